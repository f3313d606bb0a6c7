import { pictureUrl, srcset, type Picture } from '#shop/picture.ts';
import { escapeHtml } from './escape-html.ts';

/** A picture in a text: its formats in the order that browsers should prefer, as wide as the column. */
export function pictureHtml(picture: Picture, alt: string): string {
  const [fallback] = picture.formats.slice(-1);
  const sources = picture.formats
    .slice(0, -1)
    .map(
      (format) =>
        `<source type="image/${format}" srcset="${escapeHtml(srcset(picture, format))}" sizes="${pictureSizes}">`,
    );
  const set = fallback ? ` srcset="${escapeHtml(srcset(picture, fallback))}" sizes="${pictureSizes}"` : '';
  const image = `<img src="${escapeHtml(pictureUrl(picture, 640, fallback))}"${set} alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`;
  return `<picture>${sources.join('')}${image}</picture>`;
}

const pictureSizes = '(min-width: 42rem) 40rem, 100vw';

/** A picture that stands alone, with the words below it. */
export function figureHtml(picture: Picture, words: { readonly alt: string; readonly caption: string | null }): string {
  const caption = words.caption ? `<figcaption>${escapeHtml(words.caption)}</figcaption>` : '';
  return `<figure>${pictureHtml(picture, words.alt)}${caption}</figure>`;
}
