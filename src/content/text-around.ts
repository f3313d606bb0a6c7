import { collapseWhitespace, normalizeForSearch } from '#shop/text/normalize.ts';
import { stem } from '#shop/text/stem.ts';

/** Words of a text around what a search found. */
const maxWords = 24;
/** Words before the first that was found, unless its sentence begins closer to it. */
const wordsBefore = 4;
/** Found words that are compared with each other, however long a text is. */
const maxFound = 100;

/**
 * Some `maxWords` words of a text, from where most of the words of a search are close together; from its beginning when it
 * has none of them. `…` stands for what is left out. Words are compared without case, accents and endings. Reads each
 * character once or twice: splitting texts with patterns takes longer than finding them.
 */
export function textAround(text: string, searched: readonly string[]): string {
  const starts = wordStarts(text);
  const first = firstWord({ text, starts }, findWords(text, searched));
  const start = Math.min(first, Math.max(0, starts.length - maxWords));
  const end = start + maxWords;
  const shown = collapseWhitespace(text.slice(starts[start] ?? 0, starts[end] ?? text.length));
  return `${start > 0 ? '…' : ''}${shown}${end < starts.length ? '…' : ''}`;
}

/** Where the words of a text begin. */
function wordStarts(text: string): readonly number[] {
  const starts: number[] = [];
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const isInNext = !isSpace(text.charCodeAt(at));
    if (isInNext && !isInWord) starts.push(at);
    isInWord = isInNext;
  }
  return starts;
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0;
}

/** A word of a text that begins like one that was searched. */
interface FoundWord {
  readonly index: number;
  readonly beginning: string;
}

/** The first `maxFound` words, in their order. */
function findWords(text: string, searched: readonly string[]): readonly FoundWord[] {
  const folded = normalizeForSearch(text);
  const places = searched
    .map(normalizeForSearch)
    .map(sharedBeginning)
    .flatMap((beginning) => placesOf(beginning, folded).map((at) => ({ beginning, at })))
    .sort((one, other) => one.at - other.at)
    .slice(0, maxFound);
  const starts = places.length > 0 ? wordStarts(folded) : [];
  let index = 0;
  return places.map(({ beginning, at }) => {
    while ((starts[index + 1] ?? Infinity) <= at) index += 1;
    return { index, beginning };
  });
}

/** Where words of a folded text begin so, or parts of words after a hyphen: at most `maxFound` places. */
function placesOf(beginning: string, folded: string): readonly number[] {
  const places: number[] = [];
  for (
    let at = folded.indexOf(beginning);
    at !== -1 && places.length < maxFound;
    at = folded.indexOf(beginning, at + 1)
  )
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) places.push(at);
  return places;
}

/** What a word has in common with its stem: `shel` of `shelves`, whose stem is `shelf`. */
function sharedBeginning(word: string): string {
  const stemmed = stem(word);
  let length = 0;
  while (length < word.length && word[length] === stemmed[length]) length += 1;
  return length < 3 ? word : word.slice(0, length);
}

interface TextWords {
  readonly text: string;
  readonly starts: readonly number[];
}

/** The index of the word to begin with: a sentence's first, or a few words before what was found. */
function firstWord({ text, starts }: TextWords, found: readonly FoundWord[]): number {
  const variety = ({ index }: FoundWord): number =>
    new Set(
      found.filter((other) => other.index >= index && other.index < index + maxWords).map((each) => each.beginning),
    ).size;
  const varieties = found.map(variety);
  const first = found[varieties.indexOf(Math.max(...varieties))]?.index ?? 0;
  for (let index = first; index > Math.max(0, first - wordsBefore); index -= 1)
    if (/[.!?]$/.test(text.slice(starts[index - 1], starts[index]).trimEnd())) return index;
  return Math.max(0, first - wordsBefore);
}
