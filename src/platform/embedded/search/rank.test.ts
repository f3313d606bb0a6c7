import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { integer, text } from '../row.ts';
import { sampleInput } from '../sample-input.ts';
import type { Store } from '../store.ts';
import { saveProductAlone } from '../write/products.ts';
import { classShares } from './classes.ts';
import { credit } from './fields.ts';
import { classAlone, classWeight } from './hits.ts';
import { indexPending } from './index-products.ts';
import { blockOf, placeOf } from './postings.ts';
import type { Alternative, Query } from './query.ts';
import { rank, termsOf } from './rank.ts';
import { readPostings } from './read-postings.ts';
import { completeness, otherThing, scoreBlocks } from './score.ts';
import { survey } from './survey.ts';
import { understand } from './understand.ts';
import { leastThings, weigh } from './weigh.ts';

interface Document {
  readonly productId: number;
  readonly terms: ReadonlyMap<string, number>;
}

interface Fit {
  readonly weight: number;
  readonly fields: number;
}

/** What the best alternative gives a document, without any index. */
function fitOf({ terms }: Document, alternatives: readonly Alternative[]): Fit {
  let best: Fit = { weight: 0, fields: 0 };
  for (const { terms: wanted, factor } of alternatives) {
    const found = wanted.flatMap((term) => terms.get(term) ?? []);
    if (found.length < wanted.length) continue;
    const weight = (found.reduce((sum, packed) => sum + (packed & 0xff), 0) / wanted.length) * factor;
    const fields = found.reduce((bits, packed) => bits & (packed >> 8), 0xff);
    if (weight > best.weight) best = { weight, fields: fields === 0 ? 0x80 : fields };
  }
  return best;
}

interface Plain {
  readonly score: number;
  /** It has everything that any product has. */
  readonly full: boolean;
}

/** Every product that fits with its score, one after the other. */
function plainHits(store: Store, query: Query): ReadonlyMap<number, Plain> {
  const postings = readPostings(store, termsOf(query));
  const weights = weigh(query, postings);
  if (weights.asked === 0) return new Map();
  const { best } = survey(scoreBlocks(query, postings, weights), weights);
  const shares = classShares(store, query, best);
  const one = (terms: readonly string[]) => terms.map((term) => ({ terms: [term], factor: 1 }));
  const hits = new Map<number, Plain>();
  for (const document of readDocuments(store)) {
    const fits = query.concepts.map(({ alternatives }) => fitOf(document, alternatives));
    const sum = (value: (fit: Fit) => number) =>
      fits.reduce((all, fit, place) => all + (fit.weight > 0 ? value(fit) * (weights.concepts[place] ?? 0) : 0), 0);
    const joined = query.joins.reduce((all, term) => all + fitOf(document, one([term])).weight * weights.join, 0);
    const head = query.head ? fitOf(document, one(query.head.terms)).weight : null;
    const named = fitOf(document, one(query.classes)).weight * weights.named;
    const words = sum(({ weight }) => weight) + joined + named;
    const score = head === 0 ? words * (1 - otherThing * weights.sureness) : words + (head ?? 0) * weights.head;
    const coverage = sum(({ fields }) => credit(fields)) / weights.sum;
    const share = shares.get(blockOf(document.productId))?.[placeOf(document.productId)] ?? 0;
    if (coverage === 0 && (share === 0 || weights.sureness < leastThings)) continue;
    const full = fits.every(({ weight }, place) => weight > 0 || weights.concepts[place] === 0);
    const whole = score * completeness(coverage) * (1 + classWeight * share) + classAlone * share;
    hits.set(document.productId, { score: whole, full });
  }
  return hits;
}

function readDocuments(store: Store): readonly Document[] {
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

test('the order is that of scores reckoned product by product, without blocks', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(product, { selector: ({ id }) => id, maxLength: 40 }),
      fc.array(term, { maxLength: 5 }),
      (products, terms) => {
        const store = openDatabase(':memory:');
        for (const each of products) saveProductAlone(store, sampleInput({ ...each, handle: `p${each.id}` }));
        indexPending(store);
        for (const each of terms) {
          const query = understand(store, each, 'typed');
          if (!query) continue;
          const hits = plainHits(store, query);
          const ranked = rank(store, query);
          const scores = ranked.map((id) => hits.get(id)?.score ?? Number.NaN);
          for (const [place, score] of scores.entries()) {
            expect(score).toBeGreaterThan(0);
            expect(score).toBeGreaterThanOrEqual((scores[place + 1] ?? 0) * 0.9999);
          }
          expect(ranked).toEqual(expect.arrayContaining([...hits].filter(([, { full }]) => full).map(([id]) => id)));
          expect(new Set(ranked).size).toBe(ranked.length);
        }
        store.close();
      },
    ),
    { numRuns: 60 },
  );
});
