import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { withPointedNoun, withSpokenNoun } from './pointed-noun.ts';

const priced = (handle: string, title: string, amount: number) =>
  product({ handle, title, variants: [variant({ id: handle, price: { amount, currency: 'EUR' } })] });
const products = [
  priced('table', 'Oak table', 1000),
  priced('stand', 'Guitar stand', 3000),
  priced('second-stand', 'Music stand', 2000),
  priced('chair', 'Drehstuhl Nordlys', 5000),
];
const [table, stand, otherStand, chair] = products;
const list = [table, stand, otherStand].flatMap((each) => (each ? [referenceTo(each)] : []));
const equal = priced('equal', 'Mic stand', 2000);

test.each([
  ['is the cheaper stand in stock', 'is the third one in stock'],
  ['the cheaper stand please', 'the third one please'],
  ['the less expensive stand', 'the third one'],
  ['The more expensive stand?', 'The more expensive stand?'],
  ['add the more expensive stand to my cart', 'add the second one to my cart'],
  ['the more expensive guitar stand', 'the more expensive guitar stand'],
  ['the cheaper one', 'the cheaper one'],
  ['the cheaper table', 'the cheaper table'],
  ['the cheaper x stand', 'the cheaper x stand'],
  ['cheaper stand', 'cheaper stand'],
  ['the lower stand', 'the lower stand'],
])('“%s” is read as “%s”', async (message, read) => {
  expect((await withPointedNoun(turnOf(products, message, { lastProducts: list }))).message).toBe(read);
});

test('nothing is the cheaper of one, or of two that cost the same', async () => {
  const [first] = list;
  const alone = turnOf(products, 'the cheaper table', { lastProducts: first ? [first] : [] });
  expect((await withPointedNoun(alone)).message).toBe('the cheaper table');
  const lastProducts = [referenceTo(equal), ...list.slice(2)];
  const same = turnOf([...products, equal], 'the cheaper stand', { lastProducts });
  expect((await withPointedNoun(same)).message).toBe('the cheaper stand');
});

test.each([
  ['what does the stuhl weigh', 'what does it weigh'],
  ['what does stuhlen weigh', 'what does it weigh'],
  ['how high is the stuhl', 'how high is it'],
  ['how high is the stuhle', 'how high is the stuhle'],
  ['how high is the uhl', 'how high is the uhl'],
  ['the stuhl', 'the stuhl'],
  ['how high is the drehstuhl', 'how high is the drehstuhl'],
])('after a Drehstuhl, “%s” is read as “%s”', async (message, read) => {
  const focus = chair ? referenceTo(chair) : null;
  expect((await withSpokenNoun(turnOf(products, message, { focus }))).message).toBe(read);
});

test.each([
  ['how long is stanga', 'how long is it'],
  ['how long is stangen', 'how long is it'],
  ['how long is stanget', 'how long is it'],
  ['how long is the stang', 'how long is it'],
  ['how long is stang', 'how long is stang'],
])('after a Fluestang, “%s” is read as “%s”', async (message, read) => {
  const rod = priced('rod', 'Fluestang Elv', 1000);
  expect((await withSpokenNoun(turnOf([rod], message, { focus: referenceTo(rod) }))).message).toBe(read);
  expect((await withSpokenNoun(turnOf([rod], message))).message).toBe(message);
});
