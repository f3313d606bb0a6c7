import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryDates, type DispatchTerms } from './delivery-dates.ts';

const weekdays: DispatchTerms = {
  cutOff: '14:00',
  dispatchDays: [1, 2, 3, 4, 5],
  transitDays: [1, 2],
};
const oslo = (time: string, terms = weekdays) => deliveryDates(terms, 'Europe/Oslo', new Date(time));

test('an order before the cut-off leaves the same day', () => {
  expect(oslo('2026-11-19T13:59:59+01:00')).toEqual({
    leaves: '2026-11-19',
    arrives: ['2026-11-20', '2026-11-23'],
    orderBefore: '14:00',
    until: new Date('2026-11-19T14:00:00+01:00'),
  });
});

test('an order at the cut-off leaves on the next dispatch day', () => {
  expect(oslo('2026-11-19T14:00:00+01:00')?.leaves).toBe('2026-11-20');
});

test('a Friday evening order leaves on Monday and is true until Monday’s cut-off', () => {
  const dates = oslo('2026-11-20T18:00:00+01:00');
  expect(dates?.leaves).toBe('2026-11-23');
  expect(dates?.arrives).toEqual(['2026-11-24', '2026-11-25']);
  expect(dates?.until).toEqual(new Date('2026-11-23T14:00:00+01:00'));
});

test('the day is the shop’s own, not the server’s', () => {
  const moment = new Date('2026-11-18T23:30:00Z');
  expect(deliveryDates(weekdays, 'Europe/Oslo', moment)?.leaves).toBe('2026-11-19');
  expect(deliveryDates(weekdays, 'America/New_York', moment)?.leaves).toBe('2026-11-19');
  expect(deliveryDates(weekdays, 'Pacific/Auckland', moment)?.until).toEqual(new Date('2026-11-19T14:00:00+13:00'));
});

test('the cut-off keeps its time of day when the clocks change', () => {
  expect(oslo('2026-10-23T15:00:00+02:00')?.until).toEqual(new Date('2026-10-26T14:00:00+01:00'));
  expect(oslo('2027-03-26T15:00:00+01:00')?.until).toEqual(new Date('2027-03-29T14:00:00+02:00'));
});

test('transit days leave out the weekend', () => {
  expect(oslo('2026-11-20T09:00:00+01:00', { ...weekdays, transitDays: [0, 6] })?.arrives).toEqual([
    '2026-11-20',
    '2026-11-30',
  ]);
});

test('one dispatch day a week is found from the hour after its cut-off', () => {
  expect(oslo('2026-11-19T15:00:00+01:00', { ...weekdays, dispatchDays: [4] })?.leaves).toBe('2026-11-26');
});

test('a shop that states no cut-off, no dispatch day or no transit time promises none', () => {
  expect(oslo('2026-11-19T09:00:00+01:00', { ...weekdays, cutOff: null })).toBeNull();
  expect(oslo('2026-11-19T09:00:00+01:00', { ...weekdays, dispatchDays: [] })).toBeNull();
  expect(oslo('2026-11-19T09:00:00+01:00', { ...weekdays, transitDays: null })?.arrives).toBeNull();
});

test('whenever a page is made, what it says stays the same until the moment it names', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom('Europe/Oslo', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC');
  fc.assert(
    fc.property(moments, zones, fc.double({ min: 0, max: 1, noNaN: true }), (now, zone, part) => {
      const dates = deliveryDates(weekdays, zone, now);
      if (dates === null) throw new Error('no dates');
      const left = dates.until.getTime() - now.getTime();
      expect(left).toBeGreaterThan(0);
      const later = new Date(now.getTime() + Math.floor(part * (left - 1)));
      expect(deliveryDates(weekdays, zone, later)).toEqual(dates);
      expect(deliveryDates(weekdays, zone, dates.until)?.leaves).not.toBe(dates.leaves);
    }),
  );
});
