import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OrderedEntry, parseEntryOrder, sortEntries } from './entry-order.ts';

const entry = (title: string, value: OrderedEntry['value'] = title, position = 0): OrderedEntry => ({
  title,
  value,
  position,
});
const titles = (entries: readonly OrderedEntry[], order = 'title', language = 'en') =>
  sortEntries(entries, parseEntryOrder(order), language).map(({ title }) => title);

test('numbers in titles count by their size, and capitals do not', () => {
  expect(titles([entry('Room 10'), entry('room 9'), entry('Attic')])).toEqual(['Attic', 'room 9', 'Room 10']);
});

test('letters have the order of the language', () => {
  const towns = [entry('Ålesund'), entry('Bergen'), entry('Ørsta')];
  expect(titles(towns, 'title', 'nb')).toEqual(['Bergen', 'Ørsta', 'Ålesund']);
  expect(titles(towns, 'title', 'en')).toEqual(['Ålesund', 'Bergen', 'Ørsta']);
});

test('a field decides, from the last on with a minus; entries without it come last, equal ones by title', () => {
  const events = [entry('C', '2026-12-04'), entry('B', '2026-12-12'), entry('A', '2026-12-12'), entry('D', null)];
  expect(titles(events, 'day')).toEqual(['C', 'A', 'B', 'D']);
  expect(titles(events, '-day')).toEqual(['A', 'B', 'C', 'D']);
  expect(titles([entry('ten', 10), entry('nine', 9)], 'area')).toEqual(['nine', 'ten']);
});

test('a position comes before everything', () => {
  expect(titles([entry('A', 'A', 2), entry('B', 'B', 1)])).toEqual(['B', 'A']);
});

test('whatever is sorted, nothing is lost, and the order does not depend on the one before', () => {
  const someEntry = fc.record({
    title: fc.string(),
    position: fc.nat(2),
    value: fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.constant(null)),
  });
  fc.assert(
    fc.property(fc.array(someEntry), fc.boolean(), (entries, descending) => {
      const order = { field: 'title', descending };
      const sorted = sortEntries(entries, order, 'en');
      expect(new Set(sorted)).toEqual(new Set(entries));
      expect(sortEntries(sorted, order, 'en')).toEqual(sorted);
    }),
  );
});
