import type { ProductDetail } from '#shop/product/product.ts';
import { markdownToText } from '#shop/text/html/plain-text.ts';
import { separateSpecifications } from '#shop/text/specifications.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { type ProductTextInput, readProductTextInputs } from '../../write/read-product-input.ts';
import type { ProductTexts } from './index-entry.ts';

/** Titles of all collections by their handles. */
export type CollectionTitles = ReadonlyMap<string, string>;

export function readCollectionTitles(store: Database): CollectionTitles {
  return new Map(
    store.all('SELECT handle, title FROM collection').map((row) => [text(row, 'handle'), text(row, 'title')]),
  );
}

/** The search texts of products by id; unknown ids are left out. */
export function readProductTexts(store: Database, productIds: readonly number[]): ReadonlyMap<number, ProductTexts> {
  const titles = readCollectionTitles(store);
  const products = readProductTextInputs(store, productIds.map(String));
  return new Map(Array.from(products, ([productId, product]) => [Number(productId), productTextsOf(product, titles)]));
}

/** The texts of a product that are indexed for search. */
export function productTextsOf(product: ProductTextInput, titles: CollectionTitles): ProductTexts {
  const { rows, text } = separateSpecifications(product.description);
  const { category, facts, labels } = textsOfDetails(product.details);
  const specifications = textsOfDetails(rows);
  const home = (product.home !== null && titles.get(product.home)) || '';
  return {
    title: product.title,
    type: product.type ?? '',
    category: joinTexts([home, category]),
    tags: joinTexts(product.tags.toSorted()),
    options: joinTexts(product.options.flatMap(({ values }) => values.map(({ value }) => value))),
    vendor: product.vendor ?? '',
    subtitle: product.subtitle ?? '',
    details: joinTexts([facts, specifications.category, specifications.facts]),
    labels: joinTexts([labels, specifications.labels, ...product.options.map(({ name }) => name)]),
    description: markdownToText(text),
  };
}

/** The details of a product as texts of the fields they are indexed in. */
export interface DetailTexts {
  /** Values of details that name a category. */
  readonly category: string;
  /** Values of the other details, or the name where the value only states presence. */
  readonly facts: string;
  /** Names of the details whose values stand alone: `Colour` of red. */
  readonly labels: string;
}

/** A negative detail is left out, so that a product is not found by what it lacks. */
function textsOfDetails(details: readonly ProductDetail[]): DetailTexts {
  const affirmed = details.filter(({ value }) => !isNegative(value));
  const [categories, others] = [affirmed.filter(isCategory), affirmed.filter((detail) => !isCategory(detail))];
  return {
    category: joinTexts(categories.map(({ value }) => value)),
    facts: joinTexts(others.map(({ name, value }) => (isPresence(value) ? name : value))),
    labels: joinTexts(others.flatMap(({ name, value }) => (isPresence(value) ? [] : [name]))),
  };
}

/** Joined by full stops, so that no compound spans two texts. */
function joinTexts(texts: readonly string[]): string {
  return texts.join(' . ');
}

function isNegative(value: string): boolean {
  return /^(?:no|none|not? .*|n\/a|false|0)$/i.test(value.trim());
}

/** A value that only states presence. */
function isPresence(value: string): boolean {
  return /^(?:yes|true|included)$/i.test(value.trim());
}

function isCategory({ name }: ProductDetail): boolean {
  return /\b(?:categor(?:y|ies)|class|department|product type)\b/i.test(name);
}
