import { tags } from '#cache/tags.ts';
import type { Collection, Page } from '#shop/listing.ts';
import { pageOf } from './page-of.ts';
import { pictureColumns, pictureOf } from './pictures.ts';
import { id, integer, text, textOrNull, type Row } from './row.ts';
import { changesAt, type Visit } from './visit.ts';

/** A visit that sees drafts counts them too. */
const select = ({ reading }: Visit): string => `
SELECT c.id, c.handle, c.title, c.description, c.picture_alt, c.due_at, c.updated_at, ${pictureColumns},
  ${reading.draft ? sizeWithDrafts : size} count
FROM collection c LEFT JOIN media m ON m.key = c.picture`;

const size = '(SELECT products FROM list_size s WHERE s.collection_id = c.id)';
const sizeWithDrafts = `(SELECT count(*) FROM collection_product o JOIN product_list l USING (product_id)
   WHERE o.collection_id = c.id)`;

export function collectionByHandle(visit: Visit, handle: string): Collection | null {
  visit.reading.record(tags.collectionHandle(handle));
  const row = visit.store.first(`${select(visit)} WHERE c.handle = ?`, handle);
  return row && readCollection(visit, row);
}

export function allCollections(visit: Visit, page: number, perPage: number): Page<Collection> {
  visit.reading.record(tags.collections);
  const total = integer(visit.store.first('SELECT count(*) total FROM collection') ?? {}, 'total');
  const rows = visit.store.all(
    `${select(visit)} ORDER BY c.position, c.id LIMIT ? OFFSET ?`,
    perPage,
    (page - 1) * perPage,
  );
  return pageOf({ items: rows.map((row) => readCollection(visit, row)), page, perPage, total });
}

/** Collections by handle, in the order of the handles, unknown ones left out. */
export function collectionsByHandle(visit: Visit, handles: readonly string[]): readonly Collection[] {
  for (const handle of handles) visit.reading.record(tags.collectionHandle(handle));
  const rows = visit.store.all(
    `${select(visit)} WHERE c.handle IN (SELECT value FROM json_each(?))`,
    JSON.stringify(handles),
  );
  const byHandle = new Map(rows.map((row) => [text(row, 'handle'), readCollection(visit, row)]));
  return handles.flatMap((handle) => byHandle.get(handle) ?? []);
}

function readCollection(visit: Visit, row: Row): Collection {
  const { reading } = visit;
  changesAt(visit, textOrNull(row, 'due_at'));
  reading.record(tags.collection(id(row)), text(row, 'updated_at'));
  reading.record(tags.collectionSize(id(row)));
  return {
    id: id(row),
    handle: text(row, 'handle'),
    title: text(row, 'title'),
    description: text(row, 'description'),
    picture: pictureOf(row, textOrNull(row, 'picture_alt')),
    count: integer(row, 'count'),
    updatedAt: text(row, 'updated_at'),
  };
}
