import type { Postings } from '../index/postings.ts';

/** One way to find what a concept means: all of its terms; `factor` says how well it fits, 1 being the word itself. */
export interface TermAlternative {
  readonly terms: readonly string[];
  readonly factor: number;
}

/** One thing that a term asks for. */
export interface QueryConcept {
  readonly alternatives: readonly TermAlternative[];
  /** 1; more for what the thing is, less for what it comes with. */
  readonly emphasis: number;
}

/** What a search term means to this catalogue. */
export interface SearchQuery {
  readonly concepts: readonly QueryConcept[];
  /** Neighbouring words written as one: a product that has them side by side fits better. */
  readonly joins: readonly string[];
  /** Terms of the classes that are named by words in a row. */
  readonly classes: readonly string[];
  /** What the thing is, in the terms by which products say what they are, and the concept that asks for it. */
  readonly head: { readonly terms: readonly string[]; readonly concept: number } | null;
  /** The term with its misspelt words as they were taken; null when none was. */
  readonly corrected: string | null;
}

/** `typing`: the last word may be unfinished even when it is a word. */
export type InputState = 'typing' | 'typed';

/** What each thing that a query asks for counts. */
export interface QueryWeights {
  readonly concepts: readonly number[];
  /** Of all concepts that anything fits. */
  readonly sum: number;
  /** How many those are. */
  readonly asked: number;
  /** Of words that stand side by side, without being asked for as one. */
  readonly join: number;
  /** Of being of a class that is named. */
  readonly named: number;
  /** Of being the thing. */
  readonly head: number;
  /** How surely the word for the thing names one (`shareOfThings`). */
  readonly headConfidence: number;
}

const extraFactors = { join: 0.5, named: 0.2, head: 0.5 } as const;

/** The fewer products fit a concept, the more it counts; the thing itself more than its qualities. */
export function weighQuery(query: SearchQuery, postings: Postings): QueryWeights {
  const concepts = query.concepts.map(({ alternatives, emphasis }) => {
    const uses = usesOf(postings, alternatives);
    return uses === 0 ? 0 : emphasis * (inverseFrequency(postings.products, uses) + 0.5);
  });
  const asked = concepts.filter((weight) => weight > 0).length;
  const sum = concepts.reduce((all, weight) => all + weight, 0);
  const mean = sum / Math.max(1, asked);
  const asking = query.concepts[query.head?.concept ?? -1];
  return {
    concepts,
    sum,
    asked,
    join: extraFactors.join * mean,
    named: extraFactors.named * mean,
    head: extraFactors.head * mean,
    headConfidence: asking && query.head ? headNounShare(postings, asking, query.head.terms) : 0,
  };
}

/** Products that fit the most frequent of several alternatives; of one with several terms its rarest decides. */
function usesOf(postings: Postings, alternatives: readonly TermAlternative[]): number {
  return maxFrequency(alternatives, (term) => postings.of(term)?.uses ?? 0);
}

function maxFrequency(alternatives: readonly TermAlternative[], count: (term: string) => number): number {
  return Math.max(0, ...alternatives.map(({ terms }) => Math.min(...terms.map(count))));
}

function inverseFrequency(products: number, uses: number): number {
  return Math.log(1 + Math.max(0, products - uses + 0.5) / (uses + 0.5));
}

/** A word is only taken for a thing when at least this share of the products that bear it in their names are such things. */
export const minHeadShare = 0.1;

/** Of the products whose title or type has what a concept asks for, the share that are such things, 0 to 1. */
export function headNounShare(postings: Postings, { alternatives }: QueryConcept, things: readonly string[]): number {
  const named = maxFrequency(alternatives, (term) => postings.of(term)?.names ?? 0);
  return named === 0 ? 0 : Math.min(1, Math.max(...things.map((term) => postings.of(term)?.uses ?? 0)) / named);
}
