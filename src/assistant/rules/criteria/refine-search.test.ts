import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import type { CriteriaTerm, SearchCriteria } from '../../conversation/conversation.ts';
import { noCriteria } from '../../retrieval/resolve-product.ts';
import { narrowedCriteria, refineCriteria, refinedCriteria, withinBudget } from './refine-search.ts';
import { readSlots } from './slots.ts';

const criteria = (given: Partial<SearchCriteria>): SearchCriteria => ({ ...noCriteria, ...given });
const searched = (phrase: string, more: Partial<SearchCriteria> = {}): SearchCriteria =>
  criteria({ phrase, words: phrase.split(' '), ...more });

test.each([
  ['chain 11 speed', '12 speed', 'chain 12 speed'],
  ['chain 11 speed', '12 gears', 'chain 11 speed 12 gears'],
  ['chain 11 speed 5 m', '12 speed', 'chain 11 speed 5 m 12 speed'],
  ['chain 11 speed', '12 speed 5 m', 'chain 11 speed 12 speed 5 m'],
  ['chain speed', '12 speed', 'chain speed 12 speed'],
  ['chain 11 speed', 'red', 'chain 11 speed red'],
  ['cable 1.5 m long', '2,5 m', 'cable long 2,5 m'],
  ['cable 15', '25', 'cable 25'],
  ['cable 15 for', '25', 'cable 25'],
  ['cable x15', '25', 'cable x15 25'],
])(
  'of “%s”, then “%s”, the phrase is “%s”: the only number gives way to another of its unit',
  (before, added, phrase) => {
    expect(refineCriteria(searched(before), criteria({ phrase: added }), '').phrase).toBe(phrase);
  },
);

test('the words of a number that gives way are not searched for', () => {
  expect(refineCriteria(searched('chain 11 speed'), criteria({ phrase: '12 speed' }), '').words).toEqual(['chain']);
});

const steel: CriteriaTerm = {
  label: 'steel',
  negated: false,
  readings: [{ kind: 'tag', name: '', values: ['steel'] }],
};

test.for([
  ['steel lamps', 'glass', 'rather glass', 'lamps glass'],
  ['steel lamps', 'glass', 'glass instead', 'lamps glass'],
  ['steel lamps', 'glass', 'glass', 'steel lamps glass'],
  ['steel oak lamps', 'glass', 'rather glass', 'steel oak lamps glass'],
  ['steel lamps', 'teapot', 'rather teapot', 'steel lamps teapot'],
  ['lamps', 'glass', 'rather glass', 'lamps glass'],
] as const)('of “%s”, then “%s” of “%s”, the phrase is “%s”', ([before, added, message, phrase]) => {
  const refined = refineCriteria(searched(before), criteria({ phrase: added }), message);
  expect(refined.phrase).toBe(phrase);
  expect(refined.words).toEqual(phrase.slice(0, -added.length - 1).split(' '));
});

test('a property that is a term takes the place of the one before as well, one that is excluded does not', () => {
  const rather = (term: CriteriaTerm) =>
    refineCriteria(searched('oak lamps'), criteria({ terms: [term] }), 'rather steel').phrase;
  expect(rather(steel)).toBe('lamps');
  expect(rather({ ...steel, negated: true })).toBe('oak lamps');
});

const coffee = (label: string, negated: boolean): CriteriaTerm => ({
  label,
  negated,
  readings: [{ kind: 'type', name: '', values: [label] }],
});

test('a term that is replaced is no part of the phrase any more', () => {
  const last = criteria({ terms: [coffee('lamps or bulbs', false)], phrase: 'small lamps bulbs' });
  const added = criteria({ terms: [coffee('mugs', false)], phrase: 'mugs' });
  expect(refineCriteria(last, added, '').phrase).toBe('small mugs');
});

test.each([
  ['filterkaffee', 'kaffee', true],
  ['filterkaffee', 'tee', false],
  ['filterkaffee', 'fee', false],
  ['filterkaffee', 'filter', false],
])('“no …” takes back “%s” by “%s”: %s', (before, general, isTakenBack) => {
  const last = criteria({ terms: [coffee(before, false)] });
  const { terms } = refineCriteria(last, criteria({ terms: [coffee(general, true)] }), '');
  expect(terms.map(({ label }) => label)).toEqual(isTakenBack ? [general] : [before, general]);
});

test('what is wanted does not take back a wider exclusion', () => {
  const last = criteria({ terms: [coffee('filterkaffee', true)] });
  expect(refineCriteria(last, criteria({ terms: [coffee('kaffee', false)] }), '').terms).toHaveLength(2);
});

