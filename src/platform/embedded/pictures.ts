import type { Picture, PictureFormat } from '#shop/picture.ts';
import { integer, integers, strings, text, textOrNull, type SqlRow } from './row.ts';
import type { Database } from './store.ts';

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
