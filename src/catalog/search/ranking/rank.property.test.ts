import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { integer, text } from '#storage/row.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { saveProductDeferred } from '../../write/save-product.ts';
import { fieldCredit, isNaming } from '../index/fields.ts';
import { indexPending } from '../index/index-products.ts';
import { blockOf, offsetInBlock, readPostings } from '../index/postings.ts';
import { computeClassShares } from './class-shares.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { SearchQuery, TermAlternative } from '../query/search-query.ts';
import { minHeadShare, weighQuery } from './weigh-query.ts';
import { classOnlyScore, computeMatchStats, queryTerms, rankProducts } from './rank.ts';
import { completeness, scoreBlocks } from './score.ts';

interface PlainDocument {
  readonly productId: number;
  readonly terms: ReadonlyMap<string, number>;
}

interface PlainTermMatch {
  readonly weight: number;
  readonly fields: number;
}

/** What the best alternative gives a document, without any index. */
function plainTermMatch({ terms }: PlainDocument, alternatives: readonly TermAlternative[]): PlainTermMatch {
  let best: PlainTermMatch = { weight: 0, fields: 0 };
  for (const { terms: wanted, factor } of alternatives) {
    const found = wanted.flatMap((term) => terms.get(term) ?? []);
    if (found.length < wanted.length) continue;
    const weight = (found.reduce((sum, packed) => sum + (packed & 0xff), 0) / wanted.length) * factor;
    const fields = found.reduce((bits, packed) => bits & (packed >> 8), 0xff);
    if (weight > best.weight) best = { weight, fields };
  }
  return best;
}

interface PlainHit {
  readonly score: number;
  /** It has everything that any product has. */
  readonly full: boolean;
}

/** Every product that fits with its score, one after the other. */
function plainHits(store: Database, query: SearchQuery): ReadonlyMap<number, PlainHit> {
  const postings = readPostings(store, queryTerms(query));
  const weights = weighQuery(query, postings);
  if (weights.asked === 0) return new Map();
  const { best } = computeMatchStats(scoreBlocks(query, postings, weights), weights);
  const shares = computeClassShares(store, query, best);
  const one = (terms: readonly string[]) => terms.map((term) => ({ terms: [term], factor: 1 }));
  const hits = new Map<number, PlainHit>();
  for (const document of readDocuments(store)) {
    const fits = query.concepts.map(({ alternatives }) => plainTermMatch(document, alternatives));
    const sum = (value: (fit: PlainTermMatch) => number) =>
      fits.reduce((all, fit, place) => all + value(fit) * (weights.concepts[place] ?? 0), 0);
    const joined = query.compounds.reduce(
      (all, term) => all + plainTermMatch(document, one([term])).weight * weights.join,
      0,
    );
    const head = query.head ? plainTermMatch(document, one([...query.head.terms, ...query.head.phrases])).weight : null;
    const named = plainTermMatch(document, one(query.classes)).weight * weights.named;
    const words = sum(({ weight }) => weight) + joined + named;
    const isAccessory = query.head !== null && plainTermMatch(document, one(query.head.accessories)).weight > 0;
    const thing = head === 0 ? words * weights.otherThing : words + (head ?? 0) * weights.head;
    const score = thing * (isAccessory ? 1 - weights.accessoryPenalty : 1);
    const coverage = sum(({ weight, fields }) => (weight > 0 ? fieldCredit(fields) : 0)) / weights.sum;
    const share = shares.get(blockOf(document.productId))?.[offsetInBlock(document.productId)] ?? 0;
    if (coverage === 0 && (share === 0 || weights.headConfidence < minHeadShare)) continue;
    const full = fits.every(({ weight }, place) => weight > 0 || weights.concepts[place] === 0);
    const isNamed = isNaming(fits[query.head?.concept ?? -1]?.fields ?? 0);
    const isPartial = !full || (weights.namesThing && !isNamed);
    const covered = coverage === 0 ? 0 : score * completeness(coverage, isPartial, weights);
    const whole = covered * (1 + weights.likelyType * share) + classOnlyScore * share;
    hits.set(document.productId, { score: whole, full });
  }
  return hits;
}

function readDocuments(store: Database): readonly PlainDocument[] {
  return store.all('SELECT product_id, terms FROM search_document').map((row) => {
    const terms: Readonly<Record<string, number>> = JSON.parse(text(row, 'terms'));
    return { productId: integer(row, 'product_id'), terms: new Map(Object.entries(terms)) };
  });
}

const words = [
  'oak',
  'table',
  'lamp',
  'coffee',
  'tablelamp',
  'black',
  'chair',
  'cushion',
  'set',
  '48 in',
  '4 ft',
  'three',
];
const phrase = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((each) => each.join(' '));
const product = fc.record({
  /** Far apart, so that blocks are many and sparse. */
  id: fc.integer({ min: 1, max: 9000 }).map(String),
  title: phrase,
  type: fc.option(phrase),
  description: phrase,
  tags: fc.array(fc.constantFrom(...words), { maxLength: 2 }),
});
const term = fc
  .array(fc.constantFrom(...words, 'blakc', 'coffeetable', 'ta', 'for', 'with'), { minLength: 1, maxLength: 5 })
  .map((each) => each.join(' '));

test('products are ranked as by scores computed one by one, without blocks', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(product, { selector: ({ id }) => id, maxLength: 40 }),
      fc.array(term, { maxLength: 5 }),
      (products, terms) => {
        const store = openDatabase(':memory:');
        for (const each of products) saveProductDeferred(store, sampleProductInput({ ...each, handle: `p${each.id}` }));
        indexPending(store);
        for (const each of terms) {
          const query = parseQuery(store, each, { inputState: 'typed' });
          if (!query) continue;
          const hits = plainHits(store, query);
          const { productIds: ranked, partialIds } = rankProducts(store, query);
          const scores = ranked.map((id) => hits.get(id)?.score ?? Number.NaN);
          for (const [place, score] of scores.entries()) {
            expect(score).toBeGreaterThan(0);
            expect(score).toBeGreaterThanOrEqual((scores[place + 1] ?? 0) * 0.9999);
          }
          expect(ranked).toEqual(expect.arrayContaining([...hits].filter(([, { full }]) => full).map(([id]) => id)));
          expect(new Set(ranked).size).toBe(ranked.length);
          const lacking = ranked.filter((id) => hits.get(id)?.full !== true);
          expect([...partialIds].toSorted((one, other) => one - other)).toEqual(
            lacking.toSorted((one, other) => one - other),
          );
        }
        store.close();
      },
    ),
    { numRuns: 60 },
  );
});
