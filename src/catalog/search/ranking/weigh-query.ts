import type { Postings } from '../index/postings.ts';
import type { RankingWeights } from './ranking-weights.ts';
import type { HeadTerms, QueryConcept, SearchQuery, TermAlternative } from '../query/search-query.ts';

/** The weights of a query's parts. */
export interface QueryWeights {
  readonly concepts: readonly number[];
  /** Of all concepts that some product matches. */
  readonly sum: number;
  /** Number of those concepts. */
  readonly asked: number;
  /** Of a compound of adjacent words. */
  readonly join: number;
  /** Of belonging to a named class. */
  readonly named: number;
  /** Of the head noun. */
  readonly head: number;
  /** How likely the head noun names products (`headNounShare`). */
  readonly headConfidence: number;
  /** Whether products have to be named by the head noun to match the whole query: there is one beside other words. */
  readonly namesThing: boolean;
  /** How much the scores of accessories for what the head noun names are reduced, 0 to 1. */
  readonly accessoryPenalty: number;
  /** What remains of the score of a product that is something else than the head noun names. */
  readonly otherThing: number;
  /** How much more a product counts whose type is surely that of the best results. */
  readonly likelyType: number;
  readonly ranking: RankingWeights;
}

/**
 * Concepts weigh more the fewer products match them. What titles and types of the catalog say about a thing counts as far as
 * they agree.
 */
export function weighQuery(query: SearchQuery, postings: Postings): QueryWeights {
  const ranking = query.weights;
  const asking = query.concepts[query.head?.concept ?? -1];
  const confidence = asking && query.head ? headNounShare(postings, asking, query.head) : 0;
  const concepts = query.concepts.map((concept) => {
    const uses = usesOf(postings, concept.alternatives);
    const emphasis = concept === asking ? 1 + ranking.headEmphasis * confidence : 1;
    return uses === 0 ? 0 : emphasis * concept.emphasis * inverseFrequency(postings.products, uses);
  });
  const asked = concepts.filter((weight) => weight > 0).length;
  const sum = concepts.reduce((all, weight) => all + weight, 0);
  const mean = sum / Math.max(1, asked);
  return {
    concepts,
    sum,
    asked,
    join: ranking.adjacent * mean,
    named: ranking.namedType * mean * confidence,
    head: ranking.thing * mean * confidence,
    headConfidence: confidence,
    namesThing:
      asked > 1 && asking !== undefined && confidence >= minHeadShare && (concepts[query.head?.concept ?? -1] ?? 0) > 0,
    accessoryPenalty: accessoryPenalty(query, postings, confidence),
    otherThing: 1 - ranking.otherThing * confidence ** 2,
    likelyType: ranking.likelyType * confidence,
    ranking,
  };
}

/** The frequency of the most frequent alternative; that of an alternative is its rarest term's. */
function usesOf(postings: Postings, alternatives: readonly TermAlternative[]): number {
  return maxFrequency(alternatives, (term) => postings.of(term)?.uses ?? 0);
}

function maxFrequency(alternatives: readonly TermAlternative[], count: (term: string) => number): number {
  return Math.max(0, ...alternatives.map(({ terms }) => Math.min(...terms.map(count))));
}

function inverseFrequency(products: number, uses: number): number {
  return Math.log(1 + Math.max(0, products - uses + 0.5) / (uses + 0.5));
}

function maxUses(postings: Postings, terms: readonly string[]): number {
  return Math.max(0, ...terms.map((term) => postings.of(term)?.uses ?? 0));
}

/** None where the catalog has only accessories for what the head noun names, or it is no thing: `iphone`, `dell`. */
function accessoryPenalty({ head, concepts, weights }: SearchQuery, postings: Postings, confidence: number): number {
  if (!head || confidence < minHeadShare) return 0;
  const named = maxNames(postings, concepts[head.concept]?.alternatives ?? []);
  return named === 0
    ? 0
    : weights.accessory * confidence * Math.max(0, 1 - maxUses(postings, head.accessories) / named);
}

/** The number of products whose title or type has the most frequent alternative. */
function maxNames(postings: Postings, alternatives: readonly TermAlternative[]): number {
  return maxFrequency(alternatives, (term) => postings.of(term)?.names ?? 0);
}

/** Minimum `headNounShare` of a word that can be a head noun. */
export const minHeadShare = 0.1;

/** Of the products whose title or type matches a concept, without accessories for it, the share that it names, 0 to 1. */
export function headNounShare(
  postings: Postings,
  { alternatives }: QueryConcept,
  { terms, accessories }: HeadTerms,
): number {
  const named = maxNames(postings, alternatives);
  const things = maxUses(postings, terms);
  const others = Math.max(things, named - maxUses(postings, accessories));
  return others === 0 ? 0 : things / others;
}
