import type { ChatStreamPart } from '#assistant/api/stream-parts.ts';
import { type SearchInput, searchInputSchema } from '#assistant/tools/search/search-products.ts';
import { contentStems } from '#assistant/retrieval/words/words.ts';
import { partsOf } from '../helpers/assistant/parts-of.ts';

/** What a question asks for, each slot in one spelling: `max 59.99`, `not oak`, `lamp vase`, `in stock`. */
export const slot = {
  named: (...words: readonly string[]) => stemmed(words.join(' ')),
  not: (word: string) => `not ${stemmed(word)}`,
  min: (euros: number) => `min ${euros.toFixed(2)}`,
  max: (euros: number) => `max ${euros.toFixed(2)}`,
  inStock: 'in stock',
  sort: (key: string) => `sort ${key}`,
} as const;

/** The slots of a search; its unknown words are one slot. */
export function slotsOfSearch(search: SearchInput | null): readonly string[] {
  if (!search) return [];
  const { query = '', filters = [], price_min: min, price_max: max, in_stock: inStock, sort } = search;
  return [
    ...filters.map(({ value, exclude }) => (exclude ? slot.not(value) : slot.named(value))),
    ...(query === '' ? [] : [`words ${query}`]),
    ...(min === undefined ? [] : [slot.min(min)]),
    ...(max === undefined ? [] : [slot.max(max)]),
    ...(inStock ? [slot.inStock] : []),
    ...(sort ? [slot.sort(sort)] : []),
  ];
}

/** The slots of the search behind an answer. */
export function slotsOfAnswer(parts: readonly ChatStreamPart[]): readonly string[] {
  const search = partsOf(parts, 'tool-input-available').find(({ toolName }) => toolName === 'search_products');
  return slotsOfSearch(search ? searchInputSchema.parse(search.input) : null);
}

/** The share of correct slots among all that were expected or recognized: 1 when none is missed or invented. */
export function slotAccuracy(answers: readonly { meant: readonly string[]; understood: readonly string[] }[]): number {
  let [right, all] = [0, 0];
  for (const { meant, understood: taken } of answers) {
    right += meant.filter((each) => taken.includes(each)).length;
    all += new Set([...meant, ...taken]).size;
  }
  return all === 0 ? 0 : right / all;
}

function stemmed(words: string): string {
  return [...contentStems(words)].sort().join(' ');
}
