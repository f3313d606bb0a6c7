import { colorWords } from '#shop/lexicon/lexicon.ts';
import { optionMeaning } from '#shop/listing/option-names.ts';
import { isColorWord } from '#shop/product/color-words.ts';
import type { Product } from '#shop/product/product.ts';
import { isStopWord, tokenize } from '#shop/text/tokenize.ts';
import { namePieces } from '../named-product.ts';
import { otherNamesOf } from '../words/words.ts';
import { namedValues } from './named-values.ts';

/**
 * The option value that a request means by its color, in any language: `the yellow one` is `Safety Yellow`. null: a value is
 * named as it is, several have the color, or the request has another shade of it, as `light blue` of `Navy Blue`.
 */
export function valueByColor(product: Pick<Product, 'options'>, text: string): string | null {
  const pieces = namePieces(text);
  const named = pieces.filter((piece, index) => isColor(piece) && isFunctionWord(pieces[index - 1]));
  const colors = new Set(named.flatMap((piece) => [piece, ...otherNamesOf(tokenize(piece))]));
  const values = product.options.map((option) => option.values.map(({ value }) => value));
  const open = values.filter((known) => namedValues(known, text).length === 0).flat();
  const hasColor = (piece: string): boolean => colors.values().some((color) => isShadeOf(piece, color));
  const [meant, ...others] = open.filter((value) => namePieces(value).some(hasColor));
  return meant !== undefined && others.length === 0 && hasColor(namePieces(meant).at(-1) ?? '') ? meant : null;
}

/** Whether an option is one of colors, by its name. */
export function isColorOption(name: string): boolean {
  return optionMeaning(name) === optionMeaning('color');
}

/** Letters of the shortest first part of `Rauch|grau`, and of the shortest color at the end of a word. */
const minShade = 3;

/** The color that a word (folded) of one or more parts ends with: `grau` of `rauchgrau`. null for other words. */
export function colorWithin(word: string): string | null {
  for (let cut = minShade; cut <= word.length - minShade; cut += 1)
    if (isColor(word.slice(cut))) return word.slice(cut);
  return null;
}

/** Whether a word (folded) is a color, or a shade of it in one word. */
export function isShadeOf(word: string, color: string): boolean {
  return word === color || colorWithin(word) === color;
}

/** Folded as the words of messages are, `grun`, or as names are written. */
function isColor(word: string): boolean {
  return colorWords.has(word) || isColorWord(word);
}

function isFunctionWord(piece: string | undefined): boolean {
  return piece === undefined || isStopWord({ surface: piece });
}
