import type { AnswerWriter } from '../../../answers/answer-writer.ts';
import { askWhichProduct } from '../../../answers/small-talk.ts';
import { isCartEmpty, lastAnswerWrote, type TurnContext } from '../../../conversation/turn-context.ts';
import { findVariant } from '../../../retrieval/resolve-product.ts';
import type { ProductMatch } from '../../../retrieval/variants/match-variant.ts';
import { answerCart } from '../../../tools/get-cart.ts';
import { bothSpokenOf } from '../referenced-product.ts';
import type { Rule } from '../../rule.ts';
import { asOne, saySum } from './say-prices.ts';
import { priceSentence } from '../../../answers/product/offer-sentences.ts';

/** `how much for both`, `how much is that together`: the two products shown last, each and together, or the cart. */
export const bothRule: Rule = {
  pattern:
    /\bhow much\b.*\b(?:both|together|zusammen)\b|\bboth together\b|\b(?:price|total) (?:for|of) both\b|\bwhat (?:do|does|would|will) (?:it |they |these |those )?(?:both )?(?:cost|come to)\b.*\b(?:both|(?:al)?together)\b|\bwhat (?:do|would|will) both\b.*\b(?:cost|come to)\b/,
  answer: answerBoth,
};

/** What was just put into the cart is meant, unless a message says `both`. */
async function answerBoth(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const isOfCart = !/\bboth\b/i.test(turn.message) && lastAnswerWrote(turn);
  const [first, second] = isOfCart ? [] : await bothShown(turn);
  if (!first || !second) return answerOther(turn, answer);
  saySum(turn, answer, [first, second].map(asOne));
}

function bothShown({ memory, catalog }: TurnContext): Promise<readonly (ProductMatch | null)[]> {
  return Promise.all(
    bothSpokenOf(memory.conversation).map(({ handle, variantId }) => findVariant(catalog, handle, variantId)),
  );
}

/** Where no two are meant: what is in the cart, else the one product spoken of. */
async function answerOther(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { focus } = turn.memory.conversation;
  if (!(await isCartEmpty(turn))) return answerCart(turn, answer);
  const spokenOf = focus && (await findVariant(turn.catalog, focus.handle, focus.variantId));
  if (!spokenOf || /\bboth\b/i.test(turn.message)) return askWhichProduct(turn, answer);
  answer.say(priceSentence(turn, spokenOf));
  answer.showProducts([spokenOf]);
}
