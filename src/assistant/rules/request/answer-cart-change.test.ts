import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import { parseCartIntent } from '../../cart/wording/cart-intent.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { readSlots } from '../criteria/slots.ts';
import { answerCartChange, noteRule } from './answer-cart-change.ts';

const boots = product({
  handle: 'boots',
  title: 'Trail boots',
  options: [sampleOption('Size', ['41', '42'])],
  variants: ['41', '42'].map((size) => variant({ id: `boots-${size}`, values: [size] })),
});
const shirt = product({
  handle: 'shirt',
  title: 'Linen shirt',
  options: [sampleOption('Colour', ['Red', 'Blue']), sampleOption('Size', ['M', 'L'])],
  variants: ['Red', 'Blue'].flatMap((color) =>
    ['M', 'L'].map((size) => variant({ id: `${color}-${size}`, values: [color, size] })),
  ),
});
const simple = (handle: string, title: string, tags: readonly string[] = []) =>
  product({ handle, title, tags, variants: [variant({ id: handle })] });
const products = [
  boots,
  shirt,
  simple('salt', 'Sea salt', ['Fine', 'Coarse', 'No. 7']),
  simple('bolts', 'Bolts pack of 50'),
  simple('lamp', 'Lamp 60'),
];
const vocabulary = await vocabularyOf(products);

interface InCart {
  readonly [variantId: string]: number;
}

async function ask(message: string, inCart: InCart = {}, conversation: Partial<Conversation> = {}) {
  const turn = turnOf(products, message, conversation);
  const lines = Object.entries(inCart).map(([variantId, quantity]) => ({ variantId, quantity }));
  ({ ref: turn.memory.cart } = await turn.carts.add({ ref: null, key: null }, lines));
  const intent = parseCartIntent(message);
  if (!intent) throw new Error('Expected a request to change the cart.');
  const criteria = readSlots(message, vocabulary, 2);
  const { text, variants, proposals, parts } = await recordAnswer(turn, (answer) =>
    answerCartChange(turn, answer, { intent, criteria }),
  );
  const cart = turn.memory.cart === null ? null : await turn.carts.read(turn.memory.cart);
  const left = cart?.lines.map((line) => `${line.quantity} ${line.variant.id}`) ?? [];
  return { text, variants, proposals, parts, lines: left, note: cart?.note ?? '' };
}

test.each([
  'leave a note with my order',
  'add note to the parcel',
  'write an extra card for the gift',
  'include a message in the present',
  'send a card to the cart',
])('“%s” asks for a note', (text) => {
  expect(noteRule.pattern.test(text)).toBe(true);
});

test.each(['add a gift', 'a note in my order', 'leave two long notes with my order', 'add a note'])(
  '“%s” does not',
  (text) => {
    expect(noteRule.pattern.test(text)).toBe(false);
  },
);

test('the text of a note is asked for, with an example that is understood', async () => {
  const text = 'What should the note say? Write “Add a note: …”.';
  expect((await ask('add a note')).text).toBe(text);
  const turn = turnOf(products, 'leave a note with my order');
  const criteria = readSlots('', vocabulary, 2);
  expect((await recordAnswer(turn, (answer) => noteRule.answer(turn, answer, criteria))).text).toBe(text);
});

test('a note is added', async () => {
  expect((await ask('add a note: Happy birthday', { salt: 1 })).note).toBe('Happy birthday');
});

const codeOf = async (message: string): Promise<unknown> => {
  const { parts } = await ask(message, { salt: 1 });
  const call = parts.find((part) => part.type === 'tool-input-available');
  return call?.type === 'tool-input-available' ? call.input : null;
};

test.each([
  ['apply the code hello10', 'hello10'],
  ['apply the code: hello10', 'hello10'],
  ['use the coupon  summer', 'summer'],
  ['use the voucher "summer-sale"', 'summer-sale'],
  ['apply the discount SUMMER', 'SUMMER'],
  ['apply the code “Welt20”', 'Welt20'],
  ['apply my code HELLO-10 please', 'HELLO-10'],
])('“%s” applies the code %s', async (message, code) => {
  expect(await codeOf(message)).toEqual({ code });
});

test('without a code it is asked for, with an example', async () => {
  expect((await ask('apply a code')).text).toBe('Which code? Write “Apply the code …”.');
});

