import { parseCartIntent } from '../../../cart/wording/cart-intent.ts';
import { itemPieces, listParts } from '../../../cart/wording/item-text.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';

/**
 * An order of which a second sentence names something else that is wanted, as one list: `i'll take it. and the scraper too` is
 * `add it and the scraper`; and `white keyboard, mat in moss. add them all` adds what the first lists. null for any other message.
 */
export function requestOfSentences({ message }: TurnContext): string | null {
  const { things = '' } = thenAll.exec(message)?.groups ?? {};
  if (listParts(things).length > 1 && parseCartIntent(things) === null) return `add ${things.toLowerCase()}`;
  const { first = '', second = '' } = twoSentences.exec(message.replaceAll('’', "'"))?.groups ?? {};
  const intent = second === '' ? null : parseCartIntent(first);
  const rest = intent?.rest.replace(/[\s.!,]+$/, '') ?? '';
  const isThing = itemPieces(second).length > 0 && itemPieces(second).length <= maxWords;
  return intent?.kind === 'add' && rest !== '' && isThing ? `add ${rest} and ${second.toLowerCase()}` : null;
}

const maxWords = 4;

const thenAll =
  /^(?<things>[^.!?;]+)[.!;]\s+(?:please )?(?:add|put|take|i'll take) (?:it all|them all|all of (?:it|them|these|those)|both|everything|them|all)(?: (?:to|in|into) (?:my|the) (?:shopping )?(?:cart|basket|bag))?(?:[\s,]+please)?[\s.!]*$/i;

const twoSentences =
  /^(?<first>[^.!?;]+)[.!;]\s+(?:and|also|plus)\s+(?:also )?(?<second>(?:the|an?|some|one|two|three|four|\d{1,2}) [^.!?;]+?)(?:[\s,]+(?:add|too|as well|also|please|with it|to it|dazu))*[\s.!]*$/i;
