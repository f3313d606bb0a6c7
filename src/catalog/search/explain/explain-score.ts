import type { Database } from '#storage/database.ts';
import { fieldBits, fieldCredit, fields, isNaming, type SearchFieldName } from '../index/fields.ts';
import { blockSize, type Postings, readPostings } from '../index/postings.ts';
import { computeClassShares } from '../ranking/class-shares.ts';
import type { SearchQuery, TermAlternative } from '../query/search-query.ts';
import { type QueryWeights, weighQuery } from '../ranking/weigh-query.ts';
import type { KindMatch } from '../ranking/rank-kinds.ts';
import { classOnlyScore, computeMatchStats, queryTerms } from '../ranking/rank.ts';
import { completeness, createConceptMatch, matchConcept, scoreBlocks } from '../ranking/score.ts';

/**
 * What one part does to a score. `word`: a word of the term; `adjacent`: words that stand side by side; `named-type`: a
 * type whose whole name is in the term; `thing`: the product is what the head noun names, or `other-thing`; `accessory`:
 * it is only for that; `incomplete`: words are missing; `likely-type`: other good results are of its type; `kind`: the term
 * names a kind of things, of which others match better.
 */
export type ScorePartKind =
  'word' | 'adjacent' | 'named-type' | 'thing' | 'other-thing' | 'accessory' | 'incomplete' | 'likely-type' | 'kind';

export interface ScorePart {
  readonly kind: ScorePartKind;
  /** Added to the score of the parts before, or multiplied with it. */
  readonly operation: 'add' | 'multiply';
  readonly amount: number;
  /** Of a word: its surface; else empty. */
  readonly surface: string;
  /** The terms of the index by which a word matches. */
  readonly terms: readonly string[];
  /** Where a product has them. */
  readonly fields: readonly SearchFieldName[];
}

/** Explains the scores that `rankProducts` gives: the parts of a product's score in their order, none without a match. */
function scoreExplainer(store: Database, query: SearchQuery): (productId: number) => readonly ScorePart[] {
  const postings = readPostings(store, queryTerms(query));
  const weights = weighQuery(query, postings);
  if (weights.asked === 0) return () => [];
  const stats = computeMatchStats(scoreBlocks(query, postings, weights), weights);
  const shares = computeClassShares(store, query, stats.best);
  return (productId) => {
    const [block, offset] = [Math.floor(productId / blockSize), productId % blockSize];
    const share = shares.get(block)?.[offset] ?? 0;
    const match = (alternatives: readonly TermAlternative[]): TermMatch | null =>
      bestMatch(alternatives, { postings, block, offset });
    const words = matchWords(query, weights, match);
    const all = [...words.map(({ part }) => part), ...matchExtras(query, weights, match)];
    const isNamed = words.some(({ concept, bits }) => concept === query.head?.concept && isNaming(bits));
    const isPartial = words.length < weights.asked || (weights.namesThing && !isNamed);
    const covered = words.reduce((sum, { credit }) => sum + credit, 0);
    const reduced =
      covered === 0 ? [] : [...all, multiply('incomplete', completeness(covered / weights.sum, isPartial, weights))];
    return [...reduced, ...likelyType(weights, share)].filter(({ operation, amount }) =>
      operation === 'add' ? amount !== 0 : amount !== 1,
    );
  };
}

/** The same of the scores that `rankTerm` gives, also of things of a kind that the term names. */
export function termExplainer(
  store: Database,
  query: SearchQuery,
  kindMatches: ReadonlyMap<number, KindMatch>,
): (productId: number) => readonly ScorePart[] {
  const explainOwn = scoreExplainer(store, query);
  const explainMember = query.kind ? scoreExplainer(store, query.kind.query) : explainOwn;
  return (productId) => {
    const match = kindMatches.get(productId);
    if (!match) return explainOwn(productId);
    const parts = (match.isMember ? explainMember : explainOwn)(productId);
    return match.factor === 1 ? parts : [...parts, multiply('kind', match.factor)];
  };
}

/** The score that parts amount to. */
export function totalOf(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, { operation, amount }) => (operation === 'add' ? sum + amount : sum * amount), 0);
}

interface TermMatch {
  readonly terms: readonly string[];
  /** 0 to 255, as the index has it, times the factor of the alternative. */
  readonly weight: number;
  readonly bits: number;
}

interface ProductPlace {
  readonly postings: Postings;
  readonly block: number;
  readonly offset: number;
}

function bestMatch(
  alternatives: readonly TermAlternative[],
  { postings, block, offset }: ProductPlace,
): TermMatch | null {
  let best: TermMatch | null = null;
  for (const alternative of alternatives) {
    const found = createConceptMatch();
    matchConcept(found, [alternative], { postings, block });
    const weight = found.weights[offset] ?? 0;
    if (weight > (best?.weight ?? 0)) best = { terms: alternative.terms, weight, bits: found.fields[offset] ?? 0 };
  }
  return best;
}

type Match = (alternatives: readonly TermAlternative[]) => TermMatch | null;

interface WordMatch {
  readonly part: ScorePart;
  /** The index of its concept. */
  readonly concept: number;
  /** Of the matching fields. */
  readonly bits: number;
  /** How much of the query's weight it covers. */
  readonly credit: number;
}

function matchWords({ concepts }: SearchQuery, weights: QueryWeights, match: Match): readonly WordMatch[] {
  return concepts.flatMap(({ surface, alternatives }, index) => {
    const weight = weights.concepts[index] ?? 0;
    const found = weight > 0 ? match(alternatives) : null;
    if (!found) return [];
    const part = { ...add('word', weight * found.weight), surface, terms: found.terms, fields: fieldsOf(found.bits) };
    return [{ part, concept: index, bits: found.bits, credit: weight * fieldCredit(found.bits) }];
  });
}

function matchExtras(
  { compounds, classes, head }: SearchQuery,
  weights: QueryWeights,
  match: Match,
): readonly ScorePart[] {
  const one = (terms: readonly string[]): TermMatch | null =>
    match(terms.map((term) => ({ terms: [term], factor: 1 })));
  const adjacent = compounds.reduce((sum, term) => sum + (one([term])?.weight ?? 0), 0);
  const parts = [
    add('adjacent', weights.join * adjacent),
    add('named-type', weights.named * (one(classes)?.weight ?? 0)),
  ];
  if (!head) return parts;
  const thing = one([...head.terms, ...head.phrases]);
  const headPart = thing ? add('thing', weights.head * thing.weight) : multiply('other-thing', weights.otherThing);
  const isAccessory = weights.accessoryPenalty > 0 && one(head.accessories) !== null;
  return [...parts, headPart, ...(isAccessory ? [multiply('accessory', 1 - weights.accessoryPenalty)] : [])];
}

function likelyType(weights: QueryWeights, share: number): readonly ScorePart[] {
  return [multiply('likely-type', 1 + weights.likelyType * share), add('likely-type', classOnlyScore * share)];
}

const noWord = { surface: '', terms: [], fields: [] } as const;

function add(kind: ScorePartKind, amount: number): ScorePart {
  return { kind, operation: 'add', amount, ...noWord };
}

function multiply(kind: ScorePartKind, amount: number): ScorePart {
  return { kind, operation: 'multiply', amount, ...noWord };
}

function fieldsOf(bits: number): readonly SearchFieldName[] {
  return fields.map(({ name }) => name).filter((name) => (bits & fieldBits[name]) !== 0);
}