test('measures, exclusions, stock and reductions add up; of two ages the last is meant', () => {
  const refined = refineCriteria(
    criteria({ measures: ['age 3', 'over 5 cm'], excluded: ['nut'], available: true }),
    criteria({ measures: ['age 5', 'over 5 cm'], excluded: ['milk'], reduced: true }),
    '',
  );
  expect(refined.excluded).toEqual(['nut', 'milk']);
  expect(refined.reduced).toBe(true);
  expect(refineCriteria(criteria({ reduced: true }), noCriteria, '').reduced).toBe(true);
  expect(refineCriteria(noCriteria, noCriteria, '')).not.toHaveProperty('reduced');
  expect(refined.measures?.filter((measure) => measure === 'over 5 cm')).toHaveLength(1);
});

test.each(['any price', "price doesn't matter", 'the price does not matter', 'money is no object'])(
  '“%s” drops both bounds',
  (message) => {
    const refined = refineCriteria(
      criteria({ priceMin: 1, priceMax: 2 }),
      criteria({ priceMin: 3, priceMax: 4 }),
      message,
    );
    expect(refined).toMatchObject({ priceMin: null, priceMax: null });
  },
);

const products = [
  product({
    handle: 'a',
    title: 'Waterproof jacket',
    type: 'Jackets',
    tags: ['Wool'],
    variants: [variant({ id: 'a' })],
  }),
  product({
    handle: 'b',
    title: 'Warm jacket',
    type: 'Jackets',
    summary: 'Even where it itches.',
    variants: [variant({ id: 'b' })],
  }),
];
const vocabulary = await vocabularyOf(products);
const jackets = readSlots('jackets', vocabulary, 2);
const narrow = (message: string, lastSearch: SearchCriteria | null = jackets) =>
  narrowedCriteria(turnOf(products, message, { lastSearch }), readSlots(message, vocabulary, 2));

test.each(['waterproof', 'wool', 'in wool please'])('“%s” after jackets narrows the search', async (message) => {
  const narrowed = await narrow(message);
  expect(narrowed?.terms[0]?.label).toBe('jackets');
});

test.each(['itches', 'cashmere', 'wool cashmere', 'jackets', 'something waterproof'])(
  '“%s” after jackets begins a new one',
  async (message) => {
    expect(await narrow(message)).toBeNull();
  },
);

test('a search is not narrowed to what its other conditions leave out', async () => {
  expect(await narrow('waterproof', { ...jackets, priceMax: 500 })).toBeNull();
});

test('without a search there is none to narrow or refine', async () => {
  expect(await narrow('waterproof', null)).toBeNull();
  const wool = readSlots('wool', vocabulary, 2);
  expect(await refinedCriteria(turnOf(products, 'wool'), wool)).toBe(wool);
  const refined = await refinedCriteria(turnOf(products, 'wool', { lastSearch: jackets }), wool);
  expect(refined.terms.map(({ label }) => label)).toEqual(['jackets', 'wool']);
});

test.each([
  'I have €50',
  "I've €50",
  'we only have €50',
  'I just have €50',
  'we can spend €50',
  'I could spend €50',
  'I want to spend €50',
  'we have got €50',
  'I got €50',
  'my budget is €50',
  'the limit is €50',
  'a gift under €50',
  'presents under €50',
  'under €50 to spend',
])('“%s” says what there is to spend: it holds for later searches', (message) => {
  const stated = turnOf([], message);
  expect(withinBudget(criteria({ priceMax: 5000 }), stated).priceMax).toBe(5000);
  expect(stated.memory.conversation.budget).toEqual({ min: null, max: 5000 });
  const { budget } = stated.memory.conversation;
  expect(withinBudget(noCriteria, turnOf([], 'lamps', { budget }))).toEqual(criteria({ priceMax: 5000 }));
});

test('another price, or none that matters, ends it', () => {
  const budget = { min: 1000, max: 5000 };
  const priced = turnOf([], 'lamps under €20', { budget });
  expect(withinBudget(criteria({ priceMax: 2000 }), priced)).toEqual(criteria({ priceMax: 2000 }));
  expect(priced.memory.conversation.budget).toBeNull();
  const free = turnOf([], 'lamps at any price', { budget });
  expect(withinBudget(noCriteria, free)).toEqual(noCriteria);
  expect(free.memory.conversation.budget).toBeNull();
  const low = turnOf([], 'I have at least €20');
  withinBudget(criteria({ priceMin: 2000 }), low);
  expect(low.memory.conversation.budget).toEqual({ min: 2000, max: null });
  expect(withinBudget(noCriteria, turnOf([], 'I have a dog'))).toEqual(noCriteria);
});
