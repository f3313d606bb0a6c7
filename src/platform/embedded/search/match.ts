import { blockSize } from './postings.ts';
import type { TermAlternative } from './query.ts';
import type { Postings } from './read-postings.ts';

/** How well the products of a block fit one thing that is asked for, by their places. */
export interface ConceptMatch {
  /** 0: not at all. */
  readonly weights: Float32Array;
  /** The fields that say so. */
  readonly fields: Uint8Array;
  /** The places that fit, each once, up to `count`. */
  readonly offsets: Uint16Array;
  count: number;
}

export function makeConceptMatch(): ConceptMatch {
  return {
    weights: new Float32Array(blockSize),
    fields: new Uint8Array(blockSize),
    offsets: new Uint16Array(blockSize),
    count: 0,
  };
}

/** Fills a fit with the best alternative of each product of a block, in place of what it held. */
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
  for (const cell of cells)
    recordMatch(found, cell & 0xffff, { weight: ((cell >>> 16) & 0xff) * factor, fields: cell >>> 24 });
}

/** Of a product whose terms no single field says together. */
const noCommonField = 0x80;

/** Products that have all of several terms: by their mean weight, in the fields that say all of them. */
function matchTerms(found: ConceptMatch, lists: readonly Uint32Array[], factor: number): void {
  const [first, ...others] = lists.toSorted((one, other) => one.length - other.length);
  const readers = others.map(reader);
  for (const cell of first ?? []) {
    const offset = cell & 0xffff;
    const beside = readers.flatMap((read) => read(offset) ?? []);
    if (beside.length < readers.length) continue;
    const weight = beside.reduce((sum, other) => sum + ((other >>> 16) & 0xff), (cell >>> 16) & 0xff);
    const fields = beside.reduce((bits, other) => bits & (other >>> 24), cell >>> 24);
    recordMatch(found, offset, {
      weight: (weight / lists.length) * factor,
      fields: fields === 0 ? noCommonField : fields,
    });
  }
}

/** Gives the cell of a place, or null; places must be asked for in their order. */
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
