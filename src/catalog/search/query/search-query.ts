import type { RankingWeights } from '../ranking/ranking-weights.ts';

/** One way to match a concept: all of its terms. `factor` is 1 for the word itself, less for other words. */
export interface TermAlternative {
  readonly terms: readonly string[];
  readonly factor: number;
}

/** One thing that a search term asks for. */
export interface QueryConcept {
  /** The words of the term that ask for it. */
  readonly surface: string;
  readonly alternatives: readonly TermAlternative[];
  /** 1 by default, more for a phrase with synonyms, less in a complement. */
  readonly emphasis: number;
}

/** The terms of products that are what a head noun names, and of products that are only for it. */
export interface HeadTerms {
  readonly terms: readonly string[];
  readonly accessories: readonly string[];
}

/** The head noun of a query with the index of its concept. */
export interface SearchHead extends HeadTerms {
  /** Compounds of the word before it and the noun: a `dry shampoo spray` is what `dry shampoo` names. */
  readonly phrases: readonly string[];
  readonly concept: number;
}

/** What a term finds beside what has the word for a kind of things, or states a need: the things themselves. */
export interface KindQuery {
  /** The term says what things are needed for, and does not name them. */
  readonly isNeed: boolean;
  /** The same term with the things of the kind in place of the word for it. */
  readonly query: SearchQuery;
  /** The indices of the concepts of the term that ask for the kind. */
  readonly concepts: readonly number[];
  /** Terms of products that only share the last word of their names with a thing of the kind. */
  readonly others: readonly string[];
}

/** A search term as interpreted with the words of the catalog. */
export interface SearchQuery {
  readonly concepts: readonly QueryConcept[];
  /** Compounds of adjacent words: products that have the words side by side match better. */
  readonly compounds: readonly string[];
  /** Class terms of all sequences of words. */
  readonly classes: readonly string[];
  readonly head: SearchHead | null;
  /** null where the term names no kind and states no need of which the catalog has things, or it has a type of that name. */
  readonly kind: KindQuery | null;
  /** The term with its misspelt words corrected; null when none was. */
  readonly corrected: string | null;
  readonly weights: RankingWeights;
}

/** `typing`: the last word may be unfinished, even when it is a known word. */
export type InputState = 'typing' | 'typed';
