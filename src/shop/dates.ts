/** A moment (ISO 8601) as a day for people of a locale: `12 November 2026`. */
export function formatDate(moment: string, locale: string, timeZone: string): string {
  return formatter(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(moment));
}

/** A calendar day (`YYYY-MM-DD`) with its weekday: `Friday 20 November`. */
export function formatWeekday(day: string, locale: string): string {
  return formatter(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(atNoon(day));
}

/** Two calendar days (`YYYY-MM-DD`) as a span that stays on one line: `24–26 November`; one day when they are the same. */
export function formatSpan([from, to]: readonly [string, string], locale: string): string {
  const span = formatter(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return span.formatRange(atNoon(from), atNoon(to)).replaceAll(thinSpace, narrowNoBreakSpace);
}

const [thinSpace, narrowNoBreakSpace] = ['\u2009', '\u202F'];

function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}
