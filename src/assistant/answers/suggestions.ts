import { formatMoney, fractionDigits } from '#shop/product/money.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { SearchOutcome } from '../retrieval/find-products.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { withinSentence } from '#shop/text/intl.ts';
import { foldAccents } from '#shop/text/normalize.ts';

const maxSuggestions = 4;

/** Questions to suggest after a search: a narrower or cheaper one, more products, a comparison. */
export function searchSuggestions(outcome: SearchOutcome, turn: TurnContext): readonly string[] {
  const { found, isMore, isClose } = outcome;
  const { suggestions } = turn.messages.answers;
  const only = (value: string): string => suggestions.only({ value: withinSentence(value, turn.profile.locale) });
  return [
    ...(isClose ? [] : [...narrowingValues(outcome).map(only), ...cheaperSuggestion(outcome, turn)]),
    ...(isMore ? [suggestions.more] : []),
    ...(found.length > 1 ? [suggestions.compare] : [suggestions.addIt]),
  ].slice(0, maxSuggestions);
}

/** Values that only some of the products shown have: one value of an option, two options at most. */
function narrowingValues({ found, criteria }: SearchOutcome): readonly string[] {
  if (found.length < 3) return [];
  const used = usedOptions(criteria);
  const options = found.flatMap(({ product }) => product.options.filter(({ name }) => !used.has(foldAccents(name))));
  const byName = Map.groupBy(options, ({ name }) => name);
  const best = [...byName.values()].flatMap((group) => {
    const counts = Map.groupBy(
      group.flatMap(({ values }) => values.map(({ value }) => value)),
      (value) => value,
    );
    const distinguishing = [...counts].filter(
      ([value, { length }]) => length < found.length && /^\p{L}{3,}$/u.test(value),
    );
    const [first] = distinguishing.toSorted(([, one], [, other]) => other.length - one.length);
    return first ? [{ value: first[0], count: first[1].length }] : [];
  });
  return best
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 2)
    .map(({ value }) => value);
}

function usedOptions({ terms }: SearchCriteria): ReadonlySet<string> {
  return new Set(terms.flatMap(({ readings }) => readings.map(({ name }) => name)));
}

/** Suggests a round upper price that excludes some of the products. */
function cheaperSuggestion({ found, criteria }: SearchOutcome, { profile, messages }: TurnContext): readonly string[] {
  if (criteria.priceMax !== null || found.length < 3) return [];
  const { currency, locale } = profile;
  const prices = found.map(({ variant }) => variant.price.amount).toSorted((a, b) => a - b);
  const step = 10 * 10 ** fractionDigits(currency);
  const bound = Math.ceil(((prices[Math.floor(prices.length / 2)] ?? 0) + 1) / step) * step;
  return [messages.answers.suggestions.under({ price: formatMoney({ amount: bound, currency }, locale) })];
}
