import { expect, test } from 'vitest';
import {
  formatDate,
  formatDay,
  formatMoment,
  formatSpan,
  formatTimeLeft,
  formatWeekday,
  localDate,
  parseLocalMoment,
} from './dates.ts';

test('a moment is written as the day it falls on in the shop’s time zone', () => {
  expect(formatDate('2026-11-12T23:30:00Z', 'en-GB', 'Europe/Oslo')).toBe('13 November 2026');
  expect(formatDate('2026-11-12T23:30:00Z', 'en-GB', 'UTC')).toBe('12 November 2026');
});

test('a calendar day is written with its weekday in the words of the locale', () => {
  expect(formatWeekday('2026-11-20', 'en-GB')).toBe('Friday 20 November');
  expect(formatWeekday('2026-11-20', 'nb-NO')).toBe('fredag 20. november');
});

test('a span names what both days share once', () => {
  const written = (from: string, to: string) => formatSpan([from, to], 'en-GB').replace(/\s*–\u2060\s*/u, '–');
  expect(written('2026-11-24', '2026-11-26')).toBe('24–26 November');
  expect(written('2026-11-30', '2026-12-02')).toBe('30 November–2 December');
  expect(written('2026-11-24', '2026-11-24')).toBe('24 November');
});

test('the days of a span do not part at the end of a line', () => {
  const written = formatSpan(['2026-11-24', '2026-11-26'], 'en-GB');
  expect(written).toMatch(/24\s?–\u2060\s?26/u);
  expect(written).not.toContain('\u2009');
});

test('a moment is written to the minute of the shop’s time zone', () => {
  expect(formatMoment('2026-11-12T23:30:00Z', 'en-GB', 'Europe/Oslo')).toBe('13 November 2026 at 00:30');
});

test('a calendar day names its year where that is another than today’s', () => {
  expect(formatDay('2026-08-31', 'en-GB', '2026-11-12')).toBe('31 August');
  expect(formatDay('2027-08-31', 'en-GB', '2026-11-12')).toBe('31 August 2027');
});

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test.each([
  ['12:00:00', '20:00:00', '8 hrs'],
  ['12:00:01', '20:00:00', '8 hrs'],
  ['12:01:00', '20:00:00', '7 hrs 59 mins'],
  ['12:55:00', '13:00:00', '5 mins'],
  ['12:59:59', '13:00:00', '1 min'],
  ['13:00:01', '13:00:00', '1 min'],
])('from %s to %s it is %s', (now, until, written) => {
  expect(formatTimeLeft(at(until), at(now), 'en-GB')).toBe(written);
});

test('the time that is left is written in the language of the locale', () => {
  expect(formatTimeLeft(at('20:30:00'), at('12:00:00'), 'de-DE')).toBe('8 Std. 30 Min.');
  expect(formatTimeLeft(at('20:30:00'), at('12:00:00'), 'nb-NO').replaceAll('\u00A0', ' ')).toBe('8 t 30 min');
});

test.each([
  ['2026-12-01 08:00', 'Europe/Oslo', '2026-12-01T07:00:00.000Z'],
  ['2026-07-01T08:00', 'Europe/Oslo', '2026-07-01T06:00:00.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-07-01T08:00+09:00', 'Europe/Oslo', '2026-06-30T23:00:00.000Z'],
  ['2026-07-01T08:00Z', 'Europe/Oslo', '2026-07-01T08:00:00.000Z'],
  // Clocks go from 02:00 to 03:00 on 29 March.
  ['2026-03-29 02:30', 'Europe/Oslo', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29 03:00', 'Europe/Oslo', '2026-03-29T01:00:00.000Z'],
  ['2026-02-30 08:00', 'UTC', null],
  ['2026-12-01 24:30', 'UTC', null],
  ['tomorrow', 'UTC', null],
])('%s in %s is the moment %s', (written, timeZone, moment) => {
  expect(parseLocalMoment(written, timeZone)).toBe(moment);
});

test('a moment may have seconds and an offset, and what is none is null', () => {
  expect(parseLocalMoment('2026-12-01T08:00:30Z', 'Europe/Oslo')).toBe('2026-12-01T08:00:00.000Z');
  expect(parseLocalMoment('2026-12-01 08:00:30', 'Europe/Oslo')).toBe('2026-12-01T07:00:00.000Z');
  expect(parseLocalMoment('2026-12-01T08:00+02:00', 'Europe/Oslo')).toBe('2026-12-01T06:00:00.000Z');
  for (const written of ['', 'tomorrow', '2026-02-30', '2026-12-01 25:00', '2026-12-01 08:00:3x'])
    expect(parseLocalMoment(written, 'Europe/Oslo')).toBeNull();
});

test('a moment is another day in another time zone', () => {
  const moment = new Date('2026-12-31T23:30:00Z');
  expect([localDate(moment, 'UTC'), localDate(moment, 'Europe/Oslo')]).toEqual(['2026-12-31', '2027-01-01']);
});
