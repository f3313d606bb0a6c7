import { tags } from '#cache/tags.ts';
import { filterKeys } from '#shop/listing/list-query-filters.ts';
import type { Recommendation } from '#shop/product/product.ts';
import { cardsById } from '../products/cards.ts';
import { id, integer, textOrNull } from '#storage/row.ts';
import { databaseId, draftFlag, type QueryContext } from '#storage/query-context.ts';

/**
 * Recommendations for some products: first those that the shop names for most of them, with its reason, then other products
 * of the same collections, those of the same type first, best-selling first. Where there are none, such as in a shop
 * without collections, others of the catalog.
 */
export function recommend(
  context: QueryContext,
  productIds: readonly string[],
  limit: number,
): readonly Recommendation[] {
  for (const productId of productIds) context.reader.record(tags.product(productId));
  const sourceIds = productIds.flatMap((each) => databaseId(each) ?? []);
  const curated = readCurated(context, sourceIds, limit);
  const reasons = new Map(curated.map(({ target, reason }) => [String(target), reason]));
  const targets = curated.map(({ target }) => target);
  const related = readRelated(context, { sourceIds, excludedIds: targets, limit: limit - targets.length });
  const found = [...targets, ...related];
  return cardsById(context, found.length > 0 ? found : readOthers(context, sourceIds, limit)).map((card) => ({
    card,
    reason: reasons.get(card.id) ?? null,
  }));
}

interface CuratedRecommendation {
  readonly target: number;
  readonly reason: string | null;
}

/** SQLite takes the bare column \`reason\` from the row with the least position. */
const curatedSql = `
SELECT r.target_id, r.reason, min(r.position) best
FROM recommendation r JOIN product_list l ON l.product_id = r.target_id
WHERE r.product_id IN (SELECT value FROM json_each(?1)) AND r.target_id NOT IN (SELECT value FROM json_each(?1))
  AND (l.published OR ?2)
GROUP BY r.target_id ORDER BY l.available DESC, count(*) DESC, best, l.sales_rank, r.target_id LIMIT ?3`;

const curatedTargetsSql =
  'SELECT DISTINCT target_id FROM recommendation WHERE product_id IN (SELECT value FROM json_each(?))';

/** Also records targets that are not published yet, as they will be recommended once they are. */
function readCurated(
  context: QueryContext,
  sourceIds: readonly number[],
  limit: number,
): readonly CuratedRecommendation[] {
  for (const row of context.store.all(curatedTargetsSql, JSON.stringify(sourceIds)))
    context.reader.record(tags.product(id(row, 'target_id')));
  return context.store
    .all(curatedSql, JSON.stringify(sourceIds), draftFlag(context), limit)
    .map((row) => ({ target: integer(row, 'target_id'), reason: textOrNull(row, 'reason') }));
}

const relatedSql = `
SELECT l.product_id, max(p.type IS source.type) same_type
FROM product source
JOIN collection_product c ON c.collection_id = source.home_id
JOIN product_list l ON l.product_id = c.product_id
JOIN product p ON p.id = c.product_id
WHERE source.id IN (SELECT value FROM json_each(?1)) AND l.available AND (l.published OR ?2)
  AND l.product_id NOT IN (SELECT value FROM json_each(?3))
GROUP BY l.product_id ORDER BY same_type DESC, l.sales_rank, l.product_id LIMIT ?4`;

interface RelatedQuery {
  readonly sourceIds: readonly number[];
  readonly excludedIds: readonly number[];
  readonly limit: number;
}

function readRelated(context: QueryContext, { sourceIds, excludedIds, limit }: RelatedQuery): readonly number[] {
  if (limit <= 0) return [];
  const from = JSON.stringify(sourceIds);
  const homes =
    'SELECT DISTINCT home_id FROM product WHERE home_id NOT NULL AND id IN (SELECT value FROM json_each(?))';
  const homeIds = context.store.all(homes, from).map((row) => id(row, 'home_id'));
  for (const homeId of homeIds) context.reader.record(tags.collectionOffer(homeId));
  if (homeIds.length > 0) context.reader.record(tags.collectionLists);
  return context.store
    .all(relatedSql, from, draftFlag(context), JSON.stringify([...sourceIds, ...excludedIds]), limit)
    .map((row) => integer(row, 'product_id'));
}

/** Bounded, so that the number of products does not matter: some of the same type, and the best-selling ones. */
const othersSql = `
WITH source AS (SELECT value id FROM json_each(?1)), same AS (
  SELECT DISTINCT t.product_id FROM product_facet f JOIN product_facet t ON t.key = f.key AND t.folded = f.folded
  WHERE f.key = ?2 AND f.product_id IN source LIMIT 200
), best AS (SELECT product_id FROM product_list WHERE published AND available ORDER BY sales_rank, product_id LIMIT 20)
SELECT l.product_id FROM product_list l
WHERE l.product_id IN (SELECT product_id FROM same UNION SELECT product_id FROM best)
  AND l.available AND (l.published OR ?3) AND l.product_id NOT IN source
ORDER BY l.product_id IN same DESC, l.sales_rank, l.product_id LIMIT ?4`;

/** Products that can be bought, those of the same type first, best-selling first. */
function readOthers(context: QueryContext, sourceIds: readonly number[], limit: number): readonly number[] {
  context.reader.record(tags.listing);
  return context.store
    .all(othersSql, JSON.stringify(sourceIds), filterKeys.type, draftFlag(context), limit)
    .map((row) => integer(row, 'product_id'));
}
