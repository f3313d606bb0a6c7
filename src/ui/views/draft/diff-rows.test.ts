import { expect, test } from 'vitest';
import { diffLines } from '#shop/text/line-diff.ts';
import { diffRows } from './diff-rows.ts';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}\n`).join('');

test('a change stands between two lines of what is around it, the rest is counted', () => {
  const rows = diffRows(diffLines(`${lines(10)}old\n${lines(5)}`, `${lines(10)}new\nmore\n${lines(5)}`));
  expect(rows.map(({ kind }) => kind)).toEqual([
    'left-out',
    'same',
    'same',
    'changed',
    'changed',
    'same',
    'same',
    'left-out',
  ]);
  expect(rows[0]).toEqual({ kind: 'left-out', lines: 8 });
  expect(rows.slice(3, 5)).toEqual([
    { kind: 'changed', before: 'old', after: 'new' },
    { kind: 'changed', before: null, after: 'more' },
  ]);
});

test('a single line is shown rather than counted', () => {
  expect(diffRows(diffLines('a\nold\n', 'a\nnew\n'))[0]).toEqual({ kind: 'same', before: 'a', after: 'a' });
});
