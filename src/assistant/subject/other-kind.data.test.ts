import { expect, test } from 'vitest';
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
