const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  pair: 2,
  couple: 2,
  both: 2,
};

const packUnits: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:a |an |en |et |eine?n? )?(?:half|halv|halvt|halbe[sn]?|½|1\/2)(?: an?)?[ -](?:kilo(?:gram(?:me?)?)?s?|kg)\b/giu,
    '500 g',
  ],
  [
    /\b(?:a |an |en |et |eine?n? )?(?:half|halv|halvt|halbe[rn]?|½|1\/2)(?: an?)?[ -](?:lit(?:re|er)s?|l)\b/giu,
    '500 ml',
  ],
  [
    /\b(?:a |an |en |et |ein(?:e|en)? )?(?:quarter|kvart|viertel)(?: of an?| an?)?[ -](?:kilo(?:gram(?:me?)?)?s?|kg)\b/giu,
    '250 g',
  ],
  [/\b(?:an?|one|the|ein(?:en)?|das|ett?|en) (?:kilo(?:gram(?:me?)?)?|kg)\b(?! of\b)/giu, '1 kg'],
  [/\b(?:an?|one|the|ein(?:en)?|den|ett?|en) lit(?:re|er)\b(?! of\b)/giu, '1 l'],
  [/(?<=\d\s?)(?:lit(?:re|er)s?)\b/giu, 'l'],
  [/(?<=\d\s?)met(?:er|re)s?\b/giu, 'm'],
  [/(?<=\d\s?)(?:kilo(?:gram(?:me?)?)?s?)\b/giu, 'kg'],
];

/** `half a kilo`, `ein halbes Kilo`, `1 liter` in the units in which packs are labelled. */
export function inPackUnits(text: string): string {
  return packUnits.reduce((rest, [pattern, amount]) => rest.replaceAll(pattern, amount), text);
}

/** A whole number written in digits or as a word up to twelve; null for anything else. */
export function parseNumberWord(token: string): number | null {
  return /^\d{1,4}$/.test(token) ? Number(token) : (numberWords[token] ?? null);
}

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Replaces number words from twenty on by digits: `a hundred and fifty`. Smaller ones are counts, not prices. */
export function largeNumbersInDigits(text: string): string {
  const withNotes = text
    .replace(/\b(?:an? )?(?:tenner|tener)\b/g, '10 bucks')
    .replace(/\b(?:an? )?fiver\b/g, '5 bucks');
  const withTens = tens.reduce(
    (current, word, index) => current.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), `${(index + 2) * 10}`),
    withNotes,
  );
  return withTens
    .replace(
      /\b(?:(\d+) |an? |one )?hundred(?: and)? (\d\d)\b/g,
      (_, count = '1', rest) => `${Number(count) * 100 + Number(rest)}`,
    )
    .replace(
      /\b(?:(two|three|four|five) |an? |one )?hundred\b/g,
      (_, count) => `${(parseNumberWord(count ?? '') ?? 1) * 100}`,
    );
}

export const currencySign = '[€$£¥]';
export const currencyCode = '(?:eur|usd|gbp|nok|sek|dkk)';
/** A number as people write it: `1,299.50`, `1.299,50`, `1 299,50` with any of three spaces, `1'299.50`. */
export const writtenNumber = String.raw`(?<!\d)(\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)`;
