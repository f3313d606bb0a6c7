import type { AnswerWriter } from '../answers/answer-writer.ts';
import type { ActReading } from '../acts/classify-act.ts';
import type { DialogueAct } from '../acts/dialogue-act.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import { readCart, type TurnContext } from '../conversation/turn-context.ts';
import { answerCompare } from '../tools/compare-products.ts';
import { answerCart } from '../tools/get-cart.ts';
import { clearlyAsked } from '../answers/product/aspects/asked-aspects.ts';
import { offerOrder } from './request/offer-order.ts';
import { answerAskedOfShown } from './shown/answer-asked-of-shown.ts';

/**
 * Answers a message that no rule reads by its act, if that is beyond doubt, or likely and nothing can go wrong by it. false:
 * the act needs no answer of its own.
 */
export async function answerByAct(
  turn: TurnContext,
  answer: AnswerWriter,
  { reading: { act, share, isSure }, criteria }: { readonly reading: ActReading; readonly criteria: SearchCriteria },
): Promise<boolean> {
  if (!isSure && (share < likelyShare || !mayBeLikely.has(act))) return false;
  switch (act) {
    case 'order':
      return offerOrder(turn, answer, { criteria, isSure });
    case 'cart':
      await answerCart(turn, answer);
      return true;
    case 'ask':
      if (clearlyAsked(turn).some(({ aspect }) => aspect.isService)) return false;
      return answerAskedOfShown(turn, answer, { criteria, isSure });
    case 'compare':
      return answerComparison(turn, answer, criteria);
    case 'decline':
      return acceptRefusal(turn, answer);
    case 'change':
    case 'choose':
    case 'find':
    case 'narrow':
    case 'accept':
    case 'shop':
    case 'talk':
      return false;
    default:
      return act satisfies never;
  }
}

/** Nothing is added without a click, and what a product states of the question answers it. */
const mayBeLikely: ReadonlySet<DialogueAct> = new Set(['order', 'ask']);
const likelyShare = 0.75;

/** Needs two products that it may be about. */
async function answerComparison(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const { lastProducts, focus, focusBefore } = turn.memory.conversation;
  if (lastProducts.length < 2 && (focus === null || focusBefore === null)) return false;
  await answerCompare(turn, answer, criteria);
  return true;
}

/** What is in the cart may be meant to be removed. */
async function acceptRefusal(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const cart = await readCart(turn);
  if (cart !== null && cart.lines.length > 0) return false;
  answer.say(turn.messages.answers.noProblem);
  return true;
}
