import { integer, text } from '../row.ts';
import type { Store } from '../store.ts';
import { headTerm } from './entry.ts';
import { likestWord, wordsBeginning } from './spelling.ts';
import { splitPhrases, type Phrase } from './synonyms.ts';
import { asideOf, headOf, isFiller, joinedTerm, wordsOf, type Word } from './words.ts';

/** One way to find what a concept means: all of its terms; `factor` says how well it fits, 1 being the word itself. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly factor: number;
}

/** One thing that a term asks for. */
export interface Concept {
  readonly alternatives: readonly Alternative[];
  readonly emphasis: number;
  /** It says what the thing is. */
  readonly isHead: boolean;
}

/** What a search term means to this catalogue. */
export interface Query {
  readonly concepts: readonly Concept[];
  /** Neighbouring words written as one: a product that has them side by side fits better. */
  readonly joins: readonly string[];
  /** What the thing is, in the terms by which products say what they are, and the concept that asks for it. */
  readonly head: { readonly terms: readonly string[]; readonly concept: number } | null;
  /** The term with its misspelt words as they were taken; null when none was. */
  readonly corrected: string | null;
}

/** `typing`: the last word may be unfinished even when it is a word. */
export type Stage = 'typing' | 'typed';

const mostWords = 24;
const factors = { measure: 0.6, synonym: 0.85, beginning: 0.75, halves: 0.9, slip: 0.9 } as const;
const emphases = { head: 1.35, phrase: 1.2, aside: 0.5 } as const;
const beginnings = 12;
const rareUses = 2;
const muchCommoner = 30;

/** null when the term has no word. */
export function understand(store: Store, term: string, stage: Stage): Query | null {
  const all = wordsOf(term).slice(0, mostWords);
  if (all.length === 0) return null;
  const telling = all.filter((word) => !isFiller(word));
  const words = telling.length > 0 ? telling : all;
  const head = headOf(all);
  const uses = usesOf(store, words);
  const last = words.at(-1);
  const joins = joinsOf(all);
  const aside = new Set(asideOf(all));
  const meant = new Map<Word, Meaning>();
  for (const word of words) meant.set(word, meaningOf({ store, uses, ending: word === last ? stage : null }, word));
  const phrases = splitPhrases(store, words);
  const concepts = phrases.flatMap((phrase) => conceptsOf(phrase, { meant, joins, head, aside }));
  return {
    concepts,
    joins: [...new Set(joins.map(({ term }) => term))],
    head: head && headIn(concepts),
    corrected: correctedTerm(all, meant),
  };
}

function headIn(concepts: readonly Concept[]): Query['head'] {
  const concept = concepts.findIndex(({ isHead }) => isHead);
  const found = concepts[concept];
  if (!found) return null;
  return { terms: found.alternatives.map(({ terms }) => headTerm(terms.at(-1) ?? '')), concept };
}

interface Meaning {
  readonly alternatives: readonly Alternative[];
  /** The word it was taken for. */
  readonly corrected: string | null;
}

interface Knowledge {
  readonly store: Store;
  readonly uses: ReadonlyMap<string, number>;
  /** Of the last word: whether it may be unfinished. */
  readonly ending: Stage | null;
}

function meaningOf(known: Knowledge, word: Word): Meaning {
  const { store, uses, ending } = known;
  const exact = [word.term, ...word.also]
    .filter((term) => uses.has(term))
    .map((term) => ({ terms: [term], factor: term === word.term ? 1 : factors.measure }));
  const unsure = exact.length === 0 || ending === 'typing';
  const begun = ending !== null && unsure ? beginningsOf(store, word) : [];
  if (exact.length + begun.length > 0) {
    return {
      alternatives: [...exact, ...begun, ...(begun.length > 0 ? [] : commonerOf(known, word))],
      corrected: null,
    };
  }
  const halves = halvesOf(store, word);
  if (halves) return { alternatives: [halves], corrected: null };
  const meant = likestWord(store, word.said);
  if (!meant) return { alternatives: [], corrected: null };
  const alternatives = wordsOf(meant.word).map(({ term }) => ({ terms: [term], factor: factors.slip }));
  return { alternatives, corrected: meant.word };
}

/** How many products use each term of some words. */
function usesOf(store: Store, words: readonly Word[]): ReadonlyMap<string, number> {
  const terms = words.flatMap(({ term, also }) => [term, ...also]);
  const rows = store.all(
    'SELECT term, sum(length(postings)) / 4 uses FROM search_posting WHERE term IN (SELECT value FROM json_each(?)) GROUP BY term',
    JSON.stringify(terms),
  );
  return new Map(rows.map((row) => [text(row, 'term'), integer(row, 'uses')]));
}

