import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { paints, type Paint } from './shapes.ts';

const font = readFont(join(import.meta.dirname, '../site/theme/vollkorn-bold.woff2'));

function readFont(file: string): Font {
  const found = create(readFileSync(file));
  if ('fonts' in found) throw new Error(`${file} holds several fonts.`);
  return found;
}

interface Lettering {
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly size: number;
  readonly paint: Paint;
  /** The widest line, in pixels. */
  readonly width: number;
}

/** A text as paths in the theme's headline font, centered at `x`, so that drawing it needs no installed font. */
export function lettering(text: string, { x, y, size, paint, width }: Lettering): string {
  return wrap(text, width / size)
    .map((line, index) => {
      const start = x - (widthOf(line) * size) / 2;
      return `<g transform="translate(${start.toFixed(1)} ${y + index * size * 1.04}) scale(${size / font.unitsPerEm} ${-size / font.unitsPerEm})" fill="${paints[paint]}">${glyphs(line)}</g>`;
    })
    .join('');
}

/** How many lines a text takes. */
export const linesOf = (text: string, width: number, size: number): number => wrap(text, width / size).length;

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const widthOf = (line: string): number =>
  font.glyphsForString(line).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / font.unitsPerEm;

function glyphs(line: string): string {
  let x = 0;
  return font
    .glyphsForString(line)
    .map(({ path, advanceWidth }) => {
      const drawn = `<path transform="translate(${x} 0)" d="${path.toSVG()}"/>`;
      x += advanceWidth;
      return drawn;
    })
    .join('');
}
