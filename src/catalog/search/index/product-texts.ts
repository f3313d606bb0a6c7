import type { ProductDetail } from '#shop/product/product.ts';
import { markdownToText } from '#shop/text/plain-text.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import type { ProductInput } from '../../write/product-input.ts';
import { readProductInputs } from '../../write/read-product-input.ts';
import type { ProductTexts } from './search-document.ts';

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
    description: markdownToText(product.description),
  };
}

/** What a product's details say of it, by how telling it is. */
export interface DetailTexts {
  /** Its place among others. */
  readonly category: string;
  /** Values, and the names of what it has or has a number of. */
  readonly facts: string;
  /** Names whose values tell by themselves: `Colour` of red. */
  readonly labels: string;
}

/** A detail that says no is left out: what a product lacks is not what it should be found for. */
export function textsOfDetails(details: readonly ProductDetail[]): DetailTexts {
  const affirmed = details.filter(({ value }) => !isNegative(value));
  const [categories, others] = [affirmed.filter(isCategory), affirmed.filter((detail) => !isCategory(detail))];
  return {
    category: joinTexts(categories.map(({ value }) => value)),
    facts: joinTexts(others.map(({ name, value }) => (isPresenceOrCount(value) ? `${name} ${value}` : value))),
    labels: joinTexts(others.flatMap(({ name, value }) => (isPresenceOrCount(value) ? [] : [name]))),
  };
}

/** No word reaches over a full stop. */
export function joinTexts(texts: readonly string[]): string {
  return texts.join(' . ');
}

function isNegative(value: string): boolean {
  return /^(?:no|none|not? .*|n\/a|false|0)$/i.test(value.trim());
}

/** It is there, or so many of it are. */
function isPresenceOrCount(value: string): boolean {
  return /^(?:yes|true|included|\d+)$/i.test(value.trim());
}

function isCategory({ name }: ProductDetail): boolean {
  return /\b(?:categor(?:y|ies)|class|department|product type)\b/i.test(name);
}
