import { lineOf } from './form-fields.ts';

/** Something that visitors agree to by a link in an email. */
export interface OptIn<Agreement> {
  find(token: string): Promise<Agreement | null>;
  confirm(token: string): Promise<Agreement | null>;
  cancel(token: string): Promise<void>;
}

/** The token of a link in an email, which leads to the page or is posted by it; null: there is none. */
export function optInToken(fields: ReadonlyMap<string, unknown>): string | null {
  return lineOf(fields.get('token')) || null;
}

/**
 * Carries out the `action` that the page of such a link posted, `confirm` or `cancel`; a mail program that unsubscribes
 * posts `List-Unsubscribe` (RFC 8058). null: there is nothing to agree to any more.
 */
export async function changeOptIn<Agreement>(
  optIn: OptIn<Agreement>,
  token: string,
  fields: ReadonlyMap<string, unknown>,
): Promise<Agreement | null> {
  const action = fields.has('List-Unsubscribe') ? 'cancel' : fields.get('action');
  if (action === 'cancel') await optIn.cancel(token);
  return action === 'confirm' ? optIn.confirm(token) : optIn.find(token);
}
