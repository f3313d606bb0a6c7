import { shared, size, without, type Bits } from './bits.ts';
import type { Choice } from './choice.ts';
import { rowsWith, type Columns } from './columns.ts';
import { conditionsOf, type Conditions } from './conditions.ts';
import type { Known } from './known.ts';

/** The products that a list is about, and all their variants. */
export interface Base {
  readonly products: Bits;
  readonly variants: Bits;
}

/** What a list shows. */
export interface Tally {
  readonly base: Base;
  readonly choice: Choice;
  readonly conditions: Conditions;
  /** Variants of the base that all that is chosen of variants fits, whether available or not. */
  readonly fitting: Bits;
  /** Products of the base that have such a variant, and as it is chosen an available one or none that is. */
  readonly wanted: Bits;
  /** Those of them that all that is chosen of products fits. */
  readonly shown: Bits;
  readonly total: number;
}

export function tally(known: Known, base: Base, choice: Choice): Tally {
  const conditions = conditionsOf(known, base.variants, choice);
  const fitting = shared(base.variants, ...conditions.variants.values());
  const all = conditions.variants.size === 0 ? base.products : rowsWith(known.columns, fitting);
  const wanted =
    choice.available === null ? all : byStock(known.columns, { all, fitting, available: choice.available });
  const shown = shared(wanted, ...conditions.products.values());
  return { base, choice, conditions, fitting, wanted, shown, total: size(shown) };
}

interface ByStock {
  readonly all: Bits;
  readonly fitting: Bits;
  readonly available: boolean;
}

/** Sold out is a product of whose fitting variants none is available. */
function byStock(columns: Columns, { all, fitting, available }: ByStock): Bits {
  const inStock = rowsWith(columns, shared(fitting, columns.variants.available));
  return available ? inStock : without(all, inStock);
}
