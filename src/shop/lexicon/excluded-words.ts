import { normalizeForSearch } from '../text/normalize.ts';
import { tokenize, type Word } from '../text/tokenize.ts';
import { containedIn } from './exclusions.ts';
import { lexiconSynonyms } from './lexicon.ts';

/** A word that must not be in a product, with the terms by which texts are searched for it. */
export interface ExcludedWord {
  /** Itself and what it is also called, in the languages of the lexicon. */
  readonly names: readonly Word[];
  /** What has it without naming it: `walnut` of nuts. */
  readonly contained: readonly Word[];
  /** What says that it is not there in one word or phrase: `alkoholfrei`, `sukkerfri`. */
  readonly claims: readonly string[];
}

const freeEndings = ['frei', 'fri', 'free'];

export function readExcludedWord(word: string): ExcludedWord {
  const named = withSynonyms(tokenize(word));
  const participles = named.flatMap(({ surface }) => participleOf(surface) ?? []);
  const closed = [
    ...named.flatMap(({ surface }) => freeEndings.map((ending) => surface + ending)),
    ...participles.map((participle) => `un${participle}`),
  ];
  const claims = [...closed, ...closed.flatMap((claim) => lexiconSynonyms(tokenize(claim)).flatMap(asSingleWord))];
  // What the lexicon only has as `alcohol free | alkoholfrei` is named in both languages, too.
  const names = [
    ...named,
    ...participles.flatMap(tokenize),
    ...claims.flatMap((claim) => tokenize(freeOf(claim) ?? '')),
  ];
  const contained = names
    .flatMap(({ term }) => containedIn[term] ?? [])
    .flatMap((kind) => withSynonyms(tokenize(kind)));
  return {
    names,
    // Short ones mean something else in another language: Norwegian beer is German oil.
    contained: contained.filter(({ term }) => term.length >= 3),
    claims: [...new Set(claims.map(normalizeForSearch))],
  };
}

/** What has been done where a German noun says what was: `beschichtet` of `Beschichtung`; null for other words. */
function participleOf(noun: string): string | null {
  const { root } = /^(?<root>\p{L}{4,})ung$/u.exec(noun)?.groups ?? {};
  return root === undefined ? null : root + (/[dt]$/.test(root) ? 'et' : 't');
}

/** Of a word that says that something is not there, what that is: `alkohol` of `alkoholfreier`; null for other words. */
export function freeOf(word: string): string | null {
  return /^(?<what>\p{L}{3,})(?:frei|fri)(?:e[nmrst]?|tt)?$/u.exec(normalizeForSearch(word))?.groups?.['what'] ?? null;
}

function withSynonyms(words: readonly Word[]): readonly Word[] {
  return [...words, ...lexiconSynonyms(words).flatMap((name) => (name.length === 1 ? name : []))];
}

function asSingleWord(name: readonly Word[]): readonly string[] {
  return name.length === 1 ? name.map(({ surface }) => surface) : [];
}

/** Whether a text has one of some words, or another name of it: a value of an option that is excluded. */
export function namingAny(words: readonly string[]): (text: string) => boolean {
  const terms = new Set(words.flatMap((word) => readExcludedWord(word).names.map(({ term }) => term)));
  return (text) => tokenize(text).some(({ term }) => terms.has(term));
}
