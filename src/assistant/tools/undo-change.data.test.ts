import { expect, test } from 'vitest';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const mug = product({ handle: 'mug', title: 'Tin mug', type: 'Mug', variants: [variant({ id: 'mug', stock: 20 })] });
const cartQuestion = 'what is in my cart?';
const start = () => startAssistant(memoryShop({ products: [mug] }));

async function after(...messages: readonly string[]): Promise<string> {
  return (await askInTurn(start().visitor(), messages)).text;
}

test.each(['undo', 'Please undo that!', 'can you undo the last change?', 'rückgängig', 'angre', 'put it back'])(
  '“%s” takes the last change back',
  async (message) => {
    expect(await after('add 2 tin mugs', message)).toMatch(/^(?:Undone|Rückgängig gemacht|Angret)\.$/);
    expect(await after('add 2 tin mugs', message, cartQuestion)).toMatch(/^Your cart is empty/);
  },
);

test('what was removed comes back', async () => {
  expect(await after('add 2 tin mugs', 'remove the tin mugs', 'put them back', cartQuestion)).toMatch(/2 items/);
});

test('a change is undone once', async () => {
  expect(await after('add 2 tin mugs', 'undo', 'undo')).toMatch(/^There’s no change that I can undo now/);
});

test('an answer in between does not matter, another change of the cart does', async () => {
  expect(await after('add 2 tin mugs', 'do you have mugs?', 'undo')).toBe('Undone.');
  const { services, visitor } = start();
  const shopper = visitor();
  await askInTurn(shopper, ['add 2 tin mugs']);
  const ref = shopper.cookies.get('cart') ?? '';
  await services.commerce.carts(sampleBuyerContext).add({ ref, key: 'page' }, [{ variantId: 'mug', quantity: 1 }]);
  expect((await shopper.ask('undo')).text).toMatch(/^There’s no change that I can undo now/);
});

test('after ten minutes nothing is undone', async () => {
  const { clock, visitor } = start();
  const shopper = visitor();
  await shopper.ask('add 2 tin mugs');
  clock.now += 11 * 60_000;
  expect((await shopper.ask('undo')).text).toMatch(/^There’s no change that I can undo now/);
});

test('never mind undoes nothing, and says how to', async () => {
  expect(await after('add 2 tin mugs', 'never mind')).toMatch(/write “undo”/);
  expect(await after('add 2 tin mugs', 'never mind', cartQuestion)).toMatch(/2 items/);
  expect(await after('add 2 tin mugs', 'never mind', 'undo')).toBe('Undone.');
  expect(await after('do you have mugs?', 'never mind')).toMatch(/^All right\. Write to me/);
});
