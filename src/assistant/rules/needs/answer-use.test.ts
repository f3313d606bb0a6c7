import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import { noCriteria } from '../../retrieval/resolve-product.ts';
import { answerPlan, answerUse, statesPlan } from './answer-use.ts';

const thing = (handle: string, title: string, more: object = {}) =>
  product({ handle, title, variants: [variant({ id: handle })], ...more });
const products = [
  thing('mower', 'Electric mower', { summary: 'Mows a lawn in no time.' }),
  thing('mower-bag', 'Bag for mowers'),
  thing('scythe', 'Scythe', { summary: 'Sharp, for a myr.' }),
  thing('hedge-shears', 'Hedge shears', { summary: 'Long.' }),
  thing('shears', 'Shears', { summary: 'For paper.' }),
  thing('can', 'Watering can', { variants: [variant({ id: 'can', available: false })] }),
  thing('dryer', 'Hair dryer'),
  thing('paint', 'Paint', { details: [{ name: 'For', value: 'walls and ceilings' }] }),
  thing('brush', 'Malerpensel', { type: 'Brush', tags: ['vegg'] }),
];

async function ask(message: string, stated: Partial<typeof noCriteria> = {}) {
  const turn = turnOf(products, message);
  const { result, text, variants } = await recordAnswer(turn, (answer) =>
    answerUse(turn, answer, { ...noCriteria, ...stated }),
  );
  return { result, text, variants, search: turn.memory.conversation.lastSearch };
}

test.each([
  'womit mähe ich Rasen?',
  'Hallo, und womit kann man Rasen mähen',
  'bitte, mit was kann ich Rasen mähen!',
  'etwas womit ich Rasen mähen kann',
  'ich suche ein Gerät, mit dem man den Rasen mähen kann',
  'habt ihr da etwas zum Rasenmähen',
  'gibt es auch was um Rasen zu mähen zu können',
  'suche ein Werkzeug fürs Rasenmähen',
  'was brauche ich zum Rasenmähen?',
  'was kann man nehmen um Rasen zu mähen',
  'something to mow the lawn',
  'hi, I need a tool to mow grass',
  "I'm looking for some device that can mow the lawn",
  'do you have anything which can mow lawns',
  'is there a thing i can use to mow my lawn?',
  'any tool for mowing lawns',
  'what can I use to mow a lawn',
  'what would we need for mowing lawns',
  'hello, ok what should i mow the lawn with',
  'noe til å slå plen',
  'hei, jeg trenger et redskap for å slå plen',
  'har dere noe som kan slå plen',
  'finnes det noe jeg kan slå plen med',
  'hva kan jeg bruke til å slå plen',
  'hva skal man slå plen med',
  'hva bruker du til å slå plen',
])('“%s” is answered with what is for mowing a lawn', async (message) => {
  expect(await ask(message)).toMatchObject({ result: true, variants: ['mower'] });
});

test('the answer says what was asked in the words of the message, and is the search that the next one refines', async () => {
  const { text, search } = await ask('something to mow the lawn');
  expect(text).toContain('Here’s one product for “mow the lawn”.');
  expect(search).toMatchObject({ words: ['mow'], phrase: 'mow the lawn', terms: [] });
});

test('without an object all things for the use are shown, in the order in which they are called so', async () => {
  expect((await ask('something to mow')).variants).toEqual(['mower', 'scythe']);
  expect((await ask('something to mow with when I am on the mountain')).variants).toEqual(['mower', 'scythe']);
});

test('for an object that nothing is said to be for, what comes closest is shown', async () => {
  const { text, variants } = await ask('something to mow a meadow');
  expect(text).toContain('Here’s what comes closest to “mow a meadow”.');
  expect(variants).toEqual(['mower', 'scythe']);
});

test('one does not cut with whatever cuts something else', async () => {
  expect((await ask('something to cut hedges')).variants).toEqual(['hedge-shears']);
  expect((await ask('womit kann ich Hecken schneiden')).variants).toEqual(['hedge-shears']);
  expect((await ask('etwas zum Heckenschneiden')).variants).toEqual(['hedge-shears']);
  expect((await ask('something to cut paper')).variants).toEqual(['shears']);
  expect((await ask('something to cut bread')).result).toBe(false);
});

test('details and types say as well what a thing is for', async () => {
  expect((await ask('something to paint ceilings')).variants).toEqual(['paint']);
  expect((await ask('noe å male vegger med')).variants).toContain('brush');
});

test('a thing is called by several words in their order', async () => {
  expect((await ask('something to water')).variants).toEqual(['can']);
  expect((await ask('something to dry hair')).variants).toEqual(['dryer']);
});

test.each([
  'lamps',
  'something to read',
  'something to wear',
  'something for the lawn',
  'womit',
  'nothing to mow the lawn',
  'I wonder what to mow',
  `something to mow ${'very '.repeat(20)}long grass`,
])('“%s” asks for no thing by a use that is known', async (message) => {
  expect(await ask(message)).toMatchObject({ result: false, text: '', variants: [] });
});

test('what costs too much, or is sold out where only what is in stock is wanted, is not shown', async () => {
  expect((await ask('something to mow the lawn', { priceMax: 500 })).result).toBe(false);
  expect((await ask('something to mow the lawn', { priceMin: 5000 })).result).toBe(false);
});

test('a word is known without its ending', async () => {
  expect((await ask('noe til å slå myra')).variants).toEqual(['scythe']);
});

async function plan(message: string) {
  const turn = turnOf(products, message);
  const { result, variants } = await recordAnswer(turn, (answer) => answerPlan(turn, answer, noCriteria));
  return { result, variants };
}

test.each([
  ['ich will Hecken schneiden', 'hedge-shears'],
  ['wir müssen morgen den Rasen mähen', 'mower'],
  ['I want to mow my lawn', 'mower'],
  ["I'm painting my ceiling", 'paint'],
  ['we are going to cut paper', 'shears'],
  ['skal male veggen i stua', 'brush'],
  ['jeg må slå plen', 'mower'],
])('“%s” says what is to be done', async (message, handle) => {
  expect(statesPlan(message)).toBe(true);
  expect((await plan(message)).variants).toContain(handle);
});

test.each([
  'ich will das bezahlen',
  'ich möchte mal einen Katalog haben',
  'I want to know the price',
  "I'm looking for shears",
  'jeg vil ha den',
  'was kosten die Scheren',
])('“%s” says nothing that is to be done with things', (message) => {
  expect(statesPlan(message)).toBe(false);
});

test('a plan for what nothing is said to be for is not answered', async () => {
  expect(await plan('I want to cut bread')).toEqual({ result: false, variants: [] });
});
