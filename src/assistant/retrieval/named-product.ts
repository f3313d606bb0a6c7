import type { Catalog } from '#catalog/port.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import { listBounds } from '#shop/listing/listing.ts';
import { titleHeadNouns } from '#shop/lexicon/head-noun.ts';
import type { Product } from '#shop/product/product.ts';
import { isLikelyTypo } from '#shop/text/edit-distance.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { singularize } from '#shop/text/stem.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { functionWords } from './words/function-words.ts';
import { bareForm, joinWithin, otherNamesOf } from './words/words.ts';
import { namesOfSize } from './variants/size-names.ts';
import { sizesWithin } from './variants/size-range.ts';

/** A product with how well a message names it. */
export interface NamedProduct {
  readonly product: Product;
  /** 0 to about 1: the share of the message's pieces that the product has, those of its title counted most. */
  readonly score: number;
  /** Pieces of the message that stand in the title. */
  readonly inTitle: readonly string[];
  /** Pieces of the message that nothing of the product has. */
  readonly unknown: readonly string[];
}

/**
 * The pieces in which names are compared: words in the singular, and digits apart from letters, so that `TN-2110`,
 * `tn 2110` and `tn2110` are the same two. Numbers lose their separator of thousands; `0,5` is `0.5`.
 */
export function namePieces(text: string): readonly string[] {
  const bare = foldAccents(text)
    .replaceAll('×', 'x')
    .replaceAll(/(?<=\d)[,.](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '.');
  return (bare.match(/\p{L}+(?:'\p{L}+)*|\d+(?:\.\d+)?/gu) ?? []).map(singularize);
}

/** The words of a message that have some of the pieces, as they were typed: `TN-2110`. */
export function asTyped(message: string, pieces: readonly string[]): string {
  const words = message.match(/[\p{L}\d]+(?:[-./'’][\p{L}\d]+)*/gu) ?? [];
  return words.filter((word) => namePieces(word).some((piece) => pieces.includes(piece))).join(' ');
}

/** The pieces of a message that can be part of a name. */
export function contentPieces(text: string): readonly string[] {
  const codes = new Set(foldAccents(text).match(/\b\p{L}(?=\d)/gu));
  return [...new Set(namePieces(text).filter((piece) => piece.length === 1 || !functionWords.has(piece)))].filter(
    (piece) => codes.has(piece) || !articles.has(piece),
  );
}

/** What shoppers call the number of a product. */
export const codeNames: ReadonlySet<string> = new Set(
  'isbn ean gtin upc sku artikelnummer artikelnr varenummer varenr bestellnummer'.split(' '),
);

/** Not in front of digits: `X100`. */
const articles = new Set(['a', 'i', 'u', 'x']);
const maxSearches = 3;
const maxCandidates = 16;

/** Products that a message may name, the most likely first; `shown` are considered in any case. */
export async function findNamedProducts(
  catalog: Catalog,
  text: string,
  shown: readonly Product[] = [],
): Promise<readonly NamedProduct[]> {
  const pieces = contentPieces(text).slice(0, maxPieces);
  if (pieces.length === 0) return [];
  const found = await searchCandidates(catalog, text, pieces);
  const products = [...new Map([...shown, ...found].map((product) => [product.id, product])).values()];
  return products
    .map((product) => scoreName(product, pieces))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}

/** A message is not longer than a name by much. */
const maxPieces = 24;

async function searchCandidates(
  catalog: Catalog,
  text: string,
  pieces: readonly string[],
): Promise<readonly Product[]> {
  const codes = foldAccents(text).match(/[\p{L}\d-]*\d[\p{L}\d-]*/gu) ?? [];
  const joined = [...codes, pieces.join('')].filter((code) => /\p{L}/u.test(code) && /\d/.test(code));
  const terms = [joinWithin(pieces, ' ', listBounds.termCharacters), ...joined].filter(
    (term) => term.length <= listBounds.termCharacters,
  );
  const searches = [...new Set(terms)].slice(0, maxSearches);
  const apart = codes.filter((code) => closedUp.test(code)).map((code) => namePieces(code).join(' '));
  const lists = await Promise.all([...searches, ...apart.slice(0, 1)].map((term) => searchHandles(catalog, term)));
  if (lists.every(({ length }) => length === 0)) lists.push(...(await searchSingly(catalog, pieces)));
  return catalog.products([...new Set(lists.flat())].slice(0, maxCandidates * 2));
}

/** `gp4000`, which a title may have as `GP 4000`. */
const closedUp = /^\p{L}{1,5}\d{3,}\p{L}{0,3}$/u;

/** For a search that needs every word: by the longest ones alone. */
function searchSingly(catalog: Catalog, pieces: readonly string[]): Promise<readonly (readonly string[])[]> {
  const longest = pieces.filter(({ length }) => length > 2).toSorted((one, other) => other.length - one.length);
  return Promise.all(longest.slice(0, maxSearches).map((term) => searchHandles(catalog, term)));
}

/** Handles of the best products that a search finds. */
export async function searchHandles(catalog: Catalog, term: string): Promise<readonly string[]> {
  const query = { scope: { kind: 'search', term }, filters: noFilters, sort: null, page: 1 } as const;
  const listing = await catalog.listHandles({ ...query, limit: maxCandidates });
  return listing?.handles ?? [];
}

/** Whether some word of a text is in the name or kind of a product, under another name too. */
export function hasNameOf({ title, type, tags }: Product, text: string): boolean {
  const names = new Set([title, type ?? '', ...tags].flatMap((each) => [...namePieces(each)]));
  return contentPieces(text).some((piece) => [piece, ...otherNamesOf(tokenize(piece))].some((name) => names.has(name)));
}

/** What a piece counts by where the product has it. */
const weights = { title: 1, complement: 0.45, fact: 0.7, value: 0.6, text: 0.3 } as const;

/** How well pieces of a message name a product. */
export function scoreName(product: Product, pieces: readonly string[]): NamedProduct {
  const { title, complement, fact, value, text } = piecesOf(product);
  const fields = [
    [title, weights.title],
    [complement, weights.complement],
    [fact, weights.fact],
    [value, weights.value],
    [text, weights.text],
  ] as const;
  const scored = pieces.map((piece, index) => ({
    piece,
    weight: fields.find(([field]) => hasPiece(field, pieces, index))?.[1] ?? 0,
  }));
  const inTitle = scored.filter(({ weight }) => weight === weights.title).map(({ piece }) => piece);
  const sum = scored.reduce((total, { weight }) => total + weight, 0);
  const extra = title.size - inTitle.length;
  return {
    product,
    score: inTitle.length === 0 ? 0.5 * (sum / pieces.length) : sum / pieces.length - 0.02 * Math.max(0, extra),
    inTitle,
    unknown: scored.filter(({ piece, weight }) => isUnknown(piece, weight)).map(({ piece }) => piece),
  };
}

/** A number that only stands in a description or among the details may be meant as anything. */
function isUnknown(piece: string, weight: number): boolean {
  return weight === 0 || (weight === weights.text && /\d/.test(piece));
}

interface ProductPieces {
  readonly title: ReadonlySet<string>;
  /** What the title names after `for`: a thing that it fits or replaces. */
  readonly complement: ReadonlySet<string>;
  readonly fact: ReadonlySet<string>;
  readonly value: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

function piecesOf({
  title,
  type,
  vendor,
  tags,
  handle,
  variants,
  options,
  details,
  subtitle,
  summary,
}: Product): ProductPieces {
  const [name, rest] = splitComplement(title);
  const codes = variants.flatMap(({ sku, barcode }) => [sku ?? '', barcode ?? '']);
  const values = options.flatMap((option) => [option.name, ...option.values.map(({ value }) => value)]);
  return {
    title: withPairs(name),
    complement: withPairs(rest),
    fact: new Set([type ?? '', vendor ?? '', handle, ...tags, ...codes].flatMap((each) => [...withPairs(each)])),
    value: new Set(
      values.flatMap((each) => [...withPairs(each), ...namesOfSize(foldAccents(each)), ...sizesWithin(each)]),
    ),
    text: new Set([...details.flatMap((each) => [each.name, each.value]), subtitle ?? '', summary].flatMap(namePieces)),
  };
}

/** A title before and after `for`: `Battery`, `Luma X100`. */
export function splitComplement(title: string): readonly [name: string, complement: string] {
  const [, name = title, complement = ''] =
    /^(.*?)(?:\s(?:for|replaces|compatible with|für|til)\s(.*))?$/iu.exec(title) ?? [];
  return [name, complement];
}

/** The pieces of a text, and each two neighbours written as one: `FRITZ!Box` is also fritzbox. */
function withPairs(text: string): ReadonlySet<string> {
  const pieces = namePieces(text);
  const pairs = pieces.slice(1).map((piece, index) => `${pieces[index]}${piece}`);
  return new Set([...pieces, ...pairs.filter((pair) => /^\p{L}+$/u.test(pair))]);
}

/** Also as one word with its neighbour, and with one typo. */
function hasPiece(field: ReadonlySet<string>, pieces: readonly string[], index: number): boolean {
  const piece = pieces[index] ?? '';
  if (field.has(piece)) return true;
  if (/\d/.test(piece)) return false;
  const [before = '', after = ''] = [pieces[index - 1], pieces[index + 1]];
  if (field.has(`${before}${piece}`) || field.has(`${piece}${after}`)) return true;
  return [...field].some((each) => /^\p{L}+$/u.test(each) && isLikelyTypo(piece, each)) || hasBothParts(field, piece);
}

/** `dunposen` of a `Vognpose dun`: a compound of a word that the name has and the end of another one. */
export function hasBothParts(field: ReadonlySet<string>, piece: string): boolean {
  return [...field].some((first) => {
    const isFirst = first.length >= minPart && piece.startsWith(first);
    const rest = isFirst ? piece.slice(first.length) : '';
    // With a letter that joins them: `Hundefutter`.
    const ends = [rest, rest.replace(/^(?:es|er|en|[ensr])/, '')].map((each) => bareForm(each));
    const isLast = (name: string, end: string): boolean => end.length >= minLast && bareForm(name).endsWith(end);
    return [...field].some((each) => each !== first && ends.some((end) => isLast(each, end)));
  });
}

const minPart = 3;
const minLast = 4;

/** `matcha`, and a whisk for it: the thing itself is meant where the shop calls the others accessories; charcoal is one. */
export function withoutAccessories(likely: readonly NamedProduct[]): readonly NamedProduct[] {
  const things = likely.filter((each) => !accessoryTypes.test(foldAccents(each.product.type ?? '')) || isHead(each));
  return things.length > 0 ? things : likely;
}

/** Whether a message says what a product is: `oats`, and not only what its cookies are made with. */
export function isHead({ product, inTitle }: NamedProduct): boolean {
  return isTitledAs(product.title, inTitle);
}

/** Whether a title says by one of these stems what the thing is. */
export function isTitledAs(title: string, stems: readonly string[]): boolean {
  return titleHeadNouns(tokenize(title)).some(({ surface }) => stems.includes(singularize(foldAccents(surface))));
}

const accessoryTypes = /accessor|spare part|zubehor|ersatzteil|tilbehor|reservedel/;
