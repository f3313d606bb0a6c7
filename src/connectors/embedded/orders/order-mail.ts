import { lineDetails } from '#shop/cart/line-details.ts';
import type { Messages } from '#messages/messages.ts';
import type { Buyer, Order, OrderEvent, Withdrawal } from '#shop/checkout/order.ts';
import { placeLines } from '#shop/checkout/address-format.ts';
import { countryName } from '#shop/text/intl.ts';
import { formatMoment, formatSpan } from '#shop/text/dates.ts';
import { collapseWhitespace } from '#shop/text/normalize.ts';
import { formatMoney, type Money } from '#shop/product/money.ts';
import type { MailMessage } from '../mailing/mailers.ts';

/** The language of messages to buyers. */
export interface MailLanguage {
  /** BCP 47. */
  readonly locale: string;
  readonly messages: Messages['mail'];
}

export interface OrderMessageOptions {
  /** The shop's name. */
  readonly shop: string;
  /** Who sells, the lines at the end of each email. */
  readonly seller: readonly string[];
  readonly language: MailLanguage;
  /** URL of the order's page. */
  readonly link: string;
}

/** Composes the confirmation of an order. */
export function composeOrderMessage(order: Order, { shop, seller, language, link }: OrderMessageOptions): MailMessage {
  const { messages } = language;
  const { buyer, number, note } = order;
  const { arrives } = order.method;
  const paragraphs = [
    messages.confirmed({ name: collapseWhitespace(buyer.name), number }),
    lineTexts(order, language).join('\n'),
    sumTexts(order, language).join('\n'),
    [messages.deliverTo, ...addressLines(buyer, language.locale)].join('\n'),
    ...(arrives ? [messages.arrives({ dates: formatSpan(arrives, language.locale) })] : []),
    ...(note ? [messages.note({ note })] : []),
    messages.payment,
    messages.link({ link }),
    seller.join('\n'),
  ];
  return { to: buyer.email, subject: messages.subject({ number, shop }), text: `${paragraphs.join('\n\n')}\n` };
}

export interface WithdrawalMessageOptions extends Omit<OrderMessageOptions, 'link'> {
  /** In which the moment of receipt is written. */
  readonly timeZone: string;
}

/** Composes the acknowledgement of a withdrawal: its content, and the date and time of its receipt. */
export function composeWithdrawalMessage(
  order: Order,
  withdrawal: Withdrawal,
  { shop, seller, language, timeZone }: WithdrawalMessageOptions,
): MailMessage {
  const { locale, messages } = language;
  const { withdrawal: texts } = messages;
  const { buyer, number } = order;
  const lines = order.lines.filter((_, position) => withdrawal.lines.includes(position));
  const moment = formatMoment(withdrawal.receivedAt, locale, timeZone);
  const paragraphs = [
    texts.received({ name: collapseWhitespace(buyer.name), number, moment }),
    [texts.lines, ...lineTexts({ lines }, language)].join('\n'),
    texts.next,
    seller.join('\n'),
  ];
  return { to: buyer.email, subject: texts.subject({ number, shop }), text: `${paragraphs.join('\n\n')}\n` };
}

/** Composes the email about what happened to an order: parts of it were sent, cancelled or refunded. */
export function composeEventMessage(
  order: Order,
  event: OrderEvent & { readonly kind: MailedEventKind },
  { shop, seller, language, link }: OrderMessageOptions,
): MailMessage {
  const { messages } = language;
  const { buyer, number } = order;
  const texts = messages[event.kind];
  const currency = order.total.currency;
  const paragraphs = [
    texts.text({ name: collapseWhitespace(buyer.name), number }),
    ...(event.pieces.length > 0 ? [pieceTexts(order, event).join('\n')] : []),
    ...(event.amount === null
      ? []
      : [messages.refundedAmount({ amount: formatMoney({ amount: event.amount, currency }, language.locale) })]),
    ...(event.trackingUrl === null ? [] : [messages.track({ link: event.trackingUrl })]),
    messages.link({ link }),
    seller.join('\n'),
  ];
  return { to: buyer.email, subject: texts.subject({ number, shop }), text: `${paragraphs.join('\n\n')}\n` };
}

export const mailedEventKinds = ['shipped', 'cancelled', 'refunded'] as const;

type MailedEventKind = (typeof mailedEventKinds)[number];

function pieceTexts({ lines }: Order, { pieces }: OrderEvent): readonly string[] {
  return pieces.flatMap(({ line, quantity }) => {
    const found = lines[line];
    return found ? [`${quantity} × ${[found.title, ...lineDetails(found)].join(', ')}`] : [];
  });
}

/** One text for each line: `2 × Mug, Sand: €48`. */
export function lineTexts({ lines }: Pick<Order, 'lines'>, { locale }: MailLanguage): readonly string[] {
  return lines.map((line) => {
    const name = [line.title, ...lineDetails(line)].join(', ');
    return `${line.quantity} × ${name}: ${formatMoney(line.total, locale)}`;
  });
}

/** One text for each sum, the total last but the tax in it. */
export function sumTexts(
  { subtotal, discount, delivery, total, tax, method }: Order,
  { locale, messages }: MailLanguage,
): readonly string[] {
  const money = (amount: Money): string => formatMoney(amount, locale);
  const fee = delivery.amount === 0 ? messages.free : money(delivery);
  return [
    messages.subtotal({ amount: money(subtotal) }),
    ...(discount.amount > 0 ? [messages.discount({ amount: money(discount) })] : []),
    messages.delivery({ method: method.name, amount: fee }),
    messages.total({ amount: money(total) }),
    ...(tax ? [messages.tax({ amount: money(tax.amount), rate: tax.rate })] : []),
  ];
}

/** The lines of the buyer's address, as on a parcel. */
export function addressLines(buyer: Buyer, locale: string): readonly string[] {
  const { name, street, addition, country } = buyer;
  const lines = [name, street, addition, ...placeLines(buyer), countryName(country, locale)];
  return lines.filter(Boolean).map(collapseWhitespace);
}
