import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { emptyConversation } from '../../conversation/conversation.ts';
import {
  asksAboutIt,
  asksAboutPointed,
  bothSpokenOf,
  findPointedProduct,
  hasOrdinal,
  namesUnclearBoth,
  pointsAtShown,
  productByOrdinal,
  productsByOrdinals,
} from './referenced-product.ts';

const priced = (handle: string, amount: number, weight: string | null = null) =>
  product({
    handle,
    details: weight === null ? [] : [{ name: 'Weight', value: weight }],
    variants: [variant({ id: `v-${handle}`, price: { amount, currency: 'EUR' } })],
  });
const kettle = priced('kettle', 5000, '2 kg');
const teapot = priced('teapot', 3000, '1 kg');
const tray = priced('tray', 1000);
const products = [kettle, teapot, tray];
const [ofKettle, ofTeapot, ofTray] = [referenceTo(kettle), referenceTo(teapot), referenceTo(tray)];
const two = { lastProducts: [ofKettle, ofTeapot] };
const three = { lastProducts: [ofKettle, ofTeapot, ofTray] };

test.each([
  'does it fit a cassette',
  'is that one new',
  'and is this one new',
  'ok so do they dim',
  'but could it be cut',
  "i'm 182, is it long enough",
  'i am new to this, does it fit me',
  'how long is it',
  'what are they',
  'when can it be used with water',
  'why does it click',
  'how much sugar does it have',
  'how much would three of those be',
  'what do 2 cost',
  'how much are twelve of them',
  'how much is a dozen come to',
  'what would two be',
  'do you have it in rose',
  'do you sell these in rose',
  'can i get that in rose',
])('“%s” asks about what a pronoun stands for', (message) => {
  expect(asksAboutIt(message)).toBe(true);
});

test.each([
  'does the lamp fit it',
  'is that new',
  'can you tell me whether it fits',
  "i'm looking for something that is long enough for my bed, is it here",
  'that is what it does',
  'how is italian coffee made',
  'what do 2 lamps cost',
  'how much is three',
  'do you have it',
  'rose in it',
])('“%s” does not', (message) => {
  expect(asksAboutIt(message)).toBe(false);
});

test.each([
  ['# 1', 0],
  ['#1', 0],
  ['number 1', 0],
  ['number two', 1],
  ['#2', 1],
  ['# 3', 2],
  ['3rd', 2],
  ['number three', 2],
  ['the last', 2],
  ['last one', 2],
  ['last of them', 2],
  ['last product', 2],
])('“%s” is a place in a list', (message, place) => {
  expect(productByOrdinal(turnOf(products, message, three))).toEqual(three.lastProducts[place]);
  expect(hasOrdinal(message)).toBe(true);
});

test.each(['#10', 'number seven', 'at last', '4th', '#4', '#5', '# 5', 'number 6', '# 6', 'fifth'])(
  '“%s” is no place in a list of three',
  (message) => {
    expect(productByOrdinal(turnOf(products, message, three))).toBeNull();
  },
);

test('both are two that were shown, or the last two that were spoken of', () => {
  const before = { ...ofKettle, values: [] };
  const both = (conversation: object) => bothSpokenOf({ ...emptyConversation(), ...conversation });
  expect(both(two)).toEqual([ofKettle, ofTeapot]);
  expect(both({ lastProducts: [ofTeapot], focus: ofTeapot, focusBefore: before })).toEqual([before, ofTeapot]);
  expect(both({ lastProducts: [ofTeapot], focus: ofTeapot })).toEqual([]);
  expect(both({ lastProducts: [ofTeapot], focusBefore: before })).toEqual([]);
  expect(both({ ...three, focus: ofTeapot, focusBefore: before })).toEqual([]);
  expect(both({ focus: ofTeapot, focusBefore: before })).toEqual([]);
});

test.each([
  ['both', two, ['kettle', 'teapot']],
  ['the first and the third', three, ['kettle', 'tray']],
  ['the first and the first', three, ['kettle']],
  ['both', three, []],
  ['both of the first', three, ['kettle']],
  ['the second and the fifth', three, ['teapot']],
  ['bothersome', two, []],
  ['the kettle', two, []],
])('“%s” means these of the products shown', async (message, conversation, handles) => {
  const meant = await productsByOrdinals(turnOf(products, message, conversation));
  expect(meant.map(({ handle }) => handle)).toEqual(handles);
});

test.each([
  ['add both', three, true],
  ['add both of these', { lastProducts: [ofKettle] }, true],
  ['add both', two, false],
  ['add both the kettle and the tray', three, false],
  ['add both kettle and tray', three, false],
  ['add both the big kettle and the tray', three, false],
  ['add both the big old kettle and the tray', three, true],
  ['add them. both', three, false],
  ['I would like to put into my shopping basket for later use both', three, false],
  ['add it', three, false],
])('of “%s” it is not known which two are meant: %j', (message, conversation, isUnclear) => {
  expect(namesUnclearBoth(turnOf(products, message, conversation))).toBe(isUnclear);
});

test.each([
  ['the second one', three, 'teapot'],
  ['the cheaper one', two, 'teapot'],
  ['the cheapest one', three, 'tray'],
  ['the heavier one', two, 'kettle'],
  ['the heavier one', { lastProducts: [ofTray, ofTeapot] }, undefined],
  ['the cheaper one', { lastProducts: [ofKettle, ofKettle] }, undefined],
  ['the cheaper one', { lastProducts: [ofKettle] }, undefined],
  ['the cheaper kettle', two, undefined],
])('“%s” points at a product of the list', async (message, conversation, handle) => {
  expect((await findPointedProduct(turnOf(products, message, conversation)))?.handle).toBe(handle);
});

test.each([
  ['the second one', {}, true],
  ['the cheaper one', two, true],
  ['the cheaper one', { lastProducts: [ofKettle] }, false],
  ['the cheaper kettle', two, false],
])('“%s” points at what was shown, found or not', (message, conversation, isPointing) => {
  expect(pointsAtShown(turnOf(products, message, conversation))).toBe(isPointing);
});

test.each([
  'the second one in M',
  'second in M',
  'the first is for what age',
  'ok, and the first one, which size',
  'what about the first one in red',
  'how big is the first one in M',
  'does the last one come in blue',
  'the cheaper one in size 10',
  'the more expensive one has what',
  'the cheaper one, cost?',
])('“%s” is all about a product of the list', (message) => {
  expect(asksAboutPointed(turnOf(products, message, two))).toBe(true);
});

test.each(['the second one', 'lamps like the second one in M', 'the second oneness in M', 'the first aid kit in red'])(
  '“%s” is not all about one',
  (message) => {
    expect(asksAboutPointed(turnOf(products, message, two))).toBe(false);
  },
);

test('nothing is asked about a product that is not in the list', () => {
  expect(asksAboutPointed(turnOf(products, 'the third one in M', two))).toBe(false);
  expect(asksAboutPointed(turnOf(products, 'the cheaper one in M', { lastProducts: [ofKettle] }))).toBe(false);
  expect(asksAboutPointed(turnOf(products, 'the oak one in M', two))).toBe(false);
});
