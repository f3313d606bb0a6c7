import { fieldCredit, isNaming } from '../index/fields.ts';
import { blockSize, type Postings } from '../index/postings.ts';
import type { SearchQuery, TermAlternative } from '../query/search-query.ts';
import type { QueryWeights } from './weigh-query.ts';

/** How the products of a block match a query, by their offsets. */
export interface BlockScores {
  readonly block: number;
  /** The offsets of products that match some concept, ascending. A shop's ids may leave most of a block empty. */
  readonly matched: readonly number[];
  /** Sum of the weighted matches, reduced where concepts are missing. */
  readonly score: Float32Array;
  /** Weight of the matched concepts. */
  readonly covered: Float32Array;
  /** Number of matched concepts. */
  readonly matchedConcepts: Uint8Array;
  /** 1 for products that have the head noun in a text that names them, and not only in their details or description. */
  readonly named: Uint8Array;
}

/** The scores of every block with a product that matches a concept. */
export function scoreBlocks(query: SearchQuery, postings: Postings, weights: QueryWeights): readonly BlockScores[] {
  const found = createConceptMatch();
  return blocksOf(query, postings).map((block) => {
    const empty = emptyScores(block);
    const fill = (alternatives: readonly TermAlternative[]): ConceptMatch => {
      matchConcept(found, alternatives, { postings, block });
      return found;
    };
    for (const [index, { alternatives }] of query.concepts.entries()) {
      const match = fill(alternatives);
      addConcept(empty, match, weights.concepts[index] ?? 0);
      if (index === query.head?.concept) markNamed(empty, match);
    }
    const scores = { ...empty, matched: offsetsOf(empty.matchedConcepts) };
    for (const term of query.compounds) addExtra(scores, fill(singleTerms([term])), weights.join);
    addExtra(scores, fill(singleTerms(query.classes)), weights.named);
    if (query.head) addHead(scores, fill(singleTerms([...query.head.terms, ...query.head.phrases])), weights);
    if (query.head && weights.accessoryPenalty > 0)
      penalizeAccessories(scores, fill(singleTerms(query.head.accessories)), weights);
    penalizeIncomplete(scores, weights);
    return scores;
  });
}

export function emptyScores(block: number): BlockScores {
  return {
    block,
    matched: [],
    score: new Float32Array(blockSize),
    covered: new Float32Array(blockSize),
    matchedConcepts: new Uint8Array(blockSize),
    named: new Uint8Array(blockSize),
  };
}

