import { LRUCache } from 'lru-cache';
import { normalizeForSearch } from './normalize.ts';
import { stem } from './stem.ts';

/** A word of a text: its surface (as it is written), its term (as it is compared), and as what else it is found. */
export interface Word {
  readonly surface: string;
  readonly term: string;
  /** Other terms for the same: of a measure its bare number and the length in inches, of a number word its digits. */
  readonly also: readonly string[];
}

/** Ways to write each unit, as `foldWords` leaves them: of the sign for inches it makes two of that for feet. */
const writtenUnits = {
  in: ['inches', 'inch', 'in', 'zoll', 'tommer', 'tomme', '"', '”', '′′', "''"],
  ft: ['feet', 'foot', 'ft', "'", '’', '′'],
  cm: ['centimeters', 'centimeter', 'centimetres', 'centimetre', 'cm'],
  mm: ['millimeters', 'millimeter', 'millimetres', 'millimetre', 'mm'],
  m: ['meters', 'meter', 'metres', 'metre', 'm'],
  g: ['grams', 'gram', 'g'],
  kg: ['kilograms', 'kilogram', 'kg'],
  oz: ['ounces', 'ounce', 'oz'],
  lb: ['pounds', 'pound', 'lbs', 'lb'],
  ml: ['milliliters', 'milliliter', 'millilitres', 'millilitre', 'ml'],
  cl: ['cl'],
  l: ['liters', 'liter', 'litres', 'litre', 'l'],
  qt: ['quarts', 'quart', 'qt'],
  gal: ['gallons', 'gallon', 'gal'],
  w: ['watts', 'watt', 'w'],
} as const;

const units: ReadonlyMap<string, string> = new Map(
  Object.entries(writtenUnits).flatMap(([unit, written]) => written.map((each) => [each, unit] as const)),
);

const number = String.raw`\d{1,6}(?:[.,]\d{1,4})?`;
const [signs, letters] = [false, true].map((wanted) =>
  [...units.keys()].filter((each) => /^\p{L}+$/u.test(each) === wanted),
);
const unit = String.raw`(?:\s?-?\s?(?:${letters?.join('|')})\b(?<!in(?=\s?\d))|\s?(?:${signs?.join('|')}))`;
const times = new RegExp(String.raw`(?<=\d(?:${unit})?)\s*[x×]\s*(?=\d)`, 'gu');
const token = new RegExp(String.raw`(${number})(${unit})?(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+`, 'gu');

/** `J.R.R. Tolkien`, `J. K. Rowling`, `The A.B.C. Murders`. */
const initials = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){2,}/gu;

/** The German word for “for”, which is no fur without its dots. */
const germanFor = /(?<!\p{L})f(?:ü|u\u0308)r(?!\p{L})/giu;

/**
 * The words of a text in their order. Apostrophes inside words and hyphens do not count; `40x60` is two numbers, and
 * initials are one word.
 */
export function tokenize(text: string): readonly Word[] {
  if (onlyWords.test(text)) return text.toLowerCase().split(' ').map(wordToken);
  const plain = normalizeForSearch(text.replaceAll(germanFor, 'fuer'))
    .replaceAll(times, ' / ')
    .replaceAll(initials, (letters) => `${letters.replaceAll(/[.\s]/gu, '')} `)
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '');
  return Array.from(plain.matchAll(token), ([surface, digits, measure]) =>
    digits === undefined ? wordToken(surface) : numberToken(digits, measure),
  );
}

/** Most names and queries, in which there is nothing to replace and nothing to measure. */
const onlyWords = /^[a-z]+(?: [a-z]+)*$/i;

/** Words that were looked at lately: a catalogue says the same few thousand over and over. */
const recentWords = new LRUCache<string, Word>({ max: 20_000 });

function wordToken(surface: string): Word {
  const known = recentWords.get(surface);
  if (known) return known;
  const word = { surface, term: stem(surface), also: digitsOf(surface) };
  recentWords.set(surface, word);
  return word;
}

/** Not `one`, which is hardly ever meant as a number. */
const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function digitsOf(surface: string): readonly string[] {
  const place = numberWords.indexOf(surface);
  return place === -1 ? [] : [String(place + 2)];
}

function numberToken(digits: string, measure: string | undefined): Word {
  const value = Number(digits.replace(',', '.'));
  const named = measure === undefined ? undefined : units.get(measure.replaceAll(/[\s-]/g, ''));
  const bare = String(value);
  if (named === undefined) return { surface: bare, term: bare, also: [] };
  const inches = named === 'ft' ? [`${value * 12}in`] : named === 'in' && value % 12 === 0 ? [`${value / 12}ft`] : [];
  return { surface: `${bare} ${named}`, term: bare + named, also: [bare, ...inches] };
}

/**
 * The term of two words written as one, which is also the term of the word they make: `head set` and `headset`, `5W-30` and
 * `5w30`.
 */
export function compoundTerm(first: Word, second: Word): string {
  return stem((first.surface + second.surface).replaceAll(' ', ''));
}

/** A code of several words, with the term that it has when it is written as one. */
export interface CodeTerm {
  readonly words: readonly Word[];
  readonly term: string;
}

/** The codes of two or three parts that begin with a word of a text: `5W-30` is `5w30`, `CR 2032` is `cr2032`. */
export function codesAt(words: readonly Word[], start: number): readonly CodeTerm[] {
  const codes: CodeTerm[] = [];
  let term = '';
  for (const [index, word] of words.slice(start, start + maxCodeParts).entries()) {
    if (!isCodePart(word)) break;
    term += word.surface.replace(' ', '');
    if (index > 0 && /\p{L}/u.test(term) && /\d/.test(term))
      codes.push({ words: words.slice(start, start + index + 1), term });
  }
  return codes;
}

const maxCodeParts = 3;

/** Longer words are no part of a code, also beside a number: `screws 40`. */
function isCodePart(word: Word): boolean {
  const { surface } = word;
  return surface.length <= 6 && (/\d|^\p{L}$/u.test(surface) || (surface.length <= 3 && !isStopWord(word)));
}

const stopWords = new Set(
  `a am an and any are as at be but by can did do does for from has have how i if in into is it its looking me my need of
  on or our so some something than that the their then there these they this to up us want was we what when where which who
  why will with would you your

  auf aus bei brauche dem den der ein eine einem einen einer etwas fuer gegen ich mein meine mit oder suche und vom von zum zur

  eller fra jeg med mot noe noen og som til`.split(/\s+/),
);

/** Whether a word joins others rather than meaning something, in English, German or Norwegian. */
export function isStopWord({ surface }: Pick<Word, 'surface'>): boolean {
  return stopWords.has(surface);
}

/** The words of a search term: letters and digits only, so that none of them is an operator of FTS5. */
export function splitWords(term: string): readonly string[] {
  return (
    term
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** Maximum number of words of a term that a search looks for; more are ignored. */
export const maxSearchWords = 24;

/** The distinct words of a term in their order, at most `maxSearchWords`, so that no term makes a search expensive. */
export function distinctWords<T extends Pick<Word, 'surface'>>(words: readonly T[]): readonly T[] {
  const bySurface = new Map<string, T>();
  for (const word of words) {
    if (bySurface.size === maxSearchWords) break;
    if (!bySurface.has(word.surface)) bySurface.set(word.surface, word);
  }
  return [...bySurface.values()];
}
