import { foldAccents } from '#shop/text/normalize.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { contentPieces } from '../retrieval/named-product.ts';
import { type CartChange, changeKind } from './cart-changes.ts';
import { parseCartIntent } from './wording/cart-intent.ts';
import { itemText } from './wording/item-text.ts';
import { statedQuantity } from './wording/stated-quantity.ts';

/** What becomes of a change that a tool was called for. */
export type WriteDecision =
  | { readonly action: 'allow' }
  /** The same tool call has made it already. */
  | { readonly action: 'skip' }
  /** The visitor decides with a button. */
  | {
      readonly action: 'propose';
      readonly reason: 'always_confirmed' | 'second_write' | 'not_requested' | 'not_stated' | 'already_in_cart';
    }
  | { readonly action: 'refuse'; readonly reason: 'unseen_variant' | 'bad_quantity' };

interface WriteAttempt {
  readonly callId: string;
  readonly change: CartChange;
  /** The variant with the words of its product (title, type, option values); null for notes and codes. */
  readonly target: WriteTarget | null;
}

interface WriteTarget {
  readonly variantId: string;
  readonly name: string;
  /** The message means this variant and no other of the product. */
  readonly isVariantMeant: boolean;
  readonly isInCart: boolean;
  /** It is all that the cart has. */
  readonly isOnlyLine: boolean;
}

export interface WriteContext {
  /** The visitor's own last message. */
  readonly message: string;
  /** As it was when the turn began, but for `seenVariantIds` and `completedCallIds`, which grow. */
  readonly conversation: Conversation;
  /** Whether this turn has changed the cart already, or begun to. */
  readonly wrote: boolean;
}

/**
 * Whether a change may be made now. It depends on what the server knows and on the visitor's own words, never on what a
 * model or a text of the shop says.
 */
export function decideWrite({ callId, change, target }: WriteAttempt, turn: WriteContext): WriteDecision {
  const { message, conversation } = turn;
  const kind = changeKind(change);
  if (conversation.completedCallIds.includes(callId)) return { action: 'skip' };
  if (kind.hasVariant && !conversation.seenVariantIds.includes(target?.variantId ?? ''))
    return { action: 'refuse', reason: 'unseen_variant' };
  if (!kind.isQuantityAllowed(change)) return { action: 'refuse', reason: 'bad_quantity' };
  if (kind.isAlwaysConfirmed) return { action: 'propose', reason: 'always_confirmed' };
  if (turn.wrote) return { action: 'propose', reason: 'second_write' };
  const intent = parseCartIntent(message);
  if (!intent || !kind.isRequested(change, intent.kind)) return { action: 'propose', reason: 'not_requested' };
  const quantity = statedQuantity(intent.rest, target?.name ?? '');
  const isBare = cartAlone.test(intent.rest) || addAlone.test(message);
  const isUnnamed = itemText(intent.rest) === '' && (quantity !== null || isBare);
  const statement = { message, quantity, isTargetStated: target !== null && isTargetStated(target, turn, isUnnamed) };
  if (!kind.isStated(change, statement)) return { action: 'propose', reason: 'not_stated' };
  const isRepeated =
    change.kind === 'add' && target?.isInCart === true && !asksForMore(turn, quantity, target.variantId);
  return isRepeated ? { action: 'propose', reason: 'already_in_cart' } : { action: 'allow' };
}

/**
 * Whether a request for what is in the cart already means more of it: it says so, or it names the product and is not the
 * message before again. `I'll take it` may only confirm what was just added, and `take two of the mugs` may be two in total.
 */
function asksForMore(
  { message, conversation: { turns, focus } }: WriteContext,
  quantity: number | null,
  variantId: string,
): boolean {
  const text = foldAccents(message);
  if (moreWords.test(text) || (quantity !== null && addingWords.test(text))) return true;
  if (pointingWords.test(text)) return false;
  const before = turns.findLast(({ role }) => role === 'user')?.text;
  if (quantity !== null) return focus?.variantId !== variantId;
  return before === undefined || foldAccents(before) !== text;
}

const addAlone = /^(?:(?:ok|yes|then|please|and)[\s,]+)*add(?:[\s,]+(?:please|then))*[\s.!]*$/i;
/** `add to basket` */
const cartAlone = /^(?:in)?to (?:my |the )?(?:shopping )?(?:cart|basket|bag)\b/;

const addingWords = /\b(?:add|put|throw in)\b/;
const moreWords = /\b(?:more|another|again|extra|additional)\b/;

/**
 * It is named by a word of its title or options, or pointed at when it was shown or spoken of before this message, or is
 * all that the cart has while nothing was shown. After an answer that found nothing, `it` may be what was looked for.
 */
function isTargetStated(
  { variantId, name, isVariantMeant, isOnlyLine }: WriteTarget,
  { message, conversation: { lastProducts, focus, focusBefore, foundNothing } }: WriteContext,
  isUnnamed: boolean,
): boolean {
  if (!isVariantMeant) return false;
  const pieces = new Set(contentPieces(message));
  if (contentPieces(name).some((piece) => pieces.has(piece))) return true;
  if (isOnlyLine && !focus && lastProducts.length === 0) return isUnnamed || pointingWords.test(message);
  const only = focus ?? (lastProducts.length === 1 ? lastProducts[0] : undefined);
  if (foundNothing) return false;
  // `I take 4` counts what is spoken of.
  if (isUnnamed) return only?.variantId === variantId;
  const spokenOf = /\bboth\b/i.test(message) ? [focus, focusBefore] : [focus];
  return (
    pointingWords.test(message) &&
    [...lastProducts, ...spokenOf.filter((each) => each !== null)].some((each) => each.variantId === variantId)
  );
}

const pointingWords =
  /\b(?:it|that|this|them|those|these|one|ones|both|first|second|third|fourth|fifth|sixth|last|cheapest|dearest|[1-6](?:st|nd|rd|th)|#\s?[1-6]|number [1-6])\b/i;
