import { expect, test } from 'vitest';
import type { DeliveryDates } from '#shop/checkout/delivery-dates.ts';
import type { Product, Variant } from '#shop/product/product.ts';
import { sampleProduct, sampleVariant } from '#tests/fixtures/products.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { sampleSite } from '#tests/fixtures/site.ts';
import { linkedParts, productNotes } from './product-notes.ts';

const { profile } = sampleSite;
const { product: messages } = sampleSite.display.messages;
const rest = { profile, messages, expectedOn: null, hrefOf: ({ values }: Variant) => `#${values.join('-')}` };
const dates: DeliveryDates = {
  leaves: '2026-11-20',
  arrives: ['2026-11-24', '2026-11-24'],
  orderBefore: '14:00',
  until: new Date('2026-11-20T13:00:00Z'),
};

test('a product in stock says when it arrives and by when to order for that', () => {
  expect(first({}, { stock: 8 })).toEqual({
    icon: 'check',
    strong: { tone: 'in', text: 'In stock.' },
    text: 'Delivered 24 November',
    more: 'Order by 14:00 on Friday 20 November',
  });
});

test('where nobody knows how long the way takes, the day of dispatch is named', () => {
  const input = { product: sampleProduct({}), variant: sampleVariant({}), ...rest };
  expect(productNotes({ ...input, dates: { ...dates, arrives: null } })[0]).toMatchObject({
    text: 'Sent on Friday 20 November',
    more: 'Order by 14:00 that day',
  });
});

test('a shop that promises no dates names none', () => {
  const product = sampleProduct({});
  const [note] = productNotes({ product, variant: sampleVariant({}), ...rest, dates: null });
  expect(note).toMatchObject({ strong: { text: 'In stock.' }, text: '', more: null });
});

test('the last pieces are counted, more are not', () => {
  expect(first({}, { stock: 1 })?.strong).toEqual({ tone: 'low', text: 'Only one left.' });
  expect(first({}, { stock: 3 })?.strong).toEqual({ tone: 'low', text: 'Only 3 left.' });
  expect(first({}, { stock: 4 })?.strong?.text).toBe('In stock.');
});

test('made to order and digital products name no day', () => {
  const made = first({ fulfilment: 'made-to-order', fulfilmentNote: 'Three to four weeks.' }, {});
  expect(made).toMatchObject({ strong: { text: 'Made to order.' }, text: 'Three to four weeks.', more: null });
  expect(first({ fulfilment: 'digital' }, {})).toMatchObject({ strong: { text: 'Sent by email.' }, more: null });
});

test('a sold-out variant names what differs in one option only and is in stock', () => {
  const rows = [sold('Chalk', '220 g'), there('Clay', '220 g'), there('Ink', '220 g'), there('Clay', '320 g')];
  const product = { options: [sampleOption('Cup', []), sampleOption('Weight', [])], variants: rows };
  expect(first(product, sold('Chalk', '220 g'))).toEqual({
    icon: 'clock',
    strong: { tone: 'none', text: 'Sold out in Chalk, 220 g.' },
    text: '',
    more: 'Clay and Ink are in stock at the same price',
    links: [
      { text: 'Clay', href: '#Clay-220 g' },
      { text: 'Ink', href: '#Ink-220 g' },
    ],
  });
});

test('a size or number of a sold-out variant, and of what is in stock, is said with its option', () => {
  const product = {
    options: [sampleOption('Size', []), sampleOption('Colour', [])],
    variants: [there('S', 'Red'), there('40', 'Red')],
  };
  expect(first(product, sold('014', 'Red'))).toMatchObject({
    strong: { tone: 'none', text: 'Sold out in Size 014, Red.' },
    more: 'Size S and 40 are in stock at the same price',
    links: [
      { text: 'Size S', href: '#S-Red' },
      { text: '40', href: '#40-Red' },
    ],
  });
});

test('a sold-out variant promises no delivery, and says when it is expected', () => {
  const input = { product: sampleProduct({}), variant: sampleVariant({ available: false }), ...rest, dates: null };
  const notes = productNotes({ ...input, expectedOn: '2026-12-04' });
  expect(notes.map(({ icon, text }) => [icon, text])).toEqual([['clock', 'Expected back on 4 December.']]);
});

test('the words of a sentence that are links lead somewhere, all else stays', () => {
  const links = [
    { text: 'Ink', href: '#ink' },
    { text: 'In', href: '#in' },
    { text: 'Absent', href: '#absent' },
  ];
  expect(linkedParts('Ink and In are here', links).map(({ text, href }) => [text, href])).toEqual([
    ['', null],
    ['Ink', '#ink'],
    [' and ', null],
    ['In', '#in'],
    [' are here', null],
  ]);
});

test('an alternative at another price is not said to cost the same', () => {
  const dearer = { ...there('Clay', '220 g'), price: { amount: 5000, currency: 'EUR' } };
  const product = { options: [sampleOption('Cup', []), sampleOption('Weight', [])], variants: [dearer] };
  expect(first(product, sold('Chalk', '220 g'))?.more).toBe('Clay is in stock');
});

test('a sold-out product without variants of choice is just sold out', () => {
  expect(first({}, { available: false })).toMatchObject({ strong: { text: 'Sold out.' }, more: null });
});

test('delivery is free above the limit, and below it the limit is named', () => {
  const note = (amount: number) => notes({}, { price: { amount, currency: 'EUR' } })[1];
  expect(note(8000)).toMatchObject({ text: 'Free delivery in Norway and Sweden', more: 'Free over €80' });
  expect(note(7999)).toMatchObject({ text: 'Free delivery over €80', more: 'In Norway and Sweden' });
});

test('what is not sent by post has neither delivery nor return', () => {
  expect(notes({ requiresShipping: false }, {})).toHaveLength(1);
  expect(notes({}, {}).at(-1)?.text).toBe('Returns within 30 days');
});

function notes(product: Partial<Product>, variant: Partial<Variant>) {
  return productNotes({ product: sampleProduct(product), variant: sampleVariant(variant), ...rest, dates });
}

function first(product: Partial<Product>, variant: Partial<Variant>) {
  return notes(product, variant)[0];
}

function there(...values: readonly string[]): Variant {
  return sampleVariant({ values });
}

function sold(...values: readonly string[]): Variant {
  return sampleVariant({ values, available: false });
}

test('a shop that repairs says for how long, but not of what is used up', () => {
  const repairs = { years: 10, exceptTypes: ['Candle'] };
  const input = { variant: sampleVariant({}), ...rest, profile: { ...profile, repairs }, dates: null };
  const texts = (type: string) => productNotes({ ...input, product: sampleProduct({ type }) }).map(({ text }) => text);
  expect(texts('Lamp')).toContain('Repaired for 10 years');
  expect(texts('Candle').join(' ')).not.toContain('Repaired');
});
