import { filterKeys } from '#shop/list-query-filters.ts';
import { makeBits, shared, type Bits } from './bits.ts';
import type { Choice } from './choice.ts';
import type { Columns } from './columns.ts';
import type { Known } from './known.ts';
import { someOf, uniteMembers, type Some } from './members.ts';

/** By facet, the products or the variants that have something of what is chosen in it. */
export interface Conditions {
  readonly products: ReadonlyMap<string, Bits>;
  /** The price range is among them. */
  readonly variants: ReadonlyMap<string, Bits>;
}

/** `some`: the variants that a list is about. */
export function conditionsOf(known: Known, some: Bits, choice: Choice): Conditions {
  const { product, option, priceMin, priceMax } = choice;
  const { columns } = known;
  const having = (chosen: Choice['product'], end: number): [string, Bits][] =>
    Array.from(chosen, ([key, folded]) => [key, havingAny(known, { key, folded, end })]);
  const range: [string, Bits][] =
    priceMin === null && priceMax === null
      ? []
      : [
          [
            filterKeys.price,
            pricedBetween(columns, some, { least: priceMin ?? -Infinity, most: priceMax ?? Infinity }),
          ],
        ];
  return {
    products: new Map(having(product, columns.ids.length)),
    variants: new Map([...having(option, columns.variants.ids.length), ...range]),
  };
}

interface Chosen {
  readonly key: string;
  readonly folded: readonly string[];
  /** There is no product, or variant, from there on. */
  readonly end: number;
}

function havingAny({ values }: Known, { key, folded, end }: Chosen): Bits {
  const bits = makeBits(end);
  for (const each of folded) {
    const value = values.find(key, each);
    if (value) uniteMembers(bits, value.members);
  }
  return bits;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Those of some variants, so that a short list does not look at the prices of all. */
function pricedBetween({ variants: { prices } }: Columns, some: Bits, { least, most }: Range): Bits {
  const found = new Uint32Array(some.length);
  for (let at = 0; at < some.length; at += 1) {
    for (let word = some[at] ?? 0; word !== 0; word &= word - 1) {
      const lowest = word & -word;
      const price = prices.cells[(at << 5) + 31 - Math.clz32(lowest)] ?? 0;
      if (price >= least && price <= most) found[at] = (found[at] ?? 0) | lowest;
    }
  }
  return found;
}

/**
 * By facet what its values are counted among: all that fulfils the conditions of the other facets. A facet without a
 * condition leaves none out.
 */
export function leavingOut(base: Bits, conditions: Conditions['products']): (key: string) => Some {
  const all = someOf(shared(base, ...conditions.values()));
  const others = new Map<string, Some>();
  for (const key of conditions.keys()) {
    const rest = [...conditions].filter(([other]) => other !== key).map(([, bits]) => bits);
    others.set(key, someOf(shared(base, ...rest)));
  }
  return (key) => others.get(key) ?? all;
}
