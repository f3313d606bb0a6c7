import { expect, test } from 'vitest';
import type { TermReading, SearchCriteria } from '../conversation/conversation.ts';
import { relaxations } from './find-products.ts';
import { noCriteria } from './resolve-product.ts';

const term = (label: string, kind: TermReading['kind'], negated = false) => ({
  label,
  negated,
  readings: [{ kind, name: kind === 'option' ? 'colour' : '', values: [label] }],
});
const dropped = (wanted: Partial<SearchCriteria>) =>
  relaxations({ ...noCriteria, ...wanted }).map((each) => each.dropped);

test('relaxations drop nothing first, then the price, an option, the type', () => {
  expect(dropped({ terms: [term('lamp', 'type'), term('black', 'option')], priceMax: 5000 })).toEqual([
    [],
    ['price'],
    ['black'],
    ['lamp'],
    ['price', 'black'],
    ['price', 'lamp'],
  ]);
});

test('relaxations drop unknown words before known terms', () => {
  expect(dropped({ terms: [term('lamp', 'type')], words: ['dark', 'corner'] })[1]).toEqual(['“dark corner”']);
});

test('relaxations of words alone try a single word', () => {
  expect(dropped({ words: ['rattan', 'basket'] })).toEqual([[], ['“basket”'], ['“rattan”']]);
});

test('relaxations keep exclusions', () => {
  const wanted = { terms: [term('lamp', 'type'), term('black', 'option', true)], priceMax: 5000 };
  for (const relaxed of relaxations({ ...noCriteria, ...wanted }))
    expect(relaxed.criteria.terms.some(({ negated }) => negated)).toBe(true);
});