test.each([
  ['add the trail boots in 42', ['1 boots-42'], 'Trail boots in 42 added to your cart.'],
  ['add two trail boots in 42', ['2 boots-42'], '2 × Trail boots in 42 added to your cart.'],
  ['add the sea salt', ['1 salt'], 'Sea salt added to your cart.'],
  [
    'add the sea salt and the trail boots in 41',
    ['1 salt', '1 boots-41'],
    'Sea salt added to your cart. Trail boots in 41 added to your cart.',
  ],
  ['add the lamp 60', ['1 lamp'], 'Lamp 60 added to your cart.'],
])('“%s” leads to the cart %j', async (message, lines, text) => {
  expect(await ask(message)).toMatchObject({ lines, text });
});

const howMany = (title: string): string =>
  `How many would you like of the ${title}? Write “Add 2 of them” or “Make it 2”, for example.`;

test.each([
  ['add four fine and two coarse sea salt', 'Sea salt'],
  ['add the sea salt 7', 'Sea salt'],
  ['add the sea salt 7 please', 'Sea salt'],
  ['add the sea salt 7 to my cart', 'Sea salt'],
  ['add 20 bolts', 'Bolts pack of 50'],
])('of “%s” it is asked how many are meant', async (message, title) => {
  expect(await ask(message)).toMatchObject({ lines: [], text: howMany(title) });
});

test('a value that is not said is asked for', async () => {
  expect(await ask('add the trail boots')).toMatchObject({
    lines: [],
    text: 'Which size would you like for the Trail boots: 41 or 42?',
  });
});

test.each([
  ['remove the sea salt', { salt: 3 }, []],
  ['set the sea salt to 4', { salt: 3 }, ['4 salt']],
  ['change the boots to 42', { 'boots-41': 2 }, ['2 boots-42']],
  ['change the quantity of the boots to 5', { 'boots-41': 2 }, ['5 boots-41']],
  ['swap the boots for 42', { 'boots-41': 1 }, ['1 boots-42']],
  ['swap the boots for the sea salt', { 'boots-41': 2 }, ['2 salt']],
])('“%s” with the cart %j leads to %j', async (message, inCart, lines) => {
  expect((await ask(message, inCart)).lines.filter((line) => !line.startsWith('0 '))).toEqual(lines);
});

test.each([
  ['remove the lamp', { salt: 3 }, 'I couldn’t find that in your cart. In it: Sea salt.'],
  [
    'remove the sofa',
    { salt: 1, 'boots-41': 1 },
    'I couldn’t find that in your cart. In it: Sea salt and Trail boots in 41.',
  ],
  ['remove the sea salt', {}, 'That isn’t in your cart.'],
  [
    'remove the boots',
    { 'boots-41': 1, 'boots-42': 1 },
    'Which one do you mean: Trail boots in 41 or Trail boots in 42?',
  ],
  [
    'remove the shirt',
    { 'Red-M': 1, 'Blue-L': 1 },
    'Which one do you mean: Linen shirt in Red, M or Linen shirt in Blue, L?',
  ],
  ['remove both', { salt: 1, lamp: 1 }, 'Which one do you mean: Sea salt or Lamp 60?'],
])('“%s” with the cart %j changes nothing, and says: %s', async (message, inCart, text) => {
  const { lines, ...said } = await ask(message, inCart);
  expect(said.text).toBe(text);
  expect(lines).toEqual(Object.entries(inCart).map(([id, quantity]) => `${quantity} ${id}`));
});

test.each([
  ['remove one sea salt', { salt: 3 }, 'Change the quantity of Sea salt to 2?'],
  ['remove 5 sea salt', { salt: 3 }, 'Remove Sea salt from your cart?'],
  ['empty my cart', { salt: 3 }, 'Empty your cart?'],
])('“%s” with the cart %j has to be confirmed: %s', async (message, inCart, proposal) => {
  expect((await ask(message, inCart)).proposals).toEqual([proposal]);
});

test('what is to be exchanged has to be clear', async () => {
  const unclear = /^I couldn’t tell what to change\./;
  expect((await ask('swap the boots for the sofa', { 'boots-41': 1 })).text).toMatch(unclear);
  expect((await ask('swap them for 42', { 'boots-41': 1, 'Red-M': 1 })).lines).toContain('1 Red-M');
  expect((await ask('swap the lamp for 42', {})).text).toBe('That isn’t in your cart.');
});

test('a value replaces another one of its option, and the others stay', async () => {
  expect((await ask('swap the red shirt for L', { 'Red-M': 2 })).lines.filter((line) => !line.startsWith('0'))).toEqual(
    ['2 Red-L'],
  );
});

test('what was shown is added by its place, whatever number its name has', async () => {
  const lastProducts = [boots, products[4] ?? boots].map((each) => referenceTo(each));
  expect((await ask('add the second one', {}, { lastProducts })).lines).toEqual(['1 lamp']);
});
