import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { normalizeText } from '#shop/fold.ts';
import { filterKeys, optionKey } from '#shop/list-query-filters.ts';
import type { CollectionRules, CollectionRule } from './input.ts';

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

/** Rules as they are stored and as a catalogue file writes them. */
export const rulesSchema: z.ZodType<CollectionRules> = z.object({
  match: z.enum(['all', 'any']),
  rules: z.array(ruleSchema).min(1),
});

/** A part of a WHERE clause with its values in order. */
export interface RuleCondition {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/** What rules ask of a row of `product_list` named `l`, at a time. */
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
