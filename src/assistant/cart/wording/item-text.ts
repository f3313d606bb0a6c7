import { foldAccents } from '#shop/text/normalize.ts';
import { leadingCount } from './stated-quantity.ts';
import { contentPieces } from '../../retrieval/named-product.ts';

/** What follows the verb of a request (folded), without the cart and the quantity. */
export function itemText(rest: string): string {
  const bare = foldAccents(rest).replaceAll(cartPhrase, ' ').replaceAll(betweenSides, 'x').trim();
  const uncounted =
    leadingCount.test(bare) && !/^\d+ ?[x×](?=\s|\d)/.test(bare) ? bare.replace(leadingCount, '') : bare;
  const text = uncounted.replaceAll(quantityMarks, ' ').replaceAll(containers, ' ').trim();
  return countAlone.test(text) ? '' : text;
}

/** `170 x 240 cm`; `12 x 400 g` are twelve packs. */
const betweenSides = /(?<=\d{2})\s?[x×]\s?(?=\d{2,4}(?![\d.,])(?!\s?(?:m?l|[cd]l|k?g|packs?)\b))/g;
const quantityMarks = /(?:^|\s)\d{1,4}\s?[x×](?=\s)|\s(?:[x×]\s|×)\d{1,4}(?=\s|$)/g;
const cartPhrase = /\b(?:(?:to|in|into|from)\s+(?:(?:my|the|our|a)\s+)?(?:shopping\s+)?(?:cart|basket|bag)|for me)\b/g;
/** Without `of` such a word may be part of a name, `tote bag`, and with a number it is a value, `pack of 3`. */
const containers = /\b(?:bottle|can|jar|bag|box|carton|tin|packet|pack|glass|tube|pair|piece)(?:e?s)?\s+of\b(?!\s+\d)/g;

/** The things that a request lists: `the table and the leaf`. */
export function listParts(text: string): readonly string[] {
  return text.split(/\s*(?:,|&|\+|\b(?:and|plus)\b)\s*/);
}

/** `2 of it and a shampoo`: something else beside what is spoken of. */
export function listsPronoun(text: string): boolean {
  const parts = listParts(text);
  return parts.length > 1 && parts.some(isPronoun);
}

/** `it`, `two of them`, `that one` */
export function isPronoun(part: string): boolean {
  return /^(?:\S+ of )?(?:it|that|this|them|these|those)(?: one)?$/.test(part);
}

/** `one, and a stand too`: a number of what was shown, and something else beside it. */
export function countsBeside(rest: string): boolean {
  return /^(?:\d{1,2}|one|two|three|four|five|six),?\s+(?:and|plus|&|\+)\s+(?!a half\b)/.test(rest);
}

/** `add 3`: a number alone counts what is spoken of, and names nothing. */
const countAlone =
  /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)?(?:\s*(?:more|pieces?|pairs?|pcs?|of (?:it|them|these|those)|please|[x×.,!]))*$/;

/** With model numbers as they are written: `x100`. */
export function withoutRequestWords(text: string): string {
  const words = text.split(/\s+/).filter((word) => !requestWords.has(word.replaceAll(/[^\p{L}\p{N}]/gu, '')));
  return words.join(' ');
}

/** The pieces of a request that may be of a name. */
export function itemPieces(text: string): readonly string[] {
  return contentPieces(text).filter((piece) => !requestWords.has(piece));
}

const requestWords = new Set(
  `please pl plz pack piece pc unit size color colour of add put buy take order cart basket bag it them that this one another more again extra too also as well
  version thank thanks now then instead rather both two three four`.split(/\s+/),
);
