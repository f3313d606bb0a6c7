import { pictureFormats, type RenditionName } from '#shop/content/picture.ts';
import type { Database } from '../database.ts';
import { integer, text, textOrNull, type SqlRow } from '../row.ts';

/** The file that a picture of the shop's own was made from. */
export interface OriginalPicture {
  /** The key of the picture. */
  readonly key: string;
  /** SHA-256 of the file, in hexadecimal: it is stored by this name. */
  readonly hash: string;
  /** The ending of the file's name, without a dot: `jpg`. */
  readonly extension: string;
  readonly bytes: number;
  /** The address it was downloaded from, or the name of the file; null: not known. */
  readonly source: string | null;
}

/** Inserts or replaces the original of a picture that exists. */
export function saveOriginal(store: Database, { key, hash, extension, bytes, source }: OriginalPicture): void {
  store.run(
    `INSERT INTO original (key, hash, extension, bytes, source) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET hash = excluded.hash, extension = excluded.extension, bytes = excluded.bytes,
       source = excluded.source`,
    key,
    hash,
    extension,
    bytes,
    source,
  );
}

/** The original of the picture with a key; null: it is not known, or it is on another host. */
export function findOriginal(store: Database, key: string): OriginalPicture | null {
  const row = store.first('SELECT * FROM original WHERE key = ?', key);
  return row && toOriginal(row);
}

// The bounds are for the index: no hexadecimal digit comes after `f`.
const selectOffered = `
SELECT o.* FROM original o JOIN media m ON m.key = o.key
WHERE o.hash BETWEEN ?1 AND ?1 || 'g' AND EXISTS (SELECT 1 FROM json_each(m.widths) WHERE value = ?2)
  AND EXISTS (SELECT 1 FROM json_each(m.formats) WHERE value = ?3)
LIMIT 1`;

/** The original that a rendition is made from; null: no picture offers that rendition. */
export function findOfferedOriginal(store: Database, { hash, width, format }: RenditionName): OriginalPicture | null {
  const row = store.first(selectOffered, hash, width, format);
  return row && toOriginal(row);
}

const selectRenditions = `
SELECT DISTINCT substr(o.hash, 1, ?) hash, w.value width, f.value format
FROM original o JOIN media m ON m.key = o.key, json_each(m.widths) w, json_each(m.formats) f ORDER BY 1, 2, 3`;

/** Every rendition that pictures offer. `hashLength`: how many digits of a hash are in its name. */
export function listRenditions(store: Database, hashLength: number): readonly RenditionName[] {
  return store.all(selectRenditions, hashLength).flatMap((row) => {
    const format = pictureFormats.find((each) => each === text(row, 'format'));
    return format ? [{ hash: text(row, 'hash'), width: integer(row, 'width'), format }] : [];
  });
}

function toOriginal(row: SqlRow): OriginalPicture {
  return {
    key: text(row, 'key'),
    hash: text(row, 'hash'),
    extension: text(row, 'extension'),
    bytes: integer(row, 'bytes'),
    source: textOrNull(row, 'source'),
  };
}
