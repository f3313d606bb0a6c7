import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { noCriteria } from './resolve-product.ts';
import { ofNamedMaterials } from './stated-materials.ts';

const found = [
  ['cotton', 'Cotton pullover', '100% cotton'],
  ['cable', 'Cable knit jumper', '80% wool, 20% alpaca'],
  ['lamb', 'Lambswool sweater', '100% lambswool'],
  ['plain', 'Sweater', ''],
].map(([handle = '', title = '', value = '']) => {
  const details = value === '' ? [] : [{ name: 'Material', value }];
  const made = product({ handle, title, details, summary: 'For those who itch in wool.' });
  return { product: made, variant: made.variants[0] ?? variant({ id: 'v' }), reason: null };
});
const handlesFor = (phrase: string): readonly string[] =>
  ofNamedMaterials(found, { ...noCriteria, phrase }).map((match) => match.product.handle);

test('what is stated to be of another material is not what was asked for, even if its texts mention it', () => {
  expect(handlesFor('sweater wool')).toEqual(['cable', 'lamb', 'plain']);
  expect(handlesFor('pulli aus wolle')).toEqual(['cable', 'lamb', 'plain']);
});

test('without a material, or where nothing has it, all remain', () => {
  expect(handlesFor('sweater')).toHaveLength(4);
  expect(handlesFor('pins')).toHaveLength(4);
  const [cotton] = found;
  expect(ofNamedMaterials(cotton ? [cotton] : [], { ...noCriteria, phrase: 'wool sweater' })).toHaveLength(1);
});
