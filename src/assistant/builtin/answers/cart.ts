import { routes } from '#routes.ts';
import { formatMoney } from '#shop/money.ts';
import type { Cart } from '#shop/cart.ts';
import type { Turn } from '../../turn.ts';
import type { CartSummaryData, Part } from '../../wire.ts';
import type { Voice } from '../../voice.ts';

export async function answerCart(turn: Turn, voice: Voice): Promise<void> {
  const { messages, profile } = turn;
  const facts = await voice.use('get_cart', {});
  const cart = facts.kind === 'cart' ? facts.cart : null;
  if (!cart || cart.lines.length === 0) return voice.say(messages.cartEmpty());
  voice.say(messages.cartHas(cart.count, formatMoney(cart.total, profile.locale)));
  voice.show({ type: 'data-cart-summary', data: cartSummary(cart, profile.locale) });
}

/** Checkout is only ever a link. */
export async function answerCheckout({ messages }: Turn, voice: Voice): Promise<void> {
  const facts = await voice.use('navigate', { to: 'cart' });
  voice.say(messages.checkout());
  if (facts.kind === 'link') voice.show({ type: 'data-link', data: { label: facts.label, href: facts.href } });
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

export function cartState({ revision, count }: Cart): Part {
  return { type: 'data-cart', data: { revision, count } };
}
