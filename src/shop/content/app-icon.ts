/** An icon of the shop as a square PNG picture, for home screens and lists of apps. */
export interface AppIcon {
  readonly drawing: IconDrawing;
  /** Its edge in pixels. */
  readonly size: number;
  /** The part of the edge, up to 1, that the drawing takes; the rest is margin. */
  readonly share: number;
  /** `#rrggbb`; null: transparent. */
  readonly background: string | null;
}

/** A whole SVG document, or a letter and its color `#rrggbb`. */
export type IconDrawing =
  | { readonly kind: 'svg'; readonly svg: string }
  | { readonly kind: 'letter'; readonly letter: string; readonly color: string };
