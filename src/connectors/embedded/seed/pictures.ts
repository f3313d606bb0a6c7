import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { routes } from '#routes.ts';
import { createFolder } from '#storage/create-folder.ts';
import { placeholderKey, savePicture } from '#storage/media/pictures.ts';
import type { Database } from '#storage/database.ts';

const picturesFile = z.record(
  z.string(),
  z.object({
    hash: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    colour: z.string().nullable(),
    widths: z.array(z.number().int()),
    formats: z.array(z.enum(['avif', 'webp', 'jpeg'])),
    alt: z.string(),
  }),
);

/** Saves the demo shop's pictures and puts their files into the media folder, from which they are served. */
export function seedPictures(store: Database, demoDir: string, mediaDir: string): void {
  const listed = picturesFile.parse(JSON.parse(readFileSync(join(demoDir, 'pictures.json'), 'utf8')));
  for (const [key, { hash, ...picture }] of Object.entries(listed)) {
    savePicture(store, { key, template: routes.media(`${key}.${hash}-{width}.{format}`), ...picture });
  }
  const folder = join(demoDir, 'pictures');
  createFolder(mediaDir);
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.svg')) linkOrCopy(join(folder, file), join(mediaDir, file));
  }
  seedPlaceholder(store, join(folder, 'placeholder.svg'), mediaDir);
}

function seedPlaceholder(store: Database, drawing: string, mediaDir: string): void {
  const hash = createHash('sha256').update(readFileSync(drawing)).digest('hex').slice(0, 8);
  const file = `${placeholderKey}.${hash}.svg`;
  linkOrCopy(drawing, join(mediaDir, file));
  const size = { width: 1200, height: 1200, widths: [], formats: [], colour: null };
  savePicture(store, { key: placeholderKey, template: routes.media(file), alt: '', ...size });
}

/** Creates a hard link, or a copy if the file system does not support it. */
function linkOrCopy(from: string, to: string): void {
  if (existsSync(to)) return;
  try {
    linkSync(from, to);
  } catch {
    if (!existsSync(to)) copyFileSync(from, to);
  }
}
