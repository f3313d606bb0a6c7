import { valueSentence } from '../answers/product/option-sentences.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { parseCartIntent } from '../cart/wording/cart-intent.ts';
import { readFragment } from '../cart/wording/order-fragment.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { readAs } from '../language/read-message.ts';
import { earlierValues } from '../retrieval/variants/earlier-values.ts';
import { findNamedVariants } from '../retrieval/variants/named-values.ts';
import { shownProduct } from '../rules/answer-value.ts';
import { focusOn } from './focus-on.ts';
import { isQuestion } from './question-form.ts';

/**
 * Takes the values of the product spoken of that a message names before a question, `sage then. will one tin do`, „gut, in
 * 42, sind die aus Leder“: says whether they are to be had, and returns the turn with the question alone, which is of that
 * variant from then on. Any other turn as it is.
 */
export async function takeChoice(turn: TurnContext, answer: AnswerWriter): Promise<TurnContext> {
  const product = await shownProduct(turn);
  if (!product) return turn;
  for (const { index, 0: sign } of [...turn.typed.matchAll(breaks)].toReversed()) {
    const choice = readAs(turn, turn.typed.slice(0, index).trim());
    const question = readAs(turn, turn.typed.slice(index + sign.length).trim());
    const said =
      parseCartIntent(choice.message) === null ? readFragment(product, choice.message.replace(/^no, /i, '')) : null;
    if (!said || said.values.length === 0 || said.quantity !== null) continue;
    if (!isQuestion(question) || parseCartIntent(question.message) !== null) continue;
    const text = said.values.join(' ');
    const { variants } = findNamedVariants(product, [text, ...earlierValues(turn.memory.conversation, product)]);
    const variant = variants.find(({ available }) => available) ?? variants[0];
    if (!variant) continue;
    const match = { product, variant, reason: null };
    answer.say(valueSentence(turn, match, text));
    answer.showProducts([match]);
    focusOn(turn, match, said.values);
    return question;
  }
  return turn;
}

/** Between a choice and a question. */
const breaks = /\s*[.,;!]+\s+|\s+[–—-]\s+/g;
