import { filterKeys } from '#shop/list-query-filters.ts';
import { numbersIn, shared, without, type Bits } from './bits.ts';
import { rowsWith, variantsOf, type Columns, type VariantColumns } from './columns.ts';
import { leavingOut } from './conditions.ts';
import { countGroups } from './groups.ts';
import type { Known } from './known.ts';
import { countMembers, countProducts, someOf, type Some } from './members.ts';
import { priceRange } from './price-range.ts';
import type { Tally } from './tally.ts';
import type { KnownValue } from './values.ts';

/** What the facets of a list say, each as if nothing were chosen in it and all else were. */
export interface Counts {
  /** By facet the values that some product has. */
  readonly values: ReadonlyMap<string, readonly CountedValue[]>;
  readonly available: number;
  readonly soldOut: number;
  /** Least and most that variants cost; null when there is none. */
  readonly prices: readonly [number, number] | null;
}

export interface CountedValue {
  readonly value: KnownValue;
  /** Products. */
  readonly count: number;
}

export function countFacets(known: Known, tally: Tally): Counts {
  const { columns, values } = known;
  const placed = placedVariants(columns, tally);
  const variants = variantsToCount(columns, tally, placed);
  const products = leavingOut(tally.wanted, tally.conditions.products);
  const counted = values.all.map((value) => ({
    value,
    count:
      value.owner === 'product'
        ? countMembers(value.members, products(value.key))
        : countOption(value, columns.variants, variants(value.key)),
  }));
  return {
    values: Map.groupBy(
      counted.filter(({ count }) => count > 0),
      ({ value }) => value.key,
    ),
    ...countStock(columns.variants, shared(placed, tally.fitting)),
    prices: priceRange(known, pricedVariants(columns, variants(filterKeys.price))),
  };
}

/** The variants of the products that all that is chosen of products fits. */
function placedVariants(columns: Columns, { base, conditions }: Tally): Bits {
  if (conditions.products.size === 0) return base.variants;
  return variantsOf(columns, numbersIn(shared(base.products, ...conditions.products.values())));
}

/** A product counts that has one of the first and none of the others. */
interface ToCount {
  readonly some: Some;
  readonly none: Some | null;
}

/** By facet. */
function variantsToCount(columns: Columns, { choice, conditions }: Tally, placed: Bits): (key: string) => ToCount {
  const all = leavingOut(placed, conditions.variants);
  if (choice.available === null) return (key) => ({ some: all(key), none: null });
  const inStock = leavingOut(shared(placed, columns.variants.available), conditions.variants);
  if (choice.available) return (key) => ({ some: inStock(key), none: null });
  return (key) => ({ some: all(key), none: inStock(key) });
}

function countOption({ members }: KnownValue, variants: VariantColumns, { some, none }: ToCount): number {
  return countProducts(members, some, variants) - (none ? countProducts(members, none, variants) : 0);
}

/** Products of which some of these variants are available, and of which none is. */
function countStock({ available, lasts }: VariantColumns, fitting: Bits): Pick<Counts, 'available' | 'soldOut'> {
  const inStock = countGroups(fitting, available, lasts);
  return { available: inStock, soldOut: countGroups(fitting, fitting, lasts) - inStock };
}

function pricedVariants(columns: Columns, { some, none }: ToCount): Some {
  if (none === null) return some;
  return someOf(without(some.bits, variantsOf(columns, numbersIn(rowsWith(columns, none.bits)))));
}
