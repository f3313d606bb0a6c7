import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { itemPieces, itemText, listParts } from '../../cart/item-text.ts';
import { countsSeveral, mayCountPieces, statedQuantity } from '../../cart/stated-quantity.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { normalizeMessage } from '../rule.ts';
import { askAboutItem } from './ask-about-item.ts';
import { isOfEach, resolveListedItems } from './listed-items.ts';
import { offerVariants } from './offer-variants.ts';
import { maxListed, type RequestedItem, resolveRequestedItem } from './requested-item.ts';

/** A thing that a message counts, as it is found in the catalog. */
interface CountedThing {
  readonly part: string;
  readonly item: RequestedItem;
  /** null where the message says no number of it. */
  readonly quantity: number | null;
}

/**
 * Offers to add what a message counts without a verb: `3 lavenders please`, `tulips x2, spade x1`. A variant that is left
 * open is asked for. false: it counts nothing, or something else than pieces of what it names for sure.
 */
export async function answerCountedThings(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const parts = countedParts(normalizeMessage(turn.message));
  if (parts.length === 0) return false;
  if (parts.some(isOfEach)) {
    const listed = await resolveListedItems(turn, parts.join(' and '));
    for (const { match, quantity } of listed) await offerVariants(turn, answer, { matches: [match], quantity });
    if (listed.length > 0) answer.showProducts(listed.map(({ match }) => match));
    return listed.length > 0;
  }
  const things = await Promise.all(parts.map((part) => findThing(turn, part)));
  const [first, second] = things;
  if (things.some(({ part, quantity }) => quantity === null && (!second || isCounted(part)))) return false;
  if (first && !second && first.item.kind === 'choice') {
    await askAboutItem({ turn, answer, request: first.part, criteria }, first.item);
    return true;
  }
  const offers = things.flatMap(({ item, quantity }) =>
    item.kind === 'variant' ? [{ match: item.match, quantity: quantity ?? 1 }] : [],
  );
  if (offers.length < things.length) return false;
  for (const { match, quantity } of offers) await offerVariants(turn, answer, { matches: [match], quantity });
  answer.showProducts(offers.map(({ match }) => match));
  return true;
}

/** The things of a message that is an order without a verb; empty for any other message. */
function countedParts(message: string): readonly string[] {
  const text = message.replace(courtesies, '').replace(ending, '').trim();
  const parts = listParts(text).filter((part) => isOfEach(part) || itemPieces(itemText(part)).length > 0);
  const isOrder =
    parts.length > 1
      ? parts.some(isCounted) || please.test(message)
      : times.test(text) || countedName.test(text) || asksPolitely(message);
  return isOrder && parts.length <= maxListed && !question.test(text) && !accompanied.test(text) ? parts : [];
}

function isCounted(part: string): boolean {
  return times.test(part) || leadingNumber.test(part) || countedName.test(part) || isOfEach(part);
}

function asksPolitely(message: string): boolean {
  return leadingNumber.test(message.replace(courtesies, '')) && please.test(message);
}

const courtesies = /^(?:(?:hi|hello|hey|ok|okay|and|then|so|please|yes)[\s,.!]+)*/;
const ending = /(?:[\s,]+(?:please|thanks|thank you|then))*[\s.!]*$/;
const please = /\b(?:please|thanks)[\s.!]*$/;
/** `pots x4 with saucers`: how many of the second is not said. */
const accompanied = /\bwith(?:out)?\b/;
const question = /\?|^(?:what|how|which|is|are|do|does|can|could|will|when|where|who|why)\b/;
const leadingNumber =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?!of\b|cm\b|mm\b|m\b|kg\b|g\b|l\b|ml\b|inch\b|years?\b|people\b)\p{L}{3,}/u;

/** `two of the lamp`, as `the lamp, two pieces` is read. */
const countedName =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) of (?!(?:it|them|those|these|that|each|both|the (?:first|second|third|last|other|\p{L}+ ones?))(?!\p{L}))(?:the )?\p{L}{2,}/u;

/** `x2`, `2x` beside a name. */
const times = /(?:^|\s)(?:[x×] ?\d{1,2}|\d{1,2} ?[x×])(?=\s|$)/;

async function findThing(turn: TurnContext, part: string): Promise<CountedThing> {
  const item = await resolveRequestedItem({ ...turn, message: `add ${part}` }, part);
  return { part, item, quantity: quantityIn(part, item) };
}

/** null for a number of the product's name, and for one that may count the pieces of a pack. */
function quantityIn(part: string, item: RequestedItem): number | null {
  if (item.kind !== 'variant' && item.kind !== 'choice') return null;
  const { title } = item.kind === 'variant' ? item.match.product : item.product;
  const values = item.kind === 'variant' ? item.match.variant.values : [];
  if (countsSeveral(part, title) || mayCountPieces(part, title, values)) return null;
  return statedQuantity(part, [title, ...values].join(' '));
}
