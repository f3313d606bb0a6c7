import type { Product } from '#shop/product/product.ts';
import { itemPieces, withoutRequestWords } from '../../cart/item-text.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findNamedProducts, type NamedProduct, scoreName, splitComplement } from '../../retrieval/named-product.ts';

const withoutText = { type: null, vendor: null, tags: [], handle: '', subtitle: null, summary: '', details: [] };

/** `salt and pepper mill`, `desk with oak top and black frame`: one thing has all of it by itself, not for what it fits. */
export function isNamedWhole(product: Product, pieces: readonly string[]): boolean {
  const [title] = splitComplement(product.title);
  return scoreName({ ...product, ...withoutText, title }, pieces).unknown.length === 0;
}

/** `x50` is a model number where a product has it, and else a quantity. */
export async function findNamed(
  { catalog }: TurnContext,
  text: string,
  shown: readonly Product[],
): Promise<readonly NamedProduct[]> {
  const named = await findNamedProducts(catalog, withoutRequestWords(text), shown);
  const uncounted = text.replaceAll(/(?<!\S)x\d{1,3}(?!\S)/g, ' ');
  if (uncounted === text || named.some(({ unknown }) => unknown.length === 0)) return named;
  return findNamedProducts(catalog, withoutRequestWords(uncounted), shown);
}

/** Words that are neither of the product nor about the request: they may name a value that it does not have. */
export function unknownPieces(product: Product, text: string): readonly string[] {
  const pieces = itemPieces(
    text.replaceAll(/\b(?:first|second|third|fourth|fifth|sixth|last|other|number|cheaper|cheapest)\b/g, ' '),
  );
  return pieces.length === 0 ? [] : scoreName(product, pieces).unknown;
}
