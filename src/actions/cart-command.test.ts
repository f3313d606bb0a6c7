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

test('a product form adds a product by the chosen selling plan', () => {
  expect(read({ variant: '7', action: 'add', plan: '801' })?.command).toMatchObject({ sellingPlan: '801' });
  expect(read({ variant: '7', action: 'add', plan: '' })?.command).not.toHaveProperty('sellingPlan');
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

test.each([
  [
    { action: 'note', note: 'Ring twice' },
    { kind: 'note', note: 'Ring twice' },
  ],
  [
    { action: 'note', note: '' },
    { kind: 'note', note: '' },
  ],
  [
    { action: 'apply-code', code: 'HELLO10' },
    { kind: 'apply-code', code: 'HELLO10' },
  ],
  [
    { action: 'remove-code', code: 'HELLO10' },
    { kind: 'remove-code', code: 'HELLO10' },
  ],
  [{ action: 'clear' }, { kind: 'clear' }],
])('%j is read as the command %j', (fields, command) => {
  expect(read(fields)).toEqual({ command, key: null });
});

test.each([
  ['of 16 characters', 'k'.repeat(16), true],
  ['of letters, digits, - and _', 'A1_-'.repeat(9), true],
  ['of 64 characters', 'k'.repeat(64), true],
  ['that is shorter', 'k'.repeat(15), false],
  ['that is longer', 'k'.repeat(65), false],
  ['with other characters', 'k k'.repeat(8), false],
])('a key %s is kept or ignored', (_, key, isKept) => {
  expect(read({ variant: '7', key })?.key).toBe(isKept ? key : null);
});

test('attributes are read by name, without empty ones, files and other fields', () => {
  const own = { 'attribute.Initials': 'AB', 'attribute.Empty': '', 'attribute.': 'x', 'attribute.__proto__': 'x' };
  const fields = { variant: '7', ...own, other: 'x' };
  expect(read(fields)?.command).toEqual({ kind: 'add', variantId: '7', quantity: 1, attributes: { Initials: 'AB' } });
  const withFile = readCartForm([...Object.entries(fields), ['attribute.File', new File(['x'], 'x.txt')]]);
  expect(withFile?.command).toMatchObject({ attributes: { Initials: 'AB' } });
});

test('attributes are cut to ten, with names of 50 and values of 200 characters', () => {
  const fields = Array.from({ length: 12 }, (_, index) => [`attribute.${index}${'n'.repeat(60)}`, 'v'.repeat(300)]);
  const command = read({ variant: '7', ...Object.fromEntries(fields) })?.command;
  const attributes = command?.kind === 'add' ? Object.entries(command.attributes) : [];
  expect(attributes.map(([name, value]) => [name.length, value.length])).toEqual(
    Array.from({ length: 10 }, () => [50, 200]),
  );
});

test('a form without a known action, or with fields that are too long, is null', () => {
  for (const fields of [
    {},
    { action: 'explode' },
    { action: 'add' },
    { action: 'note' },
    { variant: '' },
    { variant: 'v'.repeat(201) },
    { step: '1' },
    { action: 'apply-code', code: 'c'.repeat(1001) },
    { action: 'note', note: 'n'.repeat(10_001) },
  ]) {
    expect(read(Object.fromEntries(Object.entries(fields))), JSON.stringify(fields).slice(0, 50)).toBeNull();
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
