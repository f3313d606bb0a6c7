import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyVariantMatrix, sampleProduct, sampleVariant, sampleVariantMatrix } from '#tests/fixtures/products.ts';
import { sampleSite } from '#tests/fixtures/site.ts';
import type { Product } from '../product/product.ts';
import { chooseVariant } from '../product/variant.ts';
import { isGlobalGtin, productData } from './structured-data-product.ts';
import { toJsonLd } from './structured-data.ts';

const data = (product: Product) =>
  productData(product, { site: sampleSite, path: '/products/lamp', scheme: 'options' });

const two = sampleProduct(
  sampleVariantMatrix({ Colour: ['Rust', 'Ink'], Plug: ['EU'] }, [
    ['Rust', 'EU'],
    ['Ink', 'EU', 'out'],
  ]),
);

test('a product with one variant is a product with an offer', () => {
  const product = sampleProduct({
    variants: [sampleVariant({ sku: 'LAMP', price: { amount: 18950, currency: 'EUR' } })],
  });
  expect(data(product)).toMatchObject({
    '@type': 'Product',
    name: 'Lamp',
    sku: 'LAMP',
    url: 'https://shop.test/products/lamp',
    brand: { '@type': 'Brand', name: 'Maja Berg' },
    offers: {
      '@type': 'Offer',
      price: '189.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: 'https://shop.test/products/lamp',
      seller: { '@id': 'https://shop.test/#shop' },
    },
  });
});

test('a rating is stated where reviews exist', () => {
  const rating = { value: 4.5, lowest: 1, highest: 5, count: 12 };
  const withRating = (count: number): Product => ({
    ...two,
    terms: { needsSellingPlan: false, sellingPlans: [], rating: { ...rating, count } },
  });
  expect(data(withRating(12))).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, worstRating: 1, bestRating: 5, reviewCount: 12 },
  });
  expect(data(withRating(0))).not.toHaveProperty('aggregateRating');
});

test('a product with variants is a group of them', () => {
  expect(data(two)).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '7400',
    variesBy: ['color', 'Plug'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Lamp, Rust, EU',
        sku: 'SKU-100',
        color: 'Rust',
        additionalProperty: [{ '@type': 'PropertyValue', name: 'Plug', value: 'EU' }],
        url: 'https://shop.test/products/lamp?colour=rust&plug=eu',
        offers: { availability: 'https://schema.org/InStock' },
      },
      { offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  });
  expect(data(two)).not.toHaveProperty('offers');
});

