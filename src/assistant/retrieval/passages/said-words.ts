import { bareForm, contentStems, stemsOf } from '../words/words.ts';
import type { IndexedPassage } from './rank-passages.ts';
import { topicsIn } from './topics.ts';

/** The words (stems) of a question that a text can answer by: without those for what anybody does, and for prices and times. */
export function wordsAskedFor(typed: string): readonly string[] {
  return contentStems(typed).filter(
    (word) => /\p{L}{2}/u.test(word) && !isVague(word) && !topicsIn(word).some((topic) => plainAspects.has(topic)),
  );
}

/** What texts answer by amounts and days, without a word for it. */
const plainAspects: ReadonlySet<string> = new Set(['cost', 'time', 'free']);

/** Usual topics apart, what every shop does and what anybody does there: that a text has such a word says nothing. */
export function isVague(word: string): boolean {
  return vagueWords.has(bareForm(word));
}

const vagueWords = new Set(
  stemsOf(
    `offer order take give find need send receive choose keep possible come go bring leave inside somewhere own then when
    sell seller buy verkaufen verkauft
    bieten anbieten bestellen bestelle nehmen geben finden brauchen erhalten bekommen machen lassen wahlen moglich
    durfen darf kommen kommt gehen geht mitnehmen rein raus drin sein eigen eigene eigenen heute jetzt gerade zeit extra solange bei
    tilby bestille finne trenge motta velge beholde mulig ga gar komme kommer ta inn inne egen eget egne mens solgt selge selger`,
  ).map((word) => bareForm(word)),
);

/**
 * Whether a passage has a word: in some form, by a synonym, or as two words, `Führungen` on the page `Rösterei` for
 * `Röstereiführung`.
 */
export function saysWord(indexed: IndexedPassage, word: string): boolean {
  const { head, body, written } = indexed;
  const has = (part: string): boolean => [...written].some((stem) => isSameWord(part, stem));
  if (has(word) || partsOf(word, has) !== null) return true;
  const topics = topicsIn(word);
  return topics.length > 0 && topics.every((topic) => head.has(topic) || body.has(topic));
}

/** `Hosen` and `Hose`, `besohlt` and `besohlen`; no other spelling, as of a misspelt product. */
export function isSameWord(one: string, other: string): boolean {
  const isSpelledAlike = one.includes('ph') === other.includes('ph');
  if (!isSpelledAlike || Math.min(one.length, other.length) < minSame) return false;
  const [first, second] = [withoutEnding(one), withoutEnding(other)];
  // The last letter of `Boot` only looks like an ending.
  return first === second || first === other || second === one;
}

/** Also without an `s`, which stems of `Kurs` lack, and those of `Kurse` do not. */
function withoutEnding(word: string): string {
  return bareForm(word).replace(/(?<=\p{L}{4})s$/u, '');
}

const minSame = 4;

/** The two parts of a compound that `has` knows, without what joins them; null: it knows none. */
export function partsOf(word: string, has: (part: string) => boolean): readonly [string, string] | null {
  for (let cut = word.length - minPart; cut >= minPart; cut -= 1) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)];
    if (!has(last)) continue;
    const known = [first, first.replace(/(?:s|n|en|es|e)$/, '')].find((part) => part.length >= minPart && has(part));
    if (known !== undefined) return [known, last];
  }
  return null;
}

const minPart = 4;
