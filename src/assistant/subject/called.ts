import { isThingWord } from '#shop/lexicon/thing-words.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { singularize } from '#shop/text/stem.ts';
import { type Product, statedDetails } from '#shop/product/product.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { namePieces, splitComplement } from '../retrieval/named-product.ts';
import { hasWordInName } from '../retrieval/words/name-words.ts';
import { bareForm, contentStems, isCompoundOf, otherNamesOf } from '../retrieval/words/words.ts';
import { definiteEnding } from './noun-phrases.ts';

/** Which of some products words of a message name, and how many of the words from the first on do. */
export interface CalledProducts {
  readonly matches: readonly ProductMatch[];
  readonly count: number;
}

/** Those that are called by most of the words from the first on, by their titles or else by their types. */
export function calledBy(matches: readonly ProductMatch[], words: readonly string[]): CalledProducts {
  const titled = titledBy(matches, words);
  return titled.count > 0 ? titled : namedBy(matches, words, ({ type }) => type ?? '');
}

/** The same by their titles; of several those that are such a thing, and not only for it: `the tent`, not its footprint. */
export function titledBy(matches: readonly ProductMatch[], words: readonly string[]): CalledProducts {
  const { matches: titled, count } = namedBy(matches, words, titleOf);
  return { count, matches: headed(titled, words.slice(0, count)) };
}

function namedBy(
  matches: readonly ProductMatch[],
  words: readonly string[],
  nameOf: (product: Product) => string,
): CalledProducts {
  const counts = matches.map(({ product }) => countOf(nameOf(product), words));
  const count = Math.max(0, ...counts);
  return { count, matches: count === 0 ? [] : matches.filter((_, index) => counts[index] === count) };
}

function headed(titled: readonly ProductMatch[], words: readonly string[]): readonly ProductMatch[] {
  const things = titled.filter(({ product }) => !isForIt(titleOf(product), words));
  return things.length > 0 ? things : titled;
}

/** `Tent pegs` for `tent`: the title has another thing after the words. */
function isForIt(title: string, words: readonly string[]): boolean {
  const pieces = namePieces(title);
  const last = pieces.findLastIndex((piece) => words.some((word) => isWordOf(piece, word)));
  return pieces.slice(last + 1).some(isThingWord);
}

/** Without what it is for. */
function titleOf({ title }: Product): string {
  return splitComplement(title)[0];
}

function countOf(name: string, words: readonly string[]): number {
  const end = words.findIndex((word) => !isWordOf(name, word));
  return end === -1 ? words.length : end;
}

/** Also as the end of a compound, with the article that Norwegian nouns end with, and with a typo. */
export function isWordOf(name: string, word: string): boolean {
  const pieces = namePieces(name);
  if (/\d/.test(word)) return namePieces(word).every((piece) => pieces.includes(piece));
  const forms = formsOf(word);
  return (
    hasWordInName({ title: name, type: null, tags: [] }, forms) ||
    forms.some((form) => pieces.some((piece) => piece === form || isCompoundOf(piece, form)))
  );
}

/** `voks` of `voksen`, `mini` of `mini'en`. */
function formsOf(word: string): readonly string[] {
  const folded = foldAccents(word);
  const bare = definiteEnding.test(folded) ? folded.replace(/'(?:en|et|n|a)$|(?:ene|en|et|a)$/, '') : folded;
  return [...new Set([singularize(folded), ...(bare.length < minNoun ? [] : [bare, singularize(bare)])])];
}

const minNoun = 4;

/** Whether the texts of a product mention a thing or a property, in one of its names or as the end of a compound. */
export function mentions(product: Product, word: string): boolean {
  const details = statedDetails(product).map(({ name, value }) => `${name} ${value}`);
  const said = contentStems([product.subtitle ?? '', product.summary, ...details].join('. '));
  const names = [...contentStems(word), ...otherNamesOf(tokenize(word))];
  return said.some((stem) =>
    names.some((name) => stem === name || isCompoundOf(stem, name) || bareForm(stem) === bareForm(name)),
  );
}
