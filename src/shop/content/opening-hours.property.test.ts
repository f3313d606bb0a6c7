import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOpeningHours, parseOpeningHours, schemaDay } from './opening-hours.ts';

const parse = (written: Readonly<Record<string, unknown>>) => {
  const parsed = parseOpeningHours(written);
  return parsed.ok ? parsed.hours : `${parsed.key}: ${parsed.message}`;
};

test('days and times are read as people write them', () => {
  expect(parse({ 'Mon-Fri': '10:00-18:00', sat: '10:00–12:00, 13:00 - 16:00', sunday: 'Closed' })).toEqual([
    { days: [1, 2, 3, 4, 5], spans: [{ opens: '10:00', closes: '18:00' }] },
    {
      days: [6],
      spans: [
        { opens: '10:00', closes: '12:00' },
        { opens: '13:00', closes: '16:00' },
      ],
    },
    { days: [7], spans: [] },
  ]);
  expect(parse({ 'sat-mon': '09:00-24:00' })).toEqual([
    { days: [1, 6, 7], spans: [{ opens: '09:00', closes: '24:00' }] },
  ]);
});

test.each([
  [{ 'mon-': '10:00-18:00' }, 'mon-: must be a day or days, e.g. mon-fri, sat or "sat, sun"'],
  [{ 'man-fre': '10:00-18:00' }, 'man-fre: must be a day or days, e.g. mon-fri, sat or "sat, sun"'],
  [{ 'mon-fri': '10:00-18:00', wed: 'closed' }, 'wed: has a day that another line has too'],
  [{ 'mon, mon': 'closed' }, 'mon, mon: must be a day or days, e.g. mon-fri, sat or "sat, sun"'],
  [{ mon: '18:00-10:00' }, 'mon: must be closed, or times such as 10:00-18:00'],
  [{ mon: '10:00-25:00' }, 'mon: must be closed, or times such as 10:00-18:00'],
  [{ mon: '10-18' }, 'mon: must be closed, or times such as 10:00-18:00'],
  [{ mon: 1018 }, 'mon: must be closed, or times such as 10:00-18:00'],
])('%j is refused', (written, fault) => expect(parse(written)).toBe(fault));

test('whatever is written, hours are refused or have every day once and times in order', () => {
  const day = fc.constantFrom('mon', 'tuesday', 'Wed-fri', 'sat, sun', 'sun-tue', '-', '', 'x');
  const time = fc.constantFrom('00:00', '09:30', '24:00', '24:01', '9:00', '');
  const times = fc.tuple(time, time).map(([opens, closes]) => `${opens}-${closes}`);
  const value = fc.oneof(times, fc.tuple(times, times).map(String), fc.constant('closed'), fc.anything());
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(day, fc.string()), value), (written) => {
      const parsed = parseOpeningHours(written);
      const hours = parsed.ok ? parsed.hours : [];
      const days = hours.flatMap((each) => each.days);
      expect(new Set(days).size).toBe(days.length);
      const isNamed = parsed.ok || Object.hasOwn(written, parsed.key);
      expect(isNamed).toBe(true);
      for (const { spans } of hours) {
        const moments = spans.flatMap(({ opens, closes }) => [opens, closes]);
        expect(moments).toEqual([...new Set(moments)].toSorted());
      }
    }),
  );
});

test('hours are written in the language of the shop', () => {
  const hours = parse({ 'mon-fri': '10:00-18:00', 'sat, sun': 'closed' });
  if (typeof hours === 'string') throw new Error(hours);
  expect(formatOpeningHours(hours, 'en-GB')).toEqual([
    { days: 'Monday–Friday', times: '10:00–18:00' },
    { days: 'Saturday, Sunday', times: null },
  ]);
  expect(formatOpeningHours(hours, 'nb-NO')[0]?.days).toBe('Mandag–Fredag');
});

test('schema.org has names of its own for days', () => expect(schemaDay(7)).toBe('https://schema.org/Sunday'));
