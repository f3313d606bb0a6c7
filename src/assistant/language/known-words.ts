import { LRUCache } from 'lru-cache';
import type { Catalog } from '#catalog/port.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import { type Product, statedDetails } from '#shop/product/product.ts';
import { isForeignThing } from '#shop/lexicon/lexicon.ts';
import { singularize } from '#shop/text/stem.ts';
import { readingsOf, type Vocabulary } from '../retrieval/vocabulary.ts';
import { bareForm, isCompoundOf, stemsOf } from '../retrieval/words/words.ts';
import type { KnowsWord } from './replace-names.ts';

const maxWords = 5000;
const maxAgeMs = 5 * 60_000;

/** Tells whether the catalog has a word: in a title, type, maker, tag, option, collection or the name of a detail. */
export function createKnownWords(
  now: () => number,
): (catalog: Catalog, vocabulary: () => Promise<Vocabulary>) => KnowsWord {
  const known = new LRUCache<string, boolean>({ max: maxWords, ttl: maxAgeMs, ttlResolution: 0, perf: { now } });
  return (catalog, vocabulary) => async (word) => {
    const cached = known.get(word);
    if (cached !== undefined) return cached;
    const isKnown = readingsOf(await vocabulary(), stemsOf(word)).length > 0 || (await isNamed(catalog, word));
    known.set(word, isKnown);
    return isKnown;
  };
}

const productsRead = 3;

async function isNamed(catalog: Catalog, word: string): Promise<boolean> {
  const query = { scope: { kind: 'search', term: word }, filters: noFilters, sort: null, page: 1 } as const;
  const listing = await catalog.listHandles({ ...query, limit: productsRead });
  const handles = listing?.handles ?? [];
  const products = handles.length > 0 ? await catalog.products(handles) : [];
  return products.some((product) => isNamedBy(product, singularize(word)));
}

function isNamedBy(product: Product, stem: string): boolean {
  const { title, type, vendor, tags, options } = product;
  const values = options.flatMap(({ name, values: all }) => [name, ...all.map(({ value }) => value)]);
  const names = [
    title,
    type ?? '',
    vendor ?? '',
    ...tags,
    ...values,
    ...statedDetails(product).map(({ name }) => name),
  ];
  return stemsOf(names.join(' ')).includes(stem) || hasThingEndingIn([title, type ?? ''], stem);
}

/** `Müllbeutel` are `beutel`: the shop has such things, though not by that word alone. */
function hasThingEndingIn(names: readonly string[], stem: string): boolean {
  return isForeignThing(stem) && stemsOf(names.join(' ')).some((name) => isCompoundOf(bareForm(name), bareForm(stem)));
}
