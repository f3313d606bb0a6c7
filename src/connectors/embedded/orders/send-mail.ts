import { routes } from '#routes.ts';
import { lineDetails } from '#shop/cart/line-details.ts';
import type { Order } from '#shop/checkout/order.ts';
import { integerOrNull } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { type CommerceSettings, readCommerceSettings } from '../commerce-settings.ts';
import { claimMail, markMailFailed, markMailSent, type QueuedMail } from './mail-queue.ts';
import type { MailOptions } from '../mailing/mail-sender.ts';
import type { MailMessage } from '../mailing/mailers.ts';
import { composeOrderNotice, composeStockNotice, composeWithdrawalNotice, type LowStock } from './merchant-mail.ts';
import { composeEventMessage, composeOrderMessage, composeWithdrawalMessage } from './order-mail.ts';
import { findOrderByToken } from './orders.ts';

/** Sends what is due. Each email is claimed first, so that no two processes send it. */
export async function sendDueMail(options: MailOptions): Promise<void> {
  const { store, clock, warn } = options;
  try {
    for (let mail = claimMail(store, nowOf(clock)); mail; mail = claimMail(store, nowOf(clock)))
      await sendMail(options, mail);
  } catch (error) {
    warn(`Emails could not be sent: ${String(error)}`);
  }
}

async function sendMail(options: MailOptions, mail: QueuedMail): Promise<void> {
  const { store, clock, send, warn } = options;
  const order = findOrderByToken(store, mail.token);
  try {
    const message = order && composeMail(options, mail, order);
    if (message) await send(message);
    markMailSent(store, mail.id, nowOf(clock));
  } catch (error) {
    markMailFailed(store, mail.id, String(error).slice(0, maxErrorCharacters));
    warn(`The email "${mail.kind}" of ${order?.number ?? 'an order'} could not be sent: ${String(error)}`);
  }
}

const maxErrorCharacters = 500;

/** null when there is nothing to say any more. */
function composeMail(options: MailOptions, mail: QueuedMail, order: Order): MailMessage | null {
  const { store, clock, origin, languageOf } = options;
  const settings = readCommerceSettings(store, nowOf(clock));
  const { name: shop, seller, locale, timeZone, notices } = settings;
  const given = { shop, seller, language: languageOf(locale), link: origin() + routes.order(order.token), timeZone };
  const withdrawal = order.withdrawals?.[mail.position];
  const event = order.events?.[mail.position];
  const to = notices.email;
  switch (mail.kind) {
    case 'confirmation':
      return composeOrderMessage(order, given);
    case 'withdrawal':
      return withdrawal ? composeWithdrawalMessage(order, withdrawal, given) : null;
    case 'shipped':
    case 'cancelled':
    case 'refunded':
      return event ? composeEventMessage(order, { ...event, kind: mail.kind }, given) : null;
    case 'new-order':
      return to === null ? null : composeOrderNotice(order, { ...given, to });
    case 'new-withdrawal':
      return to === null || !withdrawal ? null : composeWithdrawalNotice(order, withdrawal, { ...given, to });
    case 'low-stock': {
      const variants = lowStockOf(store, order, settings);
      return to === null || variants.length === 0 ? null : composeStockNotice(variants, { ...given, to });
    }
    default:
      return mail.kind satisfies never;
  }
}

/** The variants of an order of which few pieces are left now. */
function lowStockOf(store: Database, { lines }: Order, { notices }: CommerceSettings): readonly LowStock[] {
  const { lowStock } = notices;
  const byVariant = new Map(lines.map((line) => [line.variant.id, line]));
  return Array.from(byVariant.values()).flatMap((line) => {
    const stock = integerOrNull(
      store.first('SELECT stock FROM variant WHERE id = ?', line.variant.id) ?? { stock: null },
      'stock',
    );
    if (lowStock === null || stock === null || stock > lowStock) return [];
    return [{ name: [line.title, ...lineDetails({ variant: line.variant })].join(', '), stock }];
  });
}

function nowOf(clock: () => Date): string {
  return clock().toISOString();
}
