import { allProducts, tags } from '#cache/tags.ts';
import { filterKeys } from '#shop/listing/query/list-query-filters.ts';
import type { Recommendation } from '#shop/product/product.ts';
import { recordList } from '../lists/record-list.ts';
import { cardsById } from '../products/cards.ts';
import { flag, id, integer, type SqlRow, textOrNull } from '#storage/row.ts';
import { databaseId, draftFlag, type QueryContext } from '#storage/query-context.ts';
import { type OfferCandidate, chooseBuyable, maxPassedOver, recordPassedOver } from './choose-buyable.ts';

/**
 * Recommendations for some products: first those that the shop, or its platform, names for most of them, with its
 * reason, then other products of the same collections, those of the same type first, best-selling first. Where there are
 * none, such as in a shop without collections, those of the catalog that are most alike.
 */
export function recommend(
  context: QueryContext,
  productIds: readonly string[],
  limit: number,
): readonly Recommendation[] {
  for (const productId of productIds) context.reader.record(tags.recommendations(productId));
  const sourceIds = productIds.flatMap((each) => databaseId(each) ?? []);
  const named = readNamed(context, sourceIds, limit);
  const byId = new Map(named.map((each) => [String(each.id), each]));
  const targets = named.map(({ id: target }) => target);
  const related = readRelated(context, { sourceIds, excludedIds: targets, limit: limit - targets.length });
  const found = [...targets, ...related];
  return cardsById(context, found.length > 0 ? found : readOthers(context, sourceIds, limit)).map((card) => ({
    card,
    isCurated: byId.get(card.id)?.isCurated ?? false,
    reason: byId.get(card.id)?.reason ?? null,
  }));
}

interface NamedRecommendation extends OfferCandidate {
  /** Chosen by the shop; otherwise by its platform. */
  readonly isCurated: boolean;
  readonly reason: string | null;
  /** Drafts and products that are not listed are not shown. */
  readonly isOnSale: boolean;
}

/** SQLite takes the bare column `reason` from the row with the least position. */
const namedSql = `
SELECT r.target_id, r.reason, min(r.position) best, sum(r.curated) > 0 curated, coalesce(l.published OR ?2, 0) on_sale,
  coalesce(l.available AND (l.published OR ?2), 0) buyable
FROM recommendation r LEFT JOIN product_list l ON l.product_id = r.target_id
WHERE r.product_id IN (SELECT value FROM json_each(?1)) AND r.target_id NOT IN (SELECT value FROM json_each(?1))
GROUP BY r.target_id ORDER BY count(*) DESC, best, l.sales_rank, r.target_id`;

/** The recommendations that are named, those that can be bought first. */
function readNamed(context: QueryContext, sourceIds: readonly number[], limit: number): readonly NamedRecommendation[] {
  // Among several products, what sells better breaks ties.
  if (sourceIds.length > 1) recordList(context.reader.record, allProducts, ['rank']);
  const candidates = context.store.all(namedSql, JSON.stringify(sourceIds), draftFlag(context)).map(toNamed);
  const onSale = candidates.filter(({ isOnSale }) => isOnSale);
  const buyable = onSale.filter(({ isBuyable }) => isBuyable);
  const chosen = [...buyable, ...onSale.filter(({ isBuyable }) => !isBuyable)].slice(0, limit);
  recordPassedOver(context, candidates, buyable.length < limit ? null : (chosen.at(-1) ?? null));
  return chosen;
}

function toNamed(row: SqlRow): NamedRecommendation {
  return {
    id: integer(row, 'target_id'),
    isCurated: flag(row, 'curated'),
    reason: textOrNull(row, 'reason'),
    isOnSale: flag(row, 'on_sale'),
    isBuyable: flag(row, 'buyable'),
  };
}

const relatedSql = (condition: string, members: string): string => `
SELECT l.product_id, l.available buyable, max(p.type IS source.type) same_type
FROM product source
JOIN ${members} c ON c.collection_id = source.home_id
JOIN product_list l ON l.product_id = c.product_id
JOIN product p ON p.id = c.product_id
WHERE source.id IN (SELECT value FROM json_each(?1)) AND (l.published OR ?2) AND ${condition}
  AND l.product_id NOT IN (SELECT value FROM json_each(?3))
GROUP BY l.product_id ORDER BY same_type DESC, l.sales_rank, l.product_id LIMIT ?4`;

/** Of large collections: the best-selling products and some of the same type, without reading all others. */
const someRelatedSql = (condition: string): string => {
  const isChosen = `l.published = 1 AND ${condition} AND EXISTS (
    SELECT 1 FROM collection_product c WHERE c.collection_id IN home AND c.product_id = l.product_id)`;
  return `
WITH home AS (SELECT DISTINCT home_id FROM product WHERE id IN (SELECT value FROM json_each(?1))), best AS (
  SELECT l.product_id FROM product_list l WHERE ${isChosen} ORDER BY l.sales_rank, l.product_id LIMIT ${maxCandidates}
), alike AS (
  SELECT l.product_id FROM product_facet f CROSS JOIN product_facet t ON t.key = f.key AND t.folded = f.folded
  CROSS JOIN product_list l ON l.product_id = t.product_id
  WHERE f.product_id IN (SELECT value FROM json_each(?1)) AND f.key = '${filterKeys.type}' AND ${isChosen}
  LIMIT ${maxCandidates}
), member AS (
  SELECT c.collection_id, c.product_id FROM (SELECT * FROM best UNION SELECT * FROM alike) candidate
  CROSS JOIN collection_product c ON c.product_id = candidate.product_id
)
${relatedSql(condition, 'member')}`;
};

