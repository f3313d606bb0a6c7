import type { Catalog } from '#catalog/port.ts';
import type { CartRef, Carts } from '#commerce/port.ts';
import type { Content } from '#content/port.ts';
import type { Profile } from '#shop/profile.ts';
import type { Messages } from '../answers/messages.ts';
import type { CardStyle } from '../answers/product-card.ts';
import type { IndexedPassage } from '../retrieval/rank-passages.ts';
import type { Vocabulary } from '../retrieval/vocabulary.ts';
import { productsIn, type ToolResult } from '../tools/tool-result.ts';
import type { Conversation, UndoStep } from './conversation.ts';

/** All that one answer works with. `memory` is what it changes. */
export interface TurnContext {
  readonly message: string;
  readonly catalog: Catalog;
  readonly content: Content;
  readonly carts: Carts;
  readonly profile: Profile;
  /** What is said, in the shop's language. */
  readonly messages: Messages;
  readonly cardStyle: CardStyle;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly passages: () => Promise<readonly IndexedPassage[]>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Aborted when the visitor goes away. */
  readonly signal: AbortSignal;
  readonly memory: TurnMemory;
}

export interface TurnMemory {
  conversation: Conversation;
  cart: CartRef | null;
  wrote: boolean;
}

/** Notes in the conversation that its visitor has now been shown these variants, so that a write may name them. */
export function rememberVariants(memory: TurnMemory, result: ToolResult): void {
  const variants = productsIn(result).flatMap(({ product }) => product.variants.map(({ id }) => id));
  const inCart = result.kind === 'cart' ? (result.cart?.lines.map(({ variant }) => variant.id) ?? []) : [];
  const seen = new Set([...memory.conversation.seen, ...variants.slice(0, 300), ...inCart]);
  memory.conversation = { ...memory.conversation, seen: [...seen] };
}

/** Notes a write that happened; `undo` null when it cannot be taken back. */
export function rememberWrite(
  turn: TurnContext,
  { callId, undo, undoMs }: { readonly callId: string; readonly undo: UndoStep | null; readonly undoMs: number },
): void {
  const { memory } = turn;
  memory.wrote = true;
  memory.conversation = {
    ...memory.conversation,
    written: [...memory.conversation.written, callId],
    undo: undo && { id: callId, until: turn.now() + undoMs, step: undo },
  };
}

/** The promise's outcome, or the signal's reason when that comes first. The work itself is told by the same signal. */
export async function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
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
