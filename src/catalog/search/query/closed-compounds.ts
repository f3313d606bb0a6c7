import { LRUCache } from 'lru-cache';
import { conceptsOf, isLexiconWord, isOnlyEnglish, isProperty } from '#shop/lexicon/lexicon.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import { stem } from '#shop/text/stem.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { withoutUnstressedVowel, withUnstressedVowel } from '#shop/text/unstressed-vowel.ts';
import type { Database } from '#storage/database.ts';
import { readFrequencies, wordsEndingWith, writesClosedCompounds } from '../index/dictionary.ts';
import { memoizeByIndexVersion } from '../index/index-version.ts';
import { readPostings } from '../index/postings.ts';

/** A word of the catalog that is another form of a word of a query, or a compound that says the same more exactly. */
export interface RelatedWord {
  readonly word: string;
  /**
   * `form`: `Scheren` for `Schere`; `compound`: `Gartenschere`, as there is a `Garten`; `guess`: `Bypassschere`. Of an unknown
   * compound, `ending`: `Gartenschlauch` for `Wasserschlauch`; `kind`: by another form or name of the ending; `beginning`:
   * `Vogelhaus` for `Vogeltränke`. Of a property, `property`: `Kindergeschirr` for `Kinder`.
   */
  readonly relation: 'property' | 'form' | 'compound' | 'guess' | 'ending' | 'kind' | 'beginning';
  /**
   * What stands before the word in a compound of it, with and without joining letters; empty where it is no compound. Of an
   * `ending` or `kind`, those that products have, also as the beginning of another word: `Kinder` of `Kinderjacke`.
   */
  readonly modifiers: readonly string[];
}

/** Letters of the shortest word whose compounds are looked for whatever it is: shorter ones end many other words, too. */
export const minHead = 4;
/** Letters of the shortest word whose compounds are looked for because the lexicon has it as a thing: `Öl`, `Hut`, `sko`. */
const minShortThing = 2;
/** Letters of the shortest first part. */
export const minModifier = 3;
const maxLetters = 30;
export const maxCompounds = 16;

/**
 * In a catalog in German or a Nordic language, where compounds are one word and plurals have many endings: the other forms
 * of a word, and the compounds that name kinds of it, `Heckenschere` for `Scheren`. Empty for other catalogs.
 */
export function relatedWords(store: Database, surface: string): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  const read = relatedRead(store);
  const hasForms = (): boolean => mayBeCompound(store, word) || (isShortThing(word) && writesClosedCompounds(store));
  const related = read.get(word) ?? (hasForms() ? readRelatedWords(store, word) : []);
  read.set(word, related);
  return related;
}

const maxRelatedRead = 2000;
const relatedRead = memoizeByIndexVersion(() => new LRUCache<string, readonly RelatedWord[]>({ max: maxRelatedRead }));

function readRelatedWords(store: Database, word: string): readonly RelatedWord[] {
  const forms = formsOf(word);
  const known = readFrequencies(store, forms);
  // `Waffeleisen` ends in `leisen` by chance: no compound is a kind of `leise`.
  const isQuality = isProperty(tokenize(word));
  const isWord = (form: string): boolean =>
    !isQuality && (form.startsWith(word) || form === withoutDative(word) || known.has(form) || isLexiconWord(form));
  const mentioned = longerFormsMentioned(store, word, forms);
  return [
    ...forms
      .filter((form) => form !== word && (known.has(form) || mentioned.has(form)))
      .map((form) => ({ word: form, relation: 'form', modifiers: [] }) as const),
    ...(word.length < minHead ? compoundsOfShort(store, word) : compoundsOf(store, forms, isWord)),
  ];
}

/** `Tiere` of `Tieren`: the plural after `mit`. */
function withoutDative(word: string): string {
  return word.replace(/(?<=e[rl]?)n$/u, '');
}

