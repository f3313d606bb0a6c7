import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { afterWrite, referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { replacementWish, resolveReplacement } from './replaced-item.ts';

const saw = product({
  handle: 'saw',
  title: 'Hand saw',
  options: [{ name: 'Colour', values: ['Red', 'Blue'].map((value) => ({ value, swatch: null })) }],
  variants: ['Red', 'Blue'].map((color) => variant({ id: `saw-${color}`, values: [color] })),
});
const jigsaw = product({ handle: 'jigsaw', title: 'Kraft jigsaw', variants: [variant({ id: 'jigsaw' })] });
const drill = product({ handle: 'drill', title: 'Kraft drill', variants: [variant({ id: 'drill' })] });
const bench = product({ handle: 'bench', title: 'Work bench', variants: [variant({ id: 'bench', available: false })] });
const products = [saw, jigsaw, drill, bench];

/** A turn with things in the cart, of which the last one was spoken of. */
async function turnWith(message: string, inCart: readonly string[], before = afterWrite): Promise<TurnContext> {
  const turn = turnOf(products, message, { ...before, focus: referenceTo(saw, inCart.at(-1) ?? '') });
  const lines = inCart.map((variantId) => ({ variantId, quantity: 1 }));
  ({ ref: turn.memory.cart } = await turn.carts.add({ ref: null, key: null }, lines));
  return turn;
}

test.each([
  ['rather the jigsaw', ['saw-Red'], 'swap Hand saw for the jigsaw'],
  ['the kraft jigsaw instead', ['drill', 'saw-Red'], 'swap Hand saw for the kraft jigsaw'],
  ['rather the jigsaw', [], null],
  ['the jigsaw', ['saw-Red'], null],
  ['rather the sofa', ['saw-Red'], null],
])('right after a change, “%s” with %j in the cart is the request: %s', async (message, inCart, request) => {
  expect(await replacementWish(await turnWith(message, inCart))).toBe(request);
});

test('only right after a change of the cart another product is wanted instead', async () => {
  expect(await replacementWish(await turnWith('rather the jigsaw', ['saw-Red'], {}))).toBeNull();
});

async function replaced(message: string, inCart: readonly string[]): Promise<string | null> {
  const turn = await turnWith(message, inCart);
  const cart = turn.memory.cart === null ? null : await turn.carts.read(turn.memory.cart);
  const found = await resolveReplacement(turn, cart);
  return found && `${found.line.variant.id} by ${found.match.variant.id}`;
}

test.each([
  ['swap the saw for the jigsaw', ['saw-Red', 'drill'], 'saw-Red by jigsaw'],
  ['swap the red saw for the jigsaw', ['saw-Red', 'saw-Blue'], 'saw-Red by jigsaw'],
  ['swap the kraft drill for the jigsaw', ['jigsaw', 'drill'], 'drill by jigsaw'],
  ['swap the saw for the jigsaw', ['saw-Red', 'saw-Blue'], null],
  ['swap the sofa for the jigsaw', ['saw-Red'], null],
  ['swap the red for the jigsaw', ['saw-Red'], null],
  ['swap the jigsaw for the kraft jigsaw', ['jigsaw'], null],
  ['swap the saw for the bench', ['saw-Red'], null],
  ['swap the saw', ['saw-Red'], null],
  ['swap the saw for the jigsaw', [], null],
])('“%s” with %j in the cart replaces: %s', async (message, inCart, found) => {
  expect(await replaced(message, inCart)).toBe(found);
});
