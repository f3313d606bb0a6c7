import type { Language } from '#messages/messages.ts';

type Names = Readonly<Record<Language, string>>;

/** 2 January 2023 was a Monday. */
const weekdays: readonly Names[] = Array.from({ length: 7 }, (_, index) => {
  const day = Date.UTC(2023, 0, 2 + index);
  const named = (language: Language): string =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day);
  return { en: named('en'), de: named('de'), nb: named('nb') };
});

/** What is open every week: `Mondays`, `montags`, `mandager`. */
const everyWeek = weekdays.map(({ en, de, nb }) => ({ en: `${en}s`, de: `${de.toLowerCase()}s`, nb: `${nb}er` }));

/** Words of opening hours in the three languages; longer ones come first. */
const words: readonly Names[] = [
  ...everyWeek,
  ...weekdays,
  { en: 'weekdays', de: 'werktags', nb: 'hverdager' },
  { en: 'daily', de: 'täglich', nb: 'daglig' },
  { en: 'closed', de: 'geschlossen', nb: 'stengt' },
  { en: 'to', de: 'bis', nb: 'til' },
  { en: 'and', de: 'und', nb: 'og' },
];

/** Opening hours in another language, as far as their words are known; the first letter stays a capital. */
export function translateHours(hours: string, from: Language, to: Language): string {
  if (from === to) return hours;
  const translated = words.reduce(
    (text, names) =>
      text.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(names[from])}(?![\p{L}\d])`, 'giu'),
        () => names[to],
      ),
    hours,
  );
  return /^\p{Lu}/u.test(hours) ? translated.charAt(0).toUpperCase() + translated.slice(1) : translated;
}
