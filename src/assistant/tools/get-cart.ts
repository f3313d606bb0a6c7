import { z } from 'zod';
import { routes } from '#routes.ts';
import type { Cart } from '#shop/cart/cart.ts';
import { lineDetails } from '#shop/cart/line-details.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import type { CartSummaryData } from '../api/stream-parts.ts';
import { readCart, type TurnContext } from '../conversation/turn-context.ts';
import { sanitizeForModel } from '../model/prompt-safety.ts';
import type { Rule } from '../rules/rule.ts';
import { maxModelText } from './model-data.ts';
import { answerPolicy } from './search/search-policies.ts';
import { defineTool } from './tool.ts';

export const getCart = defineTool({
  name: 'get_cart',
  description: 'Reads the cart of this visitor.',
  input: z.object({}),
  kind: 'cart',
  run: async (_, { turn }) => ({ cart: await readCart(turn) }),
  variantIds: ({ cart }) => cart?.lines.map(({ variant }) => variant.id) ?? [],
  amounts: ({ cart }) => (cart ? amountsOf(cart) : []),
  summarize: ({ cart }) => ({ count: cart?.count ?? 0 }),
  toModelData: ({ cart }, locale) => ({ cart: cart && cartForModel(cart, locale) }),
  show: ({ cart }, answer, { profile }) =>
    cart && answer.show({ type: 'data-cart-summary', data: cartSummary(cart, profile.locale) }),
});

const cartNoun = '(?:cart|basket|bag)';

export const cartRule: Rule = {
  pattern: new RegExp(
    String.raw`\b(?:what(?:'s| is)|show|see|view|open|look at|how much is)\b.*\b(?:my|the|our) ${cartNoun}\b|^(?:(?:my |the )?(?:shopping )?cart|(?:my|the) ${cartNoun}|shopping (?:basket|bag))\s*\??$|^(?:(?:and|but|ok)[\s,]+)*(?:do|have) i (?:already |still )?(?:have|got|put|added)\b.*\bin (?:my|the) ${cartNoun}\b|^is (?:the|my|that|it)\b.*\bin (?:my|the) ${cartNoun}\b|^(?:and )?in (?:my|the) ${cartNoun}\s*\?|^(?:(?:and|so)[\s,]+)*how (?:much|many)(?: \p{L}+){0,4} in (?:my|the) ${cartNoun}\b|\bwhat (?:did|have) i (?:add|put|got?|added)\b(?! to do)|\b(?:what(?:'s| is)|how much is) (?:the|my) (?:total|sum)\b|\bhow much (?:does (?:it|that)|do i) (?:come to|owe|pay)\b|^(?:the |my |in )?total\s*\??$|\bhow much\b.*\b(?:all together|altogether|in total|everything(?! (?:cost|in (?:the|your) (?:shop|store))))\b`,
    'u',
  ),
  answer: answerCart,
};

function amountsOf({ lines, subtotal, discount, total }: Cart): readonly number[] {
  const ofLines = lines.flatMap((line) => [line.price.amount, line.total.amount]);
  return [...ofLines, subtotal.amount, discount.amount, total.amount];
}

function cartForModel({ lines, total }: Cart, locale: string): Readonly<Record<string, unknown>> {
  return {
    lines: lines.map((line) => ({
      title: sanitizeForModel(line.title, maxModelText.title),
      variant_id: line.variant.id,
      quantity: line.quantity,
      total: formatMoney(line.total, locale),
    })),
    total: formatMoney(total, locale),
  };
}

/** Says what is in the cart, and how much it is. */
export async function answerCart(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { messages, profile } = turn;
  const { cart } = (await answer.callTool(getCart, {})).result;
  if (!cart || cart.lines.length === 0) return answer.say(messages.cart.refusals.cart_empty);
  const total = formatMoney(goodsTotal(cart), profile.locale);
  answer.say(messages.answers.cartHas({ count: cart.count, total }));
  answer.show({ type: 'data-cart-summary', data: cartSummary(cart, profile.locale) });
  const [, destination] = withDelivery.exec(turn.message) ?? [];
  if (destination !== undefined) await answerPolicy(turn, answer, `how much is delivery ${destination}`);
}

/** `what's my total with delivery to Norway` */
const withDelivery = /\b(?:delivery|shipping|postage|shipped|delivered)\b(.*)$/i;

/** Without delivery, whose price depends on the country. */
function goodsTotal({ subtotal, discount }: Cart): Cart['total'] {
  return { ...subtotal, amount: subtotal.amount - discount.amount };
}

function cartSummary(cart: Cart, locale: string): CartSummaryData {
  return {
    lines: cart.lines.map((line) => ({
      title: [line.title, ...lineDetails(line)].join(', '),
      quantity: line.quantity,
      total: formatMoney(line.total, locale),
    })),
    total: formatMoney(cart.total, locale),
    href: routes.cart(),
  };
}
