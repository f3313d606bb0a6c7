import { routes } from '#routes.ts';
import type { AppIcon, IconDrawing } from '#shop/content/app-icon.ts';
import { iconLetter, type IconSource, iconSvg } from './icon.ts';

interface IconFormat extends Pick<AppIcon, 'size' | 'share'> {
  readonly isOpaque: boolean;
}

/**
 * The PNG icons of a shop by their names. Apple shows transparent parts black, and masks cut up to a fifth off each side
 * of a maskable icon: https://www.w3.org/TR/appmanifest/#icon-masks
 */
const formats: Readonly<Record<string, IconFormat>> = {
  'apple-touch-icon': { size: 180, share: 0.62, isOpaque: true },
  'icon-192': { size: 192, share: 1, isOpaque: false },
  'icon-512': { size: 512, share: 1, isOpaque: false },
  'icon-maskable': { size: 512, share: 0.5, isOpaque: true },
};

/** The colors of the theme in light mode, as `#rrggbb`. */
interface AppIconColors {
  readonly accent: string;
  readonly page: string;
}

/** The icon of this name, drawn as `iconSvg` draws it; null: there is none. */
export function appIcon(name: string, source: IconSource, colors: AppIconColors): AppIcon | null {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) return null;
  const { size, share, isOpaque } = format;
  return { drawing: drawing(source, colors.accent), size, share, background: isOpaque ? colors.page : null };
}

/** A letter is not drawn as SVG, because a server may have no fonts. */
function drawing(source: IconSource, color: string): IconDrawing {
  if (!source.drawing && !source.icon) return { kind: 'letter', letter: iconLetter(source.name), color };
  return { kind: 'svg', svg: iconSvg(source, { light: color, dark: color }) };
}

export interface ManifestIcon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose?: 'maskable';
}

/** The icons that a web manifest offers. */
export const manifestIcons: readonly ManifestIcon[] = [
  { src: routes.icon(), type: 'image/svg+xml', sizes: 'any' },
  { src: routes.appIcon('icon-192'), type: 'image/png', sizes: '192x192' },
  { src: routes.appIcon('icon-512'), type: 'image/png', sizes: '512x512' },
  { src: routes.appIcon('icon-maskable'), type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];
