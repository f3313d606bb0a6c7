import type { CartWrite, CartWriteResult, Carts } from '#commerce/port.ts';
import { limits } from '#http/limits.ts';
import type { Cart } from '#shop/cart/cart.ts';
import type { CartChange, Conversation, UndoStep } from '../conversation/conversation.ts';
import { rememberWrite, type TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/match-variant.ts';
import { findVariant } from '../retrieval/resolve-product.ts';
import type { CartProposal, ToolResult, WriteOutcome } from '../tools/tool-result.ts';
import type { ToolInvocation } from '../tools/tool.ts';
import { isPlainYes } from './cart-intent.ts';
import { decideWrite, type WriteDecision } from './write-policy.ts';

/** Does a write, or makes a card of it that waits for a click, or refuses it: whatever the gates say. */
export async function requestCartChange(
  call: ToolInvocation,
  change: CartChange,
  target: ProductMatch | null,
): Promise<ToolResult> {
  const { memory, message } = call.turn;
  const named = target && { variantId: target.variant.id, name: nameOf(target) };
  const verdict = decideWrite({ callId: call.id, change, target: named }, { message, ...memory });
  return { kind: 'write', outcome: await executeDecision(verdict, call, { change, target }) };
}

async function executeDecision(
  verdict: WriteDecision,
  call: ToolInvocation,
  { change, target }: Pick<CartProposal, 'change' | 'target'>,
): Promise<WriteOutcome> {
  if (verdict.verdict === 'refuse') return { status: 'refused', reason: verdict.because, detail: null };
  if (verdict.verdict === 'propose') return propose(call, change, target);
  return verdict.verdict === 'repeated' ? { status: 'repeated' } : performCartChange(call, change, target);
}

export function nameOf({ product, variant }: ProductMatch): string {
  return [product.title, product.type, ...variant.values].join(' ');
}

/** Changes the cart, once for each call id, and notes how to take it back. */
export async function performCartChange(
  call: ToolInvocation,
  change: CartChange,
  target: ProductMatch | null,
): Promise<WriteOutcome> {
  const { carts, memory } = call.turn;
  const before = memory.cart === null ? null : await carts.read(memory.cart);
  const { ref, result } = await applyChange(carts, { ref: memory.cart, key: `assistant:${call.id}` }, change);
  if (!result.ok) return { status: 'refused', reason: result.reason, detail: result.detail };
  memory.cart = ref ?? memory.cart;
  rememberWrite(call.turn, {
    callId: call.id,
    undo: undoStepFor(change, before, result.cart),
    undoMs: limits.chatUndoMs,
  });
  return { status: 'done', change, target, cart: result.cart };
}

function propose(call: ToolInvocation, change: CartChange, target: ProductMatch | null): WriteOutcome {
  const { memory } = call.turn;
  const { conversation } = memory;
  const place = target && { handle: target.product.handle, variantId: target.variant.id };
  const kept = { id: call.id, write: change, target: place, until: call.turn.now() + limits.chatProposalMs };
  memory.conversation = { ...conversation, proposals: [...conversation.proposals, kept] };
  return { status: 'proposed', proposal: { id: call.id, change, target } };
}

/**
 * The proposal that a message accepts: a plain yes, said right after an answer that made exactly one. null for any
 * other message: then it stays with the button.
 */
export function proposalAcceptedBy(message: string, { awaited }: Conversation): string | null {
  return isPlainYes(message) ? awaited : null;
}

/** The proposals that a turn made, by id. */
export function newProposalIds(before: Conversation, after: Conversation): readonly string[] {
  const known = new Set(before.proposals.map(({ id }) => id));
  return after.proposals.map(({ id }) => id).filter((id) => !known.has(id));
}

/** Does what was proposed, once and while it holds; null when it does not. The visitor has consented. */
export async function acceptProposal(turn: TurnContext, id: string): Promise<WriteOutcome | null> {
  const { conversation } = turn.memory;
  const proposal = conversation.proposals.find((each) => each.id === id);
  if (!proposal || turn.now() > proposal.until) return null;
  turn.memory.conversation = { ...conversation, proposals: conversation.proposals.filter((each) => each.id !== id) };
  const { write, target } = proposal;
  const found = target && (await findVariant(turn.catalog, target.handle, target.variantId));
  return performCartChange({ id, turn }, write, found);
}

export function applyChange(carts: Carts, write: CartWrite, change: CartChange): Promise<CartWriteResult> {
  switch (change.kind) {
    case 'add':
      return carts.add(write, [{ variantId: change.variantId, quantity: change.quantity }]);
    case 'update':
      return carts.setQuantity(write, change.lineId, change.quantity);
    case 'note':
      return carts.setNote(write, change.note);
    case 'discount':
      return carts.applyCode(write, change.code);
    case 'clear':
      return carts.clear(write);
    default:
      return change satisfies never;
  }
}

/** How a change is taken back, from the carts before and after it; null when it cannot be. */
export function undoStepFor(change: CartChange, before: Cart | null, after: Cart): UndoStep | null {
  switch (change.kind) {
    case 'add': {
      const line = after.lines.find(({ variant }) => variant.id === change.variantId);
      const quantity = before?.lines.find(({ id }) => id === line?.id)?.quantity ?? 0;
      return line ? { kind: 'quantity', lineId: line.id, quantity } : null;
    }
    case 'update': {
      const line = before?.lines.find(({ id }) => id === change.lineId);
      if (!line) return null;
      if (change.quantity > 0) return { kind: 'quantity', lineId: line.id, quantity: line.quantity };
      return { kind: 'restore', variantId: line.variant.id, quantity: line.quantity };
    }
    case 'note':
      return { kind: 'note', note: before?.note ?? '' };
    case 'discount':
      return { kind: 'code', code: change.code };
    case 'clear':
      return null;
    default:
      return change satisfies never;
  }
}

export function undoChange(carts: Carts, write: CartWrite, step: UndoStep): Promise<CartWriteResult> {
  switch (step.kind) {
    case 'quantity':
      return carts.setQuantity(write, step.lineId, step.quantity);
    case 'restore':
      return carts.add(write, [{ variantId: step.variantId, quantity: step.quantity }]);
    case 'note':
      return carts.setNote(write, step.note);
    case 'code':
      return carts.removeCode(write, step.code);
    default:
      return step satisfies never;
  }
}
