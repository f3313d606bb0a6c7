import { isStopWord, type Word } from '../text/tokenize.ts';
import { isAppearance } from './appearance.ts';

/** Words after which only the use or the parts of a product are named: `lamp | for the hall`. */
const prepositions = new Set(
  `for with in on without by from of that to under w
  fuer mit ohne aus von bei zum zur
  til med uten fra av`.split(/\s+/),
);

/** The word that says what the thing is: the last one before what it is for or comes with. */
export function headNoun(words: readonly Word[]): Word | null {
  return headNounCandidates(words).at(-1) ?? null;
}

/** The words that may say what the thing is, in their order; colors and materials only where nothing else does. */
export function headNounCandidates(words: readonly Word[]): readonly Word[] {
  const nouns = nounsBeforePreposition(words);
  const things = nouns.filter((word) => !isAppearance(word));
  return things.length > 0 ? things : nouns;
}

/**
 * The words that may say by a title what a product is: the last one before its first measure, and the last one of all, as in
 * `Acme 16 GB USB stick`. That is no noun before a color: `Tower PC 512 GB SSD black`.
 */
export function titleHeadNouns(words: readonly Word[]): readonly Word[] {
  const before = wordsBeforeMeasure(words);
  const last = before.length === words.length ? headNoun(words) : nounsBeforePreposition(words).at(-1);
  return [last, headNoun(before)].flatMap((word) => word ?? []);
}

function nounsBeforePreposition(words: readonly Word[]): readonly Word[] {
  return words
    .slice(0, prepositionIndex(words))
    .filter((word, index) => !isStopWord(word) && !/\d/.test(word.surface) && !isCountWord(word, words[index - 1]));
}

/** `pcs` of `6 pcs`, which says how many or how much, and not of what. */
function isCountWord(word: Word | undefined, before: Word | undefined): boolean {
  if (word === undefined || before === undefined) return false;
  const { surface } = word;
  return (countWords.has(surface) && /\d$/.test(before.surface)) || (surface === 's' && countWords.has(before.surface));
}

const countWords = new Set(
  'pc pcs piece pieces pack packs pk set sets st stk stck stuck stück stykk v volt mah ah hz khz mhz ghz gb tb mb dpi ppm'.split(
    ' ',
  ),
);

/** The words before the first measure or count: `solid state drive` of `solid state drive 80 GB SATA`. */
function wordsBeforeMeasure(words: readonly Word[]): readonly Word[] {
  const measure = words.findIndex((word, index) => isMeasure(word) || isCountWord(words[index + 1], word));
  return measure === -1 ? words : words.slice(0, measure);
}

/** A number with its unit: `2.5 in`. */
function isMeasure({ surface }: Word): boolean {
  return /^[\d.]+ ./.test(surface);
}

/** The words that tell what a thing is for or comes with. */
export function complementOf(words: readonly Word[]): readonly Word[] {
  return words.slice(prepositionIndex(words));
}

/** Whether only the use or the parts of a product are named after a word. */
export function isPreposition(word: string): boolean {
  return prepositions.has(word);
}

function prepositionIndex(words: readonly Word[]): number {
  const turn = words.findIndex(({ surface }, index) => index > 0 && isPreposition(surface));
  return turn === -1 ? words.length : turn;
}
