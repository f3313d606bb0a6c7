import { limits } from '#http/limits.ts';
import { applyChange, undoOf } from '../cart-changes.ts';
import type { CartChange } from '../conversation.ts';
import type { Facts, Proposal, WriteOutcome } from '../facts.ts';
import type { Found } from '../fits.ts';
import { judgeWrite, type Verdict } from '../gates.ts';
import { rememberWrite } from '../turn.ts';
import type { Call } from './tool.ts';

/** Does a write, or makes a card of it that waits for a click, or refuses it: whatever the gates say. */
export async function write(call: Call, change: CartChange, target: Found | null): Promise<Facts> {
  const { memory, message } = call.turn;
  const named = target && { variantId: target.variant.id, name: nameOf(target) };
  const verdict = judgeWrite({ callId: call.id, change, target: named }, { message, ...memory });
  return { kind: 'write', outcome: await carryOut(verdict, call, { change, target }) };
}

async function carryOut(
  verdict: Verdict,
  call: Call,
  { change, target }: Pick<Proposal, 'change' | 'target'>,
): Promise<WriteOutcome> {
  if (verdict.verdict === 'refuse') return { status: 'refused', reason: verdict.because, detail: null };
  if (verdict.verdict === 'propose') return propose(call, change, target);
  return verdict.verdict === 'repeated' ? { status: 'repeated' } : perform(call, change, target);
}

export function nameOf({ product, variant }: Found): string {
  return [product.title, product.type, ...variant.values].join(' ');
}

/** Changes the cart, once for each call id, and notes how to take it back. */
export async function perform(call: Call, change: CartChange, target: Found | null): Promise<WriteOutcome> {
  const { carts, memory } = call.turn;
  const before = memory.cart === null ? null : await carts.read(memory.cart);
  const { ref, result } = await applyChange(carts, { ref: memory.cart, key: `assistant:${call.id}` }, change);
  if (!result.ok) return { status: 'refused', reason: result.reason, detail: result.detail };
  memory.cart = ref ?? memory.cart;
  rememberWrite(call.turn, { callId: call.id, undo: undoOf(change, before, result.cart), undoMs: limits.chatUndoMs });
  return { status: 'done', change, target, cart: result.cart };
}

function propose(call: Call, change: CartChange, target: Found | null): WriteOutcome {
  const { memory } = call.turn;
  const { conversation } = memory;
  const place = target && { handle: target.product.handle, variantId: target.variant.id };
  const kept = { id: call.id, write: change, target: place, until: call.turn.now() + limits.chatProposalMs };
  memory.conversation = { ...conversation, proposals: [...conversation.proposals, kept] };
  return { status: 'proposed', proposal: { id: call.id, change, target } };
}
