import type { SvgDrawing } from '#shop/content/svg-drawing.ts';
import type { VectorMark, Profile } from '#shop/profile.ts';
import { escapeXml } from '#shop/text/html/escape.ts';

/** The colors of an icon, as `#rrggbb`. */
type IconColors = Readonly<Record<'light' | 'dark', string>>;

/** The sources of an icon in order of precedence: theme, profile, name. */
export interface IconSource extends Pick<Profile, 'icon' | 'name'> {
  /** The theme's own; null without one. */
  readonly drawing: SvgDrawing | null;
}

/** The icon of a shop as SVG, its own or its first letter; `currentColor` is a color for light and one for dark mode. */
export function iconSvg({ drawing, icon, name }: IconSource, { light, dark }: IconColors): string {
  const colors = `:root{color:${light}}@media(prefers-color-scheme:dark){:root{color:${dark}}}`;
  const { viewBox, body } = drawing ?? (icon ? drawIcon(icon) : drawLetter(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${colors}</style>${body}</svg>\n`;
}

function drawIcon({ path, stroke, width, height }: VectorMark): SvgDrawing {
  const paint = stroke === null ? 'fill="currentColor"' : `fill="none" stroke="currentColor" stroke-width="${stroke}"`;
  return { viewBox: `0 0 ${width} ${height}`, body: `<path ${paint} d="${escapeXml(path)}"/>` };
}

function drawLetter(name: string): SvgDrawing {
  const letter = escapeXml(iconLetter(name));
  const body = `<text x="16" y="27" font-family="sans-serif" font-size="30" font-weight="600" text-anchor="middle" fill="currentColor">${letter}</text>`;
  return { viewBox: '0 0 32 32', body };
}

/** The letter that represents a shop without an icon. */
export function iconLetter(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? '•';
}
