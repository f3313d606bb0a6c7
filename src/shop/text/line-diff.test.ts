import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines, type DiffChunk } from './line-diff.ts';

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
  .map((lines) => lines.map((line) => `${line}\n`).join(''));
const join = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const side = (stretches: readonly DiffChunk[], which: 'before' | 'after'): string =>
  stretches.map((each) => join(each.kind === 'same' ? each.lines : each[which])).join('');

test('both texts can be read back from their changes', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = diffLines(before, after);
      expect([side(changes, 'before'), side(changes, 'after')]).toEqual([before, after]);
    }),
  );
});

test('a text does not differ from itself', () => {
  fc.assert(
    fc.property(text, (each) => {
      expect(diffLines(each, each).some(({ kind }) => kind === 'changed')).toBe(false);
    }),
  );
});

test('a line that was added, one that went and one that changed are distinguished from what stayed', () => {
  expect(diffLines('a\nb\nc\nd\n', 'a\nB\nc\nnew\nd\n')).toEqual([
    { kind: 'same', lines: ['a'] },
    { kind: 'changed', before: ['b'], after: ['B'] },
    { kind: 'same', lines: ['c'] },
    { kind: 'changed', before: [], after: ['new'] },
    { kind: 'same', lines: ['d'] },
  ]);
  expect(diffLines('a\nb\n', 'b\n')).toEqual([
    { kind: 'changed', before: ['a'], after: [] },
    { kind: 'same', lines: ['b'] },
  ]);
});

test('texts of thousands of lines that share nothing are one change', () => {
  const lines = (name: string) => Array.from({ length: 3000 }, (_, at) => `${name}${at}\n`).join('');
  expect(diffLines(lines('a'), lines('b'))).toHaveLength(1);
});
