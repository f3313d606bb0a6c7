import * as fc from 'fast-check';
import type { SafeHtml } from './html.ts';
import type { VariantMatrix, Option, Product, Variant } from './product.ts';

/** Products for tests. `sampleChoices({ Colour: ['Red', 'Blue'] }, [['Red'], ['Blue', 'out']])`: `out` is sold out. */
export function sampleVariantMatrix(
  options: Readonly<Record<string, readonly string[]>>,
  rows: readonly (readonly string[])[],
): VariantMatrix {
  const names = Object.keys(options);
  return {
    options: names.map((name) => sampleOption(name, options[name] ?? [])),
    variants: rows.map((row, index) =>
      sampleVariant({
        id: String(100 + index),
        sku: `SKU-${100 + index}`,
        values: row.slice(0, names.length),
        available: row[names.length] !== 'out',
      }),
    ),
  };
}

export function sampleOption(name: string, values: readonly string[]): Option {
  return { name, values: values.map((value) => ({ value, swatch: null })) };
}

export function sampleVariant(overrides: Partial<Variant>): Variant {
  return {
    id: '100',
    sku: null,
    title: overrides.values?.join(' / ') ?? '',
    values: [],
    price: { amount: 1900, currency: 'EUR' },
    compareAt: null,
    lowestRecent: null,
    unitPrice: null,
    stock: null,
    available: true,
    picture: null,
    barcode: null,
    weightGrams: null,
    ...overrides,
  };
}

export function sampleProduct(overrides: Partial<Product>): Product {
  return {
    id: '7400',
    handle: 'lamp',
    title: 'Lamp',
    subtitle: null,
    description: '<p>A lamp.</p>' as SafeHtml,
    summary: 'A lamp.',
    type: 'Table lamp',
    vendor: 'Maja Berg',
    tags: [],
    home: null,
    options: [],
    variants: [],
    pictures: [],
    details: [],
    fulfilment: 'stock',
    fulfilmentNote: null,
    requiresShipping: true,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...overrides,
  };
}

const oddNames = [
  'Colour',
  'colour',
  'COLOUR',
  'Size',
  'Größe',
  'variant',
  'SKU',
  'variantId',
  'page',
  '__proto__',
  '',
];
const oddValues = [
  'Red',
  'RED',
  'Straße',
  'STRASSE',
  '38 cm',
  'a&b=c',
  '100%',
  'Black, matte',
  '1+1',
  'İ',
  '\ud800',
  '',
];

const anyName = fc.oneof(fc.constantFrom(...oddNames), fc.string({ unit: 'grapheme', maxLength: 6 }));
const anyValue = fc.oneof(fc.constantFrom(...oddValues), fc.string({ unit: 'binary', maxLength: 6 }));
const anyId = fc.oneof(fc.stringMatching(/^[0-9]{1,4}$/), fc.stringMatching(/^[A-Za-z0-9_/.-]{1,4}$/));
const anyOption = fc.tuple(anyName, fc.array(anyValue, { minLength: 1, maxLength: 5 }));

/** Any product, sane or not, whose variants have distinct ids. */
export const anyVariantMatrix: fc.Arbitrary<VariantMatrix> = fc
  .record({
    options: fc.array(anyOption, { maxLength: 3 }),
    variants: fc.uniqueArray(
      fc.record({ id: anyId, picks: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), available: fc.boolean() }),
      { minLength: 1, maxLength: 12, selector: ({ id }) => id },
    ),
  })
  .map(({ options, variants }) => ({
    options: options.map(([name, values]) => sampleOption(name, values)),
    variants: variants.map(({ id, picks, available }) => {
      const values = options.map(([, each], position) => each[(picks[position] ?? 0) % each.length] ?? '');
      return sampleVariant({ id, sku: `SKU ${id}`, available, values });
    }),
  }));
