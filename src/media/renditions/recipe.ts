import { pictureFormats, type RenditionName } from '#shop/content/picture.ts';
import { routes } from '#routes.ts';

/** The widths in pixels of renditions, the same as those of the demo shop's pictures. */
const offeredWidths = [320, 640, 1200, 2000] as const;

/**
 * Part of the name of each rendition. Renditions are cached for a year: increment it when the same original yields another
 * file, e.g. after a change of quality, and migrate the stored addresses (`src/storage/migrations/media/pictures.ts`).
 */
const recipeVersion = '2';

/** Cached pages may still refer to renditions of these versions; they are made by the current recipe. */
const earlierVersions = ['1'];

/** The widths of a picture: those below its own, then its own or the widest. It is never enlarged. */
export function renditionWidths(width: number): readonly number[] {
  const widest = offeredWidths.at(-1) ?? width;
  return [...offeredWidths.filter((each) => each < Math.min(width, widest)), Math.min(width, widest)];
}

/** The address of all renditions of an original, with `{width}` and `{format}`. */
export function renditionTemplate(hash: string): string {
  return routes.media(`${hash.slice(0, hashLength)}.${recipeVersion}-{width}.{format}`);
}

/** How much of the hash of an original names its renditions, in hexadecimal digits. */
export const hashLength = 32;

/** Parses the file name of a rendition; null for any other name. */
export function parseRenditionName(name: string): RenditionName | null {
  const [, hash = '', width = '', format = ''] = renditionPattern.exec(name) ?? [];
  const known = pictureFormats.find((each) => each === format);
  return known ? { hash, width: Number(width), format: known } : null;
}

const renditionPattern = new RegExp(
  `^([0-9a-f]{${hashLength}})\\.(?:${[...earlierVersions, recipeVersion].join('|')})-([1-9]\\d{0,4})\\.([a-z]+)$`,
);

/** The file name of a rendition. */
export function renditionFile({ hash, width, format }: RenditionName): string {
  return `${hash}.${recipeVersion}-${width}.${format}`;
}
