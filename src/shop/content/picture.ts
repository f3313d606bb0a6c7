/** File formats in the order in which a browser should prefer them. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/**
 * A picture in every size it is offered in. `template` is its address with `{width}` and `{format}` in place of the
 * values; an address without them is the one file there is, and then `widths` and `formats` are empty.
 */
export interface Picture {
  readonly template: string;
  readonly widths: readonly number[];
  readonly formats: readonly PictureFormat[];
  /** Pixel size of the original: browsers reserve its shape before it arrives. */
  readonly width: number;
  readonly height: number;
  /** Most common or average colour `#rrggbb`, by which words on the picture are light or dark. */
  readonly colour: string | null;
  readonly alt: string;
  /** The point that stays visible where the picture is cropped; absent: the middle, or what the page prefers. */
  readonly focus?: FocalPoint;
}

/** Percent of the width from the left and of the height from the top, 0 to 100. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** A file that is made from the original of a picture. */
export interface RenditionName {
  /** The first digits of the hash of the original, in hexadecimal. */
  readonly hash: string;
  /** Pixels. */
  readonly width: number;
  readonly format: PictureFormat;
}

/** The address of one rendition: the narrowest that is at least `width` wide, else the widest. */
export function pictureUrl(picture: Picture, width: number, format: PictureFormat = 'jpeg'): string {
  const chosen = picture.widths.find((each) => each >= width) ?? picture.widths.at(-1) ?? picture.width;
  return renditionUrl(picture, chosen, format);
}

/** The `srcset` of a picture in one format; empty when it has a single file. */
export function srcset(picture: Picture, format: PictureFormat): string {
  return picture.widths.map((width) => `${renditionUrl(picture, width, format)} ${width}w`).join(', ');
}

function renditionUrl(picture: Picture, width: number, format: PictureFormat): string {
  return picture.template.replace('{width}', String(width)).replace('{format}', format);
}

/** Below this relative luminance (WCAG 2) light text is read better than dark text. */
const darkLuminance = 0.179;

/** Whether words on a picture have to be light, judged by its average colour. */
export function isDarkPicture({ colour }: Pick<Picture, 'colour'>): boolean {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour ?? '')?.slice(1) ?? ['ff', 'ff', 'ff'];
  const [red = 1, green = 1, blue = 1] = channels.map((hex) => linearChannel(Number.parseInt(hex, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < darkLuminance;
}

function linearChannel(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