/**
 * What the catalog has of another name of a word: `Kleider` and `Sommerkleid` for `Kleid`, which `dress` is. Not what ends in
 * less of it: `Schäler` are no `Schale`. Nothing of short names, which other words end in by chance.
 */
export function wordsOfName(store: Database, name: string): readonly string[] {
  const folded = normalizeForSearch(name);
  const related = folded.length < minHead ? [] : relatedWords(store, folded);
  if (related.length === 0) return [];
  const longer = formsOf(folded).filter((form) => form.startsWith(folded));
  return related
    .filter(({ word, relation }) => {
      const isOfName = longer.some((form) => normalizeForSearch(word).endsWith(form));
      return relation === 'form' || (relation === 'compound' && isOfName);
    })
    .map(({ word }) => word);
}

/** The word with an ending, where only descriptions have it, which the dictionary leaves out. */
function longerFormsMentioned(store: Database, word: string, forms: readonly string[]): ReadonlySet<string> {
  const longer = forms.filter((form) => form.startsWith(word) && form !== word);
  const postings = readPostings(store, longer.map(stem));
  return new Set(longer.filter((form) => postings.of(stem(form)) !== null));
}

export function mayBeCompound(store: Database, word: string): boolean {
  if (word.length < minHead || word.length > maxLetters || !/^\p{L}+$/u.test(word)) return false;
  return writesClosedCompounds(store) && !isOnlyEnglish(word);
}

/** Whether the lexicon has a thing of this German or Norwegian name, without any ending. */
export function isShortThing(word: string): boolean {
  if (word.length < minShortThing || word.length >= minHead) return false;
  const isName = (name: string): boolean => normalizeForSearch(name) === word;
  return conceptsOf(tokenize(word)).some(
    ({ isProperty, names }) => !isProperty && [...names.de, ...names.nb].some(isName),
  );
}

/** Letters between the parts of a compound. */
const joints = ['', 's', 'n', 'en', 'es', 'er', 'e'];

/** The compounds of a word and another one of the query: `Kettenöl` for `Öl für die Kette`, whichever comes first. */
export function compoundsOfTwo(store: Database, surface: string, others: readonly string[]): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  if (!writesClosedCompounds(store) || !isPart(word)) return [];
  const candidates = others
    .map((other) => normalizeForSearch(other))
    .filter(isPart)
    .flatMap((other) => [...joined(word, other), ...joined(other, word)]);
  const known = readFrequencies(store, [...new Set(candidates)]);
  return Array.from(known.keys(), (each) => ({ word: each, relation: 'compound', modifiers: [] }));
}

function isPart(word: string): boolean {
  return /^\p{L}{2,20}$/u.test(word) && !isOnlyEnglish(word);
}

function joined(first: string, second: string): readonly string[] {
  const nouns = [second, agentOf(second)];
  return withJoints(first).flatMap((start) => nouns.map((noun) => start + noun));
}

/** The first part of a compound with each way in which it may be joined to the second: `flis`, `flise` and `flises` of `flis`. */
function withJoints(first: string): readonly string[] {
  return [...stemsOf(first), first.replace(/(?<=[^s])s$/u, '')]
    .filter(({ length }) => length >= minModifier)
    .flatMap((stem) => joints.map((joint) => stem + joint));
}

/** An unknown compound as the catalog joins its parts: `Fliselim` for `flislim`, `Adventskalender` for `Adventkalender`. */
export function joinedOtherwise(store: Database, surface: string): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  if (!mayBeCompound(store, word)) return [];
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * minModifier + 1) }, (_, more) => minModifier + more);
  const candidates = cuts.flatMap((cut) => withJoints(word.slice(0, cut)).map((start) => start + word.slice(cut)));
  const known = readFrequencies(store, [...new Set(candidates)]);
  return Array.from(known.keys(), (each) => ({ word: each, relation: 'form', modifiers: [] }));
}

/** What does what a verb says: `Öffner`, which opens. */
function agentOf(verb: string): string {
  return verb.replace(/(?<=\p{L}{3})e?n$/u, 'er');
}

