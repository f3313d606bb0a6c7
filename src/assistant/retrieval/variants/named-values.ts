import { LRUCache } from 'lru-cache';
import type { Product, Variant } from '#shop/product/product.ts';
import { besideValues } from '#shop/lexicon/words/beside-values.ts';
import { functionWords } from '../words/function-words.ts';
import { namePieces } from '../named-product.ts';
import { namesOfSizeWord } from './size-names.ts';
import { shortSize, sizesWithin } from './size-range.ts';

/** What a text says about the options of a product. */
export interface NamedVariants {
  /** The variants that have every value that the text names. */
  readonly variants: readonly Variant[];
  /** Options of which these variants still have several values. */
  readonly open: readonly string[];
  readonly isNamed: boolean;
}

/** The variants of a product that texts mean: what the first one leaves open, the next ones may say. */
export function findNamedVariants(product: Product, texts: readonly string[]): NamedVariants {
  const named = texts.map((text) => namedByOption(product, text));
  const wanted = product.options.map(
    (_, index) => named.map((each) => each[index] ?? []).find(({ length }) => length > 0) ?? [],
  );
  const variants = product.variants.filter(({ values }) =>
    wanted.every((each, index) => each.length === 0 || each.includes(values[index] ?? '')),
  );
  const open = product.options.filter((_, index) => new Set(variants.map(({ values }) => values[index])).size > 1);
  return { variants, open: open.map(({ name }) => name), isNamed: wanted.some(({ length }) => length > 0) };
}

/** The values of each option of a product that a text names. */
export function namedByOption({ options, title }: Product, text: string): readonly (readonly string[])[] {
  const own = numbersOf(title);
  return options.map(({ values }) =>
    namedValues(
      values.map(({ value }) => value),
      text,
      own,
    ),
  );
}

/** The numbers of a product's own name. */
function numbersOf(title: string): readonly string[] {
  return namePieces(title).filter((piece) => /^\d+$/.test(piece));
}

/**
 * The values of an option that a text names: `dark oak` does not name `oak` as well. A number of the product's own name
 * names none alone, `IV-500` is no `500 g`, and none at all in a code: `X9` is no loft of 9°.
 */
export function namedValues(
  values: readonly string[],
  text: string,
  ownNumbers: readonly string[] = [],
): readonly string[] {
  const said = namePieces(withoutOwnCodes(text, ownNumbers));
  const sizes = new Set(said.flatMap(namesOfSizeWord).map((name) => phraseOf([name])));
  const free = said.filter((piece) => !ownNumbers.includes(piece));
  const isSaid = (phrase: string): boolean =>
    phraseOf(said).includes(phrase) || sizes.has(phrase) || isNumberAlone(phrase, free) || isAnnounced(phrase, free);
  const found = values
    .flatMap((value) => phrasesFor(value).map((phrase) => ({ value, phrase })))
    .filter(({ phrase }) => isSaid(phrase));
  return found
    .filter(({ phrase }) => !found.some((other) => other.phrase !== phrase && other.phrase.includes(phrase)))
    .map(({ value }) => value)
    .filter((value, index, all) => all.indexOf(value) === index);
}

/** Of values that were looked at lately: most products have the same few. */
const recentPhrases = new LRUCache<string, readonly string[]>({ max: 2000 });

function phrasesFor(value: string): readonly string[] {
  const known = recentPhrases.get(value);
  if (known) return known;
  const phrases = namesOf(value).map((name) => phraseOf(withoutUnit(namePieces(name))));
  const named = phrases.filter((phrase) => phrase.trim() !== '');
  recentPhrases.set(value, named);
  return named;
}

function withoutOwnCodes(text: string, ownNumbers: readonly string[]): string {
  const codes = text.matchAll(/(?<![\p{L}\d])\p{L}{1,4}-?(?<number>\d+)(?![\p{L}\d]|[.,]\d)/gu);
  const own = [...codes].filter(({ groups }) => ownNumbers.includes(groups?.['number'] ?? ''));
  return own.reduce((rest, [code]) => rest.replace(code, ' '), text);
}

/**
 * `M (55–59 cm)` and `M 70 cm` are also called `M`, `10 / XL` is `10` and `XL`, `Presta 60 mm` is `60 mm` or `Presta`, and
 * `39–41` is asked for as 40; smaller numbers may be quantities.
 */
function namesOf(value: string): readonly string[] {
  const short = shortNames.flatMap((pattern) => pattern.exec(value.trim())?.slice(1) ?? []);
  const sizes = sizesWithin(value).filter((size) => size.length > 1 || /\p{L}/u.test(size));
  return [value, shortSize(value), ...short, ...sizes].filter((name) => name !== null);
}

const shortNames: readonly RegExp[] = [
  /^(X{0,3}[SL]|\dXL|M)[\s,:]+\(?\d.*$/i,
  /^([\p{L}\d]{1,4}) \/ ([\p{L}\d]{1,4})$/u,
  /^\p{L}[\p{L} ]* (\d+(?:[.,]\d+)? ?(?:mm|cm|m|ml|l|g|kg|inch))$/u,
  /^(\p{L}{4,}) \d+(?:[.,]\d+)? ?(?:mm|cm|m|ml|l|g|kg|inch)$/u,
];

/** The variants that a search names loosely: `uv filter 72` means the 72 mm, `160 wide in oak` the oak of 160 x 80. Empty when it names none. */
export function findLooselyNamed(product: Product, text: string): readonly Variant[] {
  const { variants, isNamed } = findNamedVariants(product, [text]);
  const own = new Set(namePieces(product.title));
  const numbers = new Set(
    namePieces(text.replaceAll(weight, ' ')).filter((piece) => /^\d+(?:\.\d+)?$/.test(piece) && !own.has(piece)),
  );
  const numbered = variants.filter(({ values }) => values.some((value) => numbers.has(namePieces(value)[0] ?? '')));
  const isNarrower = numbered.length > 0 && numbered.length < variants.length;
  return isNarrower ? numbered : isNamed ? variants : [];
}

/** `for a baby of 3 kg` names no size 3. */
const weight = /(?<!\d)\d{1,3}(?:[.,]\d+)? ?(?:kg|kilos?)\b/gi;

/** `170 x 240` names the value `170 x 240 cm`. */
function withoutUnit(pieces: readonly string[]): readonly string[] {
  return pieces.length === 4 && pieces[1] === 'x' ? pieces.slice(0, 3) : pieces;
}

function phraseOf(pieces: readonly string[]): string {
  return ` ${pieces.join(' ')} `;
}

/** `32` is the size `W32`, and `256` the `256 GB`, which hardly anyone wants as a quantity. */
function isNumberAlone(phrase: string, said: readonly string[]): boolean {
  const [, size, amount] = /^ (?:\p{L} (\d{2,})|(\d{3,}) \p{L}{1,2}) $/u.exec(phrase) ?? [];
  return said.includes(size ?? amount ?? '');
}

/** `in 28` means the `28 cm`. */
function isAnnounced(phrase: string, said: readonly string[]): boolean {
  const [, number = ''] = /^ (\d{2}) (?:cm|mm|inch|in|zoll|tommer|l|kg) $/u.exec(phrase) ?? [];
  const place = said.indexOf(number);
  const next = said[place + 1] ?? '';
  return place > 0 && said[place - 1] === 'in' && (next === '' || besideValues.has(next) || functionWords.has(next));
}
