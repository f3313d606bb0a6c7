import { fractionDigits } from '#shop/product/money.ts';
import type { Product } from '#shop/product/product.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { SearchOutcome } from '../retrieval/find-products.ts';
import type { ProductFilter, SearchInput } from '../tools/search-products.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { searchSuggestions } from './suggestions.ts';
import { typoBetween } from '#shop/text/edit-distance.ts';
import { stemsOf } from '../retrieval/words.ts';
import { criteriaPhrases, describeCriteria } from './describe-criteria.ts';
import type { AnswerWriter } from './answer-writer.ts';

const productsShown = 4;

/** Searches, and says how many there are, or what nothing has and what comes nearest. */
export async function answerSearch(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const outcome = await runSearch(turn, answer, { wanted: criteria, skip: [] });
  if (!outcome) return;
  if (outcome.found.length === 0 || isTooLoose(criteria, outcome)) return answerNothing(turn, answer, criteria);
  rememberSearch(turn, outcome, []);
  answer.say(foundText(turn, criteria, outcome));
  showOutcome(turn, answer, outcome);
}

const maxLooseWords = 2;

/** Many loose words find something somewhere; it is no answer when nothing is called by any of them. */
function isTooLoose({ words }: SearchCriteria, outcome: SearchOutcome): boolean {
  return words.length > maxLooseWords && isMatchedByWordsOnly(outcome) && !isNamedByWords(outcome);
}

function isMatchedByWordsOnly({ criteria: { terms, words } }: SearchOutcome): boolean {
  return words.length > 0 && terms.every(({ negated }) => negated);
}

function isNamedByWords({ found, criteria }: SearchOutcome): boolean {
  return found.some(({ product }) => isNamed(product, criteria.words));
}

/** Shows only what has all that is wanted, and a word of the question among its names: texts hold words of any kind. */
export async function answerWholeSearch(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<void> {
  const outcome = await runSearch(turn, answer, { wanted: criteria, skip: [] });
  const isAbout = outcome?.found.some(({ product }) => isNamed(product, criteria.words)) ?? false;
  if (!outcome || !isAbout || outcome.dropped.length > 0) return answerNothing(turn, answer, criteria);
  rememberSearch(turn, outcome, []);
  answer.say(foundText(turn, criteria, outcome));
  showOutcome(turn, answer, outcome);
}

/** More of the search before. */
export async function answerMore(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { messages } = turn;
  const { wanted: criteria, exhausted } = turn.memory.conversation;
  if (!criteria) return answer.say(messages.whichProduct());
  const outcome = await runSearch(turn, answer, { wanted: criteria, skip: exhausted.slice(-200) });
  if (!outcome || outcome.found.length === 0 || outcome.dropped.length > 0) return answer.say(messages.noMore());
  rememberSearch(turn, outcome, exhausted);
  answer.say(messages.moreFound(outcome.found.length));
  showOutcome(turn, answer, outcome);
}

/** By its title, type or tags, a slip of the pen allowed. */
function isNamed({ title, type, tags }: Product, words: readonly string[]): boolean {
  const names = stemsOf([title, type, ...tags].join(' '));
  return words.some((word) => names.some((name) => typoBetween(word, name) !== null));
}

async function runSearch(
  turn: TurnContext,
  answer: AnswerWriter,
  asked: { readonly wanted: SearchCriteria; readonly skip: readonly string[] },
): Promise<SearchOutcome | null> {
  const result = await answer.callTool('search_products', toInput(turn, asked));
  return result.kind === 'products' ? result.outcome : null;
}

function toInput(
  { profile }: TurnContext,
  { wanted: criteria, skip }: { wanted: SearchCriteria; skip: readonly string[] },
): SearchInput {
  const major = (minor: number): number => minor / 10 ** fractionDigits(profile.currency);
  return {
    query: criteria.words.join(' '),
    filters: criteria.terms.map(toFilter),
    ...(criteria.priceMin === null ? {} : { price_min: major(criteria.priceMin) }),
    ...(criteria.priceMax === null ? {} : { price_max: major(criteria.priceMax) }),
    ...(criteria.available ? { in_stock: true } : {}),
    ...(criteria.sort ? { sort: criteria.sort } : {}),
    limit: productsShown,
    skip: [...skip],
  };
}

function toFilter({ label, negated, readings }: SearchCriteria['terms'][number]): ProductFilter {
  const kinds = new Set(readings.map(({ kind }) => kind));
  const [only] = kinds;
  return {
    value: label,
    ...(negated ? { exclude: true } : {}),
    ...(kinds.size === 1 && only && !negated ? { kind: only } : {}),
  };
}

/** What was searched for in the end is what the next message refines; its products are not shown again by "more". */
function rememberSearch({ memory }: TurnContext, { found, criteria }: SearchOutcome, before: readonly string[]): void {
  const exhausted = [...before, ...found.map(({ product }) => product.handle)];
  memory.conversation = { ...memory.conversation, wanted: criteria, exhausted };
}

function foundText(turn: TurnContext, criteria: SearchCriteria, outcome: SearchOutcome): string {
  const { found, dropped, criteria: kept } = outcome;
  const { messages } = turn;
  const [count, what] = [found.length, describeCriteria(kept, turn)];
  if (dropped.length === 0) return exactText(turn, outcome, what);
  const isOnlyWords = dropped.every((label) => label.startsWith('“'));
  if (isOnlyWords && what !== '') return messages.leftOut(dropped.join(', '), count, what);
  return messages.relaxed(describeCriteria(criteria, turn), count, what);
}

function exactText(turn: TurnContext, outcome: SearchOutcome, what: string): string {
  const { messages } = turn;
  const { found, total, criteria } = outcome;
  const { sort } = criteria;
  if (isMatchedByWordsOnly(outcome) && !isNamedByWords(outcome))
    return messages.closest(
      `“${criteria.words.join(' ')}”`,
      found.length,
      describeCriteria({ ...criteria, words: [] }, turn),
    );
  if (sort && what === '') return messages.sortedAll[sort]();
  const text = messages.found(found.length, total, what);
  return sort && found.length > 1 ? `${text} ${messages.inOrder(messages.understood.sort[sort])}` : text;
}

function showOutcome(turn: TurnContext, answer: AnswerWriter, outcome: SearchOutcome): void {
  const terms = criteriaPhrases(outcome.criteria, turn);
  if (terms.length > 0) answer.show({ type: 'data-matched', data: { terms } });
  answer.showProducts(outcome.found);
  answer.show({ type: 'data-suggestions', data: { suggestions: searchSuggestions(outcome, turn) } });
}

async function answerNothing(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const { messages } = turn;
  answer.say(messages.nothing(describeCriteria(criteria, turn)));
  const { collections } = await turn.vocabulary();
  const suggestions = collections.slice(0, 3).map(({ title }) => messages.chips.collection(title));
  answer.show({ type: 'data-suggestions', data: { suggestions } });
}
