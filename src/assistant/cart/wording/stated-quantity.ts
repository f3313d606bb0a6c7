import { singularize } from '#shop/text/stem.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { tokensOf } from '../../retrieval/words/words.ts';

/**
 * How many pieces are asked for by what follows the verb of a request: a number right after the verb, `N ×`, `N of`, or
 * `to N` at the end. null when it says no number, or only one of the product's name or size.
 */
export function statedQuantity(rest: string, productName: string): number | null {
  const tokens = tokensOf(withoutPairs(rest, productName));
  const nameTokens = tokensOf(productName).map(singularize);
  const at = tokens.findIndex(
    (token, index) =>
      quantityOf(token) !== null &&
      isCounting(tokens, index) &&
      !(/^x\d/.test(token) && nameTokens.includes(token)) &&
      !isLikelyOfName(tokens, index, nameTokens) &&
      !isOfName(tokens.map(singularize), index, nameTokens),
  );
  return at === -1 ? null : quantityOf(tokens[at] ?? '');
}

/** The count that what follows the verb of a request begins with: `two of `, not the `2` of `2 m cable`. */
export const leadingCount =
  /^(?:(?:me|a|an|another|just|only|up|please)\s+)*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|couple|pair)\s+(?:more\s+|of\s+|packs? of\s+)*(?!(?:kg|g|mm|cm|m|l|ml|cl|dl|w|inch|gb|tb|%|x|×|pack|peg|pegs)\b)(?=\S)/;

/** What follows the verb of a request, for another number of pieces. */
export function withQuantity(rest: string, quantity: number): string {
  return `${quantity} of ${rest.replace(/^\d{1,2}\s?[x×]\s/, '').replace(leadingCount, '')}`;
}

const countWords = String.raw`\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|a couple`;

/** `make it three`, `just two`, `three of them`: a number by which a message says only how many of what was asked about. */
const newCount = new RegExp(
  String.raw`(?:^|[\s,.;]+)(?:(?:and|but|actually|no|oh|sorry|wait|please)[\s,]+)*(?:(?:make|let's (?:make|have)|change|set) (?:it|that|them)(?: to)?|(?:i|we)(?:'d like| would like| want| need| take|'ll take|'ll have)(?: just| only)?|give me|just|only) (?<said>${countWords})(?: of (?:it|them|those|these|that))?(?: (?:pieces?|pcs))?(?=$|[\s,.;!]+(?:please|in|of|the|and|then|thanks)\b|[\s,.;!]*$)|(?:^|[\s,.;]+)(?<counted>${countWords}) (?:of (?:it|them|those|these|that)|pieces?|pcs)\b`,
);

/** The number of pieces that a message (folded) about a request states anew, and the message without it. */
export function statedAnew(message: string): { readonly quantity: number | null; readonly rest: string } {
  const found = newCount.exec(message);
  const word = found?.groups?.['said'] ?? found?.groups?.['counted'];
  if (!found || word === undefined) return { quantity: null, rest: message };
  const rest = message.replace(found[0], ' ').replaceAll(/^[\s,.;!]+|[\s,.;!]+$|\b(?:please|thanks)\b[\s.!]*$/g, '');
  return { quantity: parseNumberWord(word.replace(/^a /, '')), rest: rest.replace(/^and /, '') };
}

/** `just one`, `two of them then`, `one is enough`: the number of pieces, where a text says nothing else. */
export function countAlone(text: string): number | null {
  const { count } = nothingButCount.exec(text.toLowerCase())?.groups ?? {};
  return count === undefined ? null : parseNumberWord(count.replace(/^a /, ''));
}

const nothingButCount = new RegExp(
  String.raw`^(?:(?:just|only|rather|better|make (?:it|that)|i need|i want|i take|i'll take|take|then|please|and|ok)[\s,]+)*(?<count>${countWords})(?: ?[x×])?(?:[\s,]+(?:of (?:it|them|those|these|that)|pieces?|pcs|pairs?|packs?|is enough|is fine|is plenty|will do|only|in total|please|then|instead|thanks|to my cart|in my cart))*[\s.!]*$`,
);

/** `two pairs of socks` are two of a product whose name is plural. */
function withoutPairs(rest: string, productName: string): string {
  const isPlural = tokensOf(productName).some(
    (token) => singularize(token) !== token && tokensOf(rest).includes(token),
  );
  return isPlural ? rest.replace(/\bpairs? of\b/i, ' ') : rest;
}

function quantityOf(token: string): number | null {
  if (token === 'both') return null;
  return parseNumberWord(token.replace(/^x(?=\d)/, ''));
}

function isCounting(tokens: readonly string[], index: number): boolean {
  const [next = '', afterNext = ''] = tokens.slice(index + 1);
  if (unitPattern.test(next)) return false;
  const before = clauseBefore(tokens, index);
  if (/^x\d+$/.test(tokens[index] ?? '') || /^[x×]$/.test(before.at(-1) ?? '')) return isTimes(tokens, index);
  if (/^[x×]$/.test(next)) return parseNumberWord(afterNext) === null || isOfPacks(tokens, index);
  if (before.slice(-2).join(' ') === 'set of') return false;
  if (/^(?:of|piece|pieces|pcs|times)$/.test(next)) return true;
  return before.every((token) => fillers.has(token)) || isNewAmount(before.at(-1), next);
}