/** What only ends like a form that is no word itself is no compound of it: `Gestell` of the `tell` of `Teller`. */
function compoundsOf(
  store: Database,
  forms: readonly string[],
  isWord: (form: string) => boolean,
): readonly RelatedWord[] {
  const found = forms
    .filter((form) => form.length >= minHead || isShortThing(form))
    .flatMap((form) =>
      wordsEndingWith(store, form, { letters: form.length + minModifier, limit: maxCompounds }).map((each) => ({
        ...each,
        form,
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
  return found
    .map(({ word, form, modifiers }) => ({ word, form, isSure: modifiers.some(isKnown), modifiers }))
    .filter(({ form, isSure }) => isSure || isWord(form))
    .map(({ word, isSure, modifiers }) => ({ word, relation: isSure ? 'compound' : 'guess', modifiers }));
}

/**
 * The compounds of a short word, in which others end by chance: `Hut` finds `Strohhut`, but `Rad` no `Grad`. Where a name has it
 * as a word, only what is surely a compound: beside `Øks`, `Gassboks` is none.
 */
function compoundsOfShort(store: Database, word: string): readonly RelatedWord[] {
  const isName = readFrequencies(store, [word]).size > 0;
  return compoundsOf(store, [word], () => !isName).filter(
    ({ relation, modifiers: [longest = ''] }) => relation === 'compound' || longest.length >= minHead,
  );
}

/**
 * The compounds of another word of the query that begin with a word: `Schirmständer` and `Sonnenschirmständer` for the
 * `Schirm` of `Ständer für den Schirm`.
 */
export function compoundsBeginningWith(surface: string, related: readonly RelatedWord[]): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  if (word.length < minHead) return [];
  const forms = formsOf(word).filter(({ length }) => length >= minHead);
  return related.filter(({ modifiers }) =>
    modifiers.some((modifier) => forms.some((form) => modifier.startsWith(form) || modifier.endsWith(form))),
  );
}

/** The first part of a compound, with and without the letters that join it to the second: `Rose` of `Rosen|schere`. */
export function modifiersOf(part: string): readonly string[] {
  const bare = ['s', 'n', 'en', 'es', 'er', 'e'].filter((joint) => part.endsWith(joint));
  return [part, ...bare.map((joint) => part.slice(0, -joint.length))].filter(({ length }) => length >= minModifier);
}

/** Endings of plurals and cases in German and the Nordic languages; that of the English plural is no matter of these. */
const endings = ['', 'e', 'en', 'n', 'er', 'ern', 'ene', 'ne'];
const minStem = 3;

/** The forms that a word may have in a catalog of such a language, itself first: `Haselnüssen`. */
export function inflections(store: Database, surface: string): readonly string[] {
  const word = normalizeForSearch(surface);
  return word.length >= minHead && writesClosedCompounds(store) ? formsOf(word) : [word];
}

/** A word with other endings, itself first. Umlauts are folded, so that `Töpfe` and `Toepfe` are `topf` with an ending. */
export function formsOf(word: string): readonly string[] {
  const withEndings = stemsOf(word).flatMap((stem) => endings.map((ending) => stem + ending));
  return [...new Set([word, ...withEndings, ...withUnstressedVowel(word), ...withoutUnstressedVowel(word)])];
}

/** A word without each ending that it may have, itself first; also without that of a small thing: `Häuschen`. */
export function stemsOf(word: string): readonly string[] {
  const large = word.replace(/(?<=\p{L}{4})chen$/u, '');
  const written = [word, word.replaceAll(/(?<![aeq])([aou])e(?=\p{L})/gu, '$1'), large];
  const stems = written.flatMap((each) =>
    endings
      .filter((ending) => each.endsWith(ending) && each.length - ending.length >= minStem)
      .map((ending) => each.slice(0, each.length - ending.length)),
  );
  return [...new Set(stems)];
}
