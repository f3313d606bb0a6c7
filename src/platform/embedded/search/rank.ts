import { pageSize } from '#shop/listing.ts';
import { readKnown } from '../lists/known.ts';
import { integer, text } from '../row.ts';
import type { Store } from '../store.ts';
import { credit, fieldBits } from './fields.ts';
import { blockSize, cellsOf } from './postings.ts';
import type { Alternative, Concept, Query } from './query.ts';

/** A product that fits, with how well. */
interface Hit {
  readonly productId: number;
  readonly score: number;
  /** Share of what was asked for that it has, rare words counting more. */
  readonly coverage: number;
  /** Nothing that was asked for is missing. */
  readonly full: boolean;
}

/** Ids of the products that fit a query, best first. Those that lack something follow only where few have all. */
export function rank(store: Store, query: Query): readonly number[] {
  const blocks = readPostings(store, query);
  const found = [...blocks].map(([block, postings]) => ({ block, ...matchBlock(postings, query) }));
  const weights = weigh(store, query, found);
  const hits = found.flatMap((each) => scoreBlock(each, weights));
  return sortHits(store, worthShowing(hits));
}

type Postings = ReadonlyMap<string, Uint32Array>;

function readPostings(store: Store, { concepts, joins, head }: Query): ReadonlyMap<number, Postings> {
  const terms = concepts.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms));
  const rows = store.all(
    'SELECT term, block, postings FROM search_posting WHERE term IN (SELECT value FROM json_each(?))',
    JSON.stringify([...new Set([...terms, ...joins, ...(head?.terms ?? [])])]),
  );
  const blocks = new Map<number, Map<string, Uint32Array>>();
  for (const row of rows) {
    const bytes = row['postings'];
    if (!(bytes instanceof Uint8Array)) continue;
    const block = integer(row, 'block');
    const postings = blocks.get(block) ?? new Map<string, Uint32Array>();
    blocks.set(block, postings.set(text(row, 'term'), cellsOf(bytes)));
  }
  return blocks;
}

/** Of each place of a block how well it fits one concept, and the fields that say so. */
interface Fit {
  readonly weights: Float32Array;
  readonly fields: Uint8Array;
}

interface Matched {
  readonly concepts: readonly Fit[];
  /** Of words that stand side by side, without being asked for as one. */
  readonly joins: readonly Fit[];
  /** Of what products say they are. */
  readonly head: Fit | null;
}

function matchBlock(postings: Postings, { concepts, joins, head }: Query): Matched {
  const matchAny = (terms: readonly string[]): Fit =>
    matchConcept(postings, { alternatives: terms.map((term) => ({ terms: [term], factor: 1 })) });
  return {
    concepts: concepts.map((concept) => matchConcept(postings, concept)),
    joins: joins.map((term) => matchAny([term])),
    head: head && matchAny(head.terms),
  };
}

function matchConcept(postings: Postings, { alternatives }: Pick<Concept, 'alternatives'>): Fit {
  const fit: Fit = { weights: new Float32Array(blockSize), fields: new Uint8Array(blockSize) };
  for (const alternative of alternatives) matchAlternative(postings, alternative, fit);
  return fit;
}

function matchAlternative(postings: Postings, { terms, factor }: Alternative, { weights, fields }: Fit): void {
  const lists = terms.map((term) => postings.get(term) ?? null);
  const [first, ...others] = lists;
  if (!first || others.includes(null)) return;
  const besides = others.flatMap((list) => (list ? [new Map(Array.from(list, (cell) => [cell & 0xffff, cell]))] : []));
  for (const cell of first) {
    const place = cell & 0xffff;
    let weight = (cell >>> 16) & 0xff;
    let said = cell >>> 24;
    let all = true;
    for (const other of besides) {
      const beside = other.get(place);
      if (beside === undefined) all = false;
      else {
        weight += (beside >>> 16) & 0xff;
        said &= beside >>> 24;
      }
    }
    const value = (weight / lists.length) * factor;
    if (all && value > (weights[place] ?? 0)) {
      weights[place] = value;
      fields[place] = said === 0 ? 0x80 : said;
    }
  }
}

interface Weights {
  readonly concepts: readonly number[];
  readonly join: number;
  readonly head: number;
  /** What is left of a product that is something else than the thing. */
  readonly otherThing: number;
  /** Of all concepts that anything fits. */
  readonly sum: number;
}

const extras = { join: 0.5, head: 0.5, otherThing: 0.5 } as const;

/** What each concept counts: the fewer products fit it, the more; the thing itself more than its qualities. */
function weigh(store: Store, query: Query, found: readonly Matched[]): Weights {
  const products = readKnown(store).columns.rowOf.size;
  const usesOf = (fits: readonly (Fit | null | undefined)[]): number =>
    fits.reduce((sum, fit) => sum + (fit ? countOf(fit) : 0), 0);
  const concepts = query.concepts.map(({ emphasis }, index) => {
    const uses = usesOf(found.map((block) => block.concepts[index]));
    return uses === 0 ? 0 : emphasis * (Math.log(1 + (products - uses + 0.5) / (uses + 0.5)) + 0.5);
  });
  const sum = concepts.reduce((all, weight) => all + weight, 0);
  const mean = sum / Math.max(1, concepts.filter((weight) => weight > 0).length);
  const things = usesOf(found.map(({ head }) => head));
  const named = usesOf(found.map((block) => block.concepts[query.head?.concept ?? -1]));
  // Where most products that bear the word are such things, others that bear it are meant the less.
  const sure = named === 0 ? 0 : Math.min(1, things / named);
  return {
    concepts,
    join: extras.join * mean,
    head: extras.head * mean,
    otherThing: 1 - extras.otherThing * sure,
    sum,
  };
}

