import { routes } from '#routes.ts';
import type { Database } from '#storage/database.ts';
import { flag, id, integer, type SqlRow, strings, text } from '#storage/row.ts';
import { readCommerceSettings } from '../commerce-settings.ts';
import type { MailMessage } from '../orders/mailers.ts';
import type { MailOptions } from '../orders/send-mail.ts';
import { confirmWithinMs } from './stock-alerts.ts';

/**
 * Sends what is due: the link that confirms a request, and the one email when the variant is available, after which the
 * request is deleted. Each is claimed first, so that no two processes send it; one that fails is retried.
 */
export async function sendStockAlerts(mailing: MailOptions): Promise<void> {
  try {
    for (let alert = claimAlert(mailing); alert; alert = claimAlert(mailing)) await sendAlert(mailing, alert);
  } catch (error) {
    mailing.warn(`Emails about products that are back in stock could not be sent: ${String(error)}`);
  }
}

/** Before an email that failed is tried again. */
const retryMs = 5 * 60_000;

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
SELECT a.id alert_id, a.token, a.email, a.confirmed_at IS NOT NULL confirmed, v.id, v.option_values, p.title, p.handle
FROM stock_alert a JOIN variant v ON v.id = a.variant_id JOIN product p ON p.id = v.product_id
WHERE (a.mail_tried_at IS NULL OR a.mail_tried_at < ?) AND (
  a.confirmed_at IS NULL AND a.confirm_mailed_at IS NULL AND a.requested_at > ?
  OR a.confirmed_at IS NOT NULL AND v.available AND p.status = 'published')
ORDER BY a.id LIMIT 1`;

function claimAlert({ store, clock }: MailOptions): DueAlert | null {
  const now = clock().getTime();
  const before = (ms: number): string => new Date(now - ms).toISOString();
  const findDue = (): SqlRow | null => store.first(selectDue, before(retryMs), before(confirmWithinMs));
  if (!findDue()) return null;
  return store.transaction(() => {
    const row = findDue();
    if (!row) return null;
    store.run('UPDATE stock_alert SET mail_tried_at = ? WHERE id = ?', before(0), integer(row, 'alert_id'));
    return toDueAlert(row);
  });
}

function toDueAlert(row: SqlRow): DueAlert {
  return {
    id: integer(row, 'alert_id'),
    token: text(row, 'token'),
    email: text(row, 'email'),
    isConfirmed: flag(row, 'confirmed'),
    product: [text(row, 'title'), ...strings(row, 'option_values')].join(', '),
    handle: text(row, 'handle'),
    variantId: id(row),
  };
}

async function sendAlert(mailing: MailOptions, alert: DueAlert): Promise<void> {
  const { store, clock, send, warn } = mailing;
  try {
    await send(composeAlert(mailing, alert));
    markSent(store, alert, clock().toISOString());
  } catch (error) {
    warn(`An email about ${alert.product} could not be sent: ${String(error)}`);
  }
}

/** What was sent once is deleted with the address. A link that was sent may now be followed by the email it is for. */
function markSent(store: Database, { id: alertId, isConfirmed }: DueAlert, now: string): void {
  if (isConfirmed) store.run('DELETE FROM stock_alert WHERE id = ?', alertId);
  else store.run('UPDATE stock_alert SET confirm_mailed_at = ?, mail_tried_at = NULL WHERE id = ?', now, alertId);
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
