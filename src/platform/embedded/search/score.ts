import { credit } from './fields.ts';
import { makeFit, match, type Fit } from './match.ts';
import { blockSize } from './postings.ts';
import type { Alternative, Query } from './query.ts';
import type { Postings } from './read-postings.ts';
import type { Weights } from './weigh.ts';

/** What the products of a block have of what is asked for, by their places. */
export interface Scores {
  readonly block: number;
  /** How well it fits: all that does, less where something is missing. */
  readonly score: Float32Array;
  /** Weight of the concepts that it has. */
  readonly covered: Float32Array;
  /** How many concepts it has. */
  readonly met: Uint8Array;
}

/** The scores of every block that holds a product which has something of what is asked for. */
export function scoreBlocks(query: Query, postings: Postings, weights: Weights): readonly Scores[] {
  const fit = makeFit();
  return blocksOf(query, postings).map((block) => {
    const scores = emptyScores(block);
    const fill = (alternatives: readonly Alternative[]): Fit => {
      match(fit, alternatives, { postings, block });
      return fit;
    };
    for (const [index, { alternatives }] of query.concepts.entries())
      addConcept(scores, fill(alternatives), weights.concepts[index] ?? 0);
    for (const term of query.joins) addExtra(scores, fill(oneOf([term])), weights.join);
    addExtra(scores, fill(oneOf(query.classes)), weights.named);
    if (query.head) addHead(scores, fill(oneOf(query.head.terms)), weights);
    lessen(scores, weights);
    return scores;
  });
}

export function emptyScores(block: number): Scores {
  return {
    block,
    score: new Float32Array(blockSize),
    covered: new Float32Array(blockSize),
    met: new Uint8Array(blockSize),
  };
}

function oneOf(terms: readonly string[]): readonly Alternative[] {
  return terms.map((term) => ({ terms: [term], factor: 1 }));
}

function blocksOf({ concepts }: Query, postings: Postings): readonly number[] {
  const blocks = new Set<number>();
  for (const { alternatives } of concepts)
    for (const { terms } of alternatives)
      for (const term of terms) for (const block of postings.of(term)?.blocks.keys() ?? []) blocks.add(block);
  return [...blocks].sort((one, other) => one - other);
}

function addConcept({ score, covered, met }: Scores, { weights, fields, places, count }: Fit, weight: number): void {
  for (let index = 0; index < count; index += 1) {
    const place = places[index] ?? 0;
    score[place] = (score[place] ?? 0) + weight * (weights[place] ?? 0);
    covered[place] = (covered[place] ?? 0) + weight * credit(fields[place] ?? 0);
    met[place] = (met[place] ?? 0) + 1;
  }
}

function addExtra({ score }: Scores, { weights, places, count }: Fit, weight: number): void {
  for (let index = 0; index < count; index += 1) {
    const place = places[index] ?? 0;
    score[place] = (score[place] ?? 0) + weight * (weights[place] ?? 0);
  }
}

/** Where the word for the thing mostly names such things, products that bear it and are none count up to so much less. */
export const otherThing = 0.5;

function addHead({ score }: Scores, { weights }: Fit, { head, sureness }: Weights): void {
  const kept = 1 - otherThing * sureness;
  for (let place = 0; place < blockSize; place += 1) {
    const fit = weights[place] ?? 0;
    score[place] = fit === 0 ? (score[place] ?? 0) * kept : (score[place] ?? 0) + head * fit;
  }
}

/** What lacks something asked for, or only mentions it, counts less. */
function lessen({ score, covered }: Scores, { sum }: Weights): void {
  for (let place = 0; place < blockSize; place += 1) {
    const found = covered[place] ?? 0;
    score[place] = found === 0 ? 0 : (score[place] ?? 0) * completeness(found / sum);
  }
}

export function completeness(coverage: number): number {
  return 0.2 + 0.8 * coverage ** 4;
}
