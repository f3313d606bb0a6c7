import { routes } from '#routes.ts';
import { flag, id, integer, type SqlRow, strings, text } from '#storage/row.ts';
import { readCommerceSettings } from '../commerce-settings.ts';
import { before, confirmWithinMs, markLinkSent } from '../mailing/opt-in.ts';
import { type ClaimedMail, claimRow, sendClaimed } from '../mailing/send-claimed.ts';
import type { MailMessage } from '../mailing/mailers.ts';
import type { MailOptions } from '../mailing/mail-sender.ts';

/**
 * Sends what is due: the link that confirms a request, and the one email when the variant is available, after which the
 * request is deleted. Each is claimed first, so that no two processes send it; one that fails is retried.
 */
export function sendStockAlerts(mailing: MailOptions): Promise<void> {
  return sendClaimed(mailing, 'a product that is back in stock', () => claimAlert(mailing));
}

interface DueAlert {
  readonly id: number;
  readonly token: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  /** Title with the values of the options: `Morgen mug, Ink`. */
  readonly product: string;
  readonly handle: string;
  readonly variantId: string;
}

const selectDue = `
SELECT a.id mail_id, a.token, a.email, a.confirmed_at IS NOT NULL confirmed, v.id, v.option_values, p.title, p.handle
FROM stock_alert a JOIN variant v ON v.id = a.variant_id JOIN product p ON p.id = v.product_id
WHERE (a.mail_tried_at IS NULL OR a.mail_tried_at < ?) AND (
  a.confirmed_at IS NULL AND a.confirm_mailed_at IS NULL AND a.requested_at > ?
  OR a.confirmed_at IS NOT NULL AND v.available AND p.status = 'published')
ORDER BY a.id LIMIT 1`;

function claimAlert(mailing: MailOptions): ClaimedMail | null {
  const { store, clock } = mailing;
  const now = clock();
  const row = claimRow(store, { table: 'stock_alert', now }, (triedBefore) =>
    store.first(selectDue, triedBefore, before(now, confirmWithinMs)),
  );
  if (!row) return null;
  const alert = toDueAlert(row);
  return { compose: () => composeAlert(mailing, alert), markSent: () => markSent(mailing, alert) };
}

function toDueAlert(row: SqlRow): DueAlert {
  return {
    id: integer(row, 'mail_id'),
    token: text(row, 'token'),
    email: text(row, 'email'),
    isConfirmed: flag(row, 'confirmed'),
    product: [text(row, 'title'), ...strings(row, 'option_values')].join(', '),
    handle: text(row, 'handle'),
    variantId: id(row),
  };
}

/** What was sent once is deleted with the address. */
function markSent({ store, clock }: MailOptions, { id: alertId, isConfirmed }: DueAlert): void {
  if (isConfirmed) store.run('DELETE FROM stock_alert WHERE id = ?', alertId);
  else markLinkSent(store, 'stock_alert', { id: alertId, now: clock() });
}

function composeAlert({ store, clock, origin, languageOf }: MailOptions, alert: DueAlert): MailMessage {
  const { name: shop, locale } = readCommerceSettings(store, clock().toISOString());
  const { backInStock: texts } = languageOf(locale).messages;
  const { email, product, handle, variantId, token } = alert;
  const manage = origin() + routes.stockAlert(token);
  const lines = alert.isConfirmed
    ? [texts.back({ product, link: origin() + routes.productVariant(handle, variantId) }), texts.once({ link: manage })]
    : [texts.confirm({ product, shop, link: manage }), texts.ignore];
  const subject = alert.isConfirmed ? texts.subject({ product }) : texts.confirmSubject({ product });
  return { to: email, subject, text: `${[...lines, shop].join('\n\n')}\n`, unsubscribe: manage };
}
