import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { foundText } from '../../answers/found-text.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { contentPieces, namePieces } from '../../retrieval/named-product.ts';
import { noCriteria } from '../../retrieval/resolve-product.ts';
import { refinedCriteria } from '../../rules/criteria/refine-search.ts';
import { productByOrdinal } from '../../rules/shown/referenced-product.ts';
import type { Rule } from '../../rules/rule.ts';
import { maxSkipped, rememberSearch, runSearch, showOutcome } from './search-products.ts';

/** `show me more` */
export const moreRule: Rule = {
  pattern:
    /^(?!the other(?: one)?[\s.!?]*$)(?:please )?(?:show )?(?:me )?(?:some |the )?(?:more|next|others?|rest)(?: (?:of (?:them|these|those)|results|options|please|ones?|products))*[\s.!?]*$|^(?:anything|what) else\s*\??$|^(?:and |ok )?(?:is there|are there|do you have|have you got|got|show me) (?:another(?: one)?|(?:any )?other ones|others|any others|(?:any|some)thing else)(?: like (?:it|that|this))?[\s.?]*$/,
  answer: answerMore,
};

/** Shows more products of the last search. */
async function answerMore(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { whichProduct, noMore, more } = turn.messages.answers;
  const { lastSearch: criteria, shownHandles } = turn.memory.conversation;
  if (!criteria) return answer.say(whichProduct);
  const outcome = await runSearch(turn, answer, { criteria, skip: shownHandles.slice(-maxSkipped) });
  if (outcome.found.length === 0 || outcome.isClose || outcome.dropped.length > 0) return answer.say(noMore);
  rememberSearch(turn, outcome, shownHandles);
  answer.say(more({ count: outcome.found.length }));
  showOutcome(turn, answer, outcome);
}

/** `not that one`, `no, not the LG please`, `anything but the first`. */
const rejection =
  /^(?:(?:no|nope|hmm|sorry|please|ok|but|rather)[\s,]+)*(?:not|without|(?:anything|something|everything) (?:but|except|other than)|(?:i )?do(?:n't| not) (?:like|want)) (?=(?:that|this|the|it|those|these)\b)(?<meant>[^,;.!?]*)/;

const pointing = /\b(?:that|this|the|it|those|these|ones?|products?|please|either|anymore)\b/g;

/**
 * Leaves out products that were shown and are not wanted, and shows the others of the last search. false: the message
 * rejects none of them.
 */
export async function answerRejection(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const { conversation } = turn.memory;
  const meant = rejection.exec(foldAccents(turn.message).trim())?.groups?.['meant'];
  const { lastSearch, lastProducts } = conversation;
  if (meant === undefined || lastSearch === null || lastProducts.length === 0) return false;
  const rejected = await rejectedHandles(turn, meant.replaceAll(pointing, ' '));
  if (rejected === null) return false;
  if (rejected.length === 0) {
    answer.say(turn.messages.answers.whichProduct);
    return true;
  }
  turn.memory.conversation = { ...conversation, rejected: [...conversation.rejected, ...rejected].slice(-maxSkipped) };
  await answerOthers(turn, answer, await refinedCriteria(turn, noCriteria));
  return true;
}

/** Empty: it is unclear which; null: something else is excluded than what was shown. */
async function rejectedHandles(turn: TurnContext, named: string): Promise<readonly string[] | null> {
  const { lastProducts, focus } = turn.memory.conversation;
  const handles = lastProducts.map(({ handle }) => handle);
  const ordinal = productByOrdinal(turn);
  if (ordinal) return [ordinal.handle];
  const pieces = contentPieces(named);
  if (pieces.length === 0) {
    if (/\b(?:those|these|they|them)\b/.test(turn.message)) return handles;
    return focus ? [focus.handle] : handles.length === 1 ? handles : [];
  }
  const shown = await turn.catalog.products(handles);
  const called = shown.filter((product) => isCalledBy(product, pieces)).map(({ handle }) => handle);
  return called.length > 0 && (called.length < handles.length || handles.length === 1) ? called : null;
}

function isCalledBy({ title, vendor }: Product, pieces: readonly string[]): boolean {
  const name = new Set(namePieces(`${title} ${vendor ?? ''}`));
  return pieces.every((piece) => name.has(piece));
}

/** Only what meets the conditions without leaving anything out is offered instead. */
async function answerOthers(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const outcome = await runSearch(turn, answer, { criteria, skip: [] });
  if (outcome.found.length === 0 || outcome.isClose || outcome.dropped.length > 0)
    return answer.say(turn.messages.answers.noOther);
  rememberSearch(turn, outcome, turn.memory.conversation.shownHandles);
  answer.say(foundText(turn, criteria, outcome));
  showOutcome(turn, answer, outcome);
}
