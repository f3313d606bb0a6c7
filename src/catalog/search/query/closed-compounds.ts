import { conceptsOf, isNameIn } from '#shop/lexicon/lexicon.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';
import { readFrequencies, wordsEndingWith, writesClosedCompounds } from '../index/dictionary.ts';

/** A word of the catalog that is another form of a word of a query, or a compound that says the same more exactly. */
export interface RelatedWord {
  readonly word: string;
  /** `form`: `Scheren` for `Schere`; `compound`: `Gartenschere`, as there is a `Garten`; `guess`: `Bypassschere`. */
  readonly relation: 'form' | 'compound' | 'guess';
}

/** Letters of the shortest word that compounds are looked for; shorter ones end many other words, too. */
const minHead = 4;
/** Letters of the shortest first part. */
const minModifier = 3;
const maxLetters = 30;
const maxCompounds = 16;

/**
 * In a catalog in German or a Nordic language, where compounds are one word and plurals have many endings: the other forms
 * of a word, and the compounds that name kinds of it, `Heckenschere` for `Scheren`. Empty for other catalogs.
 */
export function relatedWords(store: Database, said: string): readonly RelatedWord[] {
  const word = normalizeForSearch(said);
  if (word.length < minHead || word.length > maxLetters || !/^\p{L}+$/u.test(word)) return [];
  if (isOnlyEnglish(word) || !writesClosedCompounds(store)) return [];
  const forms = formsOf(word);
  const known = readFrequencies(store, forms);
  return [
    ...forms
      .filter((form) => form !== word && known.has(form))
      .map((form) => ({ word: form, relation: 'form' }) as const),
    ...compoundsOf(store, forms),
  ];
}

/** `phone` is no part of the German `Headphone`. */
function isOnlyEnglish(word: string): boolean {
  const words = tokenize(word);
  return isNameIn('en', words) && !isNameIn('de', words) && !isNameIn('nb', words);
}

function compoundsOf(store: Database, forms: readonly string[]): readonly RelatedWord[] {
  const found = forms
    .filter(({ length }) => length >= minHead)
    .flatMap((form) =>
      wordsEndingWith(store, form, { letters: form.length + minModifier, limit: maxCompounds }).map((each) => ({
        ...each,
        modifiers: modifiersOf(each.folded.slice(0, -form.length)),
      })),
    )
    .toSorted((one, other) => other.uses - one.uses)
    .slice(0, maxCompounds);
  const known = readFrequencies(
    store,
    found.flatMap(({ modifiers }) => modifiers),
  );
  const isKnown = (modifier: string): boolean => known.has(modifier) || conceptsOf(tokenize(modifier)).length > 0;
  return found.map(({ word, modifiers }) => ({ word, relation: modifiers.some(isKnown) ? 'compound' : 'guess' }));
}

/** The first part of a compound, with and without the letters that join it to the second: `Rose` of `Rosen|schere`. */
function modifiersOf(part: string): readonly string[] {
  const bare = ['s', 'n', 'en', 'es', 'er', 'e'].filter((joint) => part.endsWith(joint));
  return [part, ...bare.map((joint) => part.slice(0, -joint.length))].filter(({ length }) => length >= minModifier);
}

/** Endings of plurals and cases in German and the Nordic languages; that of the English plural is no matter of these. */
const endings = ['', 'e', 'en', 'n', 'er', 'ern', 'ene', 'ne'];
const minStem = 3;

/** A word with other endings, itself first. Umlauts are folded, so that `Töpfe` is `topf` with an ending. */
function formsOf(word: string): readonly string[] {
  const stems = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= minStem)
    .map((ending) => word.slice(0, word.length - ending.length));
  return [...new Set([word, ...stems.flatMap((stem) => endings.map((ending) => stem + ending))])];
}
