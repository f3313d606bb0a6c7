import { refusalText } from '#messages/cart-refusal.ts';
import type { Messages } from '#messages/messages.ts';
import type { AppliedCode, CartLine } from '#shop/cart/cart.ts';
import type { LineChange } from '#shop/cart/seen-lines.ts';
import { isStockLow } from '#shop/product/stock.ts';
import { formatMoney, type Money } from '#shop/product/money.ts';

/** A sentence about a line that is sold out, exceeds the stock or is low in stock; null for any other line. */
export function lineWarning(
  { available, stock, quantity }: Pick<CartLine, 'available' | 'stock' | 'quantity'>,
  messages: Messages['cart']['line'],
): string | null {
  if (!available) return messages.soldOut;
  if (stock === null || stock <= 0) return null;
  if (quantity > stock) return messages.overStock({ count: stock });
  return isStockLow(stock) ? messages.lowStock({ count: stock }) : null;
}

/** All sentences about a line: what has become different since the visitor saw it, then what else there is to know. */
export function lineNotices(
  line: Pick<CartLine, 'available' | 'stock' | 'quantity' | 'price'>,
  change: LineChange | undefined,
  { messages, locale }: { readonly messages: Messages['cart']['line']; readonly locale: string },
): readonly string[] {
  const changed = change ? changeNotices(line, change, { messages, locale }) : [];
  // That there are no more has been said.
  const warning = change && change.formerQuantity !== null ? null : lineWarning(line, messages);
  return [...changed, ...(warning === null ? [] : [warning])];
}

/** Sentences about what has become different about a line since the visitor saw it. */
export function changeNotices(
  { quantity, price }: Pick<CartLine, 'quantity' | 'price'>,
  { formerPrice, formerQuantity }: LineChange,
  { messages, locale }: { readonly messages: Messages['cart']['line']; readonly locale: string },
): readonly string[] {
  const money = (amount: Money): string => formatMoney(amount, locale);
  return [
    ...(formerPrice ? [messages.newPrice({ price: money(price), former: money(formerPrice) })] : []),
    ...(formerQuantity === null ? [] : [messages.lowered({ quantity, former: formerQuantity })]),
  ];
}

/** A sentence that says why a code has no effect on this cart; null when it has one. */
export function codeWarning({ unmet }: AppliedCode, messages: Messages['cart']): string | null {
  return unmet ? refusalText(unmet.reason, unmet.detail, messages) : null;
}
