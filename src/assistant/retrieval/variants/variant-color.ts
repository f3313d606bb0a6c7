import { isColorWord } from '#shop/product/color-words.ts';
import type { Product } from '#shop/product/product.ts';
import { isStopWord } from '#shop/text/tokenize.ts';
import { namePieces } from '../named-product.ts';
import { namedValues } from './named-values.ts';

/**
 * The option value that a request means by its color: `the yellow one` is `Safety Yellow`. null: a value is named as it
 * is, several have the color, or the request has another shade of it, as `light blue` of `Navy Blue`.
 */
export function valueByColor(product: Pick<Product, 'options'>, text: string): string | null {
  const pieces = namePieces(text);
  const colors = new Set(pieces.filter((piece, index) => isColorWord(piece) && isFunctionWord(pieces[index - 1])));
  const values = product.options.map((option) => option.values.map(({ value }) => value));
  const open = values.filter((known) => namedValues(known, text).length === 0).flat();
  const [meant, ...others] = open.filter((value) => namePieces(value).some((piece) => colors.has(piece)));
  return meant !== undefined && others.length === 0 && colors.has(namePieces(meant).at(-1) ?? '') ? meant : null;
}

function isFunctionWord(piece: string | undefined): boolean {
  return piece === undefined || isStopWord({ surface: piece });
}
