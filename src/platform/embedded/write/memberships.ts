import { id, text, textOrNull, type SqlRow } from '../row.ts';
import type { Database } from '../store.ts';
import type { CollectionRules } from './input.ts';
import { dayMs, rulesCondition, rulesSchema } from './rules.ts';

/** For when rule-based collections are filled, and for which product; null: for all. */
interface MembershipScope {
  readonly now: string;
  readonly productId: string | null;
}

const ruleBasedCollections = "SELECT id, match, rules FROM collection WHERE kind = 'rules'";

interface RefreshOptions {
  readonly productId?: string;
  /** Told after each collection which share of them is filled, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** Makes rule-based collections hold what their rules say: for one product when it is named, else for all. */
export function refreshMemberships(store: Database, now: string, { productId, progress }: RefreshOptions = {}): void {
  const collections = store.all(ruleBasedCollections);
  for (const [index, collection] of collections.entries()) {
    refreshCollection(store, collection, { now, productId: productId ?? null });
    progress?.((index + 1) / collections.length);
  }
}

/** Fills one collection by its rules; one without rules stays as it is. */
export function refreshCollectionMembers(store: Database, collectionId: string, now: string): void {
  const collection = store.first(`${ruleBasedCollections} AND id = ?`, collectionId);
  if (collection) refreshCollection(store, collection, { now, productId: null });
}

/**
 * Fills the collections whose rules look at the time and whose time has come; answers their ids. A collection is due
 * when the first of its products grows too old for it.
 */
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
