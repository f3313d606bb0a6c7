import { freeDeliveryProgress } from '#shop/cart/free-delivery.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import type { Rule } from '../rules/rule.ts';
import { getCart } from './get-cart.ts';
import { answerPolicy } from './search/search-policies.ts';

/** `how much more for free delivery`, `do I reach free shipping`: by what is in the cart. */
export const freeDeliveryRule: Rule = {
  pattern:
    /\b(?:how much (?:more|is missing|missing|is left|left|further)|(?:do|did|have|will) i (?:already )?(?:reach|reached|get|got|qualify|have)|(?:what|how much) do i (?:still )?need|missing|short of|away from)\b.*\bfree (?:delivery|shipping|postage)\b/,
  answer: answerFreeDelivery,
};

async function answerFreeDelivery(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { profile, messages } = turn;
  const { cart } = (await answer.callTool(getCart, {})).result;
  const progress = cart && freeDeliveryProgress(cart, profile.delivery.freeFrom);
  if (!progress) return answerPolicy(turn, answer, 'how much is delivery');
  const { untilFreeDelivery, deliveryIsFree } = messages.answers;
  const amount = formatMoney(progress.left, profile.locale);
  answer.say(progress.left.amount > 0 ? untilFreeDelivery({ amount }) : deliveryIsFree);
}