/** Products that are said to have it; a mention in a description makes no word common. */
function countOf({ weights, fields }: Fit): number {
  let [count, mentions] = [0, 0];
  for (let place = 0; place < blockSize; place += 1) {
    if ((weights[place] ?? 0) === 0) continue;
    if (fields[place] === fieldBits.description) mentions += 1;
    else count += 1;
  }
  return count + mentions / 10;
}

/** Sums over the concepts, by place. */
interface Sums {
  readonly score: Float32Array;
  readonly covered: Float32Array;
  readonly met: Uint8Array;
}

function scoreBlock(matched: Matched & { readonly block: number }, weights: Weights): readonly Hit[] {
  const { block, concepts, joins, head } = matched;
  const sums: Sums = {
    score: new Float32Array(blockSize),
    covered: new Float32Array(blockSize),
    met: new Uint8Array(blockSize),
  };
  for (const [index, fit] of concepts.entries()) addConcept(sums, fit, weights.concepts[index] ?? 0);
  for (const fit of joins) addExtra(sums, fit, weights.join);
  if (head) addHead(sums, head, weights);
  return hitsOf(block, sums, weights);
}

function addConcept({ score, covered, met }: Sums, { weights, fields }: Fit, weight: number): void {
  if (weight === 0) return;
  for (let place = 0; place < blockSize; place += 1) {
    const fit = weights[place] ?? 0;
    if (fit === 0) continue;
    score[place] = (score[place] ?? 0) + weight * fit;
    covered[place] = (covered[place] ?? 0) + weight * credit(fields[place] ?? 0);
    met[place] = (met[place] ?? 0) + 1;
  }
}

function addExtra({ score }: Sums, { weights }: Fit, weight: number): void {
  for (let place = 0; place < blockSize; place += 1) {
    score[place] = (score[place] ?? 0) + weight * (weights[place] ?? 0);
  }
}

function addHead({ score }: Sums, { weights }: Fit, { head, otherThing }: Weights): void {
  for (let place = 0; place < blockSize; place += 1) {
    const fit = weights[place] ?? 0;
    score[place] = fit === 0 ? (score[place] ?? 0) * otherThing : (score[place] ?? 0) + head * fit;
  }
}

/** What lacks something asked for, or only mentions it, counts less. */
function hitsOf(block: number, { score, covered, met }: Sums, { sum, concepts }: Weights): readonly Hit[] {
  const asked = concepts.filter((weight) => weight > 0).length;
  const hits: Hit[] = [];
  for (let place = 0; place < blockSize; place += 1) {
    const found = covered[place] ?? 0;
    if (found === 0) continue;
    const coverage = found / sum;
    const fit = (score[place] ?? 0) * (0.2 + 0.8 * coverage * coverage);
    hits.push({ productId: block * blockSize + place, score: fit, coverage, full: met[place] === asked });
  }
  return hits;
}

/** Others than those that have everything are shown up to so many. */
const mostPartial = 10 * pageSize;
const leastCoverage = 0.45;
const goodCoverage = 0.85;

function worthShowing(hits: readonly Hit[]): readonly Hit[] {
  const full = hits.filter((hit) => hit.full);
  if (full.filter(({ coverage }) => coverage >= goodCoverage).length >= pageSize) return full;
  const best = hits.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const partial = hits.filter((hit) => !hit.full && hit.coverage >= Math.min(leastCoverage, best));
  return [...full, ...byScore(partial).slice(0, mostPartial)];
}

function byScore(hits: readonly Hit[]): readonly Hit[] {
  return hits.toSorted((one, other) => other.score - one.score || one.productId - other.productId);
}

/** The best are looked at again: what most of them are is what was meant. */
const lookedAt = 300;
const telling = 24;

function sortHits(store: Store, hits: readonly Hit[]): readonly number[] {
  const sorted = byScore(hits);
  const best = sorted.slice(0, lookedAt);
  const classes = readClasses(store, best);
  const shares = classShares(best.slice(0, telling), classes);
  const again = best.map((hit) => ({
    ...hit,
    score: hit.score * (1 + 0.5 * (shares.get(classes.get(hit.productId) ?? '') ?? 0)),
  }));
  return [...byScore(again), ...sorted.slice(lookedAt)].map(({ productId }) => productId);
}

function readClasses(store: Store, hits: readonly Hit[]): ReadonlyMap<number, string> {
  const rows = store.all(
    'SELECT product_id, class FROM search_document WHERE product_id IN (SELECT value FROM json_each(?))',
    JSON.stringify(hits.map(({ productId }) => productId)),
  );
  return new Map(rows.map((row) => [integer(row, 'product_id'), text(row, 'class')]));
}

/** How much of the best score falls to each class; products without one tell nothing. */
function classShares(hits: readonly Hit[], classes: ReadonlyMap<number, string>): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  const sum = hits.reduce((all, { score }) => all + score, 0);
  for (const { productId, score } of hits) {
    const name = classes.get(productId) ?? '';
    if (name !== '') shares.set(name, (shares.get(name) ?? 0) + score / sum);
  }
  return shares;
}
