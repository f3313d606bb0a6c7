import type { PriceEntry } from '#catalog/products/variants.ts';
import type { Database } from '#storage/database.ts';
import { integer, text } from '#storage/row.ts';
import type { CatalogCopy } from '../catalog-copy.ts';

/** A variant's price now, in minor units. */
export interface ObservedPrice {
  /** The platform's id of the variant. */
  readonly variant: string;
  readonly price: number;
}

/**
 * Records prices that differ from the last observation in the durable database, and returns all observations by variant.
 * Recording a price again changes nothing, so that work that is interrupted can be repeated.
 */
export function observePrices(
  { durable, source, runtime }: Pick<CatalogCopy, 'durable' | 'source' | 'runtime'>,
  prices: readonly ObservedPrice[],
): ReadonlyMap<string, readonly PriceEntry[]> {
  const histories = readHistories(durable, source.name, prices);
  const changed = prices.filter(({ variant, price }) => histories.get(variant)?.at(-1)?.price !== price);
  if (changed.length === 0) return histories;
  const from = new Date(runtime.clock.wall()).toISOString();
  durable.transaction(() => {
    for (const { variant, price } of changed)
      durable.run('INSERT OR REPLACE INTO observed_price VALUES (?, ?, ?, ?)', source.name, variant, from, price);
  });
  return readHistories(durable, source.name, prices);
}

function readHistories(
  durable: Database,
  source: string,
  prices: readonly ObservedPrice[],
): Map<string, readonly PriceEntry[]> {
  const rows = durable.all(
    `SELECT variant, from_at, price FROM observed_price
     WHERE source = ? AND variant IN (SELECT value FROM json_each(?)) ORDER BY variant, from_at`,
    source,
    JSON.stringify(prices.map(({ variant }) => variant)),
  );
  const groups = Map.groupBy(rows, (row) => text(row, 'variant'));
  const observation = (row: (typeof rows)[number]): PriceEntry => ({
    from: text(row, 'from_at'),
    price: integer(row, 'price'),
  });
  return new Map(Array.from(groups, ([variant, group]) => [variant, group.map(observation)]));
}
