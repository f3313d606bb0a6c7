import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import { noCriteria } from '../../retrieval/resolve-product.ts';
import { answerUse } from './answer-use.ts';

const thing = (handle: string, title: string, summary = '') =>
  product({ handle, title, summary, variants: [variant({ id: handle })] });
const products = [
  thing('rake', 'Garden rake', 'For leaves and moss.'),
  thing('scythe', 'Scythe', 'Short.'),
  thing('mower', 'Mower', 'For the lawn.'),
  thing('kettle', 'Kettle', 'Boils water.'),
  thing('pan', 'Frying pan', 'For eggs.'),
  thing('pot', 'Soup pot', 'For soup and water.'),
  thing('can', 'Watering can'),
  thing('drill', 'Drill', 'For holes in walls.'),
  ...['a', 'b', 'c', 'd', 'e'].map((letter) => thing(`hook-${letter}`, `Hook ${letter}${letter}`)),
];

async function ask(message: string, stated: Partial<typeof noCriteria> = {}) {
  const turn = turnOf(products, message);
  const { result, text, variants } = await recordAnswer(turn, (answer) =>
    answerUse(turn, answer, { ...noCriteria, ...stated }),
  );
  return { result, text, variants };
}

test.each([
  ['something to mow lawns and rake', ['mower']],
  ['something to rake moss', ['rake']],
  ['womit kann ich Wasser kochen', ['pot', 'kettle']],
  ['something to boil water', ['pot', 'kettle']],
  ['womit mäht man Rasen im Winter', ['mower']],
  ['womit mäht man Rasen bei Regen mit kochen', ['mower']],
  ['etwas um Löcher in die Wand zu bohren', ['drill']],
  ['etwas um Löcher zu bohren in der Wand', ['drill']],
  ['etwas zum Rasenmähen', ['mower']],
  ['something to water', ['can']],
])('“%s” has a verb and what it is done to: %j', async (message, variants) => {
  expect((await ask(message)).variants).toEqual(variants);
});

test.each([
  ['something to mow the garden', ['scythe', 'mower']],
  ['something to mow at home', ['scythe', 'mower']],
  ['noe til å slå med hjemme', ['scythe', 'mower']],
  ['something cheap to mow', []],
])('“%s” names nothing that it is done to: %j', async (message, variants) => {
  expect((await ask(message)).variants.toSorted()).toEqual(variants.toSorted());
});

test.each([
  'something to mow the lawn because it is high',
  'something to mow the lawn, if I need to cook',
  'something to mow the lawn so that it is short',
  'noe til å slå plen som er lang',
  'noe til å slå plen, fordi det er vår',
  'womit kann ich Rasen mähen, wenn es regnet',
  'womit kann ich Rasen mähen, weil es wächst',
])('why and when is no part of “%s”', async (message) => {
  expect((await ask(message)).variants).toEqual(['mower']);
});

test('to make food is to cook it', async () => {
  expect((await ask('noe til å lage mat med')).variants).toEqual(expect.arrayContaining(['pot', 'kettle']));
});

test('what is for more of what is named comes first, and then what is called so first', async () => {
  expect((await ask('something to mow')).variants).toEqual(['mower', 'scythe']);
  expect((await ask('something to rake leaves and moss')).variants).toEqual(['rake']);
});

test('no more than four things are shown', async () => {
  expect((await ask('something to hang')).variants).toHaveLength(4);
});

test.each(['etwas zum Essen', 'something to be', 'noe til å', 'something to lawn mow'])(
  '“%s” has no verb for which there are things',
  async (message) => {
    expect(await ask(message)).toEqual({ result: false, text: '', variants: [] });
  },
);

test.each([
  'something to mow, no motor',
  'something to mow without a motor',
  'womit kann ich mähen ohne Motor',
  'noe til å slå med uten motor',
])('“%s” is not answered with what has one', async (message) => {
  expect((await ask(message)).variants.toSorted()).toEqual(['mower', 'scythe']);
  expect((await ask(message, { excluded: ['lawn'] })).variants).toEqual(['scythe']);
});
