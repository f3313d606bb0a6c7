import { z } from 'zod';
import type { Database } from '#storage/database.ts';
import { id, integer, type SqlRow, text, textOrNull } from '#storage/row.ts';
import { sortKeys } from '#shop/listing/listing.ts';
import { readCurrency } from '../products/variants.ts';
import { countFitting, readRules } from '../write/collection-rules.ts';
import type { CollectionInput, CollectionRules } from '../write/product-input.ts';
import { saveCollection, saveCollectionProducts } from '../write/save-collection.ts';
import { ruleSourceSchema, toRule, toRuleSource } from './rule-source.ts';
import type { RecordIssue, RecordDocuments, RecordText, PublishedRecord } from './stored-record.ts';

/** Relevance orders the results of a search alone. */
const sorts = sortKeys.filter((key) => key !== 'relevance');

const texts = z.array(z.string('must be a text; put it in quotes'), 'must be a list of handles, e.g. [one, two]');
const optionalText = z.string('must be a text; put it in quotes').nullable();

/** The front matter of a collection's file; its description is the text below. */
const frontSchema = z
  .looseObject({
    title: z.string('must be a text; put it in quotes').trim().min(1, 'must not be empty'),
    position: z.int('must be a whole number').nonnegative('must not be negative').optional(),
    sort: z.enum(sorts, `must be one of ${sorts.join(', ')}`).optional(),
    picture: optionalText.optional(),
    pictureAlt: optionalText.optional(),
    products: texts.optional(),
    match: z.enum(['all', 'any'], 'must be all or any').optional(),
    rules: z.array(ruleSourceSchema, 'must be a list of rules').min(1, 'must not be empty').optional(),
  })
  .refine(({ products, rules }) => products === undefined || rules === undefined, {
    path: ['products'],
    message: 'must not be beside "rules": a collection has either',
  })
  .refine(({ sort, rules }) => sort !== 'manual' || rules === undefined, {
    path: ['sort'],
    message: 'must not be manual for a collection by rules',
  });

type CollectionFront = z.infer<typeof frontSchema>;

/** Collections as documents: by rules, or with products chosen by hand. */
export const collectionRecords: RecordDocuments = {
  schema: frontSchema,
  handles: (store) => store.all('SELECT handle FROM collection').map((row) => text(row, 'handle')),
  read: readCollection,
  complete: completeCollection,
  write: writeCollection,
  remove: (store, handle) => void store.run('DELETE FROM collection WHERE handle = ?', handle),
  check: checkCollection,
};

function readCollection(store: Database, handle: string): PublishedRecord | null {
  const row = store.first('SELECT * FROM collection WHERE handle = ?', handle);
  if (!row) return null;
  const front = { title: text(row, 'title'), ...placeOf(row), ...membersOf(store, row) };
  const updatedAt = text(row, 'updated_at');
  return {
    text: { title: front.title, front, body: text(row, 'description') },
    publishedAt: updatedAt,
    updatedAt,
  };
}

function placeOf(row: SqlRow) {
  return {
    position: integer(row, 'position'),
    sort: text(row, 'sort'),
    picture: textOrNull(row, 'picture'),
    pictureAlt: textOrNull(row, 'picture_alt'),
  };
}

function membersOf(store: Database, row: SqlRow) {
  if (text(row, 'kind') === 'manual') return { products: readMembers(store, id(row)) };
  const { match, rules } = readRules(row);
  const currency = readCurrency(store);
  return { match, rules: rules.map((rule) => toRuleSource(rule, currency)) };
}

/** The handles of a collection's products in the order in which they were put there. */
export function readMembers(store: Database, collectionId: string): readonly string[] {
  const rows = store.all(
    `SELECT p.handle FROM collection_product c JOIN product p ON p.id = c.product_id
     WHERE c.collection_id = ? ORDER BY c.position, p.id`,
    collectionId,
  );
  return rows.map((row) => text(row, 'handle'));
}

/** A text with all fields, in the order in which a file has them: a collection without a position becomes the last. */
function completeCollection(store: Database, handle: string, { title, front, body }: RecordText): RecordText {
  const { position, sort, picture = null, pictureAlt = null, ...members } = frontSchema.parse(front);
  const { products = [], match = 'all', rules } = members;
  const complete = {
    title,
    position: position ?? positionOf(store, handle),
    sort: sort ?? (rules ? 'best-selling' : 'manual'),
    picture,
    pictureAlt,
    ...(rules ? { match, rules } : { products: [...new Set(products)] }),
  };
  return { title, front: complete, body };
}

function positionOf(store: Database, handle: string): number {
  const row = store.first(
    `SELECT coalesce((SELECT position FROM collection WHERE handle = ?), max(position) + 1, 0) position FROM collection`,
    handle,
  );
  return integer(row ?? {}, 'position');
}

/** Creates or replaces a collection; products that the shop does not have are left out. `now` is ISO 8601. */
function writeCollection(
  store: Database,
  handle: string,
  { title, front, body, now }: RecordText & { readonly now: string },
): void {
  const complete = frontSchema.parse(completeCollection(store, handle, { title, front, body }).front);
  const { position = 0, sort = 'manual', picture = null, pictureAlt = null, products = [] } = complete;
  const rules = rulesOf(store, complete);
  const known = picture !== null && store.first('SELECT 1 FROM media WHERE key = ?', picture) !== null;
  const input: CollectionInput = {
    handle,
    title,
    description: body,
    picture: known ? picture : null,
    pictureAlt,
    position,
    sort,
    rules,
    updatedAt: now,
  };
  saveCollection(store, input, now);
  if (!rules) saveCollectionProducts(store, handle, knownProducts(store, products));
}

function rulesOf(store: Database, { match = 'all', rules }: CollectionFront): CollectionRules | null {
  if (!rules) return null;
  const currency = readCurrency(store);
  return { match, rules: rules.map((rule) => toRule(rule, currency)) };
}

/** Warns of rules that fit no product of the shop. */
function checkCollection(store: Database, front: unknown, now: string): readonly RecordIssue[] {
  const rules = rulesOf(store, frontSchema.parse(front));
  if (!rules) return [];
  const unfit = rules.rules.flatMap((rule, index): readonly RecordIssue[] => {
    if (countFitting(store, { match: 'all', rules: [rule] }, now) > 0) return [];
    return [{ path: ['rules', index], message: 'no product of the shop fits this rule.', refused: false }];
  });
  if (unfit.length > 0 || countFitting(store, rules, now) > 0) return unfit;
  return [{ path: ['rules'], message: 'no product fits all of these rules: the collection is empty.', refused: false }];
}

function knownProducts(store: Database, handles: readonly string[]): readonly string[] {
  const rows = store.all(
    'SELECT handle FROM product WHERE handle IN (SELECT value FROM json_each(?))',
    JSON.stringify(handles),
  );
  const known = new Set(rows.map((row) => text(row, 'handle')));
  return handles.filter((handle) => known.has(handle));
}
