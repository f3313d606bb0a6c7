import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { continues, isBehind, readEntries } from './valkey-entries.ts';

test('entries are read by the names of their fields', () => {
  expect(readEntries([['1-0', ['mark', 'm', 'body', '{}']]])).toEqual([{ id: '1-0', mark: 'm', body: '{}' }]);
  expect(readEntries([['1-0', ['body', '{}', 'other', 'x', 'mark', 'm']]])).toEqual([
    { id: '1-0', mark: 'm', body: '{}' },
  ]);
  expect(() => readEntries('PONG')).toThrow();
});

test('entries continue from a position when the first of them is the one that was read last', () => {
  const position = { id: '1-0', mark: 'm' };
  const next = { id: '2-0', mark: 'n', body: '' };
  expect(continues(position, [{ ...position, body: '' }, next])).toBe(true);
  expect(continues(position, [])).toBe(false);
  expect(continues(position, [next])).toBe(false);
  expect(continues(position, [{ id: '1-0', mark: 'of an entry that replaced it', body: '' }])).toBe(false);
});

test('an entry is behind another when its time, or at the same time its counter, is less', () => {
  const id = fc.record({ ms: fc.nat(20), count: fc.nat(20) });
  fc.assert(
    fc.property(id, id, (one, other) => {
      const behind = one.ms < other.ms || (one.ms === other.ms && one.count < other.count);
      expect(isBehind(`${one.ms}-${one.count} 7`, `${other.ms}-${other.count}`)).toBe(behind);
    }),
  );
});
