import { routes } from '#routes.ts';

export interface SecurityContact {
  /** An e-mail address or a URI (https, mailto, tel); null: there is none. */
  readonly contact: string | null;
  /** BCP 47. */
  readonly locale: string;
  readonly origin: string;
  readonly now: Date;
}

/** The text of security.txt (RFC 9116), which names the contact for vulnerabilities; null without a contact. */
export function securityText({ contact, locale, origin, now }: SecurityContact): string | null {
  if (contact === null || contact === '') return null;
  return [
    `Contact: ${isUri(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${expiryAfter(now)}`,
    `Preferred-Languages: ${locale}`,
    `Canonical: ${origin}${routes.securityText()}`,
    '',
  ].join('\n');
}

/** The RFC recommends less than a year. Whole days, so that the text is the same for a day. */
function expiryAfter(now: Date): string {
  const days = Math.floor(now.getTime() / dayMs) + lifetimeDays;
  return new Date(days * dayMs).toISOString().replace('.000Z', 'Z');
}

const dayMs = 24 * 60 * 60 * 1000;
const lifetimeDays = 180;

function isUri(contact: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:)/i.test(contact);
}
