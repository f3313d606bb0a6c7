import { expect, test } from 'vitest';
import { sampleDisplay } from '#tests/fixtures/site.ts';
import type { ProductCard } from '#shop/product/product.ts';
import { cardBadge, displayKey, markedNew, recommendationsHeading, variantHref } from './display.ts';

test('a variant is linked under the page of its product, in the scheme the shop is set to', () => {
  const variant = { id: '42', sku: null, options: [{ name: 'Colour', value: 'Moss' }] };
  expect(variantHref('fjære lamp', variant, 'id')).toBe('/products/fj%C3%A6re%20lamp?variant=42');
  expect(variantHref('lamp', variant, 'path')).toBe('/products/lamp/42');
  expect(variantHref('lamp', variant, 'options')).toBe('/products/lamp?colour=moss');
});

const { product: messages } = sampleDisplay.messages;
const now = new Date('2026-11-20T12:00:00Z');
const euro = (amount: number) => ({ amount, currency: 'EUR' });

function card(change: Partial<ProductCard> = {}): ProductCard {
  return {
    id: '1',
    handle: 'kveld-table-lamp',
    title: 'Kveld table lamp',
    variant: { id: '2', sku: null, options: [] },
    price: euro(18900),
    priceVaries: false,
    compareAt: null,
    unitPrice: null,
    picture: null,
    hover: null,
    look: null,
    otherLooks: 0,
    looks: null,
    available: true,
    single: true,
    needsChoice: false,
    createdAt: '2024-01-01T00:00:00Z',
    ...change,
  };
}

test('an old product at its usual price says nothing', () => {
  expect(cardBadge(card(), false, messages)).toBeNull();
});

test('a reduced price says by how much', () => {
  expect(cardBadge(card({ compareAt: euro(21900) }), false, messages)).toEqual({ kind: 'sale', text: '−14%' });
});

test('a product is new for ninety days and not before it exists', () => {
  const added = (createdAt: string) => card({ createdAt });
  const isNew = (createdAt: string) => markedNew([added(createdAt), card()], now).size === 1;
  expect(isNew('2026-11-02T08:00:00Z')).toBe(true);
  expect(isNew('2026-08-22T11:00:00Z')).toBe(false);
  expect(isNew('2026-12-01T00:00:00Z')).toBe(false);
  expect(cardBadge(card(), true, messages)?.text).toBe('New');
});

test('where all products are new, none is marked', () => {
  const added = () => card({ createdAt: '2026-11-02T08:00:00Z' });
  expect(markedNew([added(), added()], now).size).toBe(0);
  expect(markedNew([added(), card(), added()], now).size).toBe(2);
});

test('HTML of cards is told apart when one of them becomes old', () => {
  const cards = [card({ createdAt: '2026-11-02T08:00:00Z' }), card()];
  const keyAt = (moment: string) => displayKey({ ...sampleDisplay, now: new Date(moment) }, cards);
  expect(keyAt('2026-11-21T00:00:00Z')).toBe(keyAt('2026-11-22T00:00:00Z'));
  expect(keyAt('2027-03-01T00:00:00Z')).not.toBe(keyAt('2026-11-22T00:00:00Z'));
});

test('sold out outweighs a reduction, a reduction outweighs newness', () => {
  const fresh = { compareAt: euro(21900) };
  expect(cardBadge(card({ ...fresh, available: false }), true, messages)?.kind).toBe('out');
  expect(cardBadge(card(fresh), true, messages)?.kind).toBe('sale');
});

test('only where the shop names one, recommendations are said to go with the product', () => {
  const chosen = (isCurated: boolean) => ({ card: card(), isCurated, reason: null });
  expect(recommendationsHeading([chosen(true), chosen(false)], messages)).toBe('Pairs well with');
  expect(recommendationsHeading([chosen(false)], messages)).toBe('You might also like');
});
