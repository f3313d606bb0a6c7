import { z } from 'zod';
import { fractionDigits } from '#shop/product/money.ts';
import { listBounds } from '#shop/listing/listing.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { asksForCheaper, criteriaPhrases, describeCriteria } from '../../answers/describe-criteria.ts';
import { foundText } from '../../answers/found-text.ts';
import { asksWhetherThereIs, generalCriteria, isGuess, nothingText } from '../../answers/nothing-found.ts';
import { sayIfSoldOut } from '../../answers/product/product-facts.ts';
import { searchSuggestions } from '../../answers/suggestions.ts';
import type { CriteriaTerm, SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findClosest } from '../../retrieval/closest-products.ts';
import { findProducts, isCalledSo, type ProductSearch, type SearchOutcome } from '../../retrieval/find-products.ts';
import { hasNameOrKind } from '../../retrieval/words/name-words.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { isCondition, searchTermOfCriteria } from '../../retrieval/relax-criteria.ts';
import { mergeReadings, preferredReadings, readingsOf, type Vocabulary } from '../../retrieval/vocabulary.ts';
import { contentStems, joinWithin, searchTermOf, stemsOf, tokensOf } from '../../retrieval/words/words.ts';
import { outcomeForModel } from '../model-data.ts';
import { defineTool } from '../tool.ts';

/** The most handles that a search leaves out. */
export const maxSkipped = 200;
const maxFilters = 8;

const filterSchema = z.object({
  value: z
    .string()
    .max(listBounds.valueCharacters)
    .describe('A colour, size, material, type, tag, maker or collection as the shop names it.'),
  exclude: z.boolean().optional().describe('True: only products without it.'),
  kind: z.enum(['option', 'type', 'tag', 'vendor', 'detail', 'collection']).optional(),
});

type ProductFilter = z.infer<typeof filterSchema>;

export const searchInputSchema = z.object({
  query: z.string().max(listBounds.termCharacters).default('').describe('Words that no filter covers; may be empty.'),
  phrase: z
    .string()
    .max(listBounds.termCharacters)
    .optional()
    .describe('What is looked for, as the visitor words it, without prices, options and exclusions.'),
  filters: z.array(filterSchema).max(maxFilters).default([]).describe('All of them must hold.'),
  measures: z
    .array(z.string().max(60))
    .max(maxFilters)
    .optional()
    .describe('Bounds of measures in English: `more than 10 gears`, `under 2 kg`, `at least 18 V`.'),
  price_min: z.number().min(0).optional().describe('Major units, inclusive.'),
  price_max: z.number().min(0).optional().describe('Major units, inclusive.'),
  in_stock: z.boolean().optional(),
  on_sale: z.boolean().optional().describe('Only products with a reduced price.'),
  sort: z
    .enum(['best-selling', 'price-ascending', 'price-descending', 'created-descending', 'title-ascending'])
    .optional(),
  limit: z.int().min(1).max(12).default(4),
  skip: z.array(z.string()).max(maxSkipped).default([]).describe('Handles not to show again.'),
});

export type SearchInput = z.input<typeof searchInputSchema>;

export const searchProducts = defineTool({
  name: 'search_products',
  description:
    'Finds products. When nothing meets all conditions, `dropped` says what was left out, and when nothing has all words, `comes_close` is true: never present such a result as if it were what was asked for.',
  input: searchInputSchema,
  kind: 'products',
  run: async (input, { turn }) => {
    const criteria = toCriteria(input, await turn.vocabulary(), turn.profile.currency);
    return findProducts(turn.catalog, { criteria, limit: input.limit, skip: input.skip });
  },
  products: ({ found }) => found,
  toModelData: outcomeForModel,
});

function toCriteria(
  input: z.output<typeof searchInputSchema>,
  vocabulary: Vocabulary,
  currency: string,
): SearchCriteria {
  const terms = input.filters.map((each) => ({ filter: each, term: termOf(each, vocabulary) }));
  const unknown = terms.filter(({ term }) => !term).map((each) => each.filter);
  const excluded = terms
    .filter(({ filter, term }) => filter.exclude && !term?.readings.some(({ kind }) => kind === 'option'))
    .flatMap(({ filter }) => contentStems(filter.value));
  const lookedFor = unknown.filter(({ exclude }) => !exclude).map(({ value }) => value);
  const minor = (major: number | undefined): number | null =>
    major === undefined ? null : Math.round(major * 10 ** fractionDigits(currency));
  return {
    terms: terms.flatMap(({ term }) => term ?? []),
    words: [...contentStems([input.query, ...lookedFor].join(' '))],
    ...(input.phrase === undefined ? {} : { phrase: input.phrase }),
    excluded,
    measures: (input.measures ?? []).map((measure) => tokensOf(measure).join(' ')),
    priceMin: minor(input.price_min),
    priceMax: minor(input.price_max),
    available: input.in_stock ?? false,
    ...(input.on_sale && { reduced: input.on_sale }),
    sort: input.sort ?? null,
  };
}

