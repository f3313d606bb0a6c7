import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { detailKey, filterKeys, optionKey } from '#shop/listing/query/list-query-filters.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import type { Database } from '#storage/database.ts';
import { id, integer, type SqlRow, text, textOrNull } from '#storage/row.ts';
import { type CollectionRule, type CollectionRules, type RuleTextField, ruleTextOperators } from './product-input.ts';

/** The time at which rules are evaluated (ISO 8601), and the products they are evaluated for; null: all products. */
interface MembershipScope {
  readonly now: string;
  readonly productIds: readonly string[] | null;
}

const ruleBasedCollections = "SELECT id, match, rules FROM collection WHERE kind = 'rules'";

interface RefreshOptions {
  readonly productIds?: readonly string[];
}

/** Updates the members of all rule-based collections, for some products if they are given. `now` is ISO 8601. */
export function refreshMemberships(store: Database, now: string, { productIds }: RefreshOptions = {}): void {
  for (const collection of store.all(ruleBasedCollections))
    refreshCollection(store, collection, { now, productIds: productIds ?? null });
}

/** Updates the members of one collection; does nothing if it has no rules. */
export function refreshCollectionMembers(store: Database, collectionId: string, now: string): void {
  const collection = store.first(`${ruleBasedCollections} AND id = ?`, collectionId);
  if (collection) refreshCollection(store, collection, { now, productIds: null });
}

/** Updates the collections that are due because their oldest product has become too old for them; returns their ids. */
export function refreshDueCollections(store: Database, now: string): readonly string[] {
  const due = store.all(`${ruleBasedCollections} AND due_at <= ?`, now);
  if (due.length === 0) return [];
  return store.transaction(() => {
    for (const collection of due) refreshCollection(store, collection, { now, productIds: null });
    return due.map((collection) => id(collection));
  });
}

