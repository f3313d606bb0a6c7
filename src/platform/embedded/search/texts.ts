import { plainText } from '../plain-text.ts';
import { text } from '../row.ts';
import type { Database } from '../store.ts';
import type { ProductInput } from '../write/input.ts';
import { readProductInputs } from '../write/read-inputs.ts';
import { joinTexts, textsOfDetails } from './details.ts';
import type { ProductTexts } from './entry.ts';

/** Titles of all collections by their handles. */
export type CollectionTitles = ReadonlyMap<string, string>;

export function readCollectionTitles(store: Database): CollectionTitles {
  return new Map(
    store.all('SELECT handle, title FROM collection').map((row) => [text(row, 'handle'), text(row, 'title')]),
  );
}

/** What products say, by id; those that are not there are left out. */
export function readProductTexts(store: Database, productIds: readonly number[]): ReadonlyMap<number, ProductTexts> {
  const titles = readCollectionTitles(store);
  const products = readProductInputs(store, productIds.map(String));
  return new Map(Array.from(products, ([productId, product]) => [Number(productId), productTextsOf(product, titles)]));
}

/** What search reads of a product. */
export function productTextsOf(product: ProductInput, titles: CollectionTitles): ProductTexts {
  const { category, facts, labels } = textsOfDetails(product.details);
  const home = (product.home !== null && titles.get(product.home)) || '';
  return {
    title: product.title,
    type: product.type ?? '',
    category: joinTexts([home, category]),
    tags: joinTexts(product.tags.toSorted()),
    options: joinTexts(product.options.flatMap(({ values }) => values.map(({ value }) => value))),
    vendor: product.vendor ?? '',
    subtitle: product.subtitle ?? '',
    details: facts,
    labels,
    description: plainText(product.description),
  };
}
