import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import { emptyConversation } from '../conversation/conversation.ts';
import { answerNamed } from './answer-named.ts';
import { readSlots } from './criteria/slots.ts';
import { recognizeIntent } from './intent.ts';

const simple = (handle: string, title: string, more: object = {}) =>
  product({ handle, title, variants: [variant({ id: handle })], ...more });

const products = [
  simple('toner', 'Toner TN-2110', { type: 'Toner', details: [{ name: 'Pages', value: '2600' }] }),
  simple('toner-long', 'Toner TN-2120 XL', { type: 'Toner' }),
  simple('tahini', 'Organic tahini', { type: 'Spreads', summary: 'Made of sesame. Contains nuts.' }),
  simple('oats', 'Rolled oats', { type: 'Cereals', summary: 'Cook for 5 minutes.' }),
  simple('spaghetti', 'Spaghetti', { summary: 'Cook for 5 minutes.' }),
  simple('miso', 'Light miso'),
  simple('mustard', 'Organic mustard'),
  simple('drum', 'Drum K9', { summary: 'Quick to dry, long lasting.' }),
  simple('cookies', 'Oat cookies', { type: 'Biscuits' }),
  product({
    handle: 'honey',
    title: 'Forest honey',
    type: 'Honey',
    options: [sampleOption('Weight', ['250 g', '500 g'])],
    variants: [
      variant({ id: 'honey-250', values: ['250 g'], available: false }),
      variant({ id: 'honey-500', values: ['500 g'] }),
    ],
  }),
  simple('toaster', 'Crisp toaster', {
    type: 'Toasters',
    summary: 'With a guarantee of 2 years.',
    details: [{ name: 'Power', value: '900 W' }],
  }),
  simple('boots', 'Boots without laces', { type: 'Boots' }),
  simple('lamp-a', 'Nordlys desk lamp', { type: 'Lamps' }),
  simple('lamp-b', 'Nordlys floor lamp', { type: 'Lamps' }),
];
const vocabulary = await vocabularyOf(products);

async function ask(message: string) {
  const turn = turnOf(products, message);
  const criteria = readSlots(message, vocabulary, 2);
  const intent = recognizeIntent(message, criteria, emptyConversation());
  const { result, text, variants } = await recordAnswer(turn, (answer) =>
    answerNamed(turn, answer, { intent, criteria }),
  );
  return { result, text, variants };
}
const unanswered = { result: false, text: '', variants: [] };

test.each([
  ['TN-2110', ['toner']],
  ['tn 2110 price', ['toner']],
  ['toner 2110', ['toner']],
  ['how many pages has the TN-2110', ['toner']],
  ['how much is the tahini', ['tahini']],
  ['does the tahini contain nuts?', ['tahini']],
  ['nuts in the tahini?', ['tahini']],
  ['is the tahini organic', ['tahini']],
  ['how long do I cook the spaghetti', ['spaghetti']],
  ['how much are the oats', ['oats']],
  ['is there a guarantee on the toaster', ['toaster']],
  ['crisp toaster power', ['toaster']],
  ['how much are the boots without laces', ['boots']],
  ['how much is the forest honey', ['honey-500']],
  ['how much is the forest honey 250 g', ['honey-250']],
])('“%s” names a product: %j', async (message, variants) => {
  expect(await ask(message)).toMatchObject({ result: true, variants });
});

test.each([
  'tahini or oats',
  'oats under €5',
  'oats from €5',
  'rug 2 x 3',
  'how much is it',
  'one two tahini alpha beta gamma delta epsilon zeta eta theta iota',
  'which toner fits',
  'tahini not organic',
  'do you have toasters',
  'can i get a toaster',
  'toaster',
  'what do you charge for delivering the tahini',
  'how much is the nordlys',
  'nordlys lamp',
  'sofa',
  'crisp toaster power zinc',
  'K9 quick dry lasting',
])('“%s” names none clearly, or asks for something else', async (message) => {
  expect(await ask(message)).toEqual(unanswered);
});

test('a small jar of what is named whole is shown', async () => {
  expect(await ask('a small jar of forest honey')).toEqual({
    result: true,
    text: expect.stringContaining('Here’s one product'),
    variants: ['honey-250'],
  });
  expect((await ask('a small honey')).result).toBe(false);
});

test('how the message was read is remembered for the next one', async () => {
  const turn = turnOf(products, 'TN-2110', { shownHandles: ['x'] });
  const criteria = readSlots('TN-2110', vocabulary, 2);
  await recordAnswer(turn, (answer) => answerNamed(turn, answer, { intent: 'search', criteria }));
  expect(turn.memory.conversation).toMatchObject({ lastSearch: criteria, shownHandles: [] });
});

test.each([
  ['TN-2110', 'Here’s one product for “TN-2110”.'],
  ['toner 2110 2120', ''],
  ['TN-2110 9999', ''],
  ['forest honey 500', ''],
])('“%s” with numbers is answered: “%s”', async (message, text) => {
  expect((await ask(message)).text).toBe(text);
});

test.each([
  ['is the tahini gluten free', 'tahini'],
  ['is the miso organic', 'miso'],
  ['are the rolled oats organic', 'oats'],
  ['does the crisp toaster have a lid', 'toaster'],
  ['how many slots has the crisp toaster', 'toaster'],
])('that “%s” is not known is said of the one that it names: %s', async (message, id) => {
  const { result, text, variants } = await ask(message);
  expect([result, variants]).toEqual([true, [id]]);
  expect(text).toMatch(/^(?:I don’t have that detail|Here’s what we say.*please ask us)/);
});

test.each(['is the nordlys dimmable', 'is the tahini the same', 'is the best tahini open', 'is a tahini vegan'])(
  '“%s” is not about one thing',
  async (message) => {
    expect(await ask(message)).toEqual(unanswered);
  },
);

test.each(['crisp toaster power', 'power of crisp toaster', 'crisp toaster price'])(
  '“%s” is a question about a detail only where all the rest names one',
  async (message) => {
    const { text } = await ask(message);
    expect(text.includes('900')).toBe(message.includes('power'));
  },
);

test('an available variant is shown, unless another one is named', async () => {
  expect((await ask('does the forest honey contain wax?')).variants).toEqual(['honey-500']);
  expect((await ask('does the small forest honey contain wax?')).variants).toEqual(['honey-250']);
});