/** The offsets of the products of a block that match some concept or have a share, ascending. */
export function offsetsOf(matchedConcepts: Uint8Array, shares?: Float32Array): readonly number[] {
  const offsets: number[] = [];
  for (let offset = 0; offset < blockSize; offset += 1)
    if ((matchedConcepts[offset] ?? 0) > 0 || (shares?.[offset] ?? 0) > 0) offsets.push(offset);
  return offsets;
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

function markNamed({ named }: BlockScores, { fields, offsets, count }: ConceptMatch): void {
  for (let index = 0; index < count; index += 1) {
    const offset = offsets[index] ?? 0;
    named[offset] = isNaming(fields[offset] ?? 0) ? 1 : 0;
  }
}

/** Only for products that match some concept. */
function addExtra(
  { score, matchedConcepts }: BlockScores,
  { weights, offsets, count }: ConceptMatch,
  weight: number,
): void {
  for (let index = 0; index < count; index += 1) {
    const offset = offsets[index] ?? 0;
    if (matchedConcepts[offset] === 0) continue;
    score[offset] = (score[offset] ?? 0) + weight * (weights[offset] ?? 0);
  }
}

function addHead({ matched, score }: BlockScores, { weights }: ConceptMatch, { head, otherThing }: QueryWeights): void {
  for (const offset of matched) {
    const fit = weights[offset] ?? 0;
    score[offset] = fit === 0 ? (score[offset] ?? 0) * otherThing : (score[offset] ?? 0) + head * fit;
  }
}

function penalizeAccessories({ score }: BlockScores, { offsets, count }: ConceptMatch, weights: QueryWeights): void {
  for (let index = 0; index < count; index += 1) {
    const offset = offsets[index] ?? 0;
    score[offset] = (score[offset] ?? 0) * (1 - weights.accessoryPenalty);
  }
}

/** Reduces the scores of products that lack a concept, or only mention what the query names. */
function penalizeIncomplete(
  { matched, score, covered, matchedConcepts, named }: BlockScores,
  weights: QueryWeights,
): void {
  for (const offset of matched) {
    const found = covered[offset] ?? 0;
    const isPartial = (matchedConcepts[offset] ?? 0) < weights.asked || (weights.namesThing && named[offset] !== 1);
    score[offset] = found === 0 ? 0 : (score[offset] ?? 0) * completeness(found / weights.sum, isPartial, weights);
  }
}

/** What remains of a score by the share of the query's weight that a product covers, 0 to 1. */
export function completeness(coverage: number, isPartial: boolean, { ranking }: QueryWeights): number {
  const covered = ranking.uncovered + (1 - ranking.uncovered) * coverage ** 2;
  return isPartial ? ranking.partial * covered : covered;
}

/** How the products of a block match one concept, by their offsets. */
export interface ConceptMatch {
  /** 0: no match. */
  readonly weights: Float32Array;
  /** Bits of the matching fields. */
  readonly fields: Uint8Array;
  /** The matching offsets, each once, up to `count`. */
  readonly offsets: Uint16Array;
  count: number;
}

export function createConceptMatch(): ConceptMatch {
  return {
    weights: new Float32Array(blockSize),
    fields: new Uint8Array(blockSize),
    offsets: new Uint16Array(blockSize),
    count: 0,
  };
}

/** Replaces a match by the best alternative of each product of a block. */
export function matchConcept(
  found: ConceptMatch,
  alternatives: readonly TermAlternative[],
  at: { postings: Postings; block: number },
): void {
  for (let index = 0; index < found.count; index += 1) found.weights[found.offsets[index] ?? 0] = 0;
  found.count = 0;
  for (const { terms, factor } of alternatives) {
    const lists = terms.map((term) => at.postings.of(term)?.blocks.get(at.block) ?? null);
    const [first, ...others] = lists;
    if (!first || others.includes(null)) continue;
    if (others.length === 0) matchTerm(found, first, factor);
    else matchTerms(found, [first, ...others.flatMap((list) => list ?? [])], factor);
  }
}

function matchTerm(found: ConceptMatch, cells: Uint32Array, factor: number): void {
  for (const cell of cells) {
    recordMatch(found, cell & 0xffff, { weight: weightOf(cell) * factor, fields: cell >>> 24 });
  }
}

function weightOf(cell: number): number {
  return (cell >>> 16) & 0xff;
}

/** Matches products that have all terms: by the mean weight, in the fields that have all of them. */
function matchTerms(found: ConceptMatch, lists: readonly Uint32Array[], factor: number): void {
  const [first, ...others] = lists.toSorted((one, other) => one.length - other.length);
  const readers = others.map(reader);
  for (const cell of first ?? []) {
    const offset = cell & 0xffff;
    const beside = readers.flatMap((read) => read(offset) ?? []);
    if (beside.length < readers.length) continue;
    const weight = beside.reduce((sum, other) => sum + weightOf(other), weightOf(cell));
    const fields = beside.reduce((bits, other) => bits & (other >>> 24), cell >>> 24);
    recordMatch(found, offset, { weight: (weight / lists.length) * factor, fields });
  }
}

/** Returns the posting at an offset, or null; offsets must ascend from call to call. */
function reader(list: Uint32Array): (place: number) => number | null {
  let position = 0;
  return (place) => {
    while (position < list.length && ((list[position] ?? 0) & 0xffff) < place) position += 1;
    const cell = list[position];
    return cell !== undefined && (cell & 0xffff) === place ? cell : null;
  };
}

function recordMatch(
  found: ConceptMatch,
  offset: number,
  { weight, fields }: { weight: number; fields: number },
): void {
  const known = found.weights[offset] ?? 0;
  if (weight <= known) return;
  if (known === 0) found.offsets[found.count++] = offset;
  found.weights[offset] = weight;
  found.fields[offset] = fields;
}
