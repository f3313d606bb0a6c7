import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { lineDetails } from '#shop/cart/line-details.ts';
import type { Messages } from '#messages/messages.ts';
import type { Buyer, Order, Withdrawal } from '#shop/checkout/order.ts';
import { formatMoment, formatSpan } from '#shop/text/dates.ts';
import { formatMoney, type Money } from '#shop/product/money.ts';
import { createFolder } from '#storage/create-folder.ts';

/** An email in plain text. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The language of messages to buyers. */
export interface MailLanguage {
  /** BCP 47. */
  readonly locale: string;
  readonly messages: Messages['mail'];
}

export interface OrderMessageOptions {
  /** The shop's name. */
  readonly shop: string;
  readonly language: MailLanguage;
  /** URL of the order's page. */
  readonly link: string;
}

/** Composes the confirmation of an order. */
export function composeOrderMessage(order: Order, { shop, language, link }: OrderMessageOptions): MailMessage {
  const { messages } = language;
  const { buyer, number, note } = order;
  const { arrives } = order.method;
  const paragraphs = [
    messages.confirmed({ name: oneLine(buyer.name), number }),
    lineTexts(order, language).join('\n'),
    sumTexts(order, language).join('\n'),
    [messages.deliverTo, ...addressLines(buyer)].join('\n'),
    ...(arrives ? [messages.arrives({ dates: formatSpan(arrives, language.locale) })] : []),
    ...(note ? [messages.note({ note })] : []),
    messages.payment,
    messages.link({ link }),
    shop,
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
  { shop, language, timeZone }: WithdrawalMessageOptions,
): MailMessage {
  const { locale, messages } = language;
  const { withdrawal: texts } = messages;
  const { buyer, number } = order;
  const lines = order.lines.filter((_, position) => withdrawal.lines.includes(position));
  const moment = formatMoment(withdrawal.receivedAt, locale, timeZone);
  const paragraphs = [
    texts.received({ name: oneLine(buyer.name), number, moment }),
    [texts.lines, ...lineTexts({ ...order, lines }, language)].join('\n'),
    texts.next,
    shop,
  ];
  return { to: buyer.email, subject: texts.subject({ number, shop }), text: `${paragraphs.join('\n\n')}\n` };
}

function lineTexts({ lines }: Order, { locale }: MailLanguage): readonly string[] {
  return lines.map((line) => {
    const name = [line.title, ...lineDetails(line)].join(', ');
    return `${line.quantity} × ${name}: ${formatMoney(line.total, locale)}`;
  });
}

function sumTexts(
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

function addressLines({ name, street, addition, postcode, city, country }: Buyer): readonly string[] {
  return [name, street, addition, `${postcode} ${city}`, country].filter(Boolean).map(oneLine);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Sends a message; rejects if the server did not accept it. */
export type SendMail = (message: MailMessage) => Promise<void>;

/** Sends messages by SMTP. */
export function smtpMailer(url: string, from: string): SendMail {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return async (message) => void (await transport.sendMail({ from, ...message }));
}

/** Writes messages to a folder as `.eml` files, for a shop without a mail server. */
export function fileMailer(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const { message: bytes, messageId } = await transport.sendMail({ from, ...message });
    createFolder(folder);
    await writeFile(join(folder, `${messageId.replace(/[^\w.-]/g, '')}.eml`), bytes, { flag: 'wx' });
  };
}
