import { shortenText } from '#shop/text/shorten-text.ts';

/** Characters of a page's own title; search engines show about 60, and the shop's name comes after them. */
const maxTitleLength = 90;

/** Characters of a page's description; search engines show about 160. */
export const maxDescriptionLength = 320;

/** The `<title>` of a page: its own title, shortened where it is too long, and the shop's name, which always stays. */
export function documentTitle(title: string, shop: string): string {
  return title === shop ? shop : `${sharedTitle(title)} · ${shop}`;
}

/** The title of a page where others show it, beside the shop's name. */
export function sharedTitle(title: string): string {
  return shortenText(title, maxTitleLength);
}
