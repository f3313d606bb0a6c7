import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { asksForCheaper, describeCriteria } from '../../answers/describe-criteria.ts';
import { foundText } from '../../answers/found-text.ts';
import {
  asksWhetherThereIs,
  generalCriteria,
  isGuess,
  nothingText,
  wordsWithoutMeaning,
} from '../../answers/nothing-found.ts';
import { understoodSearch } from './understood-search.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findClosest } from '../../retrieval/closest-products.ts';
import { isCalledSo } from '../../retrieval/find-products.ts';
import { isCondition, searchTermOfCriteria } from '../../retrieval/relax-criteria.ts';
import { hasNameOrKind } from '../../retrieval/words/name-words.ts';
import { mentionsWords } from '../../retrieval/variants/match-variant.ts';
import { quoteTextWith } from './quote-nearest.ts';
import { rememberSearch, runSearch, showOutcome } from './search-products.ts';

/** Searches, and says how many products match, which conditions were dropped, or that products only come close. */
export function answerSearch(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  return answerSearchOr(turn, answer, { criteria, otherwise: async () => false });
}

export interface SearchRequest {
  readonly criteria: SearchCriteria;
  /** Answers in another way; false: it does not. */
  readonly otherwise: (found: 'nothing' | 'close') => Promise<boolean>;
}

/** The same, but where products only come close or conditions were dropped, `otherwise` may answer: it then returns true. */
export async function answerSearchOr(
  turn: TurnContext,
  answer: AnswerWriter,
  { criteria, otherwise }: SearchRequest,
): Promise<void> {
  const outcome = await runSearch(turn, answer, { criteria, skip: [] });
  if (outcome.found.length > 0 && (outcome.isClose || outcome.dropped.length > 0) && (await otherwise('close'))) return;
  if (outcome.found.length === 0 && (await otherwise('nothing'))) return;
  const isDearer = asksForCheaper.test(turn.message) && (outcome.dropped.includes('price') || outcome.isClose);
  const isFar = outcome.isClose && !isCalledSo(outcome);
  const isMissed = outcome.found.length === 0 || isDearer || isFar || (await isGuess(turn, outcome));
  const isOther = outcome.dropped.includes('price') || !isCalledSo(outcome);
  if ((isMissed || isOther) && asksForGift(turn.message) && (await answerGift(turn, answer, criteria))) return;
  if (isMissed) return answerNothing(turn, answer, criteria);
  rememberSearch(turn, outcome, []);
  answer.say(foundText(turn, criteria, outcome));
  showOutcome(turn, answer, outcome);
}

/**
 * `present for my sister who plays chess, about 30` where nothing is for that: what costs as much, or is for that age. false:
 * nothing else is known of it.
 */
async function answerGift(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const general = ofConditionsOnly(criteria);
  const outcome = general && (await runSearch(turn, answer, { criteria: general, skip: [] }));
  if (!outcome || outcome.found.length === 0 || outcome.isClose || outcome.dropped.length > 0) return false;
  rememberSearch(turn, outcome, []);
  answer.say(foundText(turn, criteria, { ...outcome, dropped: [`“${searchTermOfCriteria(criteria)}”`] }));
  showOutcome(turn, answer, outcome);
  return true;
}

function asksForGift(message: string): boolean {
  return /\b(?:gifts?|presents?|(?:\p{L}+)?geschenke?|(?:ver)?schenken|mitbringsel|(?:jule|bursdags|bryllups)?gave|presang|gi bort)\b|\bsomething for (?:my|our|an?) \p{L}/iu.test(
    message,
  );
}

/** Without what is looked for; null where no price or measure is said, or nothing is looked for. */
function ofConditionsOnly(criteria: SearchCriteria): SearchCriteria | null {
  const { priceMin, priceMax, measures = [], terms } = criteria;
  const isBound = priceMin !== null || priceMax !== null || measures.length > 0;
  if (!isBound || searchTermOfCriteria(criteria) === '') return null;
  return { ...criteria, terms: terms.filter((term) => term.negated || isCondition(term)), words: [], phrase: '' };
}

