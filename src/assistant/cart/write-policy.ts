import { limits } from '#http/limits.ts';
import { parseCartIntent, parseNumberWord } from './cart-intent.ts';
import type { CartChange, Conversation } from '../conversation/conversation.ts';
import { contentStems, tokensOf } from '../retrieval/words.ts';

/** What becomes of a write that a tool was called for. */
export type WriteDecision =
  | { readonly verdict: 'go' }
  | { readonly verdict: 'repeated' }
  /** It becomes a card with a button: the visitor decides. */
  | { readonly verdict: 'propose'; readonly because: 'asks_first' | 'second_write' | 'not_asked' | 'not_stated' }
  | { readonly verdict: 'refuse'; readonly because: 'unseen_variant' | 'bad_quantity' };

export interface WriteAttempt {
  readonly callId: string;
  readonly change: CartChange;
  /** Variant and words (title, option values) of what is written; null for notes and codes. */
  readonly target: { readonly variantId: string; readonly name: string } | null;
}

export interface WriteContext {
  /** The visitor's own last message. */
  readonly message: string;
  /** As it was when the turn began, but for `seen` and `written`, which grow. */
  readonly conversation: Conversation;
  readonly wrote: boolean;
}

/**
 * Whether a write may happen now. It depends on what the server knows and on the visitor's own words, never on what a
 * model or a text of the shop says.
 */
export function decideWrite(attempt: WriteAttempt, turn: WriteContext): WriteDecision {
  if (turn.conversation.written.includes(attempt.callId)) return { verdict: 'repeated' };
  if (namesVariant(attempt.change) && !turn.conversation.seen.includes(attempt.target?.variantId ?? ''))
    return { verdict: 'refuse', because: 'unseen_variant' };
  if (!isQuantityAllowed(attempt.change)) return { verdict: 'refuse', because: 'bad_quantity' };
  if (attempt.change.kind === 'clear') return { verdict: 'propose', because: 'asks_first' };
  if (turn.wrote) return { verdict: 'propose', because: 'second_write' };
  if (!isRequested(attempt.change, turn.message)) return { verdict: 'propose', because: 'not_asked' };
  return isStated(attempt, turn) ? { verdict: 'go' } : { verdict: 'propose', because: 'not_stated' };
}

function namesVariant({ kind }: CartChange): boolean {
  return kind === 'add' || kind === 'update';
}

function isQuantityAllowed(change: CartChange): boolean {
  if (change.kind !== 'add' && change.kind !== 'update') return true;
  const least = change.kind === 'add' ? 1 : 0;
  return Number.isInteger(change.quantity) && change.quantity >= least && change.quantity <= limits.chatPiecesPerLine;
}

function isRequested(change: CartChange, message: string): boolean {
  const consent = parseCartIntent(message)?.kind;
  if (change.kind === 'update') return consent === (change.quantity === 0 ? 'remove' : 'update');
  return consent === change.kind;
}

/** The message itself says how many, which product, which code, which note. */
function isStated({ change, target }: WriteAttempt, turn: WriteContext): boolean {
  const { message } = turn;
  if (change.kind === 'discount') return paddedTokens(message).includes(paddedTokens(change.code));
  if (change.kind === 'note') return message.includes(change.note.trim());
  if (change.kind === 'clear' || !target) return false;
  return isQuantityStated(change.quantity, message) && isTargetStated(target, turn);
}

function isQuantityStated(quantity: number, message: string): boolean {
  return quantity <= 1 || tokensOf(message).some((token) => parseNumberWord(token) === quantity);
}

/** It is named by a word of its title or options, or pointed at when it was shown or spoken of before this message. */
function isTargetStated(target: { variantId: string; name: string }, { message, conversation }: WriteContext): boolean {
  const said = new Set(contentStems(message));
  if (contentStems(target.name).some((stem) => said.has(stem))) return true;
  const pointedAt = [...conversation.shown, ...(conversation.focus ? [conversation.focus] : [])];
  return pointingWords.test(message) && pointedAt.some(({ variantId }) => variantId === target.variantId);
}

const pointingWords =
  /\b(?:it|that|this|them|those|these|one|ones|both|first|second|third|fourth|fifth|sixth|last|cheapest|dearest|[1-6](?:st|nd|rd|th)|#\s?[1-6]|number [1-6])\b/i;

function paddedTokens(text: string): string {
  return ` ${tokensOf(text).join(' ')} `;
}
