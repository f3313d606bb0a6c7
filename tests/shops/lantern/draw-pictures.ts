// Draws the pictures of the bookshop: node tests/shops/lantern/draw-pictures.ts
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { covers } from './drawings/covers.ts';
import { scenes } from './drawings/scenes.ts';

const folder = join(import.meta.dirname, 'pictures');

mkdirSync(folder, { recursive: true });
for (const [name, svg] of [...scenes, ...covers])
  await sharp(Buffer.from(svg))
    .avif({ quality: 55, effort: 1 })
    .toFile(join(folder, `${name}.avif`));
