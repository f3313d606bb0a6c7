import { saysYes } from './consent.ts';
import type { Conversation } from './conversation.ts';
import type { WriteOutcome } from './facts.ts';
import { perform } from './tools/write.ts';
import type { Turn } from './turn.ts';
import { variantTarget } from './variant-target.ts';

/**
 * The proposal that a message accepts: a plain yes, said right after an answer that made exactly one. null for any
 * other message: then it stays with the button.
 */
export function acceptedBy(message: string, { awaited }: Conversation): string | null {
  return saysYes(message) ? awaited : null;
}

/** The proposals that a turn made, by id. */
export function newProposals(before: Conversation, after: Conversation): readonly string[] {
  const known = new Set(before.proposals.map(({ id }) => id));
  return after.proposals.map(({ id }) => id).filter((id) => !known.has(id));
}

/** Does what was proposed, once and while it holds; null when it does not. The visitor has consented. */
export async function acceptProposal(turn: Turn, id: string): Promise<WriteOutcome | null> {
  const { conversation } = turn.memory;
  const proposal = conversation.proposals.find((each) => each.id === id);
  if (!proposal || turn.now() > proposal.until) return null;
  turn.memory.conversation = { ...conversation, proposals: conversation.proposals.filter((each) => each.id !== id) };
  const { write, target } = proposal;
  const found = target && (await variantTarget(turn.catalog, target.handle, target.variantId));
  return perform({ id, turn }, write, found);
}
