import { allProducts, tags } from '#cache/tags.ts';
import type { Collection, CollectionLink, Paginated } from '#shop/listing/listing.ts';
import { paginate } from '#shop/listing/paginate.ts';
import { pictureColumns, pictureOrNull } from '#storage/media/pictures.ts';
import { id, inOrder, integer, text, textOrNull, type SqlRow } from '#storage/row.ts';
import { recordList } from '../lists/record-list.ts';
import { recordExpiry, type QueryContext } from '#storage/query-context.ts';

/** Drafts are counted for a reader that sees them. */
const selectCollections = ({ reader }: QueryContext): string => `
SELECT c.id, c.handle, c.title, c.description, c.picture_alt, c.due_at, c.updated_at, ${pictureColumns},
  ${reader.draft ? sizeWithDrafts : publishedSize} count
FROM collection c LEFT JOIN media m ON m.key = c.picture`;

const publishedSize = '(SELECT products FROM list_size s WHERE s.collection_id = c.id)';
const sizeWithDrafts = `(SELECT count(*) FROM collection_product o JOIN product_list l USING (product_id)
   WHERE o.collection_id = c.id)`;

export function collectionByHandle(context: QueryContext, handle: string): Collection | null {
  context.reader.record(tags.collectionHandle(handle));
  const row = context.store.first(`${selectCollections(context)} WHERE c.handle = ?`, handle);
  return row && toCollection(context, row);
}

export function allCollections(context: QueryContext, page: number, perPage: number): Paginated<Collection> {
  context.reader.record(tags.collections);
  const total = integer(context.store.first('SELECT count(*) total FROM collection') ?? {}, 'total');
  const rows = context.store.all(
    `${selectCollections(context)} ORDER BY c.position, c.id LIMIT ? OFFSET ?`,
    perPage,
    (page - 1) * perPage,
  );
  return paginate({ items: rows.map((row) => toCollection(context, row)), page, perPage, total });
}

/** Collections in the order of the handles; unknown handles are left out. */
export function collectionsByHandle(context: QueryContext, handles: readonly string[]): readonly Collection[] {
  return inOrder(
    handles,
    rowsByHandle(context, handles).map((row) => toCollection(context, row)),
    ({ handle }) => handle,
  );
}

/** The same without what links do not show: a new description invalidates none of the pages with these collections. */
export function collectionLinks(context: QueryContext, handles: readonly string[]): readonly CollectionLink[] {
  const links = rowsByHandle(context, handles).map((row) => {
    context.reader.record(tags.collectionCard(id(row)), text(row, 'updated_at'));
    return toLink(context, row);
  });
  return inOrder(handles, links, ({ handle }) => handle);
}

function rowsByHandle(context: QueryContext, handles: readonly string[]): readonly SqlRow[] {
  for (const handle of handles) context.reader.record(tags.collectionHandle(handle));
  return context.store.all(
    `${selectCollections(context)} WHERE c.handle IN (SELECT value FROM json_each(?))`,
    JSON.stringify(handles),
  );
}

function toCollection(context: QueryContext, row: SqlRow): Collection {
  context.reader.record(tags.collection(id(row)), text(row, 'updated_at'));
  return {
    id: id(row),
    ...toLink(context, row),
    description: text(row, 'description'),
    updatedAt: text(row, 'updated_at'),
  };
}

function toLink(context: QueryContext, row: SqlRow): CollectionLink {
  recordExpiry(context, textOrNull(row, 'due_at'));
  recordList(context.reader.record, id(row), ['members']);
  return {
    handle: text(row, 'handle'),
    title: text(row, 'title'),
    picture: pictureOrNull(row, textOrNull(row, 'picture_alt')),
    count: integer(row, 'count'),
  };
}

/** The number of published products. */
export function countPublishedProducts({ store, reader }: QueryContext): number {
  recordList(reader.record, allProducts, ['members']);
  return integer(store.first('SELECT products FROM list_size WHERE collection_id = 0') ?? {}, 'products');
}
