import { createHash } from 'node:crypto';
import type { VideoInput } from '#catalog/write/product-input.ts';
import type { Picture } from '#shop/content/picture.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import type { ProductVideo } from '#shop/product/product-video.ts';
import { findVideo, saveVideo } from '#storage/media/videos.ts';
import type { Database } from '#storage/database.ts';

/** The key of a platform's picture: a changed picture is another one, so that none has to be replaced. */
export function pictureKey(picture: Picture): string {
  return pictureKeys.get([picture], '', () => {
    const { alt: _alt, ...shown } = picture;
    return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
  });
}

/** Asked for by each part of a product that shows a picture. */
const pictureKeys = createIdentityCache<string>();

const colorPattern = /^#[0-9a-f]{6}$/i;

/** Stores a film or link, unless it is stored already, and returns its key. A changed one is another one. */
export function keepVideo(store: Database, video: ProductVideo): VideoInput {
  const poster = video.poster && keepPicture(store, video.poster);
  const shown = video.kind === 'video' ? { sources: video.sources, page: null } : { sources: [], page: video.url };
  const key = createHash('sha256')
    .update(JSON.stringify([shown, poster]))
    .digest('base64url')
    .slice(0, 22);
  if (!findVideo(store, key)) saveVideo(store, { key, ...shown, poster, alt: video.alt, file: null });
  return { key, alt: video.alt };
}

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
