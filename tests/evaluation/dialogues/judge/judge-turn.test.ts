import { expect, test } from 'vitest';
import { judgeTurn } from './judge-turn.ts';
import type { Exchange } from '../run-dialogue.ts';
import { sampleCard, sampleExchange, sampleLine, sampleSources } from './sample-exchange.ts';

/** The score of each check, and `fault` where it is one. */
const judged = (turn: string, given: Partial<Exchange> = {}): Readonly<Record<string, number | string>> =>
  Object.fromEntries(
    judgeTurn(sampleExchange(turn, given), sampleSources.products).map(({ name, score, fault }) => [
      name,
      fault ?? score,
    ]),
  );

const shirt = sampleCard('shirt');
const scarf = sampleCard('scarf');
const mug = sampleCard('mug');

test('a change of the cart that was not asked for is a wrong write', () => {
  const turn = '{ say: shirts, shows: shirt }';
  expect(judged(turn, { cards: [shirt] })).toEqual({ shows: 1 });
  expect(judged(turn, { cards: [shirt], cartAfter: [sampleLine('shirt')] })).toMatchObject({
    'cart unchanged': 'wrong write',
  });
});

test.each([
  ['the wrong product', [sampleLine('scarf', 2)]],
  ['the wrong quantity', [sampleLine('mug', 1)]],
  ['one line too many', [sampleLine('mug', 2), sampleLine('scarf')]],
])('%s in the cart is a wrong write', (_, cartAfter) => {
  const turn = '{ say: add 2 mugs, cart: ["2 x mug"] }';
  expect(judged(turn, { cartAfter: [sampleLine('mug', 2)] })).toEqual({ cart: 1 });
  expect(judged(turn, { cartAfter })).toEqual({ cart: 'wrong write' });
});

test('another variant than the one asked for is a wrong write', () => {
  const turn = '{ say: add it in M, cart: ["shirt / M"] }';
  expect(judged(turn, { cartAfter: [sampleLine('shirt', 1, ['M', 'Blue'])] })).toEqual({ cart: 1 });
  expect(judged(turn, { cartAfter: [sampleLine('shirt', 1, ['S', 'Blue'])] })).toEqual({ cart: 'wrong write' });
});

test('a write that did not happen is no fault, and half right when it waits for a click', () => {
  const turn = '{ say: add a mug, cart: [mug] }';
  expect(judged(turn)).toEqual({ cart: 0 });
  expect(judged(turn, { isProposed: true })).toEqual({ cart: 0.5 });
});

test('lines of the cart that remain are expected too', () => {
  const turn = '{ say: remove the mug, has: [mug, scarf], cart: [scarf] }';
  const cartBefore = [sampleLine('mug'), sampleLine('scarf')];
  expect(judged(turn, { cartBefore, cartAfter: [sampleLine('scarf')] })).toEqual({ cart: 1 });
  expect(judged(turn, { cartBefore, cartAfter: [] })).toEqual({ cart: 'wrong write' });
});

test('a question is asked, and without a write', () => {
  const turn = '{ say: add it, asks: true }';
  expect(judged(turn, { text: 'Which one do you mean?' })).toEqual({ asks: 1 });
  expect(judged(turn, { text: 'Added.' })).toEqual({ asks: 0 });
  expect(judged(turn, { text: 'Which one?', cartAfter: [sampleLine('mug')] })['cart unchanged']).toBe('wrong write');
});

test('products are expected among the first cards, as the first, all of them, or every one', () => {
  const cards = [mug, scarf, mug, shirt];
  expect(judged('{ say: a, shows: [shirt, scarf] }', { cards })).toEqual({ shows: 1 });
  expect(judged('{ say: a, shows: shirt }', { cards })).toEqual({ shows: 0.5 });
  expect(judged('{ say: a, shows: shirt }', { cards: [mug] })).toEqual({ shows: 0 });
  expect(judged('{ say: a, first: mug }', { cards })).toEqual({ first: 1 });
  expect(judged('{ say: a, first: scarf }', { cards })).toEqual({ first: 0.5 });
  expect(judged('{ say: a, all: [mug, shirt] }', { cards: [mug] })).toEqual({ all: 0.5 });
  expect(judged('{ say: a, each: linen }', { cards: [shirt] })).toEqual({ each: 1 });
  expect(judged('{ say: a, each: linen }', { cards: [shirt, mug] })).toEqual({ each: 0.5 });
  expect(judged('{ say: a, each: linen }', { cards: [shirt, mug, scarf] })).toEqual({ each: 0 });
  expect(judged('{ say: a, each: linen }')).toEqual({ each: 0 });
});

