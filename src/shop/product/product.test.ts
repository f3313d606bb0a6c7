import { expect, test } from 'vitest';
import { type Product, type ProductPicture, type Variant, variantPictures } from './product.ts';
import { sampleProduct, sampleVariant } from '#tests/fixtures/products.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';

test('a variant shows its own picture first, then those of the same look', () => {
  const product = lamp([picture('rust', { Colour: 'Rust' }), picture('ink', { Colour: 'Ink' }), picture('shelf', {})]);
  expect(names(product, variant(['Ink', '38 cm'], 1))).toEqual(['ink', 'shelf']);
});

test('a close look of the same colour follows, another colour does not', () => {
  const pictures = [
    picture('cap', { Colour: 'Rust' }),
    picture('rust', { Colour: 'Rust' }),
    picture('ink', { Colour: 'Ink' }),
  ];
  expect(names(lamp(pictures), variant(['Rust', '28 cm'], 1))).toEqual(['rust', 'cap']);
});

test('a variant without a picture of its own is shown in all the others', () => {
  const product = lamp([picture('rust', { Colour: 'Rust' }), picture('ink', { Colour: 'Ink' })]);
  expect(names(product, variant(['Chalk', '28 cm'], null))).toEqual(['rust', 'ink']);
});

test('what a picture says of options that the product does not have is ignored', () => {
  expect(names(lamp([picture('lit', { Bulb: 'On' })]), variant(['Rust', '28 cm'], null))).toEqual(['lit']);
});

test('a product without pictures has none', () => {
  expect(names(lamp([]), variant(['Rust', '28 cm'], 3))).toEqual([]);
});

function names(product: Product, chosen: Variant): readonly string[] {
  return variantPictures(product, chosen).map((each) => each.template);
}

function picture(template: string, shows: ProductPicture['shows']): ProductPicture {
  return { template, shows, widths: [], formats: [], width: 10, height: 10, colour: null, alt: '', role: 'look' };
}

function variant(values: readonly string[], own: number | null): Variant {
  return sampleVariant({ values, picture: own });
}

function lamp(pictures: readonly ProductPicture[]): Product {
  return sampleProduct({ pictures, options: [sampleOption('Colour', []), sampleOption('Size', [])] });
}
