/** File formats in the order in which a browser should prefer them. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

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
  /** Average colour `#rrggbb`, shown until the picture arrives. */
  readonly colour: string | null;
  readonly alt: string;
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
