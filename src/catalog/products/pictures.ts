import type { Picture, PictureFormat } from '#shop/content/picture.ts';
import type { Database } from '#storage/database.ts';
import { integer, integers, type SqlRow, strings, text, textOrNull } from '#storage/row.ts';
import type { MediaInput } from '../write/product-input.ts';

/** The columns of `media` that `pictureOf` reads; the table is called `m`. */
export const pictureColumns = 'm.template, m.width, m.height, m.widths, m.formats, m.colour, m.alt media_alt';

/** The picture of a row with `pictureColumns`; null where a LEFT JOIN found none. */
export function pictureOf(row: SqlRow, alt: string | null = null): Picture | null {
  if (row['template'] === null) return null;
  return {
    template: text(row, 'template'),
    widths: integers(row, 'widths'),
    formats: strings(row, 'formats').filter(isFormat),
    width: integer(row, 'width'),
    height: integer(row, 'height'),
    colour: textOrNull(row, 'colour'),
    alt: alt ?? text(row, 'media_alt'),
  };
}

/** A picture by its key; null when there is none of it. */
export function findPicture(store: Database, key: string, alt: string | null = null): Picture | null {
  const row = store.first(`SELECT ${pictureColumns} FROM media m WHERE m.key = ?`, key);
  return row && pictureOf(row, alt);
}

/** Key of the drawing that stands for a look without a picture. */
export const placeholderKey = 'placeholder';

function isFormat(value: string): value is PictureFormat {
  return value === 'avif' || value === 'webp' || value === 'jpeg';
}

/** Writes a picture by its key: its address and sizes, wherever it is shown. */
export function savePicture(store: Database, picture: MediaInput): void {
  store.run(
    `INSERT INTO media VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET template = excluded.template, width = excluded.width, height = excluded.height,
       widths = excluded.widths, formats = excluded.formats, colour = excluded.colour, alt = excluded.alt`,
    picture.key,
    picture.template,
    picture.width,
    picture.height,
    JSON.stringify(picture.widths),
    JSON.stringify(picture.formats),
    picture.colour,
    picture.alt,
  );
}
