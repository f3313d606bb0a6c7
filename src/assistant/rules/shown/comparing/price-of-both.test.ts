import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { afterWrite, referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { Conversation } from '../../../conversation/conversation.ts';
import { noCriteria } from '../../../retrieval/resolve-product.ts';
import { bothRule } from './price-of-both.ts';

const priced = (handle: string, title: string, euros: number) =>
  product({ handle, title, variants: [variant({ id: handle, price: { amount: euros * 100, currency: 'EUR' } })] });
const [kettle, tray] = [priced('kettle', 'Kettle', 40), priced('tray', 'Tray', 15)];
const both: Partial<Conversation> = { lastProducts: [referenceTo(kettle), referenceTo(tray)] };
const one: Partial<Conversation> = { lastProducts: [referenceTo(kettle)], focus: referenceTo(kettle) };

async function ask(message: string, conversation: Partial<Conversation>, inCart: readonly string[] = []) {
  const turn = turnOf([kettle, tray], message, conversation);
  for (const variantId of inCart)
    ({ ref: turn.memory.cart } = await turn.carts.add({ ref: turn.memory.cart, key: null }, [
      { variantId, quantity: 1 },
    ]));
  return recordAnswer(turn, (answer) => bothRule.answer(turn, answer, noCriteria));
}

test.each([
  ['how much for both', true],
  ['how much is that together', true],
  ['both together', true],
  ['how much is it', false],
  ['both', false],
  ['put them together', false],
  ['how much bother', false],
])('“%s” asks what two things cost: %s', (text, isAsked) => {
  expect(bothRule.pattern.test(text)).toBe(isAsked);
});

test('the prices of two that were shown are said, and their sum', async () => {
  expect(await ask('how much for both', both)).toMatchObject({
    text: 'The Kettle costs €40. The Tray costs €15. Together they cost €55.',
    titles: ['Kettle', 'Tray'],
  });
});

test('of one product its price is said, unless both of it are meant', async () => {
  expect(await ask('how much is that together', one)).toMatchObject({
    text: 'The Kettle costs €40.',
    titles: ['Kettle'],
  });
  expect((await ask('how much for both', one)).text).not.toContain('€40');
  expect((await ask('how much is that together', {})).text).not.toBe('');
});

test('what is in the cart is meant where no two were shown', async () => {
  expect((await ask('how much is that together', one, ['kettle', 'tray'])).text).toMatch(/^There are 2 items.*€55/);
  expect((await ask('how much is that together', both, ['kettle'])).text).toContain('Together they cost €55.');
});

test('what was just put into the cart is meant, unless both are asked for', async () => {
  expect((await ask('how much is that together', { ...both, ...afterWrite }, ['kettle'])).text).toMatch(
    /^There’s one item/,
  );
  expect((await ask('how much for both', { ...both, ...afterWrite }, ['kettle'])).text).toContain(
    'Together they cost €55.',
  );
});
