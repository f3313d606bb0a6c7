import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { partsOf } from '#tests/helpers/assistant/parts-of.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const food = (handle: string, allergens: string, tags: readonly string[] = []) =>
  product({
    handle,
    title: `${handle.charAt(0).toUpperCase()}${handle.slice(1)} biscuits`,
    type: 'Biscuits',
    tags,
    variants: [variant({ id: handle })],
    details: [{ name: 'Allergens', value: allergens }],
  });

const shop = memoryShop({
  products: [
    food('butter', 'wheat, milk'),
    food('hazelnut', 'wheat, hazelnuts'),
    food('peanut', 'wheat, peanuts'),
    food('rice', 'none', ['gluten free']),
    food('almond', 'almonds, may contain traces of milk', ['gluten free']),
  ],
});

async function shownFor(message: string): Promise<readonly string[]> {
  const { parts } = await askInTurn(startAssistant(shop).visitor(), [message]);
  return partsOf(parts, 'data-products')
    .flatMap(({ data }) => data.cards.map(({ href }) => href.split(/[/?]/)[2] ?? ''))
    .toSorted();
}

test.each([
  ['I have a nut allergy, which biscuits can I have?', ['butter', 'rice']],
  ['I’m allergic to peanuts and milk. biscuits?', ['hazelnut', 'rice']],
  ['I’m lactose intolerant, which biscuits?', ['hazelnut', 'peanut', 'rice']],
  ['biscuits for somebody with coeliac disease', ['almond', 'rice']],
  ['gluten free biscuits without nuts', ['rice']],
  ['I can’t eat milk, which biscuits do you have?', ['hazelnut', 'peanut', 'rice']],
  ['glutenfreie Kekse', ['almond', 'rice']],
  ['Kekse, ich habe eine Nussallergie', ['butter', 'rice']],
  ['kjeks, jeg er allergisk mot melk', ['hazelnut', 'peanut', 'rice']],
])('“%s” never shows what contains it', async (message, handles) => {
  expect(await shownFor(message)).toEqual(handles);
});

test('when nothing is free of it, nothing that contains it is shown as the closest', async () => {
  expect(await shownFor('egg free and nut free hazelnut biscuits')).not.toContain('hazelnut');
});

test('what a product contains is quoted from its details', async () => {
  const visitor = startAssistant(shop).visitor();
  expect((await askInTurn(visitor, ['do the almond biscuits contain milk?'])).text).toBe(
    'Almond biscuits – allergens: almonds, may contain traces of milk.',
  );
});
