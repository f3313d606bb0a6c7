import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HeldLine, planAdd, planQuantity, type Shelf } from './cart-lines.ts';
import { cartBounds } from './cart.ts';

const shelf: Shelf = {
  maximum: 99,
  offers: new Map([
    ['mug', { variantId: 'mug', stock: 5 }],
    ['gone', { variantId: 'gone', stock: 0 }],
    ['made', { variantId: 'made', stock: null }],
  ]),
};

const line = (variantId: string, quantity: number, id = variantId): HeldLine => ({ id, variantId, quantity });

test('what is added joins the line it belongs to, and new lines come last', () => {
  expect(planAdd([line('mug', 2)], [line('mug', 1), line('made', 3)], shelf)).toEqual({
    ok: true,
    lines: [line('mug', 3), line('made', 3)],
  });
});

test('quantities that are no count, or too many, are refused and name the most there may be', () => {
  for (const quantity of [-1, 0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 100, 1e9]) {
    expect(planAdd([], [line('made', quantity)], shelf)).toEqual({ ok: false, reason: 'bad_quantity', detail: '99' });
  }
  expect(planAdd([line('made', 60)], [line('made', 60)], shelf)).toMatchObject({ reason: 'bad_quantity' });
  expect(planQuantity([line('made', 1)], line('made', 1.5), shelf)).toMatchObject({ reason: 'bad_quantity' });
});

test('what is not sold, sold out or short is refused, each for its own reason', () => {
  expect(planAdd([], [line('other', 1)], shelf)).toMatchObject({ reason: 'unknown_variant' });
  expect(planAdd([], [line('gone', 1)], shelf)).toMatchObject({ reason: 'sold_out' });
  expect(planAdd([line('mug', 3)], [line('mug', 3)], shelf)).toMatchObject({ reason: 'over_stock', detail: '5' });
});

test('lines of the same variant share what is on hand', () => {
  const held = [line('mug', 3, 'mug.engraved')];
  expect(planAdd(held, [line('mug', 3)], shelf)).toMatchObject({ reason: 'over_stock', detail: '5' });
  expect(planAdd(held, [line('mug', 2)], shelf)).toMatchObject({ ok: true });
});

test('fewer pieces are never refused, even of what has run out meanwhile', () => {
  expect(planQuantity([line('gone', 4)], line('gone', 2), shelf)).toEqual({ ok: true, lines: [line('gone', 2)] });
  expect(planQuantity([line('gone', 4)], line('gone', 0), shelf)).toEqual({ ok: true, lines: [] });
  expect(planQuantity([line('gone', 4)], line('gone', 5), shelf)).toMatchObject({ reason: 'sold_out' });
});

test('a line that is not there cannot be changed', () => {
  expect(planQuantity([], line('mug', 1), shelf)).toMatchObject({ reason: 'unknown_line' });
});

test('the 201st line is refused', () => {
  const held = Array.from({ length: cartBounds.lines }, (_, index) => line('made', 1, `made.${index}`));
  expect(planAdd(held, [line('made', 1)], shelf)).toMatchObject({ reason: 'too_many_lines', detail: '200' });
  expect(planAdd(held, [line('made', 1, 'made.7')], shelf)).toMatchObject({ ok: true });
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
      let lines: readonly HeldLine[] = [];
      for (const { kind, variantId, mark, quantity } of wishes) {
        const wanted = line(variantId, quantity, variantId + mark);
        const plan = kind === 'add' ? planAdd(lines, [wanted], shelf) : planQuantity(lines, wanted, shelf);
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