/** To read 20,000 members takes 30 ms on a busy machine, to look for these candidates 4 ms in collections of any size. */
const [maxMembers, maxCandidates] = [2_000, 200];

interface RelatedSql {
  /** Products whether they can be bought or not. */
  readonly all: string;
  readonly buyable: string;
}

const ofSmallCollections: RelatedSql = {
  all: relatedSql('true', 'collection_product'),
  buyable: relatedSql('l.available', 'collection_product'),
};
const ofLargeCollections: RelatedSql = { all: someRelatedSql('true'), buyable: someRelatedSql('l.available') };

interface RelatedQuery {
  readonly sourceIds: readonly number[];
  readonly excludedIds: readonly number[];
  readonly limit: number;
}

function readRelated(context: QueryContext, { sourceIds, excludedIds, limit }: RelatedQuery): readonly number[] {
  if (limit <= 0) return [];
  const from = JSON.stringify(sourceIds);
  const homes = readHomes(context, from);
  const sql = homes.members > maxMembers ? ofLargeCollections : ofSmallCollections;
  const excluded = JSON.stringify([...sourceIds, ...excludedIds]);
  const read = (statement: string, count: number): readonly OfferCandidate[] =>
    context.store.all(statement, from, draftFlag(context), excluded, count).map(toCandidate);
  return chooseFrom(context, {
    lists: homes.ids,
    limit,
    first: () => read(sql.all, limit + maxPassedOver),
    buyable: () => read(sql.buyable, limit),
  });
}

/** The collections that some products (JSON, their ids) belong to first of all, and how many products they have. */
function readHomes({ store }: QueryContext, productIds: string): { ids: readonly string[]; members: number } {
  const rows = store.all(
    `SELECT collection_id, products FROM list_size
     WHERE collection_id IN (SELECT home_id FROM product WHERE id IN (SELECT value FROM json_each(?)))`,
    productIds,
  );
  return {
    ids: rows.map((row) => id(row, 'collection_id')),
    members: rows.reduce((sum, row) => sum + integer(row, 'products'), 0),
  };
}

/** Products with a facet of the source, so many that a tag which thousands of products have costs no more. */
const sharingSql = (key: string): string => `
SELECT * FROM (SELECT t.product_id FROM facet f JOIN product_facet t ON t.key = f.key AND t.folded = f.folded
  WHERE f.key = '${key}' LIMIT 200)`;

/** The best-selling products are candidates where too few share anything. A shared type counts as much as three tags. */
const othersSql = (condition: string): string => `
WITH source AS (SELECT value id FROM json_each(?1)), facet AS (
  SELECT DISTINCT key, folded FROM product_facet
  WHERE product_id IN source AND key IN ('${filterKeys.type}', '${filterKeys.tag}', '${filterKeys.vendor}')
), best AS (
  SELECT product_id FROM product_list l WHERE published AND ${condition} ORDER BY sales_rank, product_id LIMIT 60
), candidate AS (
  ${[filterKeys.type, filterKeys.tag, filterKeys.vendor].map(sharingSql).join(' UNION ')} UNION SELECT product_id FROM best
)
SELECT l.product_id, l.available buyable, (
  SELECT total(iif(f.key = '${filterKeys.type}', 3, 1)) FROM facet f
  JOIN product_facet t ON t.product_id = l.product_id AND t.key = f.key AND t.folded = f.folded
) shared
FROM candidate c JOIN product_list l ON l.product_id = c.product_id
WHERE ${condition} AND (l.published OR ?2) AND l.product_id NOT IN source
ORDER BY shared DESC, l.sales_rank, l.product_id LIMIT ?3`;

const [allOthersSql, buyableOthersSql] = [othersSql('true'), othersSql('l.available')] as const;

/** Products that can be bought, those that share most of type, tags and brand first, then best-selling first. */
function readOthers(context: QueryContext, sourceIds: readonly number[], limit: number): readonly number[] {
  const read = (sql: string, count: number): readonly OfferCandidate[] =>
    context.store.all(sql, JSON.stringify(sourceIds), draftFlag(context), count).map(toCandidate);
  recordList(context.reader.record, allProducts, ['tag', 'vendor']);
  return chooseFrom(context, {
    lists: [allProducts],
    limit,
    first: () => read(allOthersSql, limit + maxPassedOver),
    buyable: () => read(buyableOthersSql, limit),
  });
}

function toCandidate(row: SqlRow): OfferCandidate {
  return { id: integer(row, 'product_id'), isBuyable: flag(row, 'buyable') };
}

interface ListChoice {
  /** The lists that the candidates are from. */
  readonly lists: readonly string[];
  readonly limit: number;
  /** The best candidates, whether they can be bought or not. */
  readonly first: () => readonly OfferCandidate[];
  readonly buyable: () => readonly OfferCandidate[];
}

/** The order of the candidates depends on what their lists have, on types and on ranks. */
function chooseFrom(context: QueryContext, { lists, limit, first, buyable }: ListChoice): readonly number[] {
  const { record } = context.reader;
  for (const list of lists) recordList(record, list, ['members', 'type', 'rank']);
  const chosen = chooseBuyable(context, first(), limit);
  if (chosen) return chosen;
  for (const list of lists) recordList(record, list, ['stock']);
  return buyable().map((candidate) => candidate.id);
}
