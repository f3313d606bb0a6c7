import { parseCartIntent } from '../../../cart/wording/cart-intent.ts';
import { isPronoun, itemPieces, itemText, listParts } from '../../../cart/wording/item-text.ts';
import { countsSeveral, mayCountPieces, statedQuantity } from '../../../cart/wording/stated-quantity.ts';
import { lastAnswerWrote, type TurnContext } from '../../../conversation/turn-context.ts';
import { questionStart } from '../../intent.ts';
import { normalizeMessage } from '../../rule.ts';
import { isOfEach, readList } from '../listed-items.ts';
import { maxListed, type RequestedItem, resolveRequestedItem } from '../requested-item.ts';

/**
 * Things that are named without a verb, as a request to offer them: what is counted, `3 lavenders please`, `tulips x2, spade
 * x1`; several things one of which was shown, or that a courtesy asks for, `the grey one, and the leather belt`; and one that is
 * wanted too right after something was added, `and the board as well`. null for any other message.
 */
export async function requestOfList(turn: TurnContext): Promise<string | null> {
  const text = normalizeMessage(turn.message);
  if (text.includes('?') || questionStart.test(text) || parseCartIntent(text) !== null) return null;
  const bare = text.replace(opening, '').replace(ending, '');
  const further = joined.test(text) || tooWords.test(text);
  if (further && article.test(bare) && lastAnswerWrote(turn) && (await isThing(turn, bare))) return `offer ${bare}`;
  const listed = further && accepts.test(text) && turn.memory.conversation.focus ? `it and ${bare}` : bare;
  const parts = listParts(listed).filter(
    (part) => isOfEach(part) || isPronoun(part) || itemPieces(itemText(part)).length > 0,
  );
  if (parts.length === 0 || parts.length > maxListed) return null;
  const isOrder = parts.length > 1 ? await isList(turn, listed, parts) : await isCountedThing(turn, text, listed);
  return isOrder ? `offer ${listed}` : null;
}

const opening = /^(?:(?:hi|hello|hey|ok|okay|yes|right|great|fine|and|plus|also|then|please|so)[\s,.!]+)+/;
const ending = /(?:[\s,]+(?:please|thanks|thank you|too|as well|also|then))*[\s.!]*$/;
const joined = /^(?:(?:ok|yes)[\s,]+)?(?:and|plus|also)\b/;
const accepts = /^(?:(?:ok|great|oh)[\s,]+)*yes\b/;
const tooWords = /\b(?:too|as well|also)[\s.!]*(?:please|thanks)?[\s.!]*$/;
const wishes = /\b(?:please|thanks|then)[\s.!]*$/;
const article = /^(?:the|an?|some|one|two|three|four|five|six|\d{1,2})\b/;
/** `pots x4 with saucers`: how many of the second is not said. */
const accompanied = /\bwith(?:out)?\b/;
const leadingNumber =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?!of\b|cm\b|mm\b|m\b|kg\b|g\b|l\b|ml\b|inch\b|years?\b|people\b)\p{L}{3,}/u;

/** `two of the lamp`, as `the lamp, two pieces` is read. */
const countedName =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) of (?!(?:it|them|those|these|that|each|both|the (?:first|second|third|last|other|\p{L}+ ones?))(?!\p{L}))(?:the )?\p{L}{2,}/u;

/** `x2`, `2x` beside a name. */
const times = /(?:^|\s)(?:[x×] ?\d{1,2}|\d{1,2} ?[x×])(?=\s|$)/;

function isCounted(part: string): boolean {
  return times.test(part) || leadingNumber.test(part) || countedName.test(part) || isOfEach(part);
}

async function isThing(turn: TurnContext, text: string): Promise<boolean> {
  const { kind } = await resolveRequestedItem({ ...turn, message: `add ${text}` }, text);
  return kind === 'variant' || kind === 'choice' || kind === 'several';
}

/** Things that are all known, and of which not only a variant is open. */
async function isList(turn: TurnContext, text: string, parts: readonly string[]): Promise<boolean> {
  const isCounting = parts.some(isCounted) && !accompanied.test(text);
  const isWished = isCounting || wishes.test(normalizeMessage(turn.message));
  const { lastProducts, focus } = turn.memory.conversation;
  const shown = new Set([...lastProducts, ...(focus ? [focus] : [])].map(({ handle }) => handle));
  if (!isWished && (shown.size === 0 || !parts.some((part) => article.test(part) || isPronoun(part)))) return false;
  const { clear, unclear } = await readList({ ...turn, message: `add ${text}` }, text);
  const isKnown = clear.length > 0 && unclear.every(({ item }) => item.kind === 'choice' || item.kind === 'sold-out');
  return isKnown && (isWished || clear.some(({ match }) => shown.has(match.product.handle)));
}

/** `3 lavenders please`, `two of the lamp`: a number that counts pieces of one thing, and is none of its name or of a pack. */
async function isCountedThing(turn: TurnContext, text: string, part: string): Promise<boolean> {
  const isPolite = leadingNumber.test(part) && /\b(?:please|thanks)[\s.!]*$/.test(text);
  if (accompanied.test(part) || !(times.test(part) || countedName.test(part) || isPolite)) return false;
  const item = await resolveRequestedItem({ ...turn, message: `add ${part}` }, part);
  return item.kind === 'choice' || quantityOf(item, part) !== null;
}

function quantityOf(item: RequestedItem, part: string): number | null {
  if (item.kind !== 'variant') return null;
  const { product, variant } = item.match;
  if (countsSeveral(part, product.title) || mayCountPieces(part, product.title, variant.values)) return null;
  return statedQuantity(part, [product.title, ...variant.values].join(' '));
}
