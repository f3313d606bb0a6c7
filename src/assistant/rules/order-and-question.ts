import { asksPolitely, parseCartIntent } from '../cart/wording/cart-intent.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { readAs } from '../language/read-message.ts';
import { isQuestion } from '../subject/question-form.ts';
import { questionStart } from './intent.ts';
import { resolveRequestedItem } from './request/requested-item.ts';
import { asAddition } from './request/written-out/fragment-request.ts';
import { writtenOutRequest } from './request/written-out/written-out-request.ts';
import { normalizeMessage } from './rule.ts';

/**
 * An order with a question beside it, `M please, do you deliver to Austria?`, as a turn for each, so that neither is left out.
 * null for any other message.
 */
export async function orderAndQuestion(turn: TurnContext): Promise<readonly TurnContext[] | null> {
  const { typed } = turn;
  for (const { index, 0: sign } of typed.length > maxLength ? [] : typed.matchAll(breaks)) {
    const first = readAs(turn, typed.slice(0, index) + (sign.includes('?') ? '?' : ''));
    const second = readAs(turn, typed.slice(index + sign.length));
    if (isAsking(second, sign) && (await isOrder(first))) return [first, second];
    if (isAsking(first, sign) && (await isOrder(second))) return [first, second];
  }
  return null;
}

const maxLength = 240;
const breaks =
  /\s*[.!;?…]+\s+(?:(?:and|und|og|but|aber|men)\s+)?|\s*,\s+(?:(?:and|und|og)\s+)?|\s+(?:and|und|og)\s+/giu;

/** Within a sentence its beginning must say so: `two red, and a blue?` is one thing. */
function isAsking(turn: TurnContext, sign: string): boolean {
  const typed = /[.!;?…]/.test(sign) ? turn.typed : turn.typed.replace(/\?\s*$/, '');
  const request = parseCartIntent(turn.message)?.kind ?? 'exchange';
  const isRefusal = !turn.typed.includes('?') && /(?<!\p{L})(?:not|nicht|ikke)(?!\p{L})/iu.test(turn.typed);
  return isQuestion({ ...turn, typed }) && request === 'exchange' && !isRefusal && !asksForOne.test(turn.message);
}

/** `can i have two?` orders. */
const asksForOne = /^(?:can|could|may) (?:i|we) (?:please )?(?:have|get|take|order)\b/i;

/** By a verb, or by a courtesy with all that says what is wanted. Nothing that is open is answered by reading it. */
async function isOrder(turn: TurnContext): Promise<boolean> {
  const { message, memory } = turn;
  if (message.includes('?') || questionStart.test(normalizeMessage(message))) return false;
  if (parseCartIntent(message) !== null) return true;
  if (!asksPolitely(message)) return false;
  const { conversation } = memory;
  const request = await writtenOutRequest(turn);
  memory.conversation = conversation;
  const rest = request === null ? null : (parseCartIntent(asAddition(request))?.rest ?? null);
  if (request === null || rest === null) return false;
  const { kind } = await resolveRequestedItem({ ...turn, message: asAddition(request) }, rest);
  return kind === 'variant' || kind === 'listed';
}
