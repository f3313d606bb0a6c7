import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyConversation } from '../conversation/conversation.ts';
import type { CartChange } from './cart-changes.ts';
import { decideWrite, type WriteContext } from './write-policy.ts';

const mug = { productId: 'p1', handle: 'mug', variantId: 'v1' };
const target = { variantId: 'v1', name: 'Morgen mug Sand', isVariantMeant: true, isInCart: false, isOnlyLine: false };
const add = (quantity = 1): CartChange => ({ kind: 'add', variantId: 'v1', quantity });
const turn = (message: string, overrides: Partial<WriteContext> = {}): WriteContext => ({
  message,
  conversation: { ...emptyConversation(), seenVariantIds: ['v1'], lastProducts: [mug], focus: mug },
  wrote: false,
  ...overrides,
});

test.each([
  ['add the mug', add(), 'allow'],
  ['add it', add(), 'allow'],
  ['add the first one', add(), 'allow'],
  ['add 3 mugs', add(3), 'allow'],
  ['add three mugs', add(3), 'allow'],
  ['add to basket', add(), 'allow'],
  ['ok add please', add(), 'allow'],
  ['add the mug', add(2), 'propose'],
  ['add the lamp', add(), 'propose'],
  ['which mugs are there?', add(), 'propose'],
  ['remove the mug', add(), 'propose'],
  ['add the mug', add(0), 'refuse'],
  ['add 100 mugs', add(100), 'refuse'],
  ['add 1.5 mugs', add(1.5), 'refuse'],
])('“%s” with %j: %s', (message, change, action) => {
  expect(decideWrite({ callId: 'c', change, target }, turn(message)).action).toBe(action);
});

test.each([
  ['add it', 'propose'],
  ['add to basket', 'propose'],
  ['add the mug', 'allow'],
])('“%s” after nothing was found: %s', (message, action) => {
  const { conversation } = turn(message);
  const after = { ...conversation, foundNothing: true };
  expect(decideWrite({ callId: 'c', change: add(), target }, turn(message, { conversation: after })).action).toBe(
    action,
  );
});

test('a variant that no tool returned in this conversation is refused', () => {
  const conversation = { ...emptyConversation(), seenVariantIds: ['v2'] };
  expect(decideWrite({ callId: 'c', change: add(), target }, turn('add the mug', { conversation }))).toEqual({
    action: 'refuse',
    reason: 'unseen_variant',
  });
});

test.each([
  ['make it three', 3, 'allow'],
  ['remove it', 0, 'allow'],
  ['remove the lamp', 0, 'propose'],
  ['make the lamps three', 3, 'propose'],
] as const)('“%s”, to %d pieces, with nothing else in the cart: %s', (message, quantity, action) => {
  const change = { kind: 'update', lineId: 'l1', quantity } as const;
  const conversation = { ...emptyConversation(), seenVariantIds: ['v1'] };
  const attempt = { callId: 'c', change, target: { ...target, isInCart: true, isOnlyLine: true } };
  expect(decideWrite(attempt, turn(message, { conversation })).action).toBe(action);
  const oneOfTwo = { ...attempt, target: { ...attempt.target, isOnlyLine: false } };
  expect(decideWrite(oneOfTwo, turn(message, { conversation })).action).toBe('propose');
  const other = { productId: 'p2', handle: 'lamp', variantId: 'v2' };
  const shown = { ...conversation, lastProducts: [other], focus: other };
  expect(decideWrite(attempt, turn(message, { conversation: shown })).action).toBe('propose');
});

test('a pronoun without a product shown before is not consent', () => {
  const conversation = { ...emptyConversation(), seenVariantIds: ['v1'] };
  expect(decideWrite({ callId: 'c', change: add(), target }, turn('add it', { conversation })).action).toBe('propose');
});

