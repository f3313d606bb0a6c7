import { z } from 'zod';
import { fractionDigits } from '#shop/product/money.ts';
import type { TermReading, CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import { findProducts } from '../retrieval/find-products.ts';
import { preferredReadings, readingsOf, type Vocabulary } from '../retrieval/vocabulary.ts';
import { contentStems, stemsOf } from '../retrieval/words.ts';
import { defineTool } from './tool.ts';

const filterSchema = z.object({
  value: z.string().max(80).describe('A colour, size, material, type, tag, maker or collection as the shop names it.'),
  exclude: z.boolean().optional().describe('True: only products without it.'),
  kind: z.enum(['option', 'type', 'tag', 'vendor', 'collection']).optional(),
});

export type ProductFilter = z.infer<typeof filterSchema>;

export const searchInputSchema = z.object({
  query: z.string().max(200).default('').describe('Words that no filter covers; may be empty.'),
  filters: z.array(filterSchema).max(8).default([]).describe('All of them must hold.'),
  price_min: z.number().min(0).optional().describe('Major units, inclusive.'),
  price_max: z.number().min(0).optional().describe('Major units, inclusive.'),
  in_stock: z.boolean().optional(),
  sort: z
    .enum(['best-selling', 'price-ascending', 'price-descending', 'created-descending', 'title-ascending'])
    .optional(),
  limit: z.int().min(1).max(12).default(4),
  skip: z.array(z.string()).max(200).default([]).describe('Handles not to show again.'),
});

export type SearchInput = z.input<typeof searchInputSchema>;

export const searchProducts = defineTool({
  name: 'search_products',
  description:
    'Finds products. Every result has all filters; when nothing has, `dropped` says what was left out: never present such a result as if it had it.',
  input: searchInputSchema,
  run: async (input, { turn }) => {
    const criteria = toCriteria(input, await turn.vocabulary(), turn.profile.currency);
    const outcome = await findProducts(turn.catalog, { criteria, limit: input.limit, skip: input.skip });
    return { kind: 'products', outcome };
  },
});

function toCriteria(
  input: z.output<typeof searchInputSchema>,
  vocabulary: Vocabulary,
  currency: string,
): SearchCriteria {
  const terms = input.filters.map((each) => ({ filter: each, term: termOf(each, vocabulary) }));
  const unknown = terms.filter(({ term }) => !term).map((each) => each.filter);
  const lookedFor = unknown.filter(({ exclude }) => !exclude).map(({ value }) => value);
  const minor = (major: number | undefined): number | null =>
    major === undefined ? null : Math.round(major * 10 ** fractionDigits(currency));
  return {
    terms: terms.flatMap(({ term }) => term ?? []),
    words: [...contentStems([input.query, ...lookedFor].join(' '))],
    priceMin: minor(input.price_min),
    priceMax: minor(input.price_max),
    available: input.in_stock ?? false,
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

/** Readings of one key in one: its values are alternatives. */
export function mergeReadings(readings: readonly TermReading[]): TermReading[] {
  const byKey = Map.groupBy(readings, ({ kind, name, values }) =>
    kind === 'collection' ? `${kind} ${values.join()}` : `${kind} ${name}`,
  );
  return [...byKey.values()].flatMap((group) => {
    const first = group[0];
    return first ? [{ ...first, values: [...new Set(group.flatMap(({ values }) => values))] }] : [];
  });
}
