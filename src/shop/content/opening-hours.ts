import { cachedFormatters } from '../text/intl.ts';

/** 1 is Monday and 7 Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When a place is open on some days of the week. */
export interface OpeningHours {
  /** In ascending order, none twice. */
  readonly days: readonly Weekday[];
  /** Times of day `HH:MM`, at most `24:00`; empty: closed. */
  readonly spans: readonly { readonly opens: string; readonly closes: string }[];
}

type ParsedHours =
  | { readonly ok: true; readonly hours: readonly OpeningHours[] }
  | { readonly ok: false; readonly key: string; readonly message: string };

/**
 * Parses opening hours as they are written: `{ mon-fri: '10:00-18:00', sat: '10:00-12:00, 13:00-16:00', sun: closed }`.
 * The days are in English, in full or by three letters. `message` completes a sentence that begins with the key.
 */
export function parseOpeningHours(written: Readonly<Record<string, unknown>>): ParsedHours {
  const hours: OpeningHours[] = [];
  for (const [key, value] of Object.entries(written)) {
    const days = parseDays(key);
    if (days === null) return { ok: false, key, message: 'must be a day or days, e.g. mon-fri, sat or "sat, sun"' };
    const isNamed = hours.some((other) => other.days.some((day) => days.includes(day)));
    if (isNamed) return { ok: false, key, message: 'has a day that another line has too' };
    const spans = parseSpans(value);
    if (spans === null) return { ok: false, key, message: 'must be closed, or times such as 10:00-18:00' };
    hours.push({ days, spans });
  }
  return { ok: true, hours };
}

const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const week: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The days of `mon-fri`, `sat, sun` or `sat-mon`; null where one is no day or is named twice. */
function parseDays(key: string): readonly Weekday[] | null {
  const days: Weekday[] = [];
  for (const part of key.toLowerCase().split(',')) {
    const [from, to = from, ...more] = part.split(/[-–]/u).map(parseDay);
    if (!from || !to || more.length > 0) return null;
    for (const step of week.slice(0, ((to - from + 7) % 7) + 1)) days.push(week[(from + step - 2) % 7] ?? from);
  }
  return new Set(days).size === days.length ? days.toSorted((a, b) => a - b) : null;
}

function parseDay(text: string): Weekday | null {
  const name = text.trim();
  return week[dayNames.findIndex((day) => name === day || name === day.slice(0, 3))] ?? null;
}

/** The times of `10:00-12:00, 13:00-16:00`, each after the one before; none for `closed`; null for anything else. */
function parseSpans(value: unknown): OpeningHours['spans'] | null {
  if (typeof value !== 'string') return null;
  if (value.trim().toLowerCase() === 'closed') return [];
  const spans = value.split(',').map((part) => spanPattern.exec(part)?.groups ?? null);
  const times = spans.flatMap((span) => [span?.['opens'] ?? '', span?.['closes'] ?? '']);
  const isAscending = times.every((time, index) => isTime(time) && (index === 0 || time > (times[index - 1] ?? '')));
  return isAscending ? spans.map((span) => ({ opens: span?.['opens'] ?? '', closes: span?.['closes'] ?? '' })) : null;
}

const spanPattern = /^\s*(?<opens>\d\d:\d\d)\s*[-–]\s*(?<closes>\d\d:\d\d)\s*$/u;

function isTime(time: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/u.test(time);
}

/** Opening hours as a row of a table. */
export interface HoursRow {
  /** `Monday–Friday` */
  readonly days: string;
  /** `10:00–18:00`; null: closed. */
  readonly times: string | null;
}

/** Opening hours in the words of a locale, one row for each line that was written. */
export function formatOpeningHours(hours: readonly OpeningHours[], locale: string): readonly HoursRow[] {
  return hours.map(({ days, spans }) => ({
    days: formatDays(days, locale),
    times:
      spans.length === 0
        ? null
        : spans.map(({ opens, closes }) => `${formatTime(opens, locale)}–${formatTime(closes, locale)}`).join(', '),
  }));
}

function formatDays(days: readonly Weekday[], locale: string): string {
  const [first = 1, last = first] = [days[0], days.at(-1)];
  const isSpan = days.length > 2 && last - first === days.length - 1;
  if (isSpan) return `${dayName(first, locale)}–${dayName(last, locale)}`;
  return days.map((day) => dayName(day, locale)).join(', ');
}

function dayName(day: Weekday, locale: string): string {
  const name = dayFormatter(locale).format(new Date(Date.UTC(2024, 0, day)));
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}

/** 1 January 2024 was a Monday. */
const dayFormatter = (locale: string) => dateFormatter(locale, { weekday: 'long', timeZone: 'UTC' });

const dateFormatter = cachedFormatters(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

function formatTime(time: string, locale: string): string {
  return time === '24:00'
    ? time
    : dateFormatter(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2024-01-01T${time}:00Z`));
}

/** The name of a day in the vocabulary of schema.org (https://schema.org/DayOfWeek). */
export function schemaDay(day: Weekday): string {
  const name = dayNames[day - 1] ?? '';
  return `https://schema.org/${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