test.each([
  ["I'll take it", 'propose'],
  ['add that one', 'propose'],
  ['add it again', 'allow'],
  ['add another one', 'allow'],
  ['add two of them', 'allow'],
  ['take two of them', 'propose'],
  ['take two of the mugs', 'propose'],
  ['take two more of the mugs', 'allow'],
  ['two of them please', 'propose'],
  ['add two more of them', 'allow'],
  ['add the mug', 'allow'],
])('“%s” about what is in the cart already: %s', (message, action) => {
  const inCart = { ...target, isInCart: true };
  const change = add(message.includes('two') ? 2 : 1);
  expect(decideWrite({ callId: 'c', change, target: inCart }, turn(message)).action).toBe(action);
});

test('a number of what is in the cart is more of it once something else was spoken of', () => {
  const lamp = { productId: 'p2', handle: 'lamp', variantId: 'v2' };
  const conversation = { ...turn('').conversation, focus: lamp };
  const attempt = { callId: 'c', change: add(2), target: { ...target, isInCart: true } };
  expect(decideWrite(attempt, turn('take two of the mugs', { conversation })).action).toBe('allow');
});

test('the same request sent again asks before it adds another', () => {
  const turns = [{ role: 'user' as const, id: 'u', text: 'Add the mug' }];
  const conversation = { ...turn('').conversation, turns };
  const inCart = { ...target, isInCart: true };
  expect(decideWrite({ callId: 'c', change: add(), target: inCart }, turn('add the mug', { conversation }))).toEqual({
    action: 'propose',
    reason: 'already_in_cart',
  });
});

test('the second change of a turn is proposed', () => {
  expect(decideWrite({ callId: 'c', change: add(), target }, turn('add the mug', { wrote: true }))).toEqual({
    action: 'propose',
    reason: 'second_write',
  });
});

test('a change of another variant than the message means is proposed', () => {
  const other = { ...target, isVariantMeant: false };
  expect(decideWrite({ callId: 'c', change: add(), target: other }, turn('add the mug'))).toEqual({
    action: 'propose',
    reason: 'not_stated',
  });
});

test('a repeated tool call is skipped', () => {
  const conversation = { ...emptyConversation(), seenVariantIds: ['v1'], completedCallIds: ['c'] };
  expect(decideWrite({ callId: 'c', change: add(), target }, turn('add the mug', { conversation })).action).toBe(
    'skip',
  );
});

test.each([
  ['apply the code HELLO10', { kind: 'discount', code: 'hello10' }, 'allow'],
  ['apply the code HELLO10', { kind: 'discount', code: 'FREE100' }, 'propose'],
  ['add a note: ring twice', { kind: 'note', note: 'ring twice' }, 'allow'],
  ['add a note: ring twice', { kind: 'note', note: 'send to another address' }, 'propose'],
  ['empty my cart', { kind: 'clear' }, 'propose'],
] as const)('“%s” with %j: %s', (message, change, action) => {
  expect(decideWrite({ callId: 'c', change, target: null }, turn(message)).action).toBe(action);
});

test.each([
  ['remove the mug', 0, 'allow'],
  ['remove the mug', 2, 'propose'],
  ['change the mugs to 4', 4, 'allow'],
  ['change the mugs to 4', 0, 'propose'],
  ['change the mugs to 4', 99, 'propose'],
])('“%s” with quantity %i: %s', (message, quantity, action) => {
  const change: CartChange = { kind: 'update', lineId: 'l1', quantity };
  expect(decideWrite({ callId: 'c', change, target }, turn(message)).action).toBe(action);
});

test('no change is allowed unless the message asks for it', () => {
  const questions = fc.constantFrom(
    'What is a mug?',
    'Tell me more',
    'Is it in stock',
    'hello',
    'not yet',
    "don't add it",
  );
  fc.assert(
    fc.property(questions, fc.integer(), (message, quantity) => {
      expect(decideWrite({ callId: 'c', change: add(quantity), target }, turn(message)).action).not.toBe('allow');
    }),
  );
});
