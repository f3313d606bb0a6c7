import type { DeliveryTerms } from '../profile.ts';

/** When the next parcel leaves and arrives. Days are calendar days of the shop, `YYYY-MM-DD`. */
export interface DeliveryDates {
  readonly leaves: string;
  /** Earliest and latest day of arrival in the shop's own country; null when the shop does not say. */
  readonly arrives: readonly [earliest: string, latest: string] | null;
  /** Time of day `HH:MM` on the day it leaves, before which an order still goes with it. */
  readonly orderBefore: string;
  /** The cut-off: until then all of this is true, so a page that says it may be kept no longer. */
  readonly until: Date;
}

/** When parcels leave, and how long they are on the way. */
export type DispatchTerms = Pick<DeliveryTerms, 'cutOff' | 'dispatchDays' | 'transitDays'>;

/**
 * What an order made at `now` can count on; null when the shop states no cut-off or no dispatch days. The same object for
 * the same terms until the cut-off.
 */
export function deliveryDates(terms: DispatchTerms, timeZone: string, now: Date): DeliveryDates | null {
  const last = lastDates.get(terms);
  if (last && last.timeZone === timeZone && now >= last.from && now < last.dates.until) return last.dates;
  const dates = calculateDates(terms, timeZone, now);
  if (dates) lastDates.set(terms, { timeZone, from: now, dates });
  return dates;
}

/** The dates with the earliest moment at which they are known to be true. */
const lastDates = new WeakMap<
  DispatchTerms,
  { readonly timeZone: string; readonly from: Date; readonly dates: DeliveryDates }
>();

function calculateDates(terms: DispatchTerms, timeZone: string, now: Date): DeliveryDates | null {
  if (terms.cutOff === null) return null;
  const cutOff = nextCutOff(terms.dispatchDays, terms.cutOff, inTimeZone(now, timeZone));
  if (cutOff === null) return null;
  const leaves = cutOff.toPlainDate();
  return {
    leaves: leaves.toString(),
    arrives: terms.transitDays && [arrivalDay(leaves, terms.transitDays[0]), arrivalDay(leaves, terms.transitDays[1])],
    orderBefore: terms.cutOff,
    until: new Date(cutOff.epochMilliseconds),
  };
}

function inTimeZone(moment: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
}

/** The first cut-off after `now`: today's when it is still ahead, otherwise within the seven days that follow. */
function nextCutOff(
  dispatchDays: readonly number[],
  timeOfDay: string,
  now: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime | null {
  for (let days = 0; days <= 7; days += 1) {
    const cutOff = now.add({ days }).withPlainTime(timeOfDay);
    const isAhead = Temporal.ZonedDateTime.compare(cutOff, now) > 0;
    if (isAhead && dispatchDays.includes(cutOff.dayOfWeek)) return cutOff;
  }
  return null;
}

/** The day after a number of working days, Monday to Friday: carriers count these, public holidays aside. */
function arrivalDay(leaves: Temporal.PlainDate, workingDays: number): string {
  let day = leaves;
  for (let left = workingDays; left > 0; left -= day.dayOfWeek <= 5 ? 1 : 0) day = day.add({ days: 1 });
  return day.toString();
}
