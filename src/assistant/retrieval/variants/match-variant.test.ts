import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import type { CriteriaTerm } from '../../conversation/conversation.ts';
import { noCriteria } from '../resolve-product.ts';
import { matchVariant } from './match-variant.ts';

const mug = product({
  handle: 'mug',
  options: [{ name: 'Color', values: ['Black', 'White'].map((value) => ({ value, swatch: null })) }],
  variants: [variant({ id: 'black', values: ['Black'] }), variant({ id: 'white', values: ['White'] })],
});

test.each(['color', 'colour', 'farbe'])('a value of the option %s is one of an option Color', (name) => {
  const white: CriteriaTerm = {
    label: 'white',
    negated: false,
    readings: [{ kind: 'option', name, values: ['white'] }],
  };
  expect(matchVariant(mug, { ...noCriteria, terms: [white] })?.id).toBe('white');
});

test('what is excluded is also found in the name of a product that states no details', () => {
  const excluded: CriteriaTerm = {
    label: 'Leder',
    negated: true,
    readings: [{ kind: 'detail', name: 'material', values: ['leder'] }],
  };
  const [leatherHat, feltHat] = ['Lederhut', 'Filzhut'].map((title) => product({ handle: title, title }));
  const match = (each: typeof leatherHat) => each && matchVariant(each, { ...noCriteria, terms: [excluded] });
  expect(match(leatherHat)).toBeNull();
  expect(match(feltHat)).not.toBeNull();
});
