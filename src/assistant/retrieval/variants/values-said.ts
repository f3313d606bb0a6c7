import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { colorWords } from '#shop/lexicon/lexicon.ts';
import { besideValues } from '#shop/lexicon/words/beside-values.ts';
import { namePieces } from '../named-product.ts';
import { functionWords } from '../words/function-words.ts';
import { namedByOption } from './named-values.ts';
import { namesOfSize } from './size-names.ts';
import { sizesWithin } from './size-range.ts';
import { valueByColor } from './variant-color.ts';

/**
 * The values of a product that are all that a message says besides its name and courtesies: by their names, by a color
 * (`yellow` of `Hi-vis yellow`) or by a number with its unit (`220` of `140 x 220`, `8 ah` of `8,0 Ah`). null: it names none, or
 * says something else as well.
 */
export function valuesSaid(product: Product, message: string): readonly string[] | null {
  if (denial.test(foldAccents(message))) return null;
  const color = valueByColor(product, message);
  const named = namedByOption(product, message);
  const unnamed = product.options.filter((_, index) => named[index]?.length === 0);
  const values = [...named.flat(), ...numberedValues(unnamed, message)];
  const said = [...new Set([...values, ...(color === null ? [] : [color])])];
  const known = new Set([
    ...said.flatMap((value) => [...namePieces(value), ...sizesWithin(value), ...namesOfSize(foldAccents(value))]),
    ...[product.title, product.type ?? '', ...product.options.map(({ name }) => name)].flatMap(namePieces),
    ...said.flatMap(namePieces).map(asNumber),
  ]);
  const isOther = (piece: string): boolean =>
    !known.has(piece) && !functionWords.has(piece) && !besideValues.has(piece) && !(color && colorWords.has(piece));
  // `ok fine` chooses no fine nib.
  const isSaid = said.some((value) => namePieces(value).some((piece) => !besideValues.has(piece)));
  return !isSaid || namePieces(message).some(isOther) ? null : said;
}

const denial = /(?<!\p{L})(?:no|not|without|except|but|n't|nicht|kein\p{L}*|ohne|ausser|ikke|uten|unntatt)(?!\p{L})/u;

/** The only value of some options with a number of the message. */
function numberedValues(options: Product['options'], message: string): readonly string[] {
  const said = namePieces(message);
  const isAsked = /\?|^(?:and|in|or|what about)\b/i.test(message);
  const numbered = options
    .flatMap(({ values }) => values.map(({ value }) => value))
    .filter((value) => hasNumberSaid(namePieces(value), said, isAsked));
  return numbered.length === 1 ? numbered : [];
}

/** Of one digit only with its unit, or where it is asked about. */
function hasNumberSaid(value: readonly string[], said: readonly string[], isAsked: boolean): boolean {
  return value.some((piece, at) => {
    const place = /^\d/.test(piece) ? said.indexOf(asNumber(piece)) : -1;
    const isWithUnit = value[at + 1] !== undefined && value[at + 1] === said[place + 1];
    return place !== -1 && (isWithUnit || isAsked || asNumber(piece).length > 1);
  });
}

/** `8` of `8.0` */
export function asNumber(piece: string): string {
  return /^\d/.test(piece) ? String(Number(piece)) : piece;
}
