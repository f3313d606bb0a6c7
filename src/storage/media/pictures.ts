import type { FocalPoint, Picture, PictureFormat } from '#shop/content/picture.ts';
import { pictureOrigin } from '#shop/content/picture-origin.ts';
import type { Database } from '../database.ts';
import { integer, integers, type SqlRow, strings, text, textOrNull } from '../row.ts';

/** The columns of `media` that `pictureOf` reads; the table is called `m`. */
export const pictureColumns = 'm.template, m.width, m.height, m.widths, m.formats, m.colour, m.focus, m.alt media_alt';

/** The picture of a row with `pictureColumns`; null when a LEFT JOIN found none. */
export function pictureOrNull(row: SqlRow, alt: string | null = null): Picture | null {
  return row['template'] === null ? null : pictureOf(row, alt);
}

/** The picture of a row with `pictureColumns`; `alt` replaces its own alternative text. */
export function pictureOf(row: SqlRow, alt: string | null = null): Picture {
  return {
    template: text(row, 'template'),
    widths: integers(row, 'widths'),
    formats: strings(row, 'formats').filter(isFormat),
    width: integer(row, 'width'),
    height: integer(row, 'height'),
    colour: textOrNull(row, 'colour'),
    alt: alt ?? text(row, 'media_alt'),
    ...(row['focus'] !== null && { focus: toFocalPoint(integers(row, 'focus')) }),
  };
}

function toFocalPoint([x = 50, y = 50]: readonly number[]): FocalPoint {
  return { x, y };
}

/** The picture with a key, or null. */
export function findPicture(store: Database, key: string, alt: string | null = null): Picture | null {
  const row = store.first(`SELECT ${pictureColumns} FROM media m WHERE m.key = ?`, key);
  return row && pictureOf(row, alt);
}

/**
 * Gives the origins of the pictures that are on other hosts, in the order in which they came; at most `max`. They are read
 * again when another statement was run since, so that they cover every picture that a page can show.
 */
export function createPictureOrigins(store: Database, max: number): () => readonly string[] {
  let known = { origins: noOrigins, statementCount: -1 };
  return () => {
    if (known.statementCount !== store.statementCount()) {
      const origins = readPictureOrigins(store, max);
      known = { origins, statementCount: store.statementCount() };
    }
    return known.origins;
  };
}

const noOrigins: readonly string[] = [];

function readPictureOrigins(store: Database, max: number): readonly string[] {
  const rows = store.all('SELECT address FROM picture_host ORDER BY id LIMIT ?', max);
  return [...new Set(rows.flatMap((row) => pictureOrigin(text(row, 'address')) ?? []))];
}

/** The addresses of the pictures of products that are only by http, in a stable order; at most `max`. */
export function readHttpPictures(store: Database, max: number): readonly string[] {
  const rows = store.all(
    `SELECT template FROM media WHERE template LIKE 'http://%'
     AND EXISTS (SELECT 1 FROM product_picture p WHERE p.media_key = media.key) ORDER BY template LIMIT ?`,
    max,
  );
  return rows.map((row) => text(row, 'template'));
}

/** Key of the drawing shown for a variant that has no picture. */
export const placeholderKey = 'placeholder';

function isFormat(value: string): value is PictureFormat {
  return value === 'avif' || value === 'webp' || value === 'jpeg';
}

/** A picture file as it is written: its address (with `{width}` and `{format}`) and its sizes in pixels. */
export interface MediaInput {
  readonly key: string;
  readonly template: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly formats: readonly PictureFormat[];
  readonly colour: string | null;
  readonly alt: string;
}

/** Inserts or replaces a picture by its key. */
export function savePicture(store: Database, picture: MediaInput): void {
  store.run(
    `INSERT INTO media (key, template, width, height, widths, formats, colour, alt) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
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

/** Sets the focal point of a picture that exists. */
export function setFocus(store: Database, key: string, { x, y }: FocalPoint): void {
  store.run('UPDATE media SET focus = ? WHERE key = ?', JSON.stringify([x, y]), key);
}

/** Sets the alternative text of a picture that exists, also where products show it with the text it had. */
export function setAlt(store: Database, key: string, alt: string): void {
  store.run(
    'UPDATE product_picture SET alt = ?1 WHERE media_key = ?2 AND alt = (SELECT alt FROM media WHERE key = ?2)',
    alt,
    key,
  );
  store.run('UPDATE media SET alt = ? WHERE key = ?', alt, key);
}
