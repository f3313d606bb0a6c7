import { expect, test } from 'vitest';
import { sampleCartLine } from '#tests/fixtures/sample-cart-line.ts';
import type { CartLine } from './cart.ts';
import { lineChanges, seenAfterWrite, type SeenCart, seenItem, seenLines } from './seen-lines.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const line = (id: string, quantity: number, amount: number): CartLine => ({
  ...sampleCartLine(id, quantity),
  price: eur(amount),
});
const never = (): boolean => false;

test('lines that are as they were shown have not changed', () => {
  const lines = [line('a', 1, 4200), line('b', 3, 500)];
  expect([...lineChanges(lines, seenLines(lines))]).toEqual([]);
});

test('a line with another price than was shown has changed, also downwards', () => {
  const seen = seenLines([line('a', 1, 4200), line('b', 3, 500)]);
  expect([...lineChanges([line('a', 1, 4500), line('b', 3, 400)], seen)]).toEqual([
    ['a', { formerPrice: eur(4200), formerQuantity: null }],
    ['b', { formerPrice: eur(500), formerQuantity: null }],
  ]);
});

test('a quantity that was lowered to what is left has changed, and no other smaller one', () => {
  const seen = seenLines([line('a', 5, 100), line('b', 5, 100)]);
  const now = [
    { ...line('a', 2, 100), stock: 2 },
    { ...line('b', 2, 100), stock: 9 },
  ];
  expect([...lineChanges(now, seen)]).toEqual([['a', { formerPrice: null, formerQuantity: 5 }]]);
});

test('a line that was never shown is compared with what pages say', () => {
  const lines = [line('a', 1, 4500), { ...line('b', 1, 4500), listedPrice: eur(4200) }];
  expect([...lineChanges(lines, new Map())]).toEqual([['b', { formerPrice: eur(4200), formerQuantity: null }]]);
});

const shown = (lines: readonly CartLine[]): SeenCart => ({ lines: seenLines(lines), gone: [] });

test('what a write does on request is no change, and what happened before it still is one', () => {
  const seen = shown([line('a', 1, 4200), line('b', 1, 900)]);
  const before = [line('a', 1, 4200), line('b', 1, 950)];
  const after = [line('a', 10, 3900), line('b', 1, 950), line('c', 1, 70)];
  const { lines } = seenAfterWrite({ seen, before, after, isChosen: ({ id }) => id === 'a' });
  expect([...lineChanges(after, lines)]).toEqual([['b', { formerPrice: eur(900), formerQuantity: null }]]);
  expect(lines.get('c')).toEqual({ quantity: 1, price: 70 });
});

test('a write that lowers another line leaves that to be told, and forgets what is seen of lines that are gone', () => {
  const before = [line('a', 5, 100), line('b', 1, 100)];
  const lowered = { ...line('a', 2, 100), stock: 2 };
  const { lines } = seenAfterWrite({ seen: shown(before), before, after: [lowered], isChosen: never });
  expect([...lineChanges([lowered], lines)]).toEqual([['a', { formerPrice: null, formerQuantity: 5 }]]);
  expect([...lines.keys()]).toEqual(['a']);
});

test('what disappears before or during a write is remembered, but not what the visitor removes or puts back', () => {
  const [early, lost, removed, back] = ['early', 'lost', 'removed', 'back'].map((id) => line(id, 1, 100));
  if (!early || !lost || !removed || !back) throw new Error('no lines');
  const seen = { lines: seenLines([lost, removed]), gone: [seenItem(early), seenItem(back)] };
  const after = seenAfterWrite({
    seen,
    before: [lost, removed],
    after: [back],
    isChosen: ({ id }) => id === 'removed',
  });
  expect(after.gone).toEqual([seenItem(early), seenItem(lost)]);
});

test('lines that become one with another line of the same variant are not gone', () => {
  const plain = line('a', 1, 100);
  const engraved = { ...plain, id: 'a-engraved', attributes: { Engraving: 'For Ada' } };
  const seen = shown([plain, engraved]);
  const after = seenAfterWrite({ seen, before: [plain, engraved], after: [line('a', 2, 100)], isChosen: never });
  expect(after.gone).toEqual([]);
});

test('an item is named by its product and the values of its options', () => {
  const options = [
    { name: 'Color', value: 'Moss' },
    { name: 'Size', value: 'M' },
  ];
  const base = sampleCartLine('7', 1);
  const shirt = { ...base, title: 'Harbor Shirt', variant: { ...base.variant, id: '7', options } };
  expect(seenItem(shirt)).toEqual({ variantId: '7', name: 'Harbor Shirt, Moss, M' });
});
