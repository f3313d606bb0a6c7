import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findProducts } from '#catalog/search/find-products.ts';
import { indexPending } from '#catalog/search/index/index-products.ts';
import type { ProductInput } from '#catalog/write/product-input.ts';
import { saveProductDeferred } from '#catalog/write/save-product.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';

/** A search and the handles of the products that belong on top. */
export interface ShopSearch {
  readonly term: string;
  readonly best: readonly string[];
  /** Those that are fine below them. */
  readonly fine: readonly string[];
}

export interface SearchShop {
  readonly name: string;
  readonly products: readonly ProductInput[];
  /** Those with expected products. */
  readonly searches: readonly ShopSearch[];
}

/** Handles of products, best first. */
export type ShopRanker = (term: string) => readonly string[];

const folder = join(import.meta.dirname, 'shops');

/** The shops of `shops/`. */
export function readSearchShops(): readonly SearchShop[] {
  return readdirSync(folder).map((file) => {
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const [searches, products] = [true, false].map((wanted) => lines.filter((line) => line.includes('=>') === wanted));
    return {
      name: file.replace('.txt', ''),
      products: (products ?? []).map(readProduct),
      searches: (searches ?? []).map(readSearch).filter(({ best }) => best.length > 0),
    };
  });
}

/** `handle | title | vendor | type | tags | options | sku | description`. */
function readProduct(line: string): ProductInput {
  const [handle = '', title = '', vendor = '', type = '', tags = '', options = '', sku = '', description = ''] = line
    .split('|')
    .map((each) => each.trim());
  const choices = partsOf(options, ';').map((option) => {
    const [name = '', values = ''] = option.split(':');
    return sampleOption(name, partsOf(values, ','));
  });
  const first = choices[0]?.values ?? [];
  const variants = first.map(({ value }, index) => {
    const others = choices.slice(1).map(({ values }) => values[0]?.value ?? '');
    return sampleVariantInput({ sku: `${sku}-${index + 1}`, values: [value, ...others] });
  });
  return sampleProductInput({
    handle,
    title,
    vendor: vendor || null,
    type: type || null,
    tags: partsOf(tags, ','),
    options: choices,
    variants: variants.length > 0 ? variants : [sampleVariantInput({ sku: sku || null })],
    description,
  });
}

function readSearch(line: string): ShopSearch {
  const [term = '', wanted = ''] = line.split('=>');
  const [best = '', fine = ''] = wanted.split('/');
  return { term: term.trim(), best: partsOf(best, ' '), fine: partsOf(fine, ' ') };
}

function partsOf(text: string, separator: string): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The search of the project over a shop. */
export function ownRanker({ products }: SearchShop): ShopRanker {
  const store: Database = openDatabase(':memory:');
  const handles = new Map(products.map((product) => [Number(saveProductDeferred(store, product)), product.handle]));
  indexPending(store);
  return (term) => findProducts(store, term).productIds.flatMap((id) => handles.get(id) ?? []);
}

/** BM25 of SQLite's FTS5 over all text of each product: any word matches, Porter stems. */
export function plainRanker({ products }: SearchShop): ShopRanker {
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE VIRTUAL TABLE product USING fts5 (text, tokenize = 'porter unicode61 remove_diacritics 2')");
  const insert = database.prepare('INSERT INTO product (rowid, text) VALUES (?, ?)');
  for (const [index, product] of products.entries()) insert.run(index, textOf(product));
  const select = database.prepare('SELECT rowid FROM product WHERE product MATCH ? ORDER BY rank');
  return (term) => {
    const words = term.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) return [];
    return select
      .all(words.map((word) => `"${word}"`).join(' OR '))
      .flatMap(({ rowid }) => products[Number(rowid)]?.handle ?? []);
  };
}

function textOf({ title, vendor, type, tags, options, variants, description }: ProductInput): string {
  const values = options.flatMap((option) => option.values.map(({ value }) => value));
  const skus = variants.map(({ sku }) => sku ?? '');
  return [title, vendor, type, ...tags, ...values, ...skus, description.replaceAll(/<[^>]*>/g, ' ')].join(' ');
}

/** nDCG@10 of what a ranker finds: a gain of 3 for the best products, 1 for those that are fine. */
export function scoreSearch(rank: ShopRanker, { term, best, fine }: ShopSearch): number {
  const gains = rank(term).map((handle) => (best.includes(handle) ? 3 : fine.includes(handle) ? 1 : 0));
  return discountedGain(gains) / discountedGain([...best.map(() => 3), ...fine.map(() => 1)]);
}

function discountedGain(gains: readonly number[]): number {
  return gains.slice(0, 10).reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}
