import { expect } from 'vitest';
import { contextKey, type MarketContext } from '#commerce/context.ts';
import type { ProductBase, ProductOverlay } from '#commerce/records/product-record.ts';
import type { CatalogRecord, RecordOf } from '#commerce/records/catalog-record.ts';
import type { Money } from '#shop/product/money.ts';

/** What every record of every platform must be, whatever the platform's own ids, times and texts look like. */
export function expectNormalized(record: CatalogRecord, market: MarketContext): void {
  expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  expect(record.id).toMatch(/^[\w.~-]{1,200}$/u);
  if (record.version !== null) expect(record.version).toBe(new Date(record.version).toISOString());
  for (const key of Object.keys(record.overlays)) expect(key).toBe(contextKey(market));
  if (record.kind === 'product') expectProduct(record, market);
  if (record.kind === 'article') expect(record.handle).toMatch(/^[^/]+\/[^/]+$/u);
  if (record.kind === 'redirect') expect(record.handle).toMatch(/^\//);
}

function expectProduct(record: RecordOf<'product'>, market: MarketContext): void {
  const { base } = record;
  expect(record.handle).not.toBe('');
  expect(base.createdAt).toBe(new Date(base.createdAt).toISOString());
  expect(base.tags).toEqual([...new Set(base.tags)].toSorted());
  expectUnique(base.variants.map(({ id }) => id));
  expectUnique(base.media.map(({ id }) => id));
  const pictures = new Set(base.media.filter(({ kind }) => kind === 'picture').map(({ id }) => id));
  for (const { picture } of base.variants) if (picture !== null) expect(pictures).toContain(picture);
  const overlay = record.overlays[contextKey(market)];
  if (overlay) expectOverlay(overlay, base);
}

function expectOverlay(overlay: ProductOverlay, base: ProductBase): void {
  const order = base.variants.map(({ id }) => id);
  const sold = overlay.variants.map(({ id }) => id);
  expect(sold).toEqual(order.filter((id) => sold.includes(id)));
  expectUnique(overlay.options.map(({ name }) => name));
  expectUnique(overlay.variants.map(({ values }) => JSON.stringify(values)));
  const plans = overlay.sellingPlans.map(({ id }) => id);
  for (const variant of overlay.variants) {
    expect(variant.values).toHaveLength(overlay.options.length);
    for (const [index, value] of variant.values.entries()) {
      expect(overlay.options[index]?.values.map((each) => each.value)).toContain(value);
    }
    const currency = expectMoney(variant.price);
    if (variant.compareAt !== null) {
      expect(expectMoney(variant.compareAt)).toBe(currency);
      expect(variant.compareAt.amount).toBeGreaterThan(variant.price.amount);
    }
    if (variant.stock !== null) expect(Number.isSafeInteger(variant.stock)).toBe(true);
    const minimums = variant.priceBreaks.map(({ minimum }) => minimum);
    expect(minimums).toEqual(minimums.toSorted((one, other) => one - other));
    for (const { plan } of variant.planPrices) expect(plans).toContain(plan);
  }
}

/** Minor units of a currency; its code. */
function expectMoney({ amount, currency }: Money): string {
  expect(Number.isSafeInteger(amount)).toBe(true);
  expect(amount).toBeGreaterThanOrEqual(0);
  expect(currency).toMatch(/^[A-Z]{3}$/);
  return currency;
}

function expectUnique(values: readonly string[]): void {
  expect(new Set(values).size).toBe(values.length);
}
