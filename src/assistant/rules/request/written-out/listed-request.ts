import { parseCartIntent } from '../../../cart/cart-intent.ts';
import { listParts } from '../../../cart/item-text.ts';
import { lastAnswerWrote, type TurnContext } from '../../../conversation/turn-context.ts';
import { questionStart } from '../../intent.ts';
import { normalizeMessage } from '../../rule.ts';
import { resolveListedItems } from '../listed-items.ts';
import { resolveRequestedItem } from '../requested-item.ts';

/**
 * Things that are named without a verb, one of which was shown, `the grey one, and the leather belt`, or one that is wanted
 * too right after something was added, `and the board as well`: as a request to offer them. null for any other message.
 */
export async function requestOfList(turn: TurnContext): Promise<string | null> {
  const text = normalizeMessage(turn.message);
  if (turn.typed.includes('?') || questionStart.test(text) || parseCartIntent(text) !== null) return null;
  const bare = text.replace(opening, '').replace(ending, '');
  const further = lastAnswerWrote(turn) && (joined.test(text) || tooWords.test(text));
  if (further && counted.test(bare) && (await isThing(turn, bare))) return `offer ${bare}`;
  return (await isList(turn, bare)) ? `offer ${bare}` : null;
}

const opening = /^(?:(?:ok|okay|yes|great|and|plus|also|then|please|so)[\s,]+)+/;
const ending = /(?:[\s,]+(?:please|thanks|thank you|too|as well|also|then))*[\s.!]*$/;
const joined = /^(?:ok[\s,]+)?(?:and|plus|also)\b/;
const tooWords = /\b(?:too|as well|also)[\s.!]*(?:please|thanks)?[\s.!]*$/;
const counted = /^(?:the|an?|some|one|two|three|four|five|six|\d{1,2})\b/;

async function isThing(turn: TurnContext, text: string): Promise<boolean> {
  const { kind } = await resolveRequestedItem({ ...turn, message: `add ${text}` }, text);
  return kind === 'variant' || kind === 'choice' || kind === 'several';
}

async function isList(turn: TurnContext, text: string): Promise<boolean> {
  const { lastProducts, focus } = turn.memory.conversation;
  const shown = new Set([...lastProducts, ...(focus ? [focus] : [])].map(({ handle }) => handle));
  if (shown.size === 0 || listParts(text).length < 2 || !listParts(text).some((part) => counted.test(part)))
    return false;
  const items = await resolveListedItems({ ...turn, message: `add ${text}` }, text);
  return items.some(({ match }) => shown.has(match.product.handle));
}
