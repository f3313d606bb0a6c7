import type { Product } from '#shop/product/product.ts';
import type { DialogueTurn } from './dialogue.ts';

/** What no product is called: an expectation about a card that was not shown is not met. */
const missing = 'no such card';

/**
 * Replaces what refers to the cards shown last (`#2`, `below`, `fresh`, `facts`) by handles, prices and words.
 * Throws when a turn names a product that the shop does not have: the expectation is mistaken.
 */
export function resolveTurn(turn: DialogueTurn, shown: readonly Product[], products: readonly Product[]): DialogueTurn {
  const find = (name: string): Product | null => findReferenced(name, shown, products);
  const handles = (names: string[] | undefined) =>
    names && { names: names.map((name) => find(name)?.handle ?? missing) };
  const [shows, all, first, not] = [turn.shows, turn.all, turn.first, turn.not].map((names) => handles(names)?.names);
  const fresh = turn.fresh ? shown.map(({ handle }) => handle) : [];
  const excluded = [...(not ?? []), ...fresh];
  const says = [...(turn.says ?? []), ...(turn.facts ?? []).map((fact) => factPattern(fact, find))];
  return {
    ...turn,
    ...(shows ? { shows } : {}),
    ...(all ? { all } : {}),
    ...(first ? { first } : {}),
    ...(excluded.length > 0 ? { not: excluded } : {}),
    ...(says.length > 0 ? { says } : {}),
    ...(turn.below ? { max: lowestPrice(find(turn.below)) - 0.01 } : {}),
    ...(turn.above ? { min: lowestPrice(find(turn.above)) + 0.01 } : {}),
    ...(turn.cart
      ? { cart: turn.cart.map((line) => ({ ...line, handle: find(line.handle)?.handle ?? missing })) }
      : {}),
  };
}

function findReferenced(name: string, shown: readonly Product[], products: readonly Product[]): Product | null {
  const [, position] = /^#(\d)$/.exec(name) ?? [];
  if (position !== undefined) return shown[Number(position) - 1] ?? null;
  const product = products.find(({ handle }) => handle === name);
  if (!product) throw new Error(`The shop has no product ${name}.`);
  return product;
}

/** In euros; of no product 0. */
function lowestPrice(product: Product | null): number {
  return product ? Math.min(...product.variants.map(({ price }) => price.amount)) / 100 : 0;
}

/** The pattern of a fact such as `#2 price` or `harbor-shirt Material`, as the catalog has it now. */
function factPattern(fact: string, find: (name: string) => Product | null): RegExp {
  const at = fact.indexOf(' ');
  const [name, product] = [fact.slice(at + 1), find(fact.slice(0, at))];
  if (!product) return new RegExp(missing, 'u');
  if (name === 'price') return pricePattern(product);
  if (name === 'title') return wordsPattern(product.title);
  const detail = product.details.find((each) => each.name === name);
  if (!detail) throw new Error(`${product.handle} has no detail ${name}.`);
  return wordsPattern(detail.value);
}

/** The price of any of its variants, with or without cents. */
function pricePattern({ variants }: Product): RegExp {
  const amounts = variants.map(({ price: { amount } }) => {
    const cents = String(amount % 100).padStart(2, '0');
    return `${Math.floor(amount / 100)}${cents === '00' ? '(?:[.,]00)?' : `[.,]${cents}`}`;
  });
  return new RegExp(`(?<!\\d)(?:${amounts.join('|')})(?![.,]?\\d)`, 'u');
}

function wordsPattern(text: string): RegExp {
  const words = text.split(/\s+/u).map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`));
  return new RegExp(words.join(String.raw`\s+`), 'iu');
}
