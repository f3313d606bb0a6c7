import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addHandle, parseHandles } from './stored-handles.ts';

test('what was kept is read again', () => {
  expect(parseHandles(JSON.stringify(['mug', 'lamp']))).toEqual(['mug', 'lamp']);
});

test('nothing and broken text are an empty list', () => {
  expect(parseHandles(null)).toEqual([]);
  expect(parseHandles('{')).toEqual([]);
});

test('whatever else lies in the browser’s storage is left out', () => {
  const other = [7, null, '', ' ', ['lamp'], { handle: 'mug', title: 'Mug', price: '€48' }, 'x'.repeat(256)];
  expect(parseHandles(JSON.stringify([...other, 'lamp', 'lamp']))).toEqual(['lamp']);
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseHandles(text).every((handle) => handle.trim() !== '')).toBe(true);
    }),
  );
});

test('a product added again moves to the head', () => {
  expect(addHandle(['mug', 'lamp'], 'lamp', 5)).toEqual(['lamp', 'mug']);
});

test('no more than the given number is kept, the latest', () => {
  const list = Array.from({ length: 9 }, (_, index) => `mug-${index}`);
  expect(addHandle(list, 'lamp', 5)).toEqual(['lamp', 'mug-0', 'mug-1', 'mug-2', 'mug-3']);
});
