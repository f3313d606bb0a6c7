import type { Picture } from '../content/picture.ts';

/** A film of a product, played on its page; or what is only linked to: a video on another site, a 3D model. */
export type ProductVideo =
  | {
      readonly kind: 'video';
      readonly id: string;
      /** The same film in several sizes and formats, at least one. */
      readonly sources: readonly VideoSource[];
      /** Shown until the film plays; null: a picture of the product is. */
      readonly poster: Picture | null;
      /** What it shows, in words. */
      readonly alt: string;
    }
  | {
      readonly kind: 'link';
      readonly id: string;
      readonly url: string;
      readonly poster: Picture | null;
      readonly alt: string;
    };

export interface VideoSource {
  readonly url: string;
  /** A media type, e.g. `video/mp4`, also with its codecs. */
  readonly type: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longer side beyond which a film in the column of a product page gains nothing. */
const enoughPixels = 1920;

/**
 * The files of a film in the order in which a browser should try them: the largest that is not larger than the page needs,
 * smaller ones, then larger ones. Streams for players of their own (HLS) come last, since most browsers cannot play them.
 */
export function preferredSources(sources: readonly VideoSource[]): readonly VideoSource[] {
  const rank = ({ type, width, height }: VideoSource): number => {
    const pixels = Math.max(width, height);
    if (!/^video\/(?:mp4|webm)\b/i.test(type)) return Infinity;
    return pixels <= enoughPixels ? enoughPixels - pixels : pixels;
  };
  return sources.toSorted((one, other) => compareRanks(rank(one), rank(other)));
}

function compareRanks(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
