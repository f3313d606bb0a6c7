/// <reference types="astro/client" />

/** The merchant's style sheets. */
declare module 'virtual:site-theme' {}

/** Values of the theme that stand outside of style sheets. */
declare module 'virtual:theme-values' {
  import type { SvgDrawing } from '#shop/content/svg-drawing.ts';

  type SchemeColors = Readonly<Record<'light' | 'dark', string>>;

  /** The URL of the font that every page shows at once; null for a font of the visitor's system. */
  export const preloadedFont: string | null;
  /** Colors of browser bars and of the icon, as `#rrggbb`. */
  export const themeColors: { readonly page: SchemeColors; readonly accent: SchemeColors };
  /** `theme/logo.svg` and `theme/icon.svg`; null: the theme has none. */
  export const themeDrawings: Readonly<Record<'logo' | 'icon', SvgDrawing | null>>;
}
