import { tags } from '#cache/tags.ts';
import { sortsFor } from '#shop/list-query-sort.ts';
import { sortKeys, type ListScope, type SortKey } from '#shop/listing.ts';
import { id, text, textOrNull } from './row.ts';
import { searchMatch } from './search.ts';
import { sql, type Sql } from './sql.ts';
import { changesAt, draftFlag, type Visit } from './visit.ts';

/** Which products a listing is about, before any filter. */
export interface Scope {
  /** A FROM clause with `product_list l`. Its joins are CROSS JOINs, which SQLite takes in the order written. */
  readonly from: Sql;
  readonly conditions: readonly Sql[];
  /** The order that the scope starts with. */
  readonly ownSort: SortKey;
  readonly sorts: readonly SortKey[];
}

/** null when the collection does not exist, or the term has no word. */
export function readScope(visit: Visit, scope: ListScope): Scope | null {
  switch (scope.kind) {
    case 'all':
      return allProducts(visit);
    case 'collection':
      return oneCollection(visit, scope.handle);
    case 'search':
      return search(visit, scope.term);
    default:
      return scope satisfies never;
  }
}

function allProducts(visit: Visit): Scope {
  visit.reading.record(tags.listing);
  const from = sql('FROM product_list l');
  return { from, conditions: [published(visit)], ownSort: 'best-selling', sorts: sortsFor('all') };
}

function oneCollection(visit: Visit, handle: string): Scope | null {
  visit.reading.record(tags.collectionHandle(handle));
  const row = visit.store.first('SELECT id, kind, sort, due_at FROM collection WHERE handle = ?', handle);
  if (!row) return null;
  visit.reading.record(tags.collectionProducts(id(row)));
  changesAt(visit, textOrNull(row, 'due_at'));
  const own = text(row, 'sort');
  return {
    from: sql(
      'FROM collection_product c CROSS JOIN product_list l ON l.product_id = c.product_id AND c.collection_id = ?',
      Number(id(row)),
    ),
    conditions: [published(visit)],
    ownSort: sortKeys.find((sort) => sort === own) ?? 'best-selling',
    sorts: sortsFor(text(row, 'kind') === 'manual' ? 'collection' : 'all'),
  };
}

function search(visit: Visit, term: string): Scope {
  visit.reading.record(tags.listing);
  const match = searchMatch(visit, term);
  return {
    from: sql('FROM product_text CROSS JOIN product_list l ON l.product_id = product_text.rowid'),
    conditions: [match === null ? sql('FALSE') : sql('product_text MATCH ?', match), published(visit)],
    ownSort: 'relevance',
    sorts: sortsFor('search'),
  };
}

function published(visit: Visit): Sql {
  return draftFlag(visit) === 1 ? sql('TRUE') : sql('l.published = 1');
}
