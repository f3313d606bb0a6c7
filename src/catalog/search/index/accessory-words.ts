import { isStopWord, tokenize, type Word } from '#shop/text/tokenize.ts';
import { isAccessoryNoun, isFittingWord, isIncludingWord } from './accessories.ts';

/** The texts that say what a product is. */
export interface NamingTexts {
  readonly title: string;
  /** Its type, or else its category. */
  readonly class: string;
  readonly vendor: string;
}

/**
 * The words (stemmed) of a title or class that name what an accessory is for, or what comes with a thing, rather than what
 * it is: those before an accessory noun (`keyboard cover`) and after `for` or `with`; of a class all but its last. A word that
 * is also used otherwise, or names the vendor, is left out.
 */
export function accessoryWords({ title, class: name, vendor }: NamingTexts): ReadonlySet<string> {
  const uses = [...usesIn(tokenize(title)), ...usesInClass(tokenize(name))];
  const own = new Set(uses.filter(({ isFitted }) => !isFitted).map(({ term }) => term));
  for (const { term } of tokenize(vendor)) own.add(term);
  return new Set(uses.flatMap(({ term, isFitted }) => (isFitted && !own.has(term) ? [term] : [])));
}

interface WordUse {
  readonly term: string;
  /** Whether it names what the product is for. */
  readonly isFitted: boolean;
}

function usesIn(words: readonly Word[]): readonly WordUse[] {
  return words.flatMap((word, index) => {
    if (isStopWord(word)) return [];
    const isFitted = precedesAccessory(words, index) || followsFitting(words, index);
    return [{ term: word.term, isFitted }];
  });
}

/** Words between a noun and the accessory: `smartphone screen protector`. */
const maxBetween = 1;

function precedesAccessory(words: readonly Word[], index: number): boolean {
  const next = words.slice(index + 1, index + 2 + maxBetween);
  const end = next.findIndex((word) => isStopWord(word) || /\d/.test(word.surface));
  return next.slice(0, end === -1 ? next.length : end).some(({ term }) => isAccessoryNoun(term));
}

/** Words after `for` or `with` that it covers. */
const maxFitted = 4;

function followsFitting(words: readonly Word[], index: number): boolean {
  const start = Math.max(0, index - maxFitted);
  return words
    .slice(start, index)
    .some(({ term }, offset) => isFittingWord(term) || (isIncludingWord(term) && !isNumber(words[start + offset + 1])));
}

/** What is counted is a part of the thing: `with five shelves`. */
function isNumber(word: Word | undefined): boolean {
  return word !== undefined && (/^\d/.test(word.surface) || word.also.length > 0);
}

/** The head of a class is its last word: `Keyboard covers`. */
function usesInClass(words: readonly Word[]): readonly WordUse[] {
  const content = words.filter((word) => !isStopWord(word));
  const head = content.at(-1);
  if (!head || !isAccessoryNoun(head.term)) return content.map(({ term }) => ({ term, isFitted: false }));
  return content.map((word) => ({ term: word.term, isFitted: word !== head }));
}
