import { join } from 'node:path';
import sharp from 'sharp';
import type { AppIcon, IconDrawing } from '#shop/content/app-icon.ts';

/** A PNG picture of an icon. Rejects when its SVG cannot be read. */
export async function drawIcon({ drawing, size, share, background }: AppIcon): Promise<Buffer> {
  const edge = Math.round(size * share);
  const picture = await fit(await draw(drawing, edge), edge);
  const margin = Math.round((size - edge) / 2);
  const canvas = { width: size, height: size, channels: 4, background: background ?? '#00000000' } as const;
  return sharp({ create: canvas })
    .composite([{ input: picture, left: margin, top: margin }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function draw(drawing: IconDrawing, edge: number): Promise<Buffer> {
  return drawing.kind === 'letter' ? drawLetter(drawing, edge) : drawSvg(drawing.svg, edge);
}

/** Large enough that no part of it is enlarged. */
async function drawSvg(svg: string, edge: number): Promise<Buffer> {
  const file = Buffer.from(svg);
  const { width, height } = await sharp(file).metadata();
  const density = Math.min(maxDensity, (defaultDensity * edge) / Math.max(width, height));
  return sharp(file, { density: Math.max(1, density) })
    .png()
    .toBuffer();
}

const defaultDensity = 72;
const maxDensity = 100_000;

/** With the font of the shop's texts, because a server may have none. Letters that it lacks are of a font of the system. */
function drawLetter({ letter, color }: Extract<IconDrawing, { kind: 'letter' }>, edge: number): Promise<Buffer> {
  const text = `<span foreground="${color}" weight="600">${escapeMarkup(letter)}</span>`;
  const height = Math.round(edge * letterShare);
  return sharp({ text: { text, font: 'Schibsted Grotesk', fontfile: fontFile, rgba: true, width: edge, height } })
    .png()
    .toBuffer();
}

/** The part of the edge that a letter is high. */
const letterShare = 0.78;

const fontFile = join(import.meta.dirname, '../../ui/fonts/schibsted-grotesk.woff2');

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The picture in the middle of a transparent square. */
function fit(picture: Buffer, edge: number): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: edge, height: edge, fit: 'contain', background: '#00000000', withoutEnlargement: false })
    .png()
    .toBuffer();
}
