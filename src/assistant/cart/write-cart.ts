import { limits } from '#http/limits.ts';
import type { Cart, CartRefusal } from '#shop/cart/cart.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { readCart, rememberWrite, type TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { findVariant } from '../retrieval/resolve-product.ts';
import type { ToolInvocation } from '../tools/tool.ts';
import { type CartChange, changeKind } from './cart-changes.ts';
import { isPlainYes } from './wording/cart-intent.ts';
import { isVariantStated } from './wording/stated-variant.ts';
import { decideWrite, type WriteDecision } from './write-policy.ts';

export type WriteOutcome =
  | { readonly status: 'done'; readonly change: CartChange; readonly target: ProductMatch | null; readonly cart: Cart }
  | { readonly status: 'repeated' }
  | { readonly status: 'proposed'; readonly proposal: CartProposal }
  | { readonly status: 'refused'; readonly reason: WriteRefusal; readonly detail: string | null };

export interface CartProposal {
  readonly id: string;
  readonly change: CartChange;
  readonly target: ProductMatch | null;
  /** Why the visitor is asked. */
  readonly reason: Extract<WriteDecision, { action: 'propose' }>['reason'];
}

/** Why a change is refused: by the cart, or by the write policy. */
export type WriteRefusal = CartRefusal | Extract<WriteDecision, { action: 'refuse' }>['reason'];

/** Makes a change of the cart, proposes it to the visitor or refuses it, as `decideWrite` decides. */
export async function requestCartChange(
  call: ToolInvocation,
  change: CartChange,
  target: ProductMatch | null,
): Promise<WriteOutcome> {
  const { memory } = call.turn;
  const message = memory.completedRequest ?? call.turn.message;
  const named = target && {
    ...(await placeInCart(call, change, target)),
    variantId: target.variant.id,
    name: wordsOf(target),
    isVariantMeant: change.kind !== 'add' || isVariantStated(target, message, wasShown(target, memory.conversation)),
  };
  const { conversation, isWriteBegun: wrote } = memory;
  const decision = decideWrite({ callId: call.id, change, target: named }, { message, conversation, wrote });
  if (decision.action === 'refuse') return { status: 'refused', reason: decision.reason, detail: null };
  const key = JSON.stringify(change);
  if (decision.action === 'skip' || memory.requestedChanges.has(key)) return { status: 'repeated' };
  memory.requestedChanges.add(key);
  if (decision.action === 'propose') return propose(call, { change, target, reason: decision.reason });
  // Nobody would see a cart that is made after the first byte: its cookie can no longer be set.
  if (memory.cart === null) return propose(call, { change, target, reason: 'not_requested' });
  return performOnlyChange(call, change, target);
}

/** Whether what is added is in the cart already, and what is changed is all that it has. */
async function placeInCart(
  { turn }: ToolInvocation,
  { kind }: CartChange,
  { variant }: ProductMatch,
): Promise<{ readonly isInCart: boolean; readonly isOnlyLine: boolean }> {
  const cart = await readCart(turn);
  const isInCart = cart?.lines.some((line) => line.variant.id === variant.id) ?? false;
  return { isInCart, isOnlyLine: kind !== 'add' && isInCart && cart?.lines.length === 1 };
}

/**
 * Begins the change before anything is awaited, so that no other tool call of this turn is allowed one. When the
 * platform fails, nobody knows whether it was made: another attempt is then proposed.
 */
async function performOnlyChange(
  call: ToolInvocation,
  change: CartChange,
  target: ProductMatch | null,
): Promise<WriteOutcome> {
  const { memory } = call.turn;
  memory.isWriteBegun = true;
  let status: WriteOutcome['status'] | null = null;
  try {
    const outcome = await performCartChange(call, change, target);
    ({ status } = outcome);
    return outcome;
  } finally {
    if (status === 'refused') memory.isWriteBegun = false;
    if (status !== 'done') memory.requestedChanges.delete(JSON.stringify(change));
  }
}

function wasShown({ variant }: ProductMatch, { lastProducts, focus, focusBefore }: Conversation): boolean {
  return [...lastProducts, focus, focusBefore].some((each) => each?.variantId === variant.id);
}

function wordsOf({ product, variant }: ProductMatch): string {
  return [product.title, product.type, ...variant.values].join(' ');
}

/** Changes the cart, once for each call id, and remembers how to undo it. */
export async function performCartChange(
  call: ToolInvocation,
  change: CartChange,
  target: ProductMatch | null,
): Promise<WriteOutcome> {
  const { carts, memory } = call.turn;
  const before = await readCart(call.turn);
  const kind = changeKind(change);
  const { ref, result } = await kind.apply(change, carts, { ref: memory.cart, key: `assistant:${call.id}` });
  if (!result.ok) return { status: 'refused', reason: result.reason, detail: result.detail };
  memory.cart = ref ?? memory.cart;
  const undo = kind.undo(change, before, result.cart);
  const { revision } = result.cart;
  rememberWrite(call.turn, { callId: call.id, undo, undoMs: limits.chatUndoMs, revision });
  return { status: 'done', change, target, cart: result.cart };
}

function propose(call: ToolInvocation, { change, target, reason }: Omit<CartProposal, 'id'>): WriteOutcome {
  const { memory } = call.turn;
  const { conversation } = memory;
  const place = target && { handle: target.product.handle, variantId: target.variant.id };
  const proposal = { id: call.id, change, target: place, until: call.turn.now() + limits.chatProposalMs };
  memory.conversation = { ...conversation, proposals: [...conversation.proposals, proposal] };
  return { status: 'proposed', proposal: { id: call.id, change, target, reason } };
}

/** The proposal that a message accepts: a plain yes right after an answer that made exactly one. null for any other. */
export function proposalAcceptedBy(message: string, { acceptableProposalId }: Conversation): string | null {
  return isPlainYes(message) ? acceptableProposalId : null;
}

/** The proposals that a turn made, by id. */
export function newProposalIds(before: Conversation, after: Conversation): readonly string[] {
  const known = new Set(before.proposals.map(({ id }) => id));
  return after.proposals.map(({ id }) => id).filter((id) => !known.has(id));
}

/** Makes the change that was proposed, once; null when the proposal is unknown or has expired. */
export async function acceptProposal(turn: TurnContext, id: string): Promise<WriteOutcome | null> {
  const { conversation } = turn.memory;
  const proposal = conversation.proposals.find((each) => each.id === id);
  if (!proposal || turn.now() > proposal.until) return null;
  turn.memory.conversation = { ...conversation, proposals: conversation.proposals.filter((each) => each.id !== id) };
  const { change, target } = proposal;
  const found = target && (await findVariant(turn.catalog, target.handle, target.variantId));
  return performCartChange({ id, turn }, change, found);
}
