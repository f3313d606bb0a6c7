import { countryNames } from '#shop/text/intl.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { countriesIn } from '../retrieval/passages/countries.ts';
import type { IndexedPassage } from '../retrieval/passages/rank-passages.ts';
import { isOnlyDelivery, topicsIn } from '../retrieval/passages/topics.ts';

/**
 * Says that the shop does not deliver to the countries that a question on delivery names, and where it does. Empty where it
 * delivers to one of them, states no countries in its profile, or says something of one of them in its texts.
 */
export function notDelivered(
  { message, messages, profile }: Pick<TurnContext, 'message' | 'messages' | 'profile'>,
  passages: readonly IndexedPassage[],
): readonly string[] {
  const { rates } = profile.delivery;
  const [named, delivered] = [countriesIn(message), new Set(rates.flatMap(({ countries }) => countries))];
  if (named.length === 0 || delivered.size === 0 || !isOnlyDelivery(topicsIn(message))) return [];
  const isMentioned = (code: string): boolean =>
    passages.some(({ passage }) => countriesIn(`${passage.heading} ${passage.text}`).includes(code));
  if (named.some((code) => delivered.has(code) || isMentioned(code))) return [];
  const { answers } = messages;
  return [
    answers.notDelivered({ countries: countryNames(named, profile.locale) }),
    ...(delivered.size <= maxCountries
      ? [answers.deliveredTo({ countries: countryNames([...delivered], profile.locale) })]
      : []),
  ];
}

/** A longer list is one to be read on the page. */
const maxCountries = 8;
