import { allProducts, tags } from '#cache/tags.ts';
import type { ProductCard } from '#shop/product/product.ts';
import { flag, integer } from '#storage/row.ts';
import { draftFlag, type QueryContext } from '#storage/query-context.ts';
import { recordList } from '../lists/record-list.ts';
import { cardsById } from '../products/cards.ts';
import { findHidden } from '../search/settings/arrange-products.ts';
import { searchSettingsOf } from '../search/settings/search-settings.ts';
import { type OfferCandidate, chooseBuyable, maxPassedOver } from './choose-buyable.ts';

/**
 * The best-selling products that searches may show: those that can be bought, and sold-out ones only where those are too
 * few.
 */
export function readBestsellers(context: QueryContext, limit: number): readonly ProductCard[] {
  recordList(context.reader.record, allProducts, ['members', 'rank']);
  for (const handle of searchSettingsOf(context.store).hidden) context.reader.record(tags.productHandle(handle));
  const hidden = JSON.stringify([...findHidden(context.store)]);
  const read = (sql: string, count: number): readonly OfferCandidate[] =>
    context.store
      .all(sql, draftFlag(context), hidden, count)
      .map((row) => ({ id: integer(row, 'product_id'), isBuyable: flag(row, 'available') }));
  const chosen = chooseBuyable(context, read(byRank('true'), limit + maxPassedOver), limit);
  if (chosen?.length === limit) return cardsById(context, chosen);
  if (!chosen) recordList(context.reader.record, allProducts, ['stock']);
  const buyable = chosen ?? read(byRank('available'), limit).map(({ id }) => id);
  const soldOut = read(byRank('NOT available'), limit - buyable.length).map(({ id }) => id);
  return cardsById(context, [...buyable, ...soldOut]);
}

const byRank = (condition: string): string => `
SELECT product_id, available FROM product_list WHERE (published OR ?1) AND ${condition}
  AND product_id NOT IN (SELECT value FROM json_each(?2)) ORDER BY sales_rank, product_id LIMIT ?3`;
