import { routes } from '#routes.ts';
import { formatMoney } from '#shop/money.ts';
import type { Cart } from '#shop/cart.ts';
import type { TurnContext } from '../../turn.ts';
import type { CartSummaryData, ChatStreamPart } from '../../wire.ts';
import type { AnswerWriter } from '../../voice.ts';

export async function answerCart(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { messages, profile } = turn;
  const result = await answer.callTool('get_cart', {});
  const cart = result.kind === 'cart' ? result.cart : null;
  if (!cart || cart.lines.length === 0) return answer.say(messages.cartEmpty());
  answer.say(messages.cartHas(cart.count, formatMoney(cart.total, profile.locale)));
  answer.show({ type: 'data-cart-summary', data: cartSummary(cart, profile.locale) });
}

/** Checkout is only ever a link. */
export async function answerCheckout({ messages }: TurnContext, answer: AnswerWriter): Promise<void> {
  const result = await answer.callTool('navigate', { to: 'cart' });
  answer.say(messages.checkout());
  if (result.kind === 'link') answer.show({ type: 'data-link', data: { label: result.label, href: result.href } });
}

export function cartSummary(cart: Cart, locale: string): CartSummaryData {
  return {
    lines: cart.lines.map(({ title, variant, quantity, total }) => ({
      title: [title, ...variant.options.map(({ value }) => value)].join(', '),
      quantity,
      total: formatMoney(total, locale),
    })),
    total: formatMoney(cart.total, locale),
    href: routes.cart(),
  };
}

export function cartState({ revision, count }: Cart): ChatStreamPart {
  return { type: 'data-cart', data: { revision, count } };
}
