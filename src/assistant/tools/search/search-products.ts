import { z } from 'zod';
import { fractionDigits } from '#shop/product/money.ts';
import { listBounds } from '#shop/listing/listing.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { criteriaPhrases } from '../../answers/describe-criteria.ts';
import { sayIfSoldOut } from '../../answers/product/product-facts.ts';
import { searchSuggestions } from '../../answers/suggestions.ts';
import type { CriteriaTerm, SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findProducts, type ProductSearch, type SearchOutcome } from '../../retrieval/find-products.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
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
