import type { Language } from '#messages/messages.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { Product } from '#shop/product/product.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { languageOfTurn, readAs } from '../language/read-message.ts';
import { contentPieces, findNamedProducts } from '../retrieval/named-product.ts';
import { hasWordInName } from '../retrieval/words/name-words.ts';
import { mentions } from './called.ts';
import { pointsAtIt } from './question-form.ts';
import { allSpoken, readSpokenProducts } from './spoken-products.ts';

/**
 * Reads `which toaster would be quiet`, „welche Maus passt für große Hände“ after kettles were shown as a wish for such a
 * thing, where the shop has things of that name and none of those spoken of is one, or mentions one. Any other turn as it is.
 */
export async function asWishForOtherKind(turn: TurnContext): Promise<TurnContext> {
  const { noun = '', rest = '' } = whichThing.exec(turn.typed)?.groups ?? {};
  const words = contentPieces(noun);
  const isMost = superlative.test(foldAccents(rest));
  if (words.length === 0 || trait.test(foldAccents(noun)) || (!isMost && pointsAtIt({ typed: rest }))) return turn;
  const spoken = allSpoken(await readSpokenProducts(turn));
  if (spoken.length === 0 || spoken.some(({ product }) => isOrMentions(product, words))) return turn;
  const named = await findNamedProducts(turn.catalog, noun);
  if (!named.some(({ product }) => hasWordInName({ ...product, tags: [] }, words))) return turn;
  const wish = wishes[languageOfTurn(turn)];
  return readAs(turn, isMost ? `${rest.replace(article, '')} ${noun}` : `${wish} ${noun} ${rest}`);
}

function isOrMentions(product: Product, words: readonly string[]): boolean {
  return hasWordInName(product, words) || words.some((word) => mentions(product, word));
}

/** Without a verb that only joins what the thing is like. */
const whichThing = new RegExp(
  [
    String.raw`^(?:(?:and|but|so|ok|okay|und|aber|also|og|men|hm+)[\s,]+)*(?:which|welche[rsnm]?|hvilke[nt]?) `,
    String.raw`(?<noun>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?) `,
    '(?:(?:is|are|would be|will be|ist|sind|wäre|wären|er|ville være|ville vært) ',
    '|(?:works?|fits?|suits?|passt|passen|eignet sich|eignen sich|passer|egner seg) (?=(?:for|für|zu|til|with|mit|med) )',
    '|(?:(?:would|do|can) you recommend|should i (?:take|buy|get|choose)|(?:empfehlen|empfehlt|empfiehlst) (?:sie|ihr|du)|(?:anbefaler) (?:du|dere)) ?',
    String.raw`|(?=(?:has|have|can|could|fits?|hat|haben|kann|können|kan|har|tåler)(?!\p{L})))`,
    String.raw`(?<rest>[^?!.]*)[?!.\s]*$`,
  ].join(''),
  'iu',
);

/** What is asked of a thing, although other things may be called so: `King size duvet`. */
const trait =
  /(?:(?<!\p{L})(?:ones?|kind|art|slag|lange|lengde)|colou?r|size|material|version|model|type|brand|flavou?r|length|width|farbe|grosse|marke|variante|sorte|breite|modell|farge|storrelse|merke|variant|bredde)(?:e?[snr]|ene)?$/u;

/** `the cheapest toaster`, which is looked for by rules of its own. */
const superlative =
  /(?<!\p{L})(?:best|most|least|\p{L}{3,}est|am \p{L}+sten|beste[nrs]?|\p{L}{3,}ste[nrs]?|mest|minst)(?!\p{L})/u;

const article = /^(?:the|der|die|das|den|det) /i;

const wishes: Readonly<Record<Language, string>> = {
  en: 'i need a',
  de: 'ich suche',
  nb: 'jeg trenger',
};
