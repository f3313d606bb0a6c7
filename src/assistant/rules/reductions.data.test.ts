import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { partsOf } from '#tests/helpers/assistant/parts-of.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' });
const ware = (handle: string, type: string, [price, before]: readonly [number, number?]) =>
  product({
    handle,
    title: `${handle.charAt(0).toUpperCase()}${handle.slice(1)} ${type.toLowerCase()}`,
    type,
    variants: [variant({ id: handle, price: euros(price), compareAt: before === undefined ? null : euros(before) })],
  });

const wares = [
  ware('oak', 'Lamp', [80, 120]),
  ware('brass', 'Lamp', [40, 55]),
  ware('linen', 'Lamp', [30]),
  ware('wool', 'Blanket', [60, 90]),
  ware('cotton', 'Blanket', [20]),
  ware('stone', 'Vase', [25]),
];
const shop = memoryShop({ products: wares });

async function answerTo(...messages: readonly string[]) {
  const { parts, text } = await askInTurn(startAssistant(shop).visitor(), messages);
  const cards = partsOf(parts, 'data-products').flatMap(({ data }) => data.cards);
  return { text, shown: cards.map(({ href }) => href.split(/[/?]/)[2] ?? '').toSorted() };
}

test.each([
  ['what’s on sale?', ['brass', 'oak', 'wool']],
  ['do you have any deals', ['brass', 'oak', 'wool']],
  ['is anything reduced right now?', ['brass', 'oak', 'wool']],
  ['show me discounted lamps', ['brass', 'oak']],
  ['any special offers on blankets?', ['wool']],
  ['lamps on sale under €50', ['brass']],
  ['Was ist gerade reduziert?', ['brass', 'oak', 'wool']],
  ['Habt ihr Angebote?', ['brass', 'oak', 'wool']],
  ['reduzierte Decken', ['wool']],
  ['Decken im Angebot', ['wool']],
  ['Har dere noe på salg?', ['brass', 'oak', 'wool']],
  ['lamper på tilbud', ['brass', 'oak']],
])('“%s” shows what is reduced', async (message, handles) => {
  expect((await answerTo(message)).shown).toEqual(handles);
});

test('a search is narrowed to what is reduced', async () => {
  expect((await answerTo('lamps', 'only the reduced ones')).shown).toEqual(['brass', 'oak']);
});

test('the answer says what was looked for', async () => {
  expect((await answerTo('show me discounted lamps')).text).toContain('I found 2 products for lamps on sale.');
  expect((await answerTo('what’s on sale?')).text).toContain('I found 3 products on sale.');
});

test('where nothing of a kind is reduced the answer says so and shows the kind', async () => {
  const { text, shown } = await answerTo('are any vases on sale?');
  expect([text, shown]).toEqual([expect.stringContaining('I couldn’t find anything for vases on sale.'), ['stone']]);
});

test('a shop without reductions says so', async () => {
  const plain = memoryShop({ products: [ware('stone', 'Vase', [25])] });
  const { text } = await askInTurn(startAssistant(plain).visitor(), ['do you have any deals?']);
  expect(text).toContain('Nothing is on sale at the moment.');
});

test.each(['do you have lamps for sale?', 'what do you sell?', 'what lamps do you offer'])(
  '“%s” asks for no reduction',
  async (message) => {
    expect((await answerTo(message)).text).not.toContain('on sale');
  },
);

test('what is on sale is no saddle, although Norwegians call one so', async () => {
  const bikes = memoryShop({ products: [ware('leather', 'Saddle', [90]), ware('sports', 'Saddle', [40, 60])] });
  const { text, parts } = await askInTurn(startAssistant(bikes).visitor(), ['what is on sale?']);
  const cards = partsOf(parts, 'data-products').flatMap(({ data }) => data.cards);
  expect([text, cards.length]).toEqual(['I found one product on sale.', 1]);
});

test('a tag of the shop that is called so is what is meant', async () => {
  const named = memoryShop({ products: [...wares, product({ handle: 'rug', title: 'Rug', tags: ['Deals'] })] });
  const { text } = await askInTurn(startAssistant(named).visitor(), ['do you have any deals?']);
  expect(text).not.toContain('on sale');
});
