import { isPlainYes } from './consent.ts';
import type { Conversation } from './conversation.ts';
import type { WriteOutcome } from './facts.ts';
import { performCartChange } from './tools/write.ts';
import type { TurnContext } from './turn.ts';
import { findVariant } from './variant-target.ts';

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
