import type { Carts, CartRef, Catalog, Content } from '#platform/port.ts';
import type { Profile } from '#shop/profile.ts';
import type { Messages } from './builtin/messages.ts';
import type { CardStyle } from './cards.ts';
import type { Conversation, UndoStep } from './conversation.ts';
import { type ToolResult, productsIn } from './facts.ts';
import type { IndexedPassage } from './rank-passages.ts';
import type { Vocabulary } from './vocabulary.ts';

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
