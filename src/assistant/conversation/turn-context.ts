import type { Catalog } from '#catalog/port.ts';
import type { CartRef, Carts } from '#commerce/port.ts';
import type { Content } from '#content/port.ts';
import type { Language, Messages } from '#messages/messages.ts';
import type { Cart } from '#shop/cart/cart.ts';
import type { Profile } from '#shop/profile.ts';
import type { CardStyle } from '../answers/product/product-card.ts';
import { type UndoStep, undoBoth } from '../cart/undo-step.ts';
import type { IndexedPassage } from '../retrieval/passages/rank-passages.ts';
import type { KnowsWord } from '../language/replace-names.ts';
import type { Vocabulary } from '../retrieval/vocabulary.ts';
import type { Conversation } from './conversation.ts';
import type { PageContext } from './page-context.ts';

/** What the answer to one message is made from. An answer changes nothing of it but `memory`. */
export interface TurnContext {
  /** In English and in words of the catalog, as the rules read it. */
  readonly message: string;
  /** As it was typed. */
  readonly typed: string;
  /** What was typed for a phrase (folded) that `message` has instead. */
  readonly wording: ReadonlyMap<string, string>;
  /** The page that it was sent from, if that shows a product or a collection. */
  readonly page: PageContext | null;
  readonly catalog: Catalog;
  readonly content: Content;
  readonly carts: Carts;
  readonly profile: Profile;
  /** The sentences in the language of the message. */
  readonly messages: Messages;
  readonly messagesIn: (language: Language) => Messages;
  /** Whether products of the catalog are named by a word (folded). */
  readonly knowsWord: KnowsWord;
  readonly cardStyle: CardStyle;
  /** Where buyers see their orders: the shop's own form, or their account on the platform; null: nowhere. */
  readonly orders: { readonly in: 'form' | 'account'; readonly href: string } | null;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly passages: () => Promise<readonly IndexedPassage[]>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Aborted when the visitor disconnects. */
  readonly signal: AbortSignal;
  readonly memory: TurnMemory;
}

export interface TurnMemory {
  conversation: Conversation;
  cart: CartRef | null;
  wrote: boolean;
  /** A change of the cart was begun: until it is refused, no other is, also when its outcome is never known. */
  isWriteBegun: boolean;
  /**
   * The request as it is read: completed by the message before, or with names of goods as the catalog has them. null: as it
   * was asked.
   */
  completedRequest: string | null;
  /** The changes that this turn has begun or proposed, as JSON: a model may call a tool for each several times. */
  readonly requestedChanges: Set<string>;
  /** The text of the answer so far, of which something stays when the visitor stops it. */
  answerText: string;
}

/** The visitor's cart; null before anything was added. */
export async function readCart({ memory, carts }: Pick<TurnContext, 'memory' | 'carts'>): Promise<Cart | null> {
  return memory.cart === null ? null : carts.read(memory.cart);
}

/** Whether nothing is in the visitor's cart. */
export async function isCartEmpty(turn: Pick<TurnContext, 'memory' | 'carts'>): Promise<boolean> {
  const cart = await readCart(turn);
  return cart === null || cart.lines.length === 0;
}

/** Notes variants that the visitor has been shown, so that a cart change may name them. */
export function rememberVariants(memory: TurnMemory, variantIds: readonly string[]): void {
  const seen = new Set([...memory.conversation.seenVariantIds, ...variantIds]);
  memory.conversation = { ...memory.conversation, seenVariantIds: [...seen] };
}

interface RememberedWrite {
  readonly callId: string;
  /** null when it cannot be undone. */
  readonly undo: UndoStep | null;
  readonly undoMs: number;
  /** Of the cart that it led to. */
  readonly revision: number;
}

/** Notes a change of the cart. Of several that one message asked for, all are undone together. */
export function rememberWrite(turn: TurnContext, { callId, undo: last, undoMs, revision }: RememberedWrite): void {
  const { memory } = turn;
  const undo = memory.wrote ? undoBoth(memory.conversation.undo?.step ?? null, last) : last;
  memory.wrote = true;
  memory.conversation = {
    ...memory.conversation,
    completedCallIds: [...memory.conversation.completedCallIds, callId],
    undo: undo && { id: callId, until: turn.now() + undoMs, revision, step: undo },
  };
}

/** Whether the last answer changed the cart, and the change can be undone. */
export function lastAnswerWrote({ memory: { conversation } }: TurnContext): boolean {
  const answer = conversation.turns.findLast(({ role }) => role === 'assistant');
  return answer?.role === 'assistant' && conversation.undo !== null && answer.offerIds.includes(conversation.undo.id);
}

/** Settles as the promise does, or rejects with the signal's reason if that is aborted first. */
export async function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  // Work that was begun fails too when its visitor has gone already, and nobody waits for it.
  void work.catch(() => undefined);
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
