import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type StoredCartLine, addCartLines, setCartLines, setLineQuantity, type PurchaseLimits } from './cart-lines.ts';
import { cartBounds } from './cart.ts';

const limits: PurchaseLimits = {
  maxQuantity: 99,
  stockByVariant: new Map([
    ['mug', { variantId: 'mug', stock: 5 }],
    ['gone', { variantId: 'gone', stock: 0 }],
    ['made', { variantId: 'made', stock: null }],
  ]),
};

const line = (variantId: string, quantity: number, id = variantId): StoredCartLine => ({ id, variantId, quantity });

test('what is added joins the line it belongs to, and new lines come last', () => {
  expect(addCartLines([line('mug', 2)], [line('mug', 1), line('made', 3)], limits)).toEqual({
    ok: true,
    lines: [line('mug', 3), line('made', 3)],
  });
});

test('quantities that are no count, or too many, are refused and name the most there may be', () => {
  for (const quantity of [-1, 0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 100, 1e9]) {
    expect(addCartLines([], [line('made', quantity)], limits)).toEqual({
      ok: false,
      reason: 'bad_quantity',
      detail: '99',
    });
  }
  expect(addCartLines([line('made', 60)], [line('made', 60)], limits)).toMatchObject({ reason: 'bad_quantity' });
  expect(setLineQuantity([line('made', 1)], line('made', 1.5), limits)).toMatchObject({ reason: 'bad_quantity' });
});

test('what is not sold, sold out or short is refused, each for its own reason', () => {
  expect(addCartLines([], [line('other', 1)], limits)).toMatchObject({ reason: 'unknown_variant' });
  expect(addCartLines([], [line('gone', 1)], limits)).toMatchObject({ reason: 'sold_out' });
  expect(addCartLines([line('mug', 3)], [line('mug', 3)], limits)).toMatchObject({ reason: 'over_stock', detail: '5' });
});

test('lines of the same variant share what is on hand', () => {
  const held = [line('mug', 3, 'mug.engraved')];
  expect(addCartLines(held, [line('mug', 3)], limits)).toMatchObject({ reason: 'over_stock', detail: '5' });
  expect(addCartLines(held, [line('mug', 2)], limits)).toMatchObject({ ok: true });
});

test('fewer pieces are never refused, even of what has run out meanwhile', () => {
  expect(setLineQuantity([line('gone', 4)], line('gone', 2), limits)).toEqual({ ok: true, lines: [line('gone', 2)] });
  expect(setLineQuantity([line('gone', 4)], line('gone', 0), limits)).toEqual({ ok: true, lines: [] });
  expect(setLineQuantity([line('gone', 4)], line('gone', 5), limits)).toMatchObject({ reason: 'sold_out' });
});

test('a line that is not there cannot be changed', () => {
  expect(setLineQuantity([], line('mug', 1), limits)).toMatchObject({ reason: 'unknown_line' });
});

test('the 201st line is refused', () => {
  const held = Array.from({ length: cartBounds.lines }, (_, index) => line('made', 1, `made.${index}`));
  expect(addCartLines(held, [line('made', 1)], limits)).toMatchObject({ reason: 'too_many_lines', detail: '200' });
  expect(addCartLines(held, [line('made', 1, 'made.7')], limits)).toMatchObject({ ok: true });
});

test('whatever is asked, lines stay unique, whole, within the maximum and within stock', () => {
  const variant = fc.constantFrom('mug', 'gone', 'made', 'other');
  const wish = fc.record({
    kind: fc.constantFrom('add', 'set'),
    variantId: variant,
    mark: fc.constantFrom('', '.a', '.b'),
    quantity: fc.oneof(fc.integer({ min: -2, max: 120 }), fc.double()),
  });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 40 }), (wishes) => {
      let lines: readonly StoredCartLine[] = [];
      for (const { kind, variantId, mark, quantity } of wishes) {
        const wanted = line(variantId, quantity, variantId + mark);
        const plan = kind === 'add' ? addCartLines(lines, [wanted], limits) : setLineQuantity(lines, wanted, limits);
        if (plan.ok) ({ lines } = plan);
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        for (const each of lines) expect(Number.isInteger(each.quantity) && each.quantity >= 1).toBe(true);
        for (const each of lines) expect(each.quantity).toBeLessThanOrEqual(99);
        const mugs = lines.filter((each) => each.variantId === 'mug').reduce((sum, each) => sum + each.quantity, 0);
        expect(mugs).toBeLessThanOrEqual(5);
      }
    }),
  );
});

test('setting a line to zero takes it away, and no other', () => {
  const before = [line('mug', 2), line('made', 1)];
  expect(setLineQuantity(before, line('mug', 0), limits)).toEqual({ ok: true, lines: [line('made', 1)] });
});

test('setting a line counts the other lines of its variant against the stock', () => {
  const before = [line('mug', 2), line('mug', 2, 'mug.engraved')];
  expect(setLineQuantity(before, line('mug', 3), limits)).toMatchObject({ ok: true });
  expect(setLineQuantity(before, line('mug', 4), limits)).toMatchObject({ reason: 'over_stock', detail: '5' });
});

test('setting lines replaces the quantity of those in the cart, adds the others and keeps the rest', () => {
  const before = [line('mug', 2), line('made', 4)];
  expect(setCartLines(before, [line('mug', 3), line('made', 1, 'made.blue')], limits)).toEqual({
    lines: [line('mug', 3), line('made', 4), line('made', 1, 'made.blue')],
    leftOut: null,
  });
});

test('setting lines twice has the same effect as once', () => {
  const wanted = [line('mug', 3), line('made', 2)];
  const once = setCartLines([], wanted, limits);
  expect(setCartLines(once.lines, wanted, limits)).toEqual(once);
});

test('setting lines leaves out those that are refused, and names the first refusal', () => {
  const wanted = [line('mug', 1), line('gone', 1), line('mug', 0), line('made', 2)];
  expect(setCartLines([line('mug', 2)], wanted, limits)).toEqual({
    lines: [line('mug', 1), line('made', 2)],
    leftOut: { reason: 'sold_out', detail: null },
  });
});
