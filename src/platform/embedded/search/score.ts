import { fieldCredit } from './fields.ts';
import { makeConceptMatch, matchConcept, type ConceptMatch } from './match.ts';
import { blockSize } from './postings.ts';
import type { TermAlternative, SearchQuery } from './query.ts';
import type { Postings } from './read-postings.ts';
import type { QueryWeights } from './weigh.ts';

/** What the products of a block have of what is asked for, by their places. */
export interface BlockScores {
  readonly block: number;
  /** How well it fits: all that does, less where something is missing. */
  readonly score: Float32Array;
  /** Weight of the concepts that it has. */
  readonly covered: Float32Array;
  /** How many concepts it has. */
  readonly matchedConcepts: Uint8Array;
}

/** The scores of every block that holds a product which has something of what is asked for. */
export function scoreBlocks(query: SearchQuery, postings: Postings, weights: QueryWeights): readonly BlockScores[] {
  const found = makeConceptMatch();
  return blocksOf(query, postings).map((block) => {
    const scores = emptyScores(block);
    const fill = (alternatives: readonly TermAlternative[]): ConceptMatch => {
      matchConcept(found, alternatives, { postings, block });
      return found;
    };
    for (const [index, { alternatives }] of query.concepts.entries())
      addConcept(scores, fill(alternatives), weights.concepts[index] ?? 0);
    for (const term of query.joins) addExtra(scores, fill(singleTerms([term])), weights.join);
    addExtra(scores, fill(singleTerms(query.classes)), weights.named);
    if (query.head) addHead(scores, fill(singleTerms(query.head.terms)), weights);
    penalizeIncomplete(scores, weights);
    return scores;
  });
}

export function emptyScores(block: number): BlockScores {
  return {
    block,
    score: new Float32Array(blockSize),
    covered: new Float32Array(blockSize),
    matchedConcepts: new Uint8Array(blockSize),
  };
}

function singleTerms(terms: readonly string[]): readonly TermAlternative[] {
  return terms.map((term) => ({ terms: [term], factor: 1 }));
}

function blocksOf({ concepts }: SearchQuery, postings: Postings): readonly number[] {
  const blocks = new Set<number>();
  for (const { alternatives } of concepts)
    for (const { terms } of alternatives)
      for (const term of terms) for (const block of postings.of(term)?.blocks.keys() ?? []) blocks.add(block);
  return [...blocks].sort((one, other) => one - other);
}

function addConcept(
  { score, covered, matchedConcepts }: BlockScores,
  { weights, fields, offsets, count }: ConceptMatch,
  weight: number,
): void {
  for (let index = 0; index < count; index += 1) {
    const offset = offsets[index] ?? 0;
    score[offset] = (score[offset] ?? 0) + weight * (weights[offset] ?? 0);
    covered[offset] = (covered[offset] ?? 0) + weight * fieldCredit(fields[offset] ?? 0);
    matchedConcepts[offset] = (matchedConcepts[offset] ?? 0) + 1;
  }
}

function addExtra({ score }: BlockScores, { weights, offsets, count }: ConceptMatch, weight: number): void {
  for (let index = 0; index < count; index += 1) {
    const offset = offsets[index] ?? 0;
    score[offset] = (score[offset] ?? 0) + weight * (weights[offset] ?? 0);
  }
}

/** Where the word for the thing mostly names such things, products that bear it and are none count up to so much less. */
export const otherThingPenalty = 0.5;

function addHead({ score }: BlockScores, { weights }: ConceptMatch, { head, headConfidence }: QueryWeights): void {
  const factor = 1 - otherThingPenalty * headConfidence;
  for (let offset = 0; offset < blockSize; offset += 1) {
    const fit = weights[offset] ?? 0;
    score[offset] = fit === 0 ? (score[offset] ?? 0) * factor : (score[offset] ?? 0) + head * fit;
  }
}

/** What lacks something asked for, or only mentions it, counts less. */
function penalizeIncomplete({ score, covered }: BlockScores, { sum }: QueryWeights): void {
  for (let offset = 0; offset < blockSize; offset += 1) {
    const found = covered[offset] ?? 0;
    score[offset] = found === 0 ? 0 : (score[offset] ?? 0) * completeness(found / sum);
  }
}

export function completeness(coverage: number): number {
  return 0.2 + 0.8 * coverage ** 4;
}
