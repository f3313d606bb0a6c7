import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';

const forMen = 'for men';
const saysMen = /(?<![\p{L}])(?<!not |no |without )(?:men|mens|men's)(?![\p{L}])/u;

/**
 * That something is wanted for men, as a measure; null where a message does not say it. Few shops write it on all that is
 * for men, so that it only leaves out what is for women. Reads folded tokens.
 */
export function readGender(text: string): string | null {
  return saysMen.test(text) ? forMen : null;
}

export function isGender(measure: string): boolean {
  return measure === forMen;
}

/** Whether a title, type or tag says that a product is for women, and none that it is for men as well. */
export function isOnlyForWomen({ title, type, tags }: Product): boolean {
  const text = foldAccents([title, type ?? '', ...tags].join(' | '));
  return women.test(text) && !menToo.test(text);
}

const women = /(?<![\p{L}])(?:women|womens|women's|woman|ladies|damen|dame|dames?|kvinner?)(?![\p{L}])/u;
const menToo = /(?<![\p{L}])(?:men|mens|men's|unisex|herren|herre|menn|gents?)(?![\p{L}])/u;
