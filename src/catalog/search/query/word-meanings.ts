import type { Database } from '#storage/database.ts';
import { isModel } from '../exact-matches.ts';
import { splitCompound } from './compounds.ts';
import type { TermAlternative, InputState } from './search-query.ts';
import { readPostings, type Postings, termsWithDigitsAfter, termsWithLettersAfter } from '../index/postings.ts';
import { isInDictionary, wordsStartingWith } from '../index/dictionary.ts';
import {
  compoundsBeginningWith,
  wordsOfName,
  compoundsOfTwo,
  joinedOtherwise,
  type RelatedWord,
  relatedWords,
} from './closed-compounds.ts';
import { closestWord } from './spelling.ts';
import { isTooShort, spelledAsTyped, type TypedLetters } from './typed-letters.ts';
import { kindsOfUnknownWord, thingsWithProperty, wordsOfEnding, wordsOfUnknownCompound } from './unknown-compounds.ts';
import { isCommonWord } from '#shop/lexicon/common-words.ts';
import { isLexiconWord, splitKnownCompound } from '#shop/lexicon/lexicon.ts';
import { readUseVerb } from '#shop/lexicon/uses.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import { tokenize, type Word } from '#shop/text/tokenize.ts';

/** How a word of a term is matched; without alternatives when the dictionary has no similar word. */
export interface WordMeaning {
  readonly alternatives: readonly TermAlternative[];
  /** Those that share only a part with a word that no product has. */
  readonly guesses: readonly TermAlternative[];
  /** The word it was corrected to; null: it was not corrected. */
  readonly corrected: string | null;
}

const factors = { measure: 0.6, beginning: 0.75, commoner: 0.75, parts: 0.9, slip: 0.9 } as const;
const relatedFactors = {
  property: 0.8,
  form: 0.95,
  compound: 0.9,
  guess: 0.7,
  ending: 0.6,
  kind: 0.5,
  beginning: 0.5,
} as const;

interface InterpretOptions {
  readonly inputState: InputState;
  readonly letters: TypedLetters;
}

/** Interprets each word by the dictionary: as it is, in other forms, completed, split or corrected. */
export function interpretWords(
  store: Database,
  words: readonly Word[],
  { inputState, letters }: InterpretOptions,
): ReadonlyMap<Word, WordMeaning> {
  const postings = readPostings(
    store,
    words.flatMap(({ term, also }) => [term, ...also]),
  );
  const last = words.at(-1);
  const relatedTo = (word: Word): readonly RelatedWord[] =>
    isTooShort(word, letters) ? [] : spelledAsTyped(relatedWords(store, word.surface), word, letters);
  const related = new Map(words.map((word) => [word, relatedTo(word)]));
  return new Map(
    words.map((word) => {
      const others = words.length > maxJoined ? [] : words.filter((other) => other !== word);
      const joined = [
        ...compoundsBeginningWith(
          word.surface,
          others.flatMap((other) => related.get(other) ?? []),
        ),
        ...compoundsOfTwo(
          store,
          word.surface,
          others.map(({ surface }) => surface),
        ),
      ];
      const own = [...(related.get(word) ?? []), ...thingsWithProperty(store, word.surface)];
      const isKnown = (other: Word): boolean =>
        postings.of(other.term) !== null || (related.get(other) ?? []).length > 0;
      const isRestKnown = words.every((other) => other === word || isKnown(other));
      const context = { store, postings, letters, related: [...own, ...joined], isRestKnown };
      return [word, interpretWord({ ...context, ending: word === last ? inputState : null }, word)];
    }),
  );
}

/** Words; in longer terms hardly any two are a compound, and there are many pairs. */
const maxJoined = 5;

interface WordContext {
  readonly store: Database;
  readonly postings: Postings;
  readonly letters: TypedLetters;
  /** Other forms of the word, and compounds that say the same, of it alone or with another word of the term. */
  readonly related: readonly RelatedWord[];
  /** Whether products have all other words. */
  readonly isRestKnown: boolean;
  /** Of the last word, whether it may be unfinished; null for other words. */
  readonly ending: InputState | null;
}

