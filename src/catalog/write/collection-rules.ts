import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { filterKeys, optionKey } from '#shop/listing/list-query-filters.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import type { Database } from '#storage/database.ts';
import { id, type SqlRow, text, textOrNull } from '#storage/row.ts';
import type { CollectionRule, CollectionRules } from './product-input.ts';

/** The time at which rules are evaluated (ISO 8601), and the product they are evaluated for; null: all products. */
interface MembershipScope {
  readonly now: string;
  readonly productId: string | null;
}

const ruleBasedCollections = "SELECT id, match, rules FROM collection WHERE kind = 'rules'";

interface RefreshOptions {
  readonly productId?: string;
  /** Called after each collection with the share that is done, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** Updates the members of all rule-based collections, for one product if it is given. `now` is ISO 8601. */
export function refreshMemberships(store: Database, now: string, { productId, progress }: RefreshOptions = {}): void {
  const collections = store.all(ruleBasedCollections);
  for (const [index, collection] of collections.entries()) {
    refreshCollection(store, collection, { now, productId: productId ?? null });
    progress?.((index + 1) / collections.length);
  }
}

/** Updates the members of one collection; does nothing if it has no rules. */
export function refreshCollectionMembers(store: Database, collectionId: string, now: string): void {
  const collection = store.first(`${ruleBasedCollections} AND id = ?`, collectionId);
  if (collection) refreshCollection(store, collection, { now, productId: null });
}

/** Updates the collections that are due because their oldest product has become too old for them; returns their ids. */
export function refreshDueCollections(store: Database, now: string): readonly string[] {
  const due = store.all(`${ruleBasedCollections} AND due_at <= ?`, now);
  if (due.length === 0) return [];
  return store.transaction(() => {
    for (const collection of due) refreshCollection(store, collection, { now, productId: null });
    return due.map((collection) => id(collection));
  });
}

function refreshCollection(store: Database, collection: SqlRow, { now, productId }: MembershipScope): void {
  const rules = readRules(collection);
  const { sql, values } = rulesCondition(rules, now);
  const collectionId = id(collection);
  const one = productId === null ? '' : 'AND product_id = ?';
  const only = productId === null ? [] : [productId];
  const fits = `SELECT l.product_id FROM product_list l WHERE ${sql} ${one.replace('product_id', 'l.product_id')}`;
  store.run(
    `DELETE FROM collection_product WHERE collection_id = ? ${one} AND product_id NOT IN (${fits})`,
    collectionId,
    ...only,
    ...values,
    ...only,
  );
  store.run(
    `INSERT OR IGNORE INTO collection_product SELECT ?, product_id, 0 FROM (${fits})`,
    collectionId,
    ...values,
    ...only,
  );
  setDueDate(store, collectionId, rules);
}

function readRules(collection: SqlRow): CollectionRules {
  return rulesSchema.parse({
    match: textOrNull(collection, 'match'),
    rules: JSON.parse(text(collection, 'rules')),
  });
}

function setDueDate(store: Database, collectionId: string, { rules }: CollectionRules): void {
  const days = rules.flatMap((rule) => (rule.field === 'createdAt' ? [rule.value] : []));
  if (days.length === 0) return;
  const oldest = store.first(
    `SELECT min(l.created_at) oldest FROM collection_product c JOIN product_list l USING (product_id)
     WHERE c.collection_id = ? AND l.created_at >= ?`,
    collectionId,
    new Date(0).toISOString(),
  );
  const created = oldest && textOrNull(oldest, 'oldest');
  const due = created ? new Date(Date.parse(created) + Math.min(...days) * dayMs + 1).toISOString() : null;
  store.run('UPDATE collection SET due_at = ? WHERE id = ?', due, collectionId);
}

const ruleSchema: z.ZodType<CollectionRule> = z.union([
  z.object({ field: z.literal('createdAt'), operator: z.literal('withinDays'), value: z.number().int().positive() }),
  z.object({ field: z.literal('priceMin'), operator: z.enum(['lessThan', 'greaterThan']), value: z.number().int() }),
  z.object({
    field: z.union([z.enum(['type', 'vendor', 'tag']), z.templateLiteral(['option:', z.string().min(1)])]),
    operator: z.enum(['equals', 'notEquals']),
    value: z.string(),
  }),
  z.object({
    field: z.literal('variants.stock'),
    operator: z.literal('betweenAny'),
    value: z.tuple([z.number().int(), z.number().int()]),
  }),
]);

/** Rules as they are stored and as `collections.json` has them. */
export const rulesSchema: z.ZodType<CollectionRules> = z.object({
  match: z.enum(['all', 'any']),
  rules: z.array(ruleSchema).min(1),
});

/** A condition of a WHERE clause and its parameters. */
export interface RuleCondition {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/** The condition that rules set for a row of `product_list l`. `now` is ISO 8601. */
export function rulesCondition({ match, rules }: CollectionRules, now: string): RuleCondition {
  const parts = rules.map((rule) => ruleCondition(rule, now));
  return {
    sql: `(${parts.map(({ sql }) => sql).join(match === 'all' ? ' AND ' : ' OR ')})`,
    values: parts.flatMap(({ values }) => values),
  };
}

function ruleCondition(rule: CollectionRule, now: string): RuleCondition {
  if (isFacetRule(rule)) return facetCondition(rule);
  switch (rule.field) {
    case 'createdAt':
      return { sql: 'l.created_at >= ?', values: [daysBefore(now, rule.value)] };
    case 'priceMin':
      return { sql: `l.price_min ${rule.operator === 'lessThan' ? '<' : '>'} ?`, values: [rule.value] };
    case 'variants.stock':
      return {
        sql: 'EXISTS (SELECT 1 FROM variant v WHERE v.product_id = l.product_id AND v.stock BETWEEN ? AND ?)',
        values: rule.value,
      };
    default:
      return rule satisfies never;
  }
}

type FacetRule = Extract<CollectionRule, { operator: 'equals' | 'notEquals' }>;

function isFacetRule(rule: CollectionRule): rule is FacetRule {
  return rule.operator === 'equals' || rule.operator === 'notEquals';
}

function facetCondition({ field, operator, value }: FacetRule): RuleCondition {
  const table = field.startsWith('option:') ? 'variant_facet' : 'product_facet';
  const found = `EXISTS (SELECT 1 FROM ${table} f WHERE f.product_id = l.product_id AND f.key = ? AND f.folded = ?)`;
  return { sql: operator === 'equals' ? found : `NOT ${found}`, values: [facetKey(field), normalizeText(value)] };
}

function facetKey(field: FacetRule['field']): string {
  if (field === 'type' || field === 'vendor' || field === 'tag') return filterKeys[field];
  return optionKey(field.slice('option:'.length));
}

export const dayMs = 86_400_000;

function daysBefore(now: string, days: number): string {
  return new Date(Date.parse(now) - days * dayMs).toISOString();
}
