import { writtenOutWish } from '../../../cart/wording/changed-wish.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { completeOpenRequest } from './complete-open-request.ts';
import { correctedRequest } from './corrected-request.ts';
import { requestOfSentences } from './further-sentence.ts';
import { requestOfFragment } from './fragment-request.ts';
import { requestOfList } from './listed-request.ts';
import { replacementWish } from './replaced-item.ts';
import { requestOfSet } from './shown-set.ts';
import { requestOfValues } from './value-list.ts';

/** In this order: what answers a question is no request of its own, and what changes the cart adds nothing to it. */
const readers = [
  correctedRequest,
  completeOpenRequest,
  requestOfSentences,
  writtenOutWish,
  replacementWish,
  requestOfSet,
  requestOfValues,
  requestOfFragment,
  requestOfList,
] as const;

/**
 * A request that is short of what the messages before said, with all of it: `add 2 of it in M`; `offer` begins one that no verb
 * asks for. null for a message that is a whole request, or none.
 */
export async function writtenOutRequest(turn: TurnContext): Promise<string | null> {
  for (const read of readers) {
    const request = await read(turn);
    if (request !== null) return request;
  }
  return null;
}