test('what is made to order says so, unless it is sold out', () => {
  const variants = [sampleVariant({ id: '1' }), sampleVariant({ id: '2', available: false })];
  expect(data(sampleProduct({ variants, fulfilment: 'made-to-order' }))).toMatchObject({
    hasVariant: [
      { offers: { availability: 'https://schema.org/MadeToOrder' } },
      { offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  });
});

test('a reduced price names the former one', () => {
  const reduced = sampleVariant({ compareAt: { amount: 2900, currency: 'EUR' } });
  expect(data(sampleProduct({ variants: [reduced] }))).toMatchObject({
    offers: {
      price: '19.00',
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '29.00' },
    },
  });
});

test('a former price that is not higher is not named', () => {
  const raised = sampleVariant({ compareAt: { amount: 1900, currency: 'EUR' } });
  expect(JSON.stringify(data(sampleProduct({ variants: [raised] })))).not.toContain('priceSpecification');
});

test('what is sent has a weight, what is downloaded has none', () => {
  const variants = [sampleVariant({ weightGrams: 380 })];
  expect(data(sampleProduct({ variants }))).toMatchObject({ weight: { value: 380, unitCode: 'GRM' } });
  expect(data(sampleProduct({ variants, requiresShipping: false }))).not.toHaveProperty('weight');
});

test('a variant has its own picture, the product its looks', () => {
  const picture = (template: string, role: 'look' | 'top') => ({
    template,
    role,
    widths: [],
    formats: [],
    width: 10,
    height: 10,
    colour: null,
    alt: '',
    shows: {},
  });
  const product = {
    ...two,
    pictures: [picture('/a.jpg', 'look'), picture('/b.jpg', 'top')],
    variants: two.variants.map((variant, index) => ({ ...variant, picture: index === 0 ? 1 : null })),
  };
  const described = data(product);
  expect(described).toMatchObject({
    image: ['https://shop.test/a.jpg'],
    hasVariant: [{ image: 'https://shop.test/b.jpg' }, { name: 'Lamp, Ink, EU' }],
  });
  expect(JSON.stringify(described['hasVariant'])).not.toContain('a.jpg');
});

test('only valid trade numbers are stated', () => {
  const variants = [
    sampleVariant({ id: '1', barcode: '4006381333931' }),
    sampleVariant({ id: '2', barcode: '2000314001012' }),
  ];
  const { hasVariant } = data(sampleProduct({ variants }));
  expect(JSON.stringify(hasVariant)).toContain('"gtin":"4006381333931"');
  expect(JSON.stringify(hasVariant)).not.toContain('2000314001012');
});

test('of very many variants a hundred are described and the price range stands for all', () => {
  const variants = Array.from({ length: 2000 }, (_, index) =>
    sampleVariant({ id: String(index), price: { amount: 1000 + index, currency: 'EUR' } }),
  );
  const described = data(sampleProduct({ variants }));
  expect(described['hasVariant']).toHaveLength(100);
  expect(described['offers']).toMatchObject({ lowPrice: '10.00', highPrice: '29.99', offerCount: 2000 });
});

test('a product without variants offers nothing', () => {
  expect(data(sampleProduct({}))).not.toHaveProperty('offers');
});

test("each described variant's URL opens it", () => {
  fc.assert(
    fc.property(anyVariantMatrix, fc.constantFrom('options', 'id', 'path'), (choices, scheme) => {
      fc.pre(choices.variants.length > 1);
      const place = { site: sampleSite, path: '/products/lamp', scheme };
      const { hasVariant } = productData(sampleProduct(choices), place);
      const urls = (Array.isArray(hasVariant) ? hasVariant : []).map(({ url }: { url: string }) => new URL(url));
      const opened = urls.map(({ pathname, searchParams }) =>
        chooseVariant(choices, { pathId: pathname.split('/')[3] ?? null, params: searchParams }),
      );
      expect(opened.map((chosen) => chosen?.index)).toEqual([...choices.variants.keys()]);
    }),
  );
});

test('any product can be written into a page', () => {
  fc.assert(
    fc.property(anyVariantMatrix, fc.string({ unit: 'binary' }), (choices, title) => {
      expect(toJsonLd([data(sampleProduct({ ...choices, title, summary: title }))])).not.toContain('<');
    }),
  );
});

test('trade numbers of every length are recognised', () => {
  for (const barcode of ['96385074', '036000291452', '4006381333931', '10614141000415'])
    expect(isGlobalGtin(barcode)).toBe(true);
});

test('a wrong check digit, another length or other signs are none', () => {
  for (const barcode of ['4006381333932', '400638133393', '', '400638133393x', '٤006381333931'])
    expect(isGlobalGtin(barcode)).toBe(false);
});

test('numbers for use inside a shop are none', () => {
  for (const barcode of ['2000314001012', '0200000000004', '400000000008', '20000004'])
    expect(isGlobalGtin(barcode)).toBe(false);
});

test('any text is judged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof isGlobalGtin(text)).toBe('boolean');
    }),
  );
});

test('of the ten last digits exactly one fits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[3-9]\d{11}$/), (start) => {
      expect(Array.from({ length: 10 }, (_, digit) => isGlobalGtin(start + digit)).filter(Boolean)).toHaveLength(1);
    }),
  );
});

test('details and what the description states by name are properties', () => {
  const stated = { details: [{ name: 'Height', value: '28 cm' }], specifications: [{ name: 'Cord', value: '1.8 m' }] };
  expect(data(sampleProduct(stated))).toMatchObject({
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Height', value: '28 cm' },
      { '@type': 'PropertyValue', name: 'Cord', value: '1.8 m' },
    ],
  });
});

test('the manufacturer has its name and address, and the energy class its scale', () => {
  const details = (manufacturer: string) => [
    { name: 'Manufacturer', value: manufacturer },
    { name: 'Energy class', value: 'E' },
  ];
  expect(data(sampleProduct({ details: details('Sletta Metall, Moss, Norway') }))).toMatchObject({
    '@type': 'Product',
    manufacturer: { '@type': 'Organization', name: 'Sletta Metall', address: 'Moss, Norway' },
    hasEnergyConsumptionDetails: {
      '@type': 'EnergyConsumptionDetails',
      hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryE',
      energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG',
      energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA',
    },
  });
  const bare = data(sampleProduct({ details: details('Sletta Metall') }));
  expect(bare['manufacturer']).toEqual({ '@type': 'Organization', name: 'Sletta Metall' });
});

test('a product that cannot be bought yet is one without an offer', () => {
  expect(data(sampleProduct({ variants: [] }))).toMatchObject({ '@type': 'Product', name: 'Lamp' });
});