test('cards are counted and their order is compared', () => {
  expect(judged('{ say: a, count: 2 }', { cards: [mug, shirt] })).toEqual({ count: 1 });
  expect(judged('{ say: a, count: 2 }', { cards: [mug] })).toEqual({ count: 0 });
  expect(judged('{ say: a, noCards: true }', { cards: [mug] })).toEqual({ 'no cards': 0 });
  const order = '{ say: a, each: ".", order: price-ascending }';
  expect(judged(order, { cards: [mug, shirt] })).toMatchObject({ order: 1 });
  expect(judged(order, { cards: [shirt, mug] })).toMatchObject({ order: 0 });
});

test.each([
  ['max: 50', shirt],
  ['min: 50', mug],
  ['stock: true', scarf],
  ['option: M', shirt],
  ['option: linen', mug],
  ['without: linen', shirt],
  ['not: [shirt]', shirt],
])('a card that violates %s is a broken constraint', (constraint, card) => {
  const turn = `{ say: a, count: 1, ${constraint} }`;
  expect(judged(turn, { cards: [card] })).toEqual({ count: 1, constraints: 'broken constraint' });
});

test.each([
  ['max: 60', shirt],
  ['min: 12', mug],
  ['stock: true', mug],
  ['option: [M, Blue]', sampleCard('shirt', 'shirt-m-blue')],
  ['option: wool', scarf],
  ['without: Blue', shirt],
  ['not: [shirt]', mug],
])('a card that satisfies %s is none', (constraint, card) => {
  expect(judged(`{ say: a, count: 1, ${constraint} }`, { cards: [card] })).toEqual({ count: 1 });
});

test('the nearest products may be shown when nothing satisfies a constraint, and the answer says so', () => {
  const turn = '{ say: scarf under 20, each: scarf, max: 20 }';
  expect(judged(turn, { cards: [scarf], text: 'I found nothing under €20.' })).toEqual({ each: 1 });
  expect(judged(turn, { cards: [scarf], text: 'Here is one.' })['constraints']).toBe('broken constraint');
  const possible = '{ say: something under 20, each: ".", max: 20 }';
  expect(judged(possible, { cards: [scarf], text: 'I found nothing under €20.' })['constraints']).toBe(
    'broken constraint',
  );
});

test.each([
  'I could not find anything.',
  'We don’t sell shirts. I found nothing.',
  'Das führen wir leider nicht.',
  'Vi har ikke det.',
])('denying what the shop has is a false statement: %s', (text) => {
  const denied = { 'does not deny what the shop has': 'false statement' };
  expect(judged('{ say: shirt, shows: shirt }', { text })).toMatchObject(denied);
  expect(judged('{ say: shirt, shows: shirt }', { text, cards: [shirt] })).toEqual({ shows: 1 });
  expect(judged('{ say: hat, none: true }', { text })).toEqual({ 'says that there is none': 1 });
});

test('showing something else instead of saying that there is none is wrong', () => {
  expect(judged('{ say: hat, none: true }', { text: 'Here you are.', cards: [mug] })).toEqual({
    'says that there is none': 0,
  });
});

test('what must be said is looked for in everything that is visible, what is false in the text', () => {
  const turn = '{ say: how long, says: ["30 days", free], never: "60 days" }';
  expect(judged(turn, { text: 'Within 30 days.', visible: 'Within 30 days. free' })).toEqual({ says: 1 });
  expect(judged(turn, { text: 'Within 30 days.' })).toEqual({ says: 0.5 });
  expect(judged(turn, { text: 'Within 60 days.' })).toEqual({ says: 0, 'never says': 'false statement' });
});
