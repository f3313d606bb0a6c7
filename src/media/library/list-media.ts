import type { Database } from '#storage/database.ts';
import { placeholderKey } from '#storage/media/pictures.ts';
import { integer, integerOrNull, text, textOrNull, type SqlRow } from '#storage/row.ts';

/** A picture of the shop as a merchant sees it in a list. */
export interface ListedPicture {
  readonly key: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the original; null: the shop has no original, e.g. because the picture is on another host. */
  readonly bytes: number | null;
  /** The address it was downloaded from or is shown from, or the name of the file; null: not known. */
  readonly source: string | null;
  /** Percent from the left and the top; null: the middle. */
  readonly focus: string | null;
}

const selectPictures = `
SELECT m.key, m.alt, m.width, m.height, m.focus, o.bytes, coalesce(o.source, iif(m.template LIKE 'http%', m.template, NULL)) source
FROM media m LEFT JOIN original o ON o.key = m.key WHERE m.key <> '${placeholderKey}'`;

/** All pictures by key, except the drawing that stands for missing ones. */
export function listPictures(store: Database): readonly ListedPicture[] {
  return store.all(`${selectPictures} ORDER BY m.key`).map(toListed);
}

/** The picture with a key, or null. */
export function findListedPicture(store: Database, key: string): ListedPicture | null {
  const row = store.first(`${selectPictures} AND m.key = ?`, key);
  return row && toListed(row);
}

function toListed(row: SqlRow): ListedPicture {
  return {
    key: text(row, 'key'),
    alt: text(row, 'alt'),
    width: integer(row, 'width'),
    height: integer(row, 'height'),
    bytes: integerOrNull(row, 'bytes'),
    source: textOrNull(row, 'source'),
    focus: textOrNull(row, 'focus'),
  };
}

/** Texts name pictures by their keys, in front matter and in Markdown. */
const textUses = `
SELECT DISTINCT kind || '/' || iif(parent = '', '', parent || '/') || handle place
FROM (SELECT kind, parent, handle, front, body FROM document UNION ALL SELECT kind, parent, handle, front, body FROM draft)
WHERE instr(body, ?1) > 0 OR EXISTS (SELECT 1 FROM json_tree(front) WHERE atom = ?1)
UNION SELECT 'product/' || handle FROM product WHERE instr(description, ?1) > 0`;

const selectUses = `
SELECT 'product/' || p.handle place FROM product_picture i JOIN product p ON p.id = i.product_id WHERE i.media_key = ?1
UNION SELECT 'collection/' || handle FROM collection WHERE picture = ?1
UNION ${textUses} ORDER BY place`;

/** Where a picture is used, as names of documents: `product/oak-chair`, `page/about`. */
export function usesOf(store: Database, key: string): readonly string[] {
  return store.all(selectUses, key).map((row) => text(row, 'place'));
}

const selectUnattached = `
SELECT key FROM media m WHERE key <> '${placeholderKey}'
  AND NOT EXISTS (SELECT 1 FROM product_picture WHERE media_key = m.key)
  AND NOT EXISTS (SELECT 1 FROM collection WHERE picture = m.key) ORDER BY key`;

/** Keys of the pictures that nothing uses. */
export function listUnused(store: Database): readonly string[] {
  const keys = store.all(selectUnattached).map((row) => text(row, 'key'));
  return keys.filter((key) => store.all(textUses, key).length === 0);
}

const selectVideoUses = `
SELECT 'product/' || p.handle place FROM product_video i JOIN product p ON p.id = i.product_id
WHERE i.video_key = ? ORDER BY place`;

/** Where a video is used, as names of documents: `product/oak-chair`. */
export function usesOfVideo(store: Database, key: string): readonly string[] {
  return store.all(selectVideoUses, key).map((row) => text(row, 'place'));
}

const selectUnusedVideos = `
SELECT key FROM video v WHERE NOT EXISTS (SELECT 1 FROM product_video WHERE video_key = v.key) ORDER BY key`;

/** Keys of the videos that no product shows. */
export function listUnusedVideos(store: Database): readonly string[] {
  return store.all(selectUnusedVideos).map((row) => text(row, 'key'));
}
