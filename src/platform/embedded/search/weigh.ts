import type { Alternative, Query } from './query.ts';
import type { Postings } from './read-postings.ts';

/** What each thing that a query asks for counts. */
export interface Weights {
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
  /** Share of the products that bear the word for the thing which are such things. */
  readonly sureness: number;
}

const extras = { join: 0.5, named: 0.2, head: 0.5 } as const;

/** The fewer products fit a concept, the more it counts; the thing itself more than its qualities. */
export function weigh(query: Query, postings: Postings): Weights {
  const concepts = query.concepts.map(({ alternatives, emphasis }) => {
    const uses = usesOf(postings, alternatives);
    return uses === 0 ? 0 : emphasis * (rarity(postings.products, uses) + 0.5);
  });
  const asked = concepts.filter((weight) => weight > 0).length;
  const sum = concepts.reduce((all, weight) => all + weight, 0);
  const mean = sum / Math.max(1, asked);
  return {
    concepts,
    sum,
    asked,
    join: extras.join * mean,
    named: extras.named * mean,
    head: extras.head * mean,
    sureness: sureness(query, postings),
  };
}

/** Products that fit the most frequent of several alternatives; of one with several terms its rarest decides. */
export function usesOf(postings: Postings, alternatives: readonly Alternative[]): number {
  return Math.max(
    0,
    ...alternatives.map(({ terms }) => Math.min(...terms.map((term) => postings.of(term)?.uses ?? 0))),
  );
}

function rarity(products: number, uses: number): number {
  return Math.log(1 + Math.max(0, products - uses + 0.5) / (uses + 0.5));
}

function sureness({ head, concepts }: Query, postings: Postings): number {
  if (!head) return 0;
  const named = usesOf(postings, concepts[head.concept]?.alternatives ?? []);
  const things = usesOf(
    postings,
    head.terms.map((term) => ({ terms: [term], factor: 1 })),
  );
  return named === 0 ? 0 : Math.min(1, things / named);
}