/** The words of the same clause: `2 m, put two in my cart` counts after its verb. */
function clauseBefore(tokens: readonly string[], index: number): readonly string[] {
  const before = tokens.slice(0, index);
  const verb = before.findLastIndex(
    (token, at) => /^(?:put|add|take|buy|order)$/.test(token) && tokens[at - 1] === ',',
  );
  return before.slice(verb + 1);
}

/** `x2` and `× 2` after a name; not the second side of `30 x 40`. */
function isTimes(tokens: readonly string[], index: number): boolean {
  return /^x\d+$/.test(tokens[index] ?? '') || parseNumberWord(tokens[index - 2] ?? '') === null;
}

/** `2 x 5 kg`: packs of a weight or volume, right after the verb; not the sides of `30 x 40 cm`. */
function isOfPacks(tokens: readonly string[], index: number): boolean {
  return tokens.slice(0, index).every((token) => fillers.has(token)) && packUnits.test(tokens[index + 3] ?? '');
}

const packUnits = /^(?:ml|cl|dl|l|g|kg|packs?|gb|tb)$/;
const unitPattern =
  /^(?:mm|cm|m|ml|cl|dl|l|g|kg|oz|lb|w|v|kw|wh|mah|mb|gb|tb|hz|inch(?:es)?|zoll|tommer|°|speed|gear|peg|pegs|%|st|nd|rd|th)s?$/;
const fillers = new Set('a an the another just only me us it them in up please to'.split(' '));

/** `the mugs to 4`, `quantity 4`, at the end of a clause. */
function isNewAmount(before: string | undefined, next: string): boolean {
  return /^(?:to|quantity)$/.test(before ?? '') && (next === '' || /^(?:[.,!?]|please|in|instead)$/.test(next));
}

/** `29 tube` of `Inner tube 29 inch` is no order of 29; `29 x` and `29 of` are. */
function isLikelyOfName(tokens: readonly string[], index: number, nameTokens: readonly string[]): boolean {
  const [token = '', next = ''] = tokens.slice(index);
  return /^\d{2,}$/.test(token) && nameTokens.includes(token) && !/^(?:[x×]|of|piece|pieces|pcs|times)$/.test(next);
}

/** The number and a word beside it stand together in the name as well. All words are singular. */
function isOfName(tokens: readonly string[], index: number, nameTokens: readonly string[]): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return nameTokens.some(
    (each, at) =>
      each === token &&
      ((after !== undefined && nameTokens[at + 1] === after) ||
        (before !== undefined && nameTokens[at - 1] === before)),
  );
}

/** How many pieces are in a pack, as its name says: `pack of 50`, `500 pieces`. null when it says none. */
function piecesPerPack(name: string): number | null {
  const [, after, before] = packSize.exec(name) ?? [];
  const pieces = Number(after ?? before ?? 0);
  return pieces > 1 ? pieces : null;
}

const packSize = /\b(?:pack|box|bag|set) of (\d{1,4})\b|\b(\d{1,4})[ -]?(?:pack|pieces|pcs)\b/i;

/**
 * Whether a number may count pieces or packs: `20 bolts`, where a pack has 50. Few are packs, and so is what is called
 * so. As many as the name says are in one pack is that pack.
 */
export function mayCountPieces(rest: string, productName: string, values: readonly string[]): boolean {
  const pieces = piecesPerPack([productName, ...values].join(' '));
  const stated = statedQuantity(rest, productName);
  const leading = /^\d+(?= \p{L}{2})/u.exec(rest)?.[0];
  const quantity = stated ?? (leading === undefined ? null : Number(leading));
  const unnamed = values.reduce((text, value) => text.replaceAll(value.toLowerCase(), ' '), rest);
  if (pieces === null || quantity === null || countsPacks.test(unnamed)) return false;
  return (stated !== null || quantity !== pieces) && quantity >= Math.min(pieces, manyPacks);
}

const countsPacks = /\b(?:packs?|packets?|box(?:es)?|bags?|sets?)\b|(?:^|\s)(?:\d+ ?)?[x×](?=\s|\d)/i;

const manyPacks = 10;

/** `4 black and 2 white`: several numbers of pieces in one request, apart from those of the product's name. */
export function countsSeveral(rest: string, productName: string): boolean {
  const ofName = new Set(tokensOf(productName).filter((token) => /\d/.test(token)));
  const [first = '', ...others] = tokensOf(rest);
  return severalCounts.test([first, ...others.filter((token) => !ofName.has(token))].join(' '));
}

const countWord = '(?:[1-9]\\d?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const thing = String.raw`(?!(?:x|kg|g|ml|cl|l|mm|cm|m|inch|gb|tb|packs?|pieces?)\b)\p{L}+`;
const severalCounts = new RegExp(
  String.raw`(?:^|\b(?:to|it|them|that) )${countWord} (?:(?:of )?(?:the )?${thing}(?: \p{L}+)?(?: |, | , )(?:and |plus |, )?|(?:and|plus|,) )${countWord} (?:of )?(?:the )?(?=\p{L}{2})${thing}`,
  'u',
);