function refreshCollection(store: Database, collection: SqlRow, { now, productIds }: MembershipScope): void {
  const rules = readRules(collection);
  const { sql, values } = rulesCondition(rules, now);
  const collectionId = id(collection);
  const some = productIds === null ? '' : 'AND product_id IN (SELECT CAST(value AS INTEGER) FROM json_each(?))';
  const only = productIds === null ? [] : [JSON.stringify(productIds)];
  const fits = `SELECT l.product_id FROM product_list l WHERE ${sql} ${some.replace('product_id', 'l.product_id')}`;
  store.run(
    `DELETE FROM collection_product WHERE collection_id = ? ${some} AND product_id NOT IN (${fits})`,
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
  setDueDate(store, collectionId, { ...rules, only });
}

/** The rules of a row of `collection`. */
export function readRules(collection: SqlRow): CollectionRules {
  return rulesSchema.parse({
    match: textOrNull(collection, 'match'),
    rules: JSON.parse(text(collection, 'rules')),
  });
}

interface DueDateScope extends Pick<CollectionRules, 'rules'> {
  /** The JSON array of the products that were evaluated; empty: all. */
  readonly only: readonly string[];
}

/** After some products were evaluated the date only becomes earlier: too early a date is corrected when it is due. */
function setDueDate(store: Database, collectionId: string, { rules, only }: DueDateScope): void {
  const days = rules.flatMap((rule) => (rule.field === 'createdAt' ? [rule.value] : []));
  if (days.length === 0) return;
  const some = only.length === 0 ? '' : 'AND product_id IN (SELECT CAST(value AS INTEGER) FROM json_each(?))';
  const oldest = store.first(
    `SELECT min(l.created_at) oldest FROM collection_product c JOIN product_list l USING (product_id)
     WHERE c.collection_id = ? AND l.created_at >= ? ${some}`,
    collectionId,
    new Date(0).toISOString(),
    ...only,
  );
  const created = oldest && textOrNull(oldest, 'oldest');
  const due = created ? new Date(Date.parse(created) + Math.min(...days) * dayMs + 1).toISOString() : null;
  if (only.length === 0) store.run('UPDATE collection SET due_at = ? WHERE id = ?', due, collectionId);
  else if (due !== null)
    store.run('UPDATE collection SET due_at = ?1 WHERE id = ?2 AND coalesce(due_at > ?1, 1)', due, collectionId);
}

const ruleSchema: z.ZodType<CollectionRule> = z.union([
  z.object({ field: z.literal('createdAt'), operator: z.literal('withinDays'), value: z.number().int().positive() }),
  z.object({ field: z.literal('priceMin'), operator: z.enum(['lessThan', 'greaterThan']), value: z.number().int() }),
  z.object({
    field: z.union([
      z.enum(['title', 'type', 'vendor', 'tag']),
      z.templateLiteral([z.enum(['option:', 'detail:']), z.string().min(1)]),
    ]),
    operator: z.enum(ruleTextOperators),
    value: z.string(),
  }),
  z.object({ field: z.enum(['available', 'reduced']), operator: z.literal('is'), value: z.boolean() }),
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

/** How many products of the shop fit rules, drafts included. `now` is ISO 8601. */
export function countFitting(store: Database, rules: CollectionRules, now: string): number {
  const { sql, values } = rulesCondition(rules, now);
  return integer(store.first(`SELECT count(*) fitting FROM product_list l WHERE ${sql}`, ...values) ?? {}, 'fitting');
}

/** The condition that rules set for a row of `product_list l`. `now` is ISO 8601. */
function rulesCondition({ match, rules }: CollectionRules, now: string): RuleCondition {
  const parts = rules.map((rule) => ruleCondition(rule, now));
  return {
    sql: `(${parts.map(({ sql }) => sql).join(match === 'all' ? ' AND ' : ' OR ')})`,
    values: parts.flatMap(({ values }) => values),
  };
}

function ruleCondition(rule: CollectionRule, now: string): RuleCondition {
  if (isTextRule(rule)) return textCondition(rule);
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
    case 'available':
      return { sql: 'l.available = ?', values: [Number(rule.value)] };
    case 'reduced':
      return { sql: `${hasCompareAt} = ?`, values: [Number(rule.value)] };
    default:
      return rule satisfies never;
  }
}

const hasCompareAt = 'EXISTS (SELECT 1 FROM variant v WHERE v.product_id = l.product_id AND v.compare_at > v.price)';

export type TextRule = Extract<CollectionRule, { field: RuleTextField }>;

/** Whether a rule compares texts. */
export function isTextRule(rule: CollectionRule): rule is TextRule {
  return typeof rule.value === 'string';
}

function textCondition({ field, operator, value }: TextRule): RuleCondition {
  const folded = normalizeText(value);
  const found = valuesCondition(field, textComparisons[operator], folded);
  return operator === 'notEquals' || operator === 'notContains' ? { ...found, sql: `NOT ${found.sql}` } : found;
}

type TextComparison = (column: string) => string;

/** Comparisons of a folded column with one parameter; `textCondition` negates them. */
const textComparisons: Readonly<Record<TextRule['operator'], TextComparison>> = {
  equals: (column) => `${column} = ?`,
  notEquals: (column) => `${column} = ?`,
  contains: (column) => `instr(${column}, ?) > 0`,
  notContains: (column) => `instr(${column}, ?) > 0`,
  startsWith: (column) => `instr(${column}, ?) = 1`,
  endsWith: (column) => `instr(${column} || char(0), ? || char(0)) > 0`,
};

/** Whether any value of a field compares so: the title, values of facets, or those of a detail that is no facet. */
function valuesCondition(field: RuleTextField, compare: TextComparison, value: string): RuleCondition {
  if (field === 'title') {
    const sql = `EXISTS (SELECT 1 FROM product p WHERE p.id = l.product_id AND ${compare('fold(p.title)')})`;
    return { sql, values: [value] };
  }
  const table = field.startsWith('option:') ? 'variant_facet' : 'product_facet';
  const facet = `EXISTS (SELECT 1 FROM ${table} f
    WHERE f.product_id = l.product_id AND f.key = ? AND ${compare('f.folded')})`;
  if (!field.startsWith('detail:')) return { sql: facet, values: [facetKey(field), value] };
  const detail = `EXISTS (SELECT 1 FROM product_detail d
    WHERE d.product_id = l.product_id AND fold(d.name) = ? AND ${compare('fold(d.value)')})`;
  return {
    sql: `(${facet} OR ${detail})`,
    values: [facetKey(field), value, normalizeText(field.slice('detail:'.length)), value],
  };
}

function facetKey(field: Exclude<RuleTextField, 'title'>): string {
  if (field === 'type' || field === 'vendor' || field === 'tag') return filterKeys[field];
  const name = field.slice(field.indexOf(':') + 1);
  return field.startsWith('option:') ? optionKey(name) : detailKey(name);
}

export const dayMs = 86_400_000;

function daysBefore(now: string, days: number): string {
  return new Date(Date.parse(now) - days * dayMs).toISOString();
}