function interpretWord(context: WordContext, word: Word): WordMeaning {
  const { store, postings, ending } = context;
  const exact = [word.term, ...word.also]
    .filter((term) => postings.of(term) !== null)
    .map((term) => ({ terms: [term], factor: term === word.term ? 1 : factors.measure }));
  const related = alternativesOfRelated(context.related);
  const unsure = exact.length + related.length === 0 || ending === 'typing';
  const isCompleted = ending !== null || isModel(word.surface) || isLetter(word.surface);
  const completions = unsure && isCompleted ? completionsOf(context, word) : [];
  if (completions.length > 0 || (exact.length === 0 && related.length > 0))
    return { ...uncorrected, alternatives: [...exact, ...related, ...completions] };
  if (exact.length > 0 && isInDictionary(store, word.surface))
    return { ...uncorrected, alternatives: [...exact, ...related, ...commonerSpellings(context, word)] };
  const joined = exact.length > 0 ? [] : alternativesOfRelated(joinedOtherwise(store, word.surface));
  if (joined.length > 0) return { ...uncorrected, alternatives: joined };
  const parts = splitCompound(store, word.surface);
  const whole = parts ? [{ terms: termsOf(parts.join(' ')), factor: factors.parts }] : [];
  const endings =
    whole.length > 0 && exact.length === 0 ? alternativesOfRelated(wordsOfEnding(store, word.surface)) : [];
  if (exact.length + whole.length > 0)
    return { ...uncorrected, alternatives: [...exact, ...related, ...whole], guesses: endings };
  const isKnown = isLexiconWord(word.surface) || isCommonWord(word.surface);
  const use = context.isRestKnown ? alternativesOfUse(store, word.surface) : [];
  const knownParts = splitKnownCompound(word.surface);
  const closest = use.length > 0 || (isKnown && !isDoubtful(knownParts)) ? null : closestWord(store, word.surface);
  if (closest)
    return {
      ...uncorrected,
      alternatives: alternativesOf(termsOf(closest.word), factors.slip),
      corrected: closest.word,
    };
  const isUndivided = isKnown && knownParts === null;
  const ofParts = (isUndivided ? kindsOfUnknownWord : wordsOfUnknownCompound)(store, word.surface);
  const guesses = alternativesOfRelated(spelledAsTyped(ofParts, word, context.letters));
  return { ...uncorrected, alternatives: [], guesses: [...guesses, ...use] };
}

/**
 * What things are called that do what a verb says: `Schärfer` and `Wetzstein` for `schärfen`. Not for `cutting` of a board, nor
 * where it is done to something unknown.
 */
function alternativesOfUse(store: Database, surface: string): readonly TermAlternative[] {
  const use = surface.endsWith('ing') ? null : readUseVerb(normalizeForSearch(surface));
  if (use === null || use.object !== null) return [];
  const names = [...new Set(Object.values(use.things).flat())];
  return names.flatMap((name) => [
    { terms: termsOf(name), factor: relatedFactors.beginning },
    ...alternativesOf(wordsOfName(store, name).flatMap(termsOf), relatedFactors.beginning),
  ]);
}

const uncorrected = { guesses: [], corrected: null } as const;

/** Letters of a part of a compound that is not there by chance: `kassete` is no cheese and seat. */
const minSurePart = 4;

function isDoubtful(parts: readonly string[] | null): boolean {
  return parts?.some(({ length }) => length < minSurePart) ?? false;
}

/** Of an unknown compound, products that have both of its parts match better. */
function alternativesOfRelated(words: readonly RelatedWord[]): readonly TermAlternative[] {
  return words.flatMap(({ word, relation, modifiers }) => [
    ...(relation === 'ending' || relation === 'kind' ? modifiers : []).map((modifier) => ({
      terms: [...termsOf(modifier), ...termsOf(word)],
      factor: factors.parts,
    })),
    ...alternativesOf(termsOf(word), relatedFactors[relation]),
  ]);
}

const fewUses = 2;
const muchCommoner = 30;

/** A rare word may be a misspelling in product texts of a similar, frequent one. */
function commonerSpellings({ store, postings }: WordContext, { surface, term }: Word): readonly TermAlternative[] {
  const uses = postings.of(term)?.uses ?? 0;
  if (uses > fewUses || surface.length < 5) return [];
  const closest = closestWord(store, surface);
  if (!closest || closest.uses < uses * muchCommoner) return [];
  return alternativesOf(termsOf(closest.word), factors.commoner);
}

/** `Vitamin d`, which products have as `D3`. */
function isLetter(surface: string): boolean {
  return /^\p{L}$/u.test(surface);
}

const maxCompletions = 12;

function completionsOf({ store, letters }: WordContext, word: Word): readonly TermAlternative[] {
  const { surface } = word;
  if (isModel(surface)) return alternativesOf(termsWithLettersAfter(store, surface, maxCompletions), factors.beginning);
  if (isLetter(surface)) return alternativesOf(termsWithDigitsAfter(store, surface, maxCompletions), factors.beginning);
  if (/\d/.test(surface)) return [];
  const longer = spelledAsTyped(wordsStartingWith(store, surface, maxCompletions), word, letters);
  return alternativesOf(termsOf(longer.map((each) => each.word).join(' ')), factors.beginning);
}

function termsOf(surface: string): readonly string[] {
  return tokenize(surface).map(({ term }) => term);
}

/** One alternative for each distinct term. */
function alternativesOf(terms: readonly string[], factor: number): readonly TermAlternative[] {
  return Array.from(new Set(terms), (term) => ({ terms: [term], factor }));
}
