import { formatMoney } from '#shop/product/money.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { askWhichProduct } from '../../answers/small-talk.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findVariant } from '../../retrieval/resolve-product.ts';
import { bothSpokenOf } from './referenced-product.ts';
import type { Rule } from '../rule.ts';
import { priceSentence } from '../../answers/product/product-sentences.ts';

/** `how much for both`: the two products shown last, each and together. */
export const bothRule: Rule = {
  pattern: /\bhow much\b.*\bboth\b|\bboth together\b/,
  answer: answerBoth,
};

async function answerBoth(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const [first, second] = await Promise.all(
    bothSpokenOf(turn.memory.conversation).map(({ handle, variantId }) => findVariant(turn.catalog, handle, variantId)),
  );
  if (!first || !second) return askWhichProduct(turn, answer);
  for (const each of [first, second]) answer.say(priceSentence(turn, each));
  const { currency, amount } = first.variant.price;
  const sum = { currency, amount: amount + second.variant.price.amount };
  answer.say(turn.messages.answers.together({ price: formatMoney(sum, turn.profile.locale) }));
  answer.showProducts([first, second]);
}
