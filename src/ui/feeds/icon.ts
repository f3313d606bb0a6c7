import type { VectorMark, Profile } from '#shop/profile.ts';
import { escapeXml } from '#shop/text/escape.ts';

/** The colors of an icon, as `#rrggbb`. */
type IconColors = Readonly<Record<'light' | 'dark', string>>;

/** The icon of a shop as SVG, its own or its first letter, in a color for light and one for dark mode. */
export function iconSvg({ icon, name }: Pick<Profile, 'icon' | 'name'>, { light, dark }: IconColors): string {
  const [width, height] = icon ? [icon.width, icon.height] : [32, 32];
  const colors = `:root{color:${light}}@media(prefers-color-scheme:dark){:root{color:${dark}}}`;
  const drawing = icon ? drawIcon(icon) : drawLetter(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${colors}</style>${drawing}</svg>\n`;
}

function drawIcon({ path, stroke }: VectorMark): string {
  const paint = stroke === null ? 'fill="currentColor"' : `fill="none" stroke="currentColor" stroke-width="${stroke}"`;
  return `<path ${paint} d="${escapeXml(path)}"/>`;
}

function drawLetter(name: string): string {
  const letter = escapeXml(iconLetter(name));
  return `<text x="16" y="27" font-family="sans-serif" font-size="30" font-weight="600" text-anchor="middle" fill="currentColor">${letter}</text>`;
}

/** What stands for a shop that has no icon. */
export function iconLetter(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? '•';
}
