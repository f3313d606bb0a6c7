import type { Picture } from '#shop/content/picture.ts';
import type { ImageNode } from '../documents/common.ts';

/** Widths that pictures are offered in, up to the largest that Shopify renders. */
const widths = [160, 320, 480, 640, 800, 1120, 1440, 1920, 2560, 3840] as const;
/** Assumed of pictures that Shopify does not host, whose size it does not know: a square. */
const unknownSize = { width: 1200, height: 1200 } as const;

/**
 * A picture of Shopify's CDN in all widths that its original has. The CDN chooses AVIF or WebP by itself from what the
 * browser accepts, so that one format is named. A picture elsewhere has one file.
 *
 * https://shopify.dev/docs/api/liquid/filters/image_url
 */
export function toPicture({ url, altText, width, height }: ImageNode): Picture | null {
  const address = URL.parse(url);
  if (!address || address.protocol !== 'https:') return null;
  const common = { colour: null, alt: altText ?? '' };
  if (width === null || height === null || width <= 0 || height <= 0)
    return { ...common, ...unknownSize, template: withoutBraces(address), widths: [], formats: [] };
  if (!isScalable(address))
    return { ...common, width, height, template: withoutBraces(address), widths: [], formats: [] };
  const narrower = widths.filter((each) => each < width);
  const offered = [...narrower, ...(width <= 3840 ? [width] : [3840])];
  return { ...common, width, height, template: widthTemplate(address), widths: offered, formats: ['jpeg'] };
}

/** Vector drawings and pictures of other hosts are not scaled. */
function isScalable({ hostname, pathname }: URL): boolean {
  const isCdn =
    hostname === 'cdn.shopify.com' || hostname.endsWith('.myshopify.com') || pathname.startsWith('/cdn/shop/');
  return isCdn && !/\.svg$/i.test(pathname);
}

/** The braces of an address would be taken for the places of width and format. */
function withoutBraces({ href }: URL): string {
  return href.replaceAll('{', '%7B').replaceAll('}', '%7D');
}

function widthTemplate(address: URL): string {
  const plain = new URL(address);
  for (const name of ['width', 'height', 'crop', 'format']) plain.searchParams.delete(name);
  plain.hash = '';
  const text = withoutBraces(plain);
  return `${text}${text.includes('?') ? '&' : '?'}width={width}`;
}
