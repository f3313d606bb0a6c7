import { createHash } from 'node:crypto';
import type { Picture } from '#shop/content/picture.ts';
import type { Database } from '#storage/database.ts';

/** The key of a platform's picture: a changed picture is another one, so that none has to be replaced. */
export function pictureKey({ alt: _alt, ...picture }: Picture): string {
  return createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 22);
}

const colorPattern = /^#[0-9a-f]{6}$/i;

/** Stores a picture, unless it is stored already, and returns its key. */
export function keepPicture(store: Database, picture: Picture): string {
  const key = pictureKey(picture);
  store.run(
    `INSERT INTO media (key, template, width, height, widths, formats, colour, alt) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    key,
    picture.template,
    // Platforms do not know the size of every picture.
    Math.max(1, Math.round(picture.width)),
    Math.max(1, Math.round(picture.height)),
    JSON.stringify(picture.widths),
    JSON.stringify(picture.formats),
    colorPattern.test(picture.colour ?? '') ? picture.colour : null,
    picture.alt,
  );
  return key;
}
