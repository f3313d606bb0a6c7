import { plainText } from '../plain-text.ts';
import { text } from '../row.ts';
import type { Store } from '../store.ts';
import type { ProductInput } from '../write/input.ts';
import { readInputs } from '../write/read-inputs.ts';
import { joined, saidByDetails } from './details.ts';
import type { Texts } from './entry.ts';

/** Titles of all collections by their handles. */
export type CollectionTitles = ReadonlyMap<string, string>;

export function readCollectionTitles(store: Store): CollectionTitles {
  return new Map(
    store.all('SELECT handle, title FROM collection').map((row) => [text(row, 'handle'), text(row, 'title')]),
  );
}

/** What products say, by id; those that are not there are left out. */
export function readTexts(store: Store, productIds: readonly number[]): ReadonlyMap<number, Texts> {
  const titles = readCollectionTitles(store);
  const products = readInputs(store, productIds.map(String));
  return new Map(Array.from(products, ([productId, product]) => [Number(productId), textsOf(product, titles)]));
}

/** What search reads of a product. */
export function textsOf(product: ProductInput, titles: CollectionTitles): Texts {
  const { category, facts, labels } = saidByDetails(product.details);
  const home = (product.home !== null && titles.get(product.home)) || '';
  return {
    title: product.title,
    type: product.type ?? '',
    category: joined([home, category]),
    tags: joined(product.tags.toSorted()),
    options: joined(product.options.flatMap(({ values }) => values.map(({ value }) => value))),
    vendor: product.vendor ?? '',
    subtitle: product.subtitle ?? '',
    details: facts,
    labels,
    description: plainText(product.description),
  };
}
