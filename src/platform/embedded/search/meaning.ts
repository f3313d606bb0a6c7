import type { Store } from '../store.ts';
import { partsOf } from './parts.ts';
import type { Alternative, Stage } from './query.ts';
import { readPostings, type Postings } from './read-postings.ts';
import { isListed, likestWord, wordsBeginning } from './spelling.ts';
import { wordsOf, type Word } from './words.ts';

/** What a word of a term may mean; nothing when the catalogue has no word like it. */
export interface Meaning {
  readonly alternatives: readonly Alternative[];
  /** The word it was taken for. */
  readonly corrected: string | null;
}

const factors = { measure: 0.6, beginning: 0.75, commoner: 0.75, parts: 0.9, slip: 0.9 } as const;

/** What each word means to the catalogue. */
export function meaningsOf(store: Store, words: readonly Word[], stage: Stage): ReadonlyMap<Word, Meaning> {
  const postings = readPostings(
    store,
    words.flatMap(({ term, also }) => [term, ...also]),
  );
  const last = words.at(-1);
  return new Map(
    words.map((word) => [word, meaningOf({ store, postings, ending: word === last ? stage : null }, word)]),
  );
}

interface Knowledge {
  readonly store: Store;
  readonly postings: Postings;
  /** Of the last word: whether it may be unfinished. */
  readonly ending: Stage | null;
}

function meaningOf(known: Knowledge, word: Word): Meaning {
  const { store, postings, ending } = known;
  const exact = [word.term, ...word.also]
    .filter((term) => postings.of(term) !== null)
    .map((term) => ({ terms: [term], factor: term === word.term ? 1 : factors.measure }));
  const unsure = exact.length === 0 || ending === 'typing';
  const begun = ending !== null && unsure ? beginningsOf(store, word) : [];
  if (begun.length > 0) return { alternatives: [...exact, ...begun], corrected: null };
  if (exact.length > 0 && isListed(store, word.said))
    return { alternatives: [...exact, ...commonerOf(known, word)], corrected: null };
  const parts = partsOf(store, word.said);
  const whole = parts ? [{ terms: termsOf(parts.join(' ')), factor: factors.parts }] : [];
  if (exact.length + whole.length > 0) return { alternatives: [...exact, ...whole], corrected: null };
  const meant = likestWord(store, word.said);
  if (!meant) return { alternatives: [], corrected: null };
  return { alternatives: oneOf(termsOf(meant.word), factors.slip), corrected: meant.word };
}

const fewUses = 2;
const muchCommoner = 30;

/** A word that hardly any product has may be a slip of theirs for one that many have. */
function commonerOf({ store, postings }: Knowledge, { said, term }: Word): readonly Alternative[] {
  const uses = postings.of(term)?.uses ?? 0;
  if (uses > fewUses || said.length < 5) return [];
  const meant = likestWord(store, said);
  if (!meant || meant.uses < uses * muchCommoner) return [];
  return oneOf(termsOf(meant.word), factors.commoner);
}

const mostBeginnings = 12;

function beginningsOf(store: Store, { said }: Word): readonly Alternative[] {
  if (said.length < 2 || /\d/.test(said)) return [];
  const words = wordsBeginning(store, said, mostBeginnings).map(({ word }) => word);
  return oneOf(termsOf(words.join(' ')), factors.beginning);
}

function termsOf(said: string): readonly string[] {
  return wordsOf(said).map(({ term }) => term);
}

/** Each of some terms, told apart. */
function oneOf(terms: readonly string[], factor: number): readonly Alternative[] {
  return Array.from(new Set(terms), (term) => ({ terms: [term], factor }));
}
