import { formatMoney } from '#shop/product/money.ts';
import type { CartLine } from '#shop/cart/cart.ts';
import type { Product } from '#shop/product/product.ts';
import { product, variant } from '../../../fixtures/shops/memory-catalog.ts';
import { type Dialogue, type DialogueTurn, parseDialogues } from '../dialogue.ts';
import type { Exchange, ShownCard } from '../run-dialogue.ts';

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' });
const named = (...values: readonly string[]) => values.map((value) => ({ value, swatch: null }));

const shirt = product({
  handle: 'shirt',
  title: 'Linen shirt',
  type: 'Shirts',
  tags: ['linen'],
  options: [
    { name: 'Size', values: named('S', 'M') },
    { name: 'Colour', values: named('White', 'Blue') },
  ],
  variants: [
    variant({ id: 'shirt-s-white', values: ['S', 'White'], price: euros(60), available: true, stock: 4 }),
    variant({ id: 'shirt-m-white', values: ['M', 'White'], price: euros(60), available: false, stock: 0 }),
    variant({ id: 'shirt-s-blue', values: ['S', 'Blue'], price: euros(65), available: true, stock: 2 }),
    variant({ id: 'shirt-m-blue', values: ['M', 'Blue'], price: euros(65), available: true, stock: 7 }),
  ],
  details: [
    { name: 'Material', value: '100% linen' },
    { name: 'Weight', value: '210 g' },
  ],
});

const scarf = product({
  handle: 'scarf',
  title: 'Wool scarf No. 5',
  type: 'Scarves',
  tags: ['wool'],
  variants: [variant({ id: 'scarf', values: [], price: euros(30), available: false, stock: 0 })],
  details: [{ name: 'Material', value: 'wool' }],
});

const mug = product({
  handle: 'mug',
  title: 'Mug',
  type: 'Mugs',
  variants: [variant({ id: 'mug', values: [], price: euros(12), available: true, stock: null })],
});

/** Three products of which everything is known, and what their shop says. */
export const sampleSources = {
  products: [shirt, scarf, mug],
  documents: 'Returns within 30 days. Shipping costs €4.95, free from €80.',
} as const;

/** The card of a variant, as the catalog has it; the first variant where none is named. */
export function sampleCard(handle: string, variantId?: string): ShownCard {
  const found = sampleSources.products.find((each) => each.handle === handle);
  const chosen = found?.variants.find(({ id }) => id === variantId) ?? found?.variants[0];
  if (!found || !chosen) throw new Error(`There is no sample ${handle}.`);
  return { card: cardOf(found, chosen), product: found, variant: chosen };
}

function cardOf(of: Product, { id, values, price, available }: Product['variants'][number]): ShownCard['card'] {
  return {
    id: of.id,
    handle: of.handle,
    title: of.title,
    look: values.join(', '),
    href: `/products/${of.handle}`,
    variantId: id,
    price: formatMoney(price, 'en-GB'),
    was: null,
    available,
    picture: null,
    reason: null,
    choices: [],
  };
}

/** A line in the cart. */
export function sampleLine(handle: string, quantity = 1, values: readonly string[] = []): CartLine {
  const { product: of, variant: chosen } = sampleCard(handle);
  if (!of || !chosen) throw new Error(`There is no sample ${handle}.`);
  return {
    id: `line-${handle}`,
    productId: of.id,
    handle,
    title: of.title,
    variant: { id: chosen.id, sku: null, options: values.map((value) => ({ name: 'Option', value })) },
    picture: null,
    quantity,
    price: chosen.price,
    compareAt: null,
    total: { amount: chosen.price.amount * quantity, currency: 'EUR' },
    stock: null,
    available: true,
  };
}

/** A dialogue as it is written in a file: `{ say: shirts, shows: shirt }`, or several turns in brackets. */
export function sampleDialogue(yaml: string): Dialogue {
  const [dialogue] = parseDialogues(`sample:\n  - ${yaml}\n`, { set: 'tuning', shop: 'fashion' });
  if (!dialogue) throw new Error('The dialogue is empty.');
  return dialogue;
}

export function sampleTurn(yaml: string): DialogueTurn {
  const [turn] = sampleDialogue(yaml).turns;
  if (!turn) throw new Error('The dialogue has no turn.');
  return turn;
}

/** An exchange in which nothing was shown and nothing was written. */
export function sampleExchange(turn: string, given: Partial<Exchange> = {}): Exchange {
  const asked = sampleTurn(turn);
  const cards = given.cards ?? [];
  return {
    turn: asked,
    text: '',
    visible: given.text ?? '',
    cards,
    isProposed: false,
    cartBefore: [],
    cartAfter: given.cartBefore ?? [],
    cartTotal: 0,
    said: [asked.say],
    seen: cards.flatMap((each) => each.product ?? []),
    ...given,
  };
}
