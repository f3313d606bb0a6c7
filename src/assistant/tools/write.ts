import { limits } from '#http/limits.ts';
import { applyChange, undoStepFor } from '../cart-changes.ts';
import type { CartChange } from '../conversation.ts';
import type { ToolResult, CartProposal, WriteOutcome } from '../facts.ts';
import type { ProductMatch } from '../fits.ts';
import { decideWrite, type WriteDecision } from '../gates.ts';
import { rememberWrite } from '../turn.ts';
import type { ToolInvocation } from './tool.ts';

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
