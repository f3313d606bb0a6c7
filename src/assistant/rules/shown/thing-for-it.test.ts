import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { noCriteria } from '../../retrieval/resolve-product.ts';
import { answerThingForIt } from './thing-for-it.ts';

const thing = (handle: string, title: string, summary = '') =>
  product({ handle, title, summary, variants: [variant({ id: handle, available: handle !== 'footprint' })] });
const tent = thing('tent', 'Fjell tent TX300');
const drill = thing('drill', 'Kraft cordless drill');
const products = [
  tent,
  drill,
  thing('footprint', 'Footprint TX300', 'For the Fjell tent TX300.'),
  thing('pegs', 'Steel pegs', 'Fits the Fjell tent TX300.'),
  thing('battery', 'Battery pack', 'Fits the Kraft cordless drill.'),
  thing('case', 'Drill case', 'For the Kraft cordless drill.'),
  thing('line', 'Guy line 5 m', 'Fits the Fjell tent TX300.'),
  thing('bench', 'Oak bench'),
  thing('peg-bag', 'Bag of pegs', 'Fits the Kraft cordless drill.'),
];

async function ask(message: string, conversation: Partial<Conversation> = { focus: referenceTo(tent) }) {
  const turn = turnOf(products, message, conversation);
  const { result, text, titles } = await recordAnswer(turn, (answer) => answerThingForIt(turn, answer, noCriteria));
  return { result, text, titles };
}

test.each([
  'pegs for it',
  'and, also do you have pegs for it?',
  'do you also have some extra pegs for it',
  'what about the right pegs to go with that',
  'steel pegs that fit it',
  'steel pegs that fits this',
  'pegs which fit them',
  'pegs to fit these',
  'pegs fits it',
  'pegs dafur',
  'pegs dazu!',
])('“%s” is answered with what is for the product spoken of', async (message) => {
  expect(await ask(message)).toEqual({
    result: true,
    text: expect.stringMatching(/^Here’s one product for “(?:Steel |steel )?pegs”\.$/),
    titles: ['Steel pegs'],
  });
});

test('what one costs is said', async () => {
  for (const question of ['how much are the pegs for it', 'what does a peg for it cost?'])
    expect(await ask(question)).toMatchObject({ result: true, text: expect.stringContaining('Steel pegs costs €10') });
});

test('that the only one is sold out is said', async () => {
  expect((await ask('a footprint for it')).text).toBe(
    'Here’s one product for “footprint”. The Footprint TX300 is sold out.',
  );
});

test('for a thing that nothing is known to fit, all of its name are shown where it is spoken of', async () => {
  expect((await ask('a bench for it')).result).toBe(true);
  expect(await ask('a bench for the TX300')).toEqual({ result: false, text: '', titles: [] });
});

test.each([
  ['footprint for the TX300', ['Footprint TX300']],
  ['pegs for my tx 300 tent', ['Steel pegs']],
  ['battery for a kraft cordless drill', ['Battery pack']],
  ['battery for the kraft drill', []],
  ['battery for the cordless kraft saw', []],
  ['drill for the cordless drill', []],
  ['pegs for xy', []],
])('“%s” is answered for a product that is named by its number or whole title: %j', async (message, titles) => {
  expect((await ask(message, {})).titles).toEqual(titles);
});

test.each([
  'does the footprint fit',
  'does the footprint fit it?',
  'and would a spare footprint also fit on it',
  'but, so will footprints fit in it',
  'do the right footprints fit this',
])('“%s” is answered by what is known of that thing', async (message) => {
  expect(await ask(message)).toMatchObject({ result: true, titles: ['Footprint TX300'] });
});

test.each(['does the bench fit', 'does the tent fit', 'does it fit', 'does the footprint fit me', 'a footprint fits'])(
  '“%s” is not',
  async (message) => {
    expect(await ask(message)).toEqual({ result: false, text: '', titles: [] });
  },
);

test.each(['it for it', 'delivery for it', 'the for it', 'no pegs in oak', 'pegs'])(
  '“%s” asks for no thing',
  async (message) => {
    expect(await ask(message)).toEqual({ result: false, text: '', titles: [] });
  },
);

test('nothing is for it where nothing is spoken of', async () => {
  expect((await ask('pegs for it', {})).result).toBe(false);
  expect((await ask('does the footprint fit', {})).result).toBe(false);
});

test('what is asked about the product spoken of is no thing for it', async () => {
  expect((await ask('which line fits')).titles).toEqual(['Guy line 5 m']);
  expect((await ask('what height does M fit')).result).toBe(false);
});
