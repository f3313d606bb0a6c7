import type { Product } from '#shop/product/product.ts';
import { itemPieces, withoutRequestWords } from '../../cart/wording/item-text.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { hasNameEndingIn, hasWordInName } from '../../retrieval/words/name-words.ts';
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
  const named = byPartOfTitle(await findNamedProducts(catalog, withoutRequestWords(text), shown), text);
  const uncounted = text.replaceAll(/(?<!\S)x\d{1,3}(?!\S)/g, ' ');
  if (uncounted === text || named.some(({ unknown }) => unknown.length === 0)) return named;
  return byPartOfTitle(await findNamedProducts(catalog, withoutRequestWords(uncounted), shown), text);
}

/**
 * With the last part of a compound in a title as a word of it: `topf` of a `Suppentopf`, and `ball` of no `Fotballsko`. Where one
 * thing is called so, others whose names end alike may be meant too.
 */
function byPartOfTitle(named: readonly NamedProduct[], text: string): readonly NamedProduct[] {
  const pieces = itemPieces(text);
  const sure = pieces.filter((piece) => named.some((each) => isPartOfTitle(each, piece)));
  return named
    .map((each) =>
      withTitlePieces(
        each,
        sure.filter((piece) => endsTitle(each, piece)),
        pieces.length,
      ),
    )
    .toSorted((one, other) => other.score - one.score);
}

function isPartOfTitle(named: NamedProduct, piece: string): boolean {
  return /^\p{L}{4,}$/u.test(piece) && !named.inTitle.includes(piece) && hasWordInName(titleOf(named), [piece]);
}

function endsTitle(named: NamedProduct, piece: string): boolean {
  return isPartOfTitle(named, piece) || (!named.inTitle.includes(piece) && hasNameEndingIn(titleOf(named), [piece]));
}

function titleOf({ product }: NamedProduct): Pick<Product, 'title' | 'type' | 'tags'> {
  return { title: splitComplement(product.title)[0], type: null, tags: [] };
}

function withTitlePieces(named: NamedProduct, ends: readonly string[], count: number): NamedProduct {
  if (ends.length === 0) return named;
  const unknown = named.unknown.filter((piece) => !ends.includes(piece));
  const score = Math.min(1, named.score + (ends.length / count) * partWeight);
  return { ...named, unknown, inTitle: [...named.inTitle, ...ends], score };
}

/** A whole word of a title says more. */
const partWeight = 0.9;

/** Words that are neither of the product nor about the request: they may name a value that it does not have. */
export function unknownPieces(product: Product, text: string): readonly string[] {
  const pieces = itemPieces(
    text.replaceAll(/\b(?:first|second|third|fourth|fifth|sixth|last|other|number|cheaper|cheapest)\b/g, ' '),
  );
  return pieces.length === 0 ? [] : scoreName(product, pieces).unknown;
}
