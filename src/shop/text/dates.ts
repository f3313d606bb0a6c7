import { cachedFormatters } from './intl.ts';

/** A moment (ISO 8601) as a day for people of a locale: `12 November 2026`. */
export function formatDate(moment: string, locale: string, timeZone: string): string {
  return dateFormatter(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(moment));
}

/** A moment (ISO 8601) to the minute: `12 November 2026 at 14:05`. */
export function formatMoment(moment: string, locale: string, timeZone: string): string {
  return dateFormatter(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment));
}

/** A calendar day (`YYYY-MM-DD`) as seen from another: `31 August`, with the year where that is not the same. */
export function formatDay(day: string, locale: string, today: string): string {
  const ofYear = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return dateFormatter(locale, { day: 'numeric', month: 'long', ...ofYear, timeZone: 'UTC' }).format(noonOf(day));
}

/** A calendar day (`YYYY-MM-DD`) with its weekday: `Friday 20 November`. */
export function formatWeekday(day: string, locale: string): string {
  return dateFormatter(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(noonOf(day));
}

/** Two calendar days (`YYYY-MM-DD`) as a span that stays on one line: `24–26 November`; one day when they are the same. */
export function formatSpan([from, to]: readonly [string, string], locale: string): string {
  const span = dateFormatter(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return span
    .formatRange(noonOf(from), noonOf(to))
    .replaceAll(thinSpace, narrowNoBreakSpace)
    .replace('–', `–${wordJoiner}`);
}

/** A line may end at a thin space, and after a dash that no word joiner follows: https://www.unicode.org/reports/tr14/#LB12a */
const [thinSpace, narrowNoBreakSpace, wordJoiner] = ['\u2009', '\u202F', '\u2060'];

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

const dateFormatter = cachedFormatters(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** How long it is from one moment to another, in hours and whole minutes: `7 hrs 59 mins`, `5 mins`. */
export function formatTimeLeft(until: Date, now: Date, locale: string): string {
  const total = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const parts = [
    hours > 0 ? unitFormatter(locale, 'hour').format(hours) : null,
    minutes > 0 ? unitFormatter(locale, 'minute').format(minutes) : null,
  ];
  return parts.filter((part) => part !== null).join(' ');
}

const unitFormatter = cachedFormatters(
  (locale, unit: 'hour' | 'minute') => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }),
);

const localMoment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d)?(Z|[+-]\d\d:\d\d)?)?$/u;

/**
 * A moment (ISO 8601 in UTC) as people write it, `2026-12-01 08:00`, `2026-12-01`, or with its own UTC offset; without
 * one it is in the time zone. Null for what is no moment. A time that a clock skips is read as the one after the gap.
 */
export function parseLocalMoment(written: string, timeZone: string): string | null {
  const [, day, time = '00:00', offset] = localMoment.exec(written.trim()) ?? [];
  const asUtc = Date.parse(`${day}T${time}:00${offset ?? 'Z'}`);
  if (day === undefined || Number.isNaN(asUtc) || !isCalendarDay(day)) return null;
  if (offset !== undefined) return new Date(asUtc).toISOString();
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}

/** Whether a day such as `2026-12-31` is in the calendar: `2026-02-30` is not. */
export function isCalendarDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

/** The calendar day (`YYYY-MM-DD`) of a moment in a time zone. */
export function localDate(moment: Date, timeZone: string): string {
  return zoneClock('sv-SE', timeZone).format(moment).slice(0, 10);
}

/** Milliseconds by which the clocks of a time zone are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const clock = zoneClock('sv-SE', timeZone).format(moment);
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}

/** The Swedish form is ISO 8601. */
const zoneClock = cachedFormatters(
  (locale, timeZone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium', timeZone }),
);
