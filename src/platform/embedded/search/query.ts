import type { Store } from '../store.ts';
import { conceptsOf } from './concepts.ts';
import { headIn } from './head.ts';
import { joinsOf } from './joins.ts';
import { meaningsOf, type Meaning } from './meaning.ts';
import { splitPhrases } from './synonyms.ts';
import { isFiller, wordsOf, type Word } from './words.ts';

/** One way to find what a concept means: all of its terms; `factor` says how well it fits, 1 being the word itself. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly factor: number;
}

/** One thing that a term asks for. */
export interface Concept {
  readonly alternatives: readonly Alternative[];
  /** 1; more for what the thing is, less for what it comes with. */
  readonly emphasis: number;
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
const headEmphasis = 1.35;

/** null when the term has no word. */
export function understand(store: Store, term: string, stage: Stage): Query | null {
  const all = wordsOf(term).slice(0, mostWords);
  if (all.length === 0) return null;
  const telling = all.filter((word) => !isFiller(word));
  const words = telling.length > 0 ? telling : all;
  const joins = joinsOf(all);
  const meanings = meaningsOf(store, words, stage);
  const phrases = splitPhrases(store, words).map((phrase) => ({
    words: phrase.words,
    concepts: conceptsOf(phrase, { meanings, joins, all }),
  }));
  const concepts = phrases.flatMap((phrase) => phrase.concepts);
  const head = headIn(store, all, phrases);
  return {
    concepts: concepts.map((concept, place) => (place === head?.concept ? emphasised(concept) : concept)),
    joins: [...new Set(joins.map((join) => join.term))],
    head,
    corrected: correctedTerm(all, meanings),
  };
}

/** The thing itself counts more than its qualities. */
function emphasised({ alternatives, emphasis }: Concept): Concept {
  return { alternatives, emphasis: emphasis * headEmphasis };
}

function correctedTerm(words: readonly Word[], meanings: ReadonlyMap<Word, Meaning>): string | null {
  const corrected = words.map((word) => meanings.get(word)?.corrected ?? null);
  if (corrected.every((word) => word === null)) return null;
  return words.map(({ said }, index) => corrected[index] ?? said).join(' ');
}
