import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import type { CriteriaTerm, SearchCriteria } from '../../conversation/conversation.ts';
import { noCriteria } from '../../retrieval/resolve-product.ts';
import { refineCriteria, withCheaperBound } from './refine-search.ts';

const term = (
  label: string,
  kind: CriteriaTerm['readings'][number]['kind'],
  more: { readonly name?: string; readonly negated?: boolean } = {},
): CriteriaTerm => ({
  label,
  negated: more.negated ?? false,
  readings: [{ kind, name: more.name ?? '', values: [label] }],
});
const criteria = (given: Partial<SearchCriteria>): SearchCriteria => ({ ...noCriteria, ...given });

const lamp = term('lamp', 'type');
const mug = term('mug', 'type');
const oak = term('oak', 'tag');
const gift = term('gift', 'tag');
const red = term('red', 'option', { name: 'colour' });
const blue = term('blue', 'option', { name: 'colour' });
const redDetail = term('red', 'detail', { name: 'colour' });
const large = term('large', 'option', { name: 'size' });
const notRed = term('red', 'option', { name: 'colour', negated: true });
const notBlue = term('blue', 'option', { name: 'colour', negated: true });

test.for<[string, CriteriaTerm[], CriteriaTerm[], CriteriaTerm[]]>([
  ['a type replaces the type before', [lamp, oak], [mug], [oak, mug]],
  ['a value replaces one of the same option', [lamp, red], [blue], [lamp, blue]],
  ['a value of another option is added', [lamp, red], [large], [lamp, red, large]],
  ['a value of an option does not replace a detail of its name', [red, redDetail], [blue], [redDetail, blue]],
  ['a tag is added to another', [gift], [oak], [gift, oak]],
  ['an exclusion replaces the value that it excludes', [lamp, red], [notRed], [lamp, notRed]],
  ['a value replaces its exclusion', [lamp, notRed], [red], [lamp, red]],
  ['an exclusion of another value is added', [lamp, red], [notBlue], [lamp, red, notBlue]],
  ['exclusions are all kept', [lamp, notRed], [notBlue], [lamp, notRed, notBlue]],
  ['without new terms those before stay', [lamp, red], [], [lamp, red]],
])('refining a search: %s', ([, before, added, terms]) => {
  expect(refineCriteria(criteria({ terms: before }), criteria({ terms: added }), '').terms).toEqual(terms);
});

test('words replace words, and stay without new ones', () => {
  const before = criteria({ words: ['corner'] });
  expect(refineCriteria(before, criteria({ words: ['hall'] }), '').words).toEqual(['hall']);
  expect(refineCriteria(before, noCriteria, '').words).toEqual(['corner']);
});

test('a price bound replaces that bound only', () => {
  const before = criteria({ priceMin: 1000, priceMax: 5000 });
  expect(refineCriteria(before, criteria({ priceMax: 3000 }), '')).toMatchObject({ priceMin: 1000, priceMax: 3000 });
  expect(refineCriteria(before, criteria({ priceMin: 2000 }), '')).toMatchObject({ priceMin: 2000, priceMax: 5000 });
  expect(refineCriteria(before, criteria({ priceMin: 0 }), '')).toMatchObject({ priceMin: null, priceMax: 5000 });
});

test.each(['any price', "the price doesn't matter", 'price does not matter'])(
  '“%s” drops both price bounds',
  (message) => {
    const before = criteria({ priceMin: 1000, priceMax: 5000 });
    expect(refineCriteria(before, noCriteria, message)).toMatchObject({ priceMin: null, priceMax: null });
  },
);

test('a search for products in stock stays one, and the last sort order applies', () => {
  const [available, cheapest] = [criteria({ available: true }), criteria({ sort: 'price-ascending' })];
  expect(refineCriteria(available, noCriteria, '').available).toBe(true);
  expect(refineCriteria(noCriteria, available, '').available).toBe(true);
  expect(refineCriteria(noCriteria, noCriteria, '').available).toBe(false);
  expect(refineCriteria(cheapest, noCriteria, '').sort).toBe('price-ascending');
  expect(refineCriteria(cheapest, criteria({ sort: 'best-selling' }), '').sort).toBe('best-selling');
});

const priced = (handle: string, ...amounts: readonly number[]) =>
  product({
    handle,
    variants: amounts.map((amount) => variant({ id: `${handle}-${amount}`, price: { amount, currency: 'EUR' } })),
  });
const shown = [priced('a', 5000, 4500), priced('b', 9000)];
const lastProducts = shown.map((each) => referenceTo(each));

test.each(['cheaper ones', 'something less expensive', 'that is too expensive', 'at a lower price'])(
  '“%s” searches below the cheapest variant that was shown',
  async (message) => {
    const turn = turnOf(shown, message, { lastProducts });
    const bound = { priceMin: 0, priceMax: 4499, sort: 'price-ascending' };
    expect(await withCheaperBound(turn, noCriteria)).toEqual({ ...noCriteria, ...bound });
  },
);

test('a bound or a sort order of the message itself stays, and other messages add no bound', async () => {
  const bounded = criteria({ priceMax: 1000 });
  expect(await withCheaperBound(turnOf(shown, 'cheaper, under €10', { lastProducts }), bounded)).toEqual(bounded);
  const newest = criteria({ sort: 'created-descending' });
  expect(await withCheaperBound(turnOf(shown, 'cheaper new ones', { lastProducts }), newest)).toMatchObject({
    priceMax: 4499,
    sort: 'created-descending',
  });
  expect(await withCheaperBound(turnOf(shown, 'in oak', { lastProducts }), noCriteria)).toEqual(noCriteria);
  expect(await withCheaperBound(turnOf(shown, 'cheaper ones'), noCriteria)).toEqual(noCriteria);
});