/** `Black or Brass` are alternatives. */
function termOf({ value, exclude, kind }: ProductFilter, vocabulary: Vocabulary): CriteriaTerm | null {
  const parts = value.split(/\s+or\s+/i).map((part) => readingsOf(vocabulary, stemsOf(part)));
  if (parts.some((readings) => readings.length === 0)) return null;
  const chosen = parts.map((readings) =>
    kind ? readings.filter((reading) => reading.kind === kind) : exclude ? readings : preferredReadings(readings),
  );
  return { label: value, negated: exclude ?? false, readings: mergeReadings(chosen.flat()) };
}

const productsShown = 4;

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
  return /\b(?:gifts?|presents?|geschenk|gave|presang)\b|\bsomething for (?:my|our|an?) \p{L}/iu.test(message);
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
  if (!isAbout || outcome.dropped.length > 0) return answerNothing(turn, answer, criteria);
  rememberSearch(turn, outcome, []);
  answer.say(foundText(turn, criteria, outcome));
  showOutcome(turn, answer, outcome);
}

/** Calls the tool; `skip` are handles that are not shown again. */
export async function runSearch(
  turn: TurnContext,
  answer: AnswerWriter,
  search: Pick<ProductSearch, 'criteria' | 'skip'>,
): Promise<SearchOutcome> {
  const skip = [...search.skip, ...turn.memory.conversation.rejected].slice(-maxSkipped);
  return (await answer.callTool(searchProducts, toInput(turn, { ...search, skip }))).result;
}

function toInput(
  { profile, message }: TurnContext,
  { criteria, skip }: Pick<ProductSearch, 'criteria' | 'skip'>,
): SearchInput {
  const major = (minor: number): number => minor / 10 ** fractionDigits(profile.currency);
  return {
    query: searchTermOf(criteria.words),
    ...(criteria.phrase === undefined
      ? {}
      : { phrase: joinWithin(criteria.phrase.split(' '), ' ', listBounds.termCharacters) }),
    filters: [
      ...criteria.terms.map(toFilter),
      ...(criteria.excluded ?? []).map((value) => ({ value, exclude: true })),
    ].slice(0, maxFilters),
    ...(criteria.measures && criteria.measures.length > 0 ? { measures: criteria.measures.slice(0, maxFilters) } : {}),
    ...(criteria.priceMin === null ? {} : { price_min: major(criteria.priceMin) }),
    ...(criteria.priceMax === null ? {} : { price_max: major(criteria.priceMax) }),
    ...(criteria.available ? { in_stock: true } : {}),
    ...(criteria.reduced ? { on_sale: true } : {}),
    ...(criteria.sort ? { sort: criteria.sort } : {}),
    limit: statedCount(message) ?? productsShown,
    skip: [...skip],
  };
}

/** `the two cheapest lamps` are two. */
function statedCount(message: string): number | null {
  const [, count = ''] =
    /\bthe (two|three|four|[2-4]) (?:cheapest|least expensive|most expensive|newest|best|most popular)\b/i.exec(
      message,
    ) ?? [];
  return parseNumberWord(count.toLowerCase());
}

function toFilter({ label, negated, readings }: SearchCriteria['terms'][number]): ProductFilter {
  const kinds = new Set(readings.map(({ kind }) => kind));
  const [only] = kinds;
  return {
    value: joinWithin([...new Set(label.split(' or '))], ' or ', listBounds.valueCharacters),
    ...(negated ? { exclude: true } : {}),
    ...(kinds.size === 1 && only && !negated ? { kind: only } : {}),
  };
}

/** The next message refines the criteria that were searched for in the end, and `more` leaves out these products. */
export function rememberSearch(
  { memory }: TurnContext,
  { found, criteria }: SearchOutcome,
  before: readonly string[],
): void {
  const shownHandles = [...before, ...found.map(({ product }) => product.handle)];
  memory.conversation = { ...memory.conversation, lastSearch: criteria, shownHandles };
}

/** Shows what was found, what was understood, and what may be asked next. */
export function showOutcome(turn: TurnContext, answer: AnswerWriter, outcome: SearchOutcome): void {
  const terms = criteriaPhrases(outcome.criteria, turn);
  if (terms.length > 0) answer.show({ type: 'data-matched', data: { terms } });
  sayIfSoldOut(turn, answer, outcome.found);
  answer.showProducts(outcome.found);
  answer.show({ type: 'data-suggestions', data: { suggestions: searchSuggestions(outcome, turn) } });
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

/** `my pond is green, what helps`: no question of another kind, and none whether there is a thing. */
function tellsNeed(message: string): boolean {
  const isQuestion =
    /^(?:(?:and|but|so|ok)[\s,]+)*(?:how|what|when|where|who|why|which|womit|can|could|may|must|should|do|does|is|are|will)\b/i;
  return (
    !asksWhetherThereIs(message) &&
    (!isQuestion.test(message) || /\b(?:helps?|against|hilft|gegen|hjelper|mot)\b/i.test(message))
  );
}
