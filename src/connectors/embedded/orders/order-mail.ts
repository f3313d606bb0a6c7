import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { lineDetails } from '#shop/cart/line-details.ts';
import type { Order } from '#shop/checkout/order.ts';
import { formatMoney, type Money } from '#shop/product/money.ts';
import { createFolder } from '#storage/create-folder.ts';

/** An e-mail in plain text. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface OrderMessageOptions {
  /** The shop's name. */
  readonly shop: string;
  readonly locale: string;
  /** URL of the order's page. */
  readonly link: string;
}

/** Composes the confirmation of an order. */
export function composeOrderMessage(order: Order, { shop, locale, link }: OrderMessageOptions): MailMessage {
  const money = (amount: Money): string => formatMoney(amount, locale);
  const { buyer, lines, subtotal, discount, delivery, total, tax, method } = order;
  const sums = [
    `Subtotal: ${money(subtotal)}`,
    ...(discount.amount > 0 ? [`Discount: −${money(discount)}`] : []),
    `Delivery, ${method.name.toLowerCase()}: ${delivery.amount === 0 ? 'free' : money(delivery)}`,
    `Total: ${money(total)}`,
    ...(tax ? [`Of which VAT, ${tax.rate} per cent: ${money(tax.amount)}`] : []),
  ];
  const paragraphs = [
    `Thank you, ${oneLine(buyer.name)}. We have your order ${order.number}.`,
    lines
      .map((line) => `${line.quantity} × ${[line.title, ...lineDetails(line)].join(', ')}: ${money(line.total)}`)
      .join('\n'),
    sums.join('\n'),
    ['Goes to:', buyer.name, buyer.street, buyer.addition, `${buyer.postcode} ${buyer.city}`, buyer.country]
      .filter(Boolean)
      .map(oneLine)
      .join('\n'),
    ...(order.note ? [`Your note: ${order.note}`] : []),
    'You pay by invoice, within fourteen days. It comes with the parcel.',
    `Your order: ${link}`,
    shop,
  ];
  return { to: buyer.email, subject: `Your order ${order.number} at ${shop}`, text: `${paragraphs.join('\n\n')}\n` };
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
