import { readAct } from '../../../acts/classify-act.ts';
import type { DialogueAct } from '../../../acts/dialogue-act.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { rules } from '../../../tools/registry.ts';
import { completeRequest } from '../pending-request.ts';
import { normalizeMessage } from '../../rule.ts';

/**
 * The request that the last answer asked about with what the message says of it. null for a message that is no answer to
 * the question: `what is in my cart` would otherwise be read as no objection.
 */
export async function completeOpenRequest(turn: TurnContext): Promise<string | null> {
  const { memory } = turn;
  if (memory.conversation.pendingRequest === null) return null;
  const { act, isSure } = await readAct(turn);
  if (!isRule(turn.message)) return completeRequest(turn, { isOther: isSure && actsOfTheirOwn.has(act) });
  memory.conversation = { ...memory.conversation, pendingRequest: null };
  return null;
}

function isRule(message: string): boolean {
  return rules.some(({ pattern }) => pattern.test(normalizeMessage(message)));
}

/** No answers to the question which product or variant is wanted. */
const actsOfTheirOwn: ReadonlySet<DialogueAct> = new Set(['cart', 'ask', 'compare', 'shop', 'decline', 'talk']);