/** Searches, and only shows products that match all criteria, and are called so or of the kind that the question names. */
export async function answerWholeSearch(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<void> {
  const outcome = await runSearch(turn, answer, { criteria, skip: [] });
  const term = searchTermOfCriteria(criteria);
  const isAbout = outcome.found.some(({ product }) => hasNameOrKind(product, criteria.words, term));
  // `what is VESA`: no product is called so, but some say it.
  const mentioning = outcome.found.filter(({ product }) => mentionsWords(product, criteria.words));
  const isMentioned = mentioning.length > 0 && mentioning.length === outcome.found.length;
  if (!(isAbout || isMentioned) || outcome.dropped.length > 0) return answerNothing(turn, answer, criteria);
  rememberSearch(turn, outcome, []);
  answer.say(foundText(turn, criteria, outcome));
  showOutcome(turn, answer, outcome);
}

/** Where nothing is known of a compound, what its last part names comes closest. */
async function answerNothing(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const general = await generalCriteria(turn, criteria);
  const outcome = general && (await runSearch(turn, answer, { criteria: general, skip: [] }));
  if (outcome && outcome.found.length > 0 && !outcome.isClose && outcome.dropped.length === 0 && isCalledSo(outcome)) {
    rememberSearch(turn, outcome, []);
    answer.say(turn.messages.answers.comesClose({ what: describeCriteria(criteria, turn) }));
    return showOutcome(turn, answer, outcome);
  }
  const closest = tellsNeed(turn.message) ? await findClosest(turn, criteria) : [];
  if (closest.length > 0) {
    const near = { found: closest, total: null, isMore: false, dropped: [], isClose: true, criteria };
    rememberSearch(turn, near, []);
    answer.say(turn.messages.answers.comesClose({ what: describeCriteria(criteria, turn) }));
    return showOutcome(turn, answer, near);
  }
  if (await answerUnderstood(turn, answer, criteria)) return;
  // `gait analysis` is no product, but what the shop offers.
  const unknown = asksWhetherThereIs(turn.message) ? [] : await wordsWithoutMeaning(turn, criteria);
  if (await quoteTextWith(turn, answer, unknown)) return;
  const { suggestions: texts } = turn.messages.answers;
  // `and in wood?` still is about what was looked for.
  turn.memory.conversation = {
    ...turn.memory.conversation,
    foundNothing: true,
    lastSearch: criteria,
    shownHandles: [],
  };
  answer.say(await nothingText(turn, criteria));
  const { collections } = await turn.vocabulary();
  const suggestions = collections.slice(0, 3).map(({ title }) => texts.collection({ title }));
  answer.show({ type: 'data-suggestions', data: { suggestions } });
}

/** Shows what is all that is understood, and says what was left out. false: there is no such thing. */
async function answerUnderstood(turn: TurnContext, answer: AnswerWriter, asked: SearchCriteria): Promise<boolean> {
  const understood = await understoodSearch(turn, asked);
  const outcome = understood && (await runSearch(turn, answer, { criteria: understood.criteria, skip: [] }));
  if (!outcome || outcome.found.length === 0 || outcome.isClose || outcome.dropped.length > 0) return false;
  const { words } = understood.criteria;
  if (!isCalledSo(outcome) && !outcome.found.every(({ product }) => mentionsWords(product, words))) return false;
  rememberSearch(turn, outcome, []);
  answer.say(foundText(turn, asked, { ...outcome, dropped: [`“${understood.left}”`] }));
  showOutcome(turn, answer, outcome);
  return true;
}

/** `my pond is green, what helps`: no question of another kind, and none whether there is a thing. */
function tellsNeed(message: string): boolean {
  const isQuestion =
    /^(?:(?:and|but|so|ok)[\s,]+)*(?:how|what|when|where|who|why|which|womit|can|could|may|must|should|do|does|is|are|will)\b/i;
  return (
    !asksWhetherThereIs(message) &&
    (!isQuestion.test(message) || /\b(?:helps?|against|hilft|gegen|hjelper|mot)\b/i.test(message))
  );
}
