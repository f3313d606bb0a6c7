import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const thing = (title: string, type: string, summary: string) =>
  product({ handle: title, title, type, summary, variants: [variant({ id: title })] });

const products = [
  thing('Tastatur Kvarts', 'Tastaturen', 'Leise Schalter, kabellos.'),
  thing('Tastatur Grip', 'Tastaturen', 'Ergonomisch geteilt. Mit Kabel.'),
  thing('Maus Fjord', 'Mäuse', 'Leise Tasten.'),
  thing('Maus Nova', 'Mäuse', 'Für große Hände.'),
  thing('Kettle Roya', 'Kettles', 'Quiet, keeps warm. Comes with a tea strainer.'),
  thing('Kettle Zed', 'Kettles', 'With temperature setting.'),
  thing('Toaster Bix', 'Toasters', 'Quiet, two slots.'),
  thing('Toaster Long', 'Toasters', 'Long slots.'),
  thing('Strainer Fin', 'Strainers', 'For tea.'),
  thing('Telefone Ode', 'Phones', 'With large keys.'),
];

const shown = async (...messages: readonly string[]) =>
  (await askInTurn(startAssistant(memoryShop({ products })).visitor(), messages)).cards.map(({ title }) => title);

test.each([
  ['Tastaturen', 'Welche Maus wäre leise?', 'Maus Fjord'],
  ['Tastaturen', 'und welche Maus passt für große Hände?', 'Maus Nova'],
  ['kettles', 'which toaster would be quiet?', 'Toaster Bix'],
  ['kettles', 'which toaster has long slots', 'Toaster Long'],
  ['kettles', 'hvilken toaster er stille?', 'Toaster Bix'],
  ['kettles', 'which phone has large keys?', 'Telefone Ode'],
])('after “%s” the question “%s” is a search for another kind of thing', async (before, question, first) => {
  expect((await shown(before, question))[0]).toBe(first);
});

test.each(['which toaster is the cheapest?', 'which toaster would you recommend?', 'hvilken toaster er billigst?'])(
  '“%s” is about the kind that is named',
  async (question) => {
    const titles = await shown('kettles', question);
    expect(titles.toSorted()).toEqual(['Toaster Bix', 'Toaster Long']);
  },
);

test.each([
  ['kettles', 'which kettle is quiet?', 'Kettle Roya'],
  ['Kettle Roya', 'which strainer is it?', 'Kettle Roya'],
  ['Kettle Roya', 'which colour is it?', 'Kettle Roya'],
])('after “%s” the question “%s” stays with it', async (before, question, first) => {
  expect((await shown(before, question))[0]).toBe(first);
});

test.each([
  ['Tastaturen', 'welche ist ergonomisch?', ['Tastatur Grip']],
  ['kettles', 'which of them has a temperature setting', ['Kettle Zed']],
  ['Mäuse', 'welche davon ist für große Hände?', ['Maus Nova']],
])('of “%s”, “%s” is answered by the only one that states it', async (before, question, titles) => {
  expect(await shown(before, question)).toEqual(titles);
});

test('what the small one is to hold is not what is asked about', async () => {
  const goods = [
    thing('Heron travel tripod', 'Tripods', 'Holds up to 6 kg.'),
    thing('Ibis desk tripod', 'Tripods', 'Holds up to 1.5 kg.'),
    thing('Lumis DX-90 camera', 'Cameras', 'Weighs 780 g.'),
    thing('Spare battery DX', 'Batteries', 'For DX-40 and DX-90.'),
  ];
  const visitor = startAssistant(memoryShop({ products: goods })).visitor();
  const { cards } = await askInTurn(visitor, ['tripods', 'would the small one hold the dx-90?']);
  expect(cards.map(({ title }) => title)).toEqual(['Heron travel tripod', 'Ibis desk tripod']);
});

test('how big a part is, is answered by what it holds as well', async () => {
  const tank = thing('Vollautomat Linea', 'Espressomaschinen', 'Mahlwerk aus Keramik. Wassertank 2 l.');
  const visitor = startAssistant(memoryShop({ products: [tank] })).visitor();
  const { text } = await askInTurn(visitor, ['espressomaschinen', 'und wie groß ist der tank?']);
  expect(text).toContain('Wassertank 2 l');
});

test('what was asked about an order stays open when a question is answered beside it', async () => {
  const gloves = product({
    handle: 'gloves',
    title: 'Ridge gloves',
    options: [sampleOption('Size', ['S', 'M'])],
    variants: ['S', 'M'].map((size) => variant({ id: size, values: [size] })),
  });
  const visitor = startAssistant(memoryShop({ products: [gloves] })).visitor();
  const { parts } = await askInTurn(visitor, [
    'the ridge gloves please, and do you deliver to Dublin?',
    'two of them',
    'M',
  ]);
  const offers = parts.flatMap((part) => (part.type === 'data-proposal' ? [part.data.text] : []));
  expect(offers).toEqual(['Add 2 × Ridge gloves in M to your cart?']);
});
