import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCartForm } from './cart-command.ts';

const read = (fields: Readonly<Record<string, string>>) => readCartForm(Object.entries(fields));

test('a product form adds one piece by default', () => {
  expect(read({ variant: '7', action: 'add', key: '' })).toEqual({
    command: { kind: 'add', variantId: '7', quantity: 1, attributes: {} },
    key: null,
  });
  expect(read({ variant: '7', quantity: '3', key: 'k'.repeat(16) })).toMatchObject({
    command: { quantity: 3 },
    key: 'k'.repeat(16),
  });
});

test('a line form sets, steps or removes a line', () => {
  expect(read({ line: 'l', quantity: '2' })?.command).toEqual({ kind: 'quantity', lineId: 'l', quantity: 2 });
  expect(read({ line: 'l', quantity: '2', step: '1' })?.command).toMatchObject({ quantity: 3 });
  expect(read({ line: 'l', quantity: '2', step: '-1' })?.command).toMatchObject({ quantity: 1 });
  expect(read({ line: 'l', quantity: '2', remove: '1' })?.command).toEqual({ kind: 'remove', lineId: 'l' });
});

test('an invalid quantity is NaN and never removes a line', () => {
  for (const quantity of ['0', '-1', '1.5', '1e3', 'NaN', '', ' ', '0x1']) {
    expect(read({ line: 'l', quantity })?.command, quantity).toMatchObject({ quantity: Number.NaN });
  }
  expect(read({ line: 'l', quantity: '1', step: '-1' })?.command).toMatchObject({ quantity: Number.NaN });
});

test('attributes are cut to their limits', () => {
  const fields = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`attribute.${'n'.repeat(60)}${index}`, 'v'.repeat(300)]),
  );
  const command = read({ variant: '7', 'attribute.Initials': 'AB', 'attribute.Empty': '' })?.command;
  expect(command).toMatchObject({ attributes: { Initials: 'AB' } });
  const long = read({ variant: '7', ...fields })?.command;
  const attributes = long?.kind === 'add' ? Object.entries(long.attributes) : [];
  expect(attributes.every(([name, value]) => name.length <= 50 && value.length <= 200)).toBe(true);
});

test('a form without a known action is null', () => {
  for (const fields of [
    {},
    { action: 'explode' },
    { action: 'add' },
    { action: 'note' },
    { variant: '' },
    { step: '1' },
  ]) {
    expect(read(Object.fromEntries(Object.entries(fields)))).toBeNull();
  }
});

test('any fields are read as a command or null', () => {
  const name = fc.oneof(
    fc.constantFrom('action', 'variant', 'line', 'quantity', 'step', 'remove', 'code', 'note', 'key', '__proto__'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (fields) => {
      const form = readCartForm(fields);
      expect(form === null || typeof form.command.kind === 'string').toBe(true);
    }),
  );
});
