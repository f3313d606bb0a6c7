import { LRUCache } from 'lru-cache';
import { foldWords } from '../fold-words.ts';
import { stem } from './stem.ts';

/** A word of a text: as it was said, as it is compared, and as it is also found. */
export interface Word {
  readonly said: string;
  readonly term: string;
  /** Other terms for the same: of a measure its bare number and the length in inches. */
  readonly also: readonly string[];
}

const units: Readonly<Record<string, string>> = {
  '"': 'in',
  '”': 'in',
  '″': 'in',
  in: 'in',
  inch: 'in',
  inches: 'in',
  "'": 'ft',
  '’': 'ft',
  '′': 'ft',
  ft: 'ft',
  foot: 'ft',
  feet: 'ft',
  cm: 'cm',
  mm: 'mm',
  m: 'm',
  g: 'g',
  kg: 'kg',
  oz: 'oz',
  lb: 'lb',
  lbs: 'lb',
  ml: 'ml',
  cl: 'cl',
  l: 'l',
  w: 'w',
  watt: 'w',
  watts: 'w',
};

const number = String.raw`\d{1,6}(?:[.,]\d{1,4})?`;
const unit = String.raw`(?:\s?-?\s?(?:inches|inch|feet|foot|watts|watt|lbs|lb|in|ft|cm|mm|kg|oz|ml|cl|m|g|l|w)\b|\s?["”″'’′])`;
const token = new RegExp(String.raw`(${number})(${unit})?(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+`, 'gu');

/** The words of a text in their order. Apostrophes inside words and hyphens do not count; `40x60` is two numbers. */
export function wordsOf(text: string): readonly Word[] {
  const plain = foldWords(text)
    .replaceAll(/(?<=\d["”″'’′]?)\s*[x×]\s*(?=\d)/gu, ' ')
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '');
  return Array.from(plain.matchAll(token), ([said, digits, measure]) =>
    digits === undefined ? spoken(said) : numeral(digits, measure),
  );
}

/** Words that were looked at lately: a catalogue says the same few thousand over and over. */
const lately = new LRUCache<string, Word>({ max: 20_000 });

function spoken(said: string): Word {
  const known = lately.get(said);
  if (known) return known;
  const word = { said, term: stem(said), also: [] };
  lately.set(said, word);
  return word;
}

function numeral(digits: string, measure: string | undefined): Word {
  const value = Number(digits.replace(',', '.'));
  const named = measure === undefined ? undefined : units[measure.replaceAll(/[\s-]/g, '')];
  const bare = String(value);
  if (named === undefined) return { said: bare, term: bare, also: [] };
  const inches = named === 'ft' ? [`${value * 12}in`] : named === 'in' && value % 12 === 0 ? [`${value / 12}ft`] : [];
  return { said: `${bare} ${named}`, term: bare + named, also: [bare, ...inches] };
}

/** The term of two words written as one, which is also the term of the word they make: `head set` and `headset`. */
export function joinedTerm(first: Word, second: Word): string {
  return stem(first.said + second.said);
}

const fillers = new Set(
  `a an and are as at be by can do for from has have i in is it its me my of on or our so that the their these this to
  up us was we which will with you your`.split(/\s+/),
);

/** Whether a word joins others rather than meaning something. */
export function isFiller({ said }: Word): boolean {
  return fillers.has(said);
}

/** Words after which only the use or the fittings of a thing are told: `lamp | for the hall`. */
const turns = new Set(['for', 'with', 'in', 'on', 'without', 'by', 'from', 'of', 'that', 'to', 'under', 'w']);

/** The word that says what the thing is: the last one before what it is for or comes with. */
export function headOf(words: readonly Word[]): Word | null {
  return words.slice(0, turnOf(words)).findLast((word) => !isFiller(word) && !/\d/.test(word.said)) ?? null;
}

/** The words that tell what a thing is for or comes with. */
export function asideOf(words: readonly Word[]): readonly Word[] {
  return words.slice(turnOf(words));
}

function turnOf(words: readonly Word[]): number {
  const turn = words.findIndex(({ said }, index) => index > 0 && turns.has(said));
  return turn === -1 ? words.length : turn;
}
