import { formatMoney, fractionDigits } from '#shop/money.ts';
import type { Profile } from '#shop/profile.ts';
import type { Wanted } from '../conversation.ts';
import type { SearchOutcome } from '../find.ts';
import { messages } from './messages.en.ts';

const chipsShown = 4;

/** What to ask next after a search: narrower by what its products differ in, more, cheaper, side by side. */
export function searchChips(outcome: SearchOutcome, profile: Profile): readonly string[] {
  const { found, total } = outcome;
  const isMore = total !== null && total > found.length;
  return [
    ...narrower(outcome).map(messages.chips.only),
    ...cheaper(outcome, profile),
    ...(isMore ? [messages.chips.more()] : []),
    ...(found.length > 1 ? [messages.chips.compare()] : [messages.chips.addIt()]),
  ].slice(0, chipsShown);
}

/** The commonest value of each of two options or types that some of the products have and others have not. */
function narrower({ facets, wanted, total }: SearchOutcome): readonly string[] {
  if (total === null || total < 3) return [];
  const used = usedKeys(wanted);
  return facets
    .filter((facet) => facet.kind === 'values' && /option|product_type/.test(facet.key) && !used.has(facet.key))
    .flatMap((facet) => {
      const values = facet.kind === 'values' ? facet.values : [];
      const best = values.filter(({ count }) => count > 0 && count < total).toSorted((a, b) => b.count - a.count)[0];
      return best && /^\p{L}{3,}/u.test(best.label) ? [best] : [];
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 2)
    .map(({ label }) => label.toLowerCase());
}

function usedKeys({ terms }: Wanted): ReadonlySet<string> {
  const readings = terms.flatMap((term) => term.readings);
  return new Set(
    readings.map(({ kind, name }) => (kind === 'option' ? `filter.v.option.${name}` : 'filter.p.product_type')),
  );
}

/** A round price that some of the products are below. */
function cheaper({ found, wanted }: SearchOutcome, { currency, locale }: Profile): readonly string[] {
  if (wanted.priceMax !== null || found.length < 3) return [];
  const prices = found.map(({ variant }) => variant.price.amount).toSorted((a, b) => a - b);
  const step = 10 * 10 ** fractionDigits(currency);
  const bound = Math.ceil(((prices[Math.floor(prices.length / 2)] ?? 0) + 1) / step) * step;
  return [messages.chips.under(formatMoney({ amount: bound, currency }, locale))];
}
