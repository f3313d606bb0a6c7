import type { Order, Withdrawal } from '#shop/checkout/order.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { MailMessage } from '../mailing/mailers.ts';
import { addressLines, lineTexts, type OrderMessageOptions, sumTexts } from './order-mail.ts';

export interface MerchantMessageOptions extends Omit<OrderMessageOptions, 'seller'> {
  /** Address of the merchant. */
  readonly to: string;
}

/** Composes the notice of a new order, with all that is needed to send it. */
export function composeOrderNotice(order: Order, { to, shop, language, link }: MerchantMessageOptions): MailMessage {
  const { locale, messages } = language;
  const { number, buyer, note, total } = order;
  const paragraphs = [
    lineTexts(order, language).join('\n'),
    sumTexts(order, language).join('\n'),
    [...addressLines(buyer, locale), buyer.email, buyer.phone].filter(Boolean).join('\n'),
    ...(note ? [messages.merchant.note({ note })] : []),
    messages.link({ link }),
  ];
  const subject = messages.merchant.order({ number, amount: formatMoney(total, locale), shop });
  return { to, subject, text: `${paragraphs.join('\n\n')}\n` };
}

/** Composes the notice that a buyer has withdrawn from lines of an order. */
export function composeWithdrawalNotice(
  order: Order,
  withdrawal: Withdrawal,
  { to, shop, language, link }: MerchantMessageOptions,
): MailMessage {
  const { messages } = language;
  const lines = order.lines.filter((_, position) => withdrawal.lines.includes(position));
  const paragraphs = [lineTexts({ lines }, language).join('\n'), order.buyer.email, messages.link({ link })];
  const subject = messages.merchant.withdrawal({ number: order.number, shop });
  return { to, subject, text: `${paragraphs.join('\n\n')}\n` };
}

/** A variant of which few pieces are left. */
export interface LowStock {
  readonly name: string;
  readonly stock: number;
}

/** Composes the notice that few pieces of some variants are left. */
export function composeStockNotice(
  variants: readonly LowStock[],
  { to, shop, language }: Omit<MerchantMessageOptions, 'link'>,
): MailMessage {
  const { merchant } = language.messages;
  const lines = variants.map(({ name, stock }) => merchant.stockLine({ name, count: stock }));
  const [first] = variants;
  const subject =
    variants.length === 1 && first ? merchant.stockOf({ name: first.name, shop }) : merchant.stock({ shop });
  return { to, subject, text: `${lines.join('\n')}\n` };
}
