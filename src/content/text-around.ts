import { normalizeForSearch } from '#shop/text/normalize.ts';
import { stem } from '#shop/text/stem.ts';

/** Words of a text around what a search found. */
const maxWords = 24;
/** Words before the first that was found, unless its sentence begins closer to it. */
const wordsBefore = 4;
/** Found words that are compared with each other, however long a text is. */
const maxFound = 100;

/**
 * Some `maxWords` words of a text, from where most of the words of a search are close together; from its beginning when it
 * has none of them. `…` stands for what is left out. Words are compared without case, accents and endings.
 */
export function textAround(text: string, searched: readonly string[]): string {
  const words = text.trim().split(/\s+/u);
  const start = Math.min(startOf(words, findWords(text, searched)), Math.max(0, words.length - maxWords));
  const end = start + maxWords;
  return `${start > 0 ? '…' : ''}${words.slice(start, end).join(' ')}${end < words.length ? '…' : ''}`;
}

/** A word of a text that begins like one that was searched. */
interface FoundWord {
  readonly index: number;
  readonly beginning: string;
}

function findWords(text: string, searched: readonly string[]): readonly FoundWord[] {
  const beginnings = searched.map(normalizeForSearch).map(sharedBeginning);
  const beginning = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${beginnings.join('|')})`, 'u');
  const all = normalizeForSearch(text)
    .trim()
    .split(/\s+/u)
    .flatMap((word, index) => {
      const found = beginning.exec(word);
      return found ? [{ index, beginning: found[0] }] : [];
    });
  return all.slice(0, maxFound);
}

/** What a word has in common with its stem: `shel` of `shelves`, whose stem is `shelf`. */
function sharedBeginning(word: string): string {
  const stemmed = stem(word);
  let length = 0;
  while (length < word.length && word[length] === stemmed[length]) length += 1;
  return length < 3 ? word : word.slice(0, length);
}

/** The index of the word to begin with: a sentence's first, or a few words before what was found. */
function startOf(words: readonly string[], found: readonly FoundWord[]): number {
  const variety = ({ index }: FoundWord): number =>
    new Set(
      found.filter((other) => other.index >= index && other.index < index + maxWords).map((each) => each.beginning),
    ).size;
  const most = Math.max(0, ...found.map(variety));
  const first = found.find((each) => variety(each) === most)?.index ?? 0;
  const before = words.slice(Math.max(0, first - wordsBefore), first);
  const afterSentence = before.findLastIndex((word) => /[.!?]$/u.test(word));
  return first - before.length + afterSentence + 1;
}