/** A word that hardly any product has may be a slip of theirs for one that many have. */
function commonerOf({ store, uses }: Knowledge, { said, term }: Word): readonly Alternative[] {
  const rare = uses.get(term) ?? 0;
  if (rare > rareUses || said.length < 5) return [];
  const meant = likestWord(store, said);
  if (!meant || meant.uses < rare * muchCommoner) return [];
  return wordsOf(meant.word).map((word) => ({ terms: [word.term], factor: factors.beginning }));
}

function beginningsOf(store: Store, { said }: Word): readonly Alternative[] {
  if (said.length < 2 || /\d/.test(said)) return [];
  const terms = new Set(
    wordsBeginning(store, said, beginnings).flatMap(({ word }) => wordsOf(word).map(({ term }) => term)),
  );
  return Array.from(terms, (term) => ({ terms: [term], factor: factors.beginning }));
}

/** Two words of the catalogue that an unknown one is made of: the pair whose rarer word is most frequent. */
function halvesOf(store: Store, { said }: Word): Alternative | null {
  if (said.length < 6 || !/^\p{L}+$/u.test(said)) return null;
  const cuts = Array.from({ length: said.length - 5 }, (_, index) => [said.slice(0, index + 3), said.slice(index + 3)]);
  const rows = store.all(
    'SELECT folded, sum(uses) uses FROM search_word WHERE folded IN (SELECT value FROM json_each(?)) GROUP BY folded',
    JSON.stringify(cuts.flat()),
  );
  const uses = new Map(rows.map((row) => [text(row, 'folded'), integer(row, 'uses')]));
  const rarer = (pair: readonly string[]): number => Math.min(...pair.map((half) => uses.get(half) ?? 0));
  const best = cuts.toSorted((one, other) => rarer(other) - rarer(one))[0];
  if (!best || rarer(best) === 0) return null;
  return { terms: best.flatMap((half) => wordsOf(half).map(({ term }) => term)), factor: factors.halves };
}

/** Two neighbours, neither of them a filler, as the one word they make. */
interface Join {
  readonly pair: readonly [Word, Word];
  readonly term: string;
}

function joinsOf(words: readonly Word[]): readonly Join[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    return next && !isFiller(word) && !isFiller(next) ? [{ pair: [word, next], term: joinedTerm(word, next) }] : [];
  });
}

interface Understanding {
  readonly meant: ReadonlyMap<Word, Meaning>;
  readonly joins: readonly Join[];
  readonly head: Word | null;
  /** Words that only tell of the use of the thing. */
  readonly aside: ReadonlySet<Word>;
}

/** A phrase of several words that has synonyms is one concept, so that a synonym stands for all of it. */
function conceptsOf({ words, synonyms }: Phrase, { meant, joins, head, aside }: Understanding): readonly Concept[] {
  const others = synonyms.map((said) => ({ terms: termsOf(said), factor: factors.synonym }));
  const isHead = head !== null && words.includes(head);
  const emphasis = isHead ? emphases.head : words.every((word) => aside.has(word)) ? emphases.aside : 1;
  const [only] = words;
  if (only && words.length === 1) {
    const own = meant.get(only)?.alternatives ?? [{ terms: [only.term], factor: 1 }];
    const joined = joins.filter(({ pair }) => pair.includes(only)).map(({ term }) => ({ terms: [term], factor: 1 }));
    return [{ alternatives: [...own, ...joined, ...others], emphasis, isHead }];
  }
  if (others.length > 0) {
    const alternatives = [{ terms: termsOf(words), factor: 1 }, ...others];
    return [{ alternatives, emphasis: emphases.phrase * emphasis, isHead }];
  }
  return words.map((word) => ({ alternatives: [{ terms: [word.term], factor: 1 }], emphasis, isHead: word === head }));
}

function termsOf(words: readonly Word[]): readonly string[] {
  return words.filter((word) => !isFiller(word)).map(({ term }) => term);
}

function correctedTerm(words: readonly Word[], meant: ReadonlyMap<Word, Meaning>): string | null {
  const corrected = words.map((word) => meant.get(word)?.corrected ?? null);
  if (corrected.every((word) => word === null)) return null;
  return words.map(({ said }, index) => corrected[index] ?? said).join(' ');
}
