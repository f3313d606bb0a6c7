import type { Language } from '#messages/messages.ts';

type Names = Readonly<Record<Language, string>>;

/** Words of opening hours in the three languages; longer ones come first. */
const words: readonly Names[] = [
  { en: 'Mondays', de: 'montags', nb: 'mandager' },
  { en: 'Tuesdays', de: 'dienstags', nb: 'tirsdager' },
  { en: 'Wednesdays', de: 'mittwochs', nb: 'onsdager' },
  { en: 'Thursdays', de: 'donnerstags', nb: 'torsdager' },
  { en: 'Fridays', de: 'freitags', nb: 'fredager' },
  { en: 'Saturdays', de: 'samstags', nb: 'lørdager' },
  { en: 'Sundays', de: 'sonntags', nb: 'søndager' },
  { en: 'Monday', de: 'Montag', nb: 'mandag' },
  { en: 'Tuesday', de: 'Dienstag', nb: 'tirsdag' },
  { en: 'Wednesday', de: 'Mittwoch', nb: 'onsdag' },
  { en: 'Thursday', de: 'Donnerstag', nb: 'torsdag' },
  { en: 'Friday', de: 'Freitag', nb: 'fredag' },
  { en: 'Saturday', de: 'Samstag', nb: 'lørdag' },
  { en: 'Sunday', de: 'Sonntag', nb: 'søndag' },
  { en: 'weekdays', de: 'werktags', nb: 'hverdager' },
  { en: 'public holidays', de: 'Feiertage', nb: 'helligdager' },
  { en: 'by appointment', de: 'nach Vereinbarung', nb: 'etter avtale' },
  { en: 'every day', de: 'täglich', nb: 'hver dag' },
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
