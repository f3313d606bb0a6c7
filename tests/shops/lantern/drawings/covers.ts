import { lettering, linesOf } from './lettering.ts';
import type { Motif, Size } from './motif.ts';
import { motifs } from './motifs.ts';
import { paints, type Paint } from './shapes.ts';
import { gifts } from './gifts.ts';

const canvas: Size = [1200, 1320];

/** Pictures of products: a book on colored paper, lit from above, or a gift. */
export const covers: ReadonlyMap<string, string> = new Map([
  ...Object.entries(motifs).map(([handle, motif]) => [handle, bookPicture(motif)] as const),
  ...Object.entries(gifts).map(([handle, { backdrop, drawing }]) => [handle, picture(backdrop, drawing)] as const),
]);

function picture(backdrop: Paint, drawing: string): string {
  const [width, height] = canvas;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<radialGradient id="light" cx=".4" cy=".2" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="spine"><stop offset="0" stop-color="#000" stop-opacity=".22"/><stop offset=".025" stop-color="#fff" stop-opacity=".2"/><stop offset=".05" stop-color="#000" stop-opacity=".13"/><stop offset=".075" stop-color="#000" stop-opacity="0"/></linearGradient>
<filter id="shadow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>
<clipPath id="cover"><rect width="760" height="1000" rx="10"/></clipPath><clipPath id="square"><rect width="880" height="880" rx="46"/></clipPath>
</defs>
<rect width="${width}" height="${height}" fill="${paints[backdrop]}"/><rect width="${width}" height="${height}" fill="url(#light)"/>
${drawing}</svg>`;
}

/** Board books are square with round corners, the others are upright. */
function bookPicture(motif: Motif): string {
  const { size, clip } = motif.isSquare
    ? ({ size: [880, 880], clip: 'square' } as const)
    : ({ size: [760, 1000], clip: 'cover' } as const);
  const [width, height] = size;
  const place = `translate(${(canvas[0] - width) / 2} ${(canvas[1] - height) / 2})`;
  const shadow = `<rect x="14" y="34" width="${width - 8}" height="${height}" rx="20" fill="#15123a" opacity=".42" filter="url(#shadow)"/>`;
  return picture(
    motif.backdrop,
    `<g transform="${place}">${shadow}<rect x="6" y="8" width="${width + 6}" height="${height - 4}" rx="10" fill="#fffaf0"/>
<g clip-path="url(#${clip})">${cover(motif, size)}<rect width="${width}" height="${height}" fill="url(#spine)"/></g></g>`,
  );
}

function cover({ title, author, ground, ink, authorInk = ink, draw, titleSize = 92 }: Motif, size: Size): string {
  const [width, height] = size;
  const lines = linesOf(title, width - 120, titleSize);
  const titleBottom = 70 + titleSize * (0.75 + (lines - 1) * 1.04);
  return [
    `<rect width="${width}" height="${height}" fill="${paints[ground]}"/>`,
    draw(size, titleBottom + 20),
    lettering(title, { x: width / 2, y: 70 + titleSize * 0.75, size: titleSize, paint: ink, width: width - 120 }),
    lettering(author, { x: width / 2, y: height - 46, size: 38, paint: authorInk, width: width - 80 }),
  ].join('');
}
