import { expect, test } from 'vitest';
import type { ProductMedia, VariantBase, VariantOverlay } from '#commerce/records/product-record.ts';
import type { Option } from '#shop/product/product.ts';
import { productRecord } from '#tests/fixtures/sample-records.ts';
import { productInput } from './product-from-record.ts';
import { pictureKey } from './record-pictures.ts';

type SampleVariant = Partial<VariantOverlay> & { readonly picture?: string | null };

interface SampleParts {
  readonly title?: string;
  readonly media?: readonly ProductMedia[];
  readonly options?: readonly Option[];
  readonly variants?: readonly SampleVariant[];
}

const price = { amount: 1000, currency: 'EUR' };

/** What is written of a product with these parts. */
function written({ title = 'Lamp', media = [], options = [], variants = [{}] }: SampleParts) {
  const record = productRecord({ id: 'p1', handle: 'lamp', base: { media } });
  const overlay = {
    title,
    subtitle: null,
    description: '',
    seo: { title: null, description: null },
    options,
    details: [],
    sellingPlans: [],
    variants: [],
  };
  const sold = variants.map(({ picture = null, ...given }, index) => ({
    base: baseOf(`v${index}`, picture),
    overlay: { ...plain, id: `v${index}`, ...given },
  }));
  const numbers = { product: 7, variants: new Map(sold.map(({ base }, index) => [base.id, index])), home: null };
  return productInput(record, overlay, {
    variants: sold,
    videos: [],
    numbers,
    listed: true,
    salesRank: null,
    version: '2026-11-20T12:00:00.000Z',
  });
}

const baseOf = (id: string, picture: string | null): VariantBase => ({
  id,
  sku: null,
  barcode: null,
  weightGrams: null,
  picture,
  stockItem: null,
});

const plain: VariantOverlay = {
  id: 'v0',
  title: 'Default',
  values: [],
  available: true,
  stock: null,
  unitPrice: null,
  price,
  compareAt: null,
  quantityRule: null,
  priceBreaks: [],
  planPrices: [],
};

const picture = (id: string): ProductMedia & { readonly kind: 'picture' } => ({
  kind: 'picture',
  id,
  picture: {
    template: `https://cdn.example.com/${id}.jpg`,
    widths: [],
    formats: [],
    width: 1,
    height: 1,
    colour: null,
    alt: id,
  },
});

const optionOf = (name: string, ...values: string[]): Option => ({
  name,
  values: values.map((value) => ({ value, swatch: null })),
});

test('a product without a title has its handle for one', () => {
  expect([written({ title: 'Lamp' }).title, written({ title: ' ' }).title]).toEqual(['Lamp', 'lamp']);
});

test('a former price is stated where it is higher than the price', () => {
  const termsOf = (compareAt: VariantOverlay['compareAt']) => written({ variants: [{ compareAt }] }).variants[0]?.terms;
  expect(termsOf({ ...price, amount: 1001 })).toMatchObject({ formerPrice: { amount: 1001 } });
  expect([termsOf({ ...price, amount: 1000 }), termsOf(null)]).toEqual([undefined, undefined]);
});

test('a variant that is sold in certain quantities states them', () => {
  const quantityRule = { minimum: 2, maximum: null, increment: 2 };
  expect(written({ variants: [{ quantityRule }] }).variants[0]?.terms).toMatchObject({ quantityRule });
});

test('a stock below zero counts as none', () => {
  const stocks = [-3, 0, 4, null].map((stock) => written({ variants: [{ stock }] }).variants[0]?.stock);
  expect(stocks).toEqual([0, 0, 4, null]);
});

test('pictures of variants show the values of the option that they differ by', () => {
  const { pictures } = written({
    media: [picture('front'), picture('red'), picture('blue'), picture('back')],
    options: [optionOf('Size', 'S', 'L'), optionOf('Color', 'Red', 'Blue')],
    variants: [
      { values: ['S', 'Red'], picture: 'red' },
      { values: ['L', 'Red'], picture: 'red' },
      { values: ['S', 'Blue'], picture: 'blue' },
      { values: ['L', 'Blue'], picture: null },
    ],
  });
  expect(pictures.map(({ role, shows }) => [role, shows])).toEqual([
    ['look', {}],
    ['look', { Color: 'Red' }],
    ['look', { Color: 'Blue' }],
    ['detail', {}],
  ]);
});

test('pictures show no look where one is of variants with several values, or there is only one', () => {
  const options = [optionOf('Color', 'Red', 'Blue', 'Green')];
  const media = [picture('a'), picture('b')];
  const looksOf = (variants: readonly SampleVariant[]) =>
    written({ media, options, variants }).pictures.map(({ shows }) => shows);
  const [red, blue, green] = ['Red', 'Blue', 'Green'].map((value) => ({ values: [value] }));
  expect(
    looksOf([
      { ...red, picture: 'a' },
      { ...blue, picture: 'a' },
      { ...green, picture: 'b' },
    ]),
  ).toEqual([{}, {}]);
  expect(looksOf([{ ...red, picture: 'a' }, { ...blue }])).toEqual([{}, {}]);
});

test('a picture that is there twice is written once, films are none, and a variant names its own', () => {
  const film: ProductMedia = {
    kind: 'link',
    id: 'film',
    url: 'https://video.example.com/1',
    alt: '',
    poster: null,
  };
  const { pictures, variants } = written({
    media: [film, picture('a'), { ...picture('a'), id: 'again' }],
    variants: [{ picture: 'a' }, { picture: 'film' }],
  });
  const key = pictureKey(picture('a').picture);
  expect(pictures.map((each) => each.key)).toEqual([key]);
  expect(variants.map((each) => each.picture)).toEqual([key, null]);
});
