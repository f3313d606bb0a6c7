import { makeFacetPostings, type FacetPostings } from './members.ts';

export type ValueOwner = 'product' | 'variant';

/** A value that can be filtered for. */
export interface FilterValue {
  readonly key: string;
  readonly folded: string;
  readonly label: string;
}

export interface IndexedFilterValue extends FilterValue {
  /** What has it: products, or variants where it is an option's. */
  readonly owner: ValueOwner;
  readonly members: FacetPostings;
}

/** Every value that products had since they were first read. */
export interface FilterValueIndex {
  readonly all: readonly IndexedFilterValue[];
  /** null when nothing ever had it. */
  find(key: string, folded: string): IndexedFilterValue | null;
  /** A value as it is known, from now on if it was not. */
  getOrAdd(value: FilterValue, owner: ValueOwner): IndexedFilterValue;
}

export function makeFilterValueIndex(): FilterValueIndex {
  const all: IndexedFilterValue[] = [];
  const byName = new Map<string, IndexedFilterValue>();
  const nameOf = (key: string, folded: string): string => `${key}\n${folded}`;
  return {
    all,
    find: (key, folded) => byName.get(nameOf(key, folded)) ?? null,
    getOrAdd: (value, owner) => {
      const found = byName.get(nameOf(value.key, value.folded));
      if (found) return found;
      const added = { ...value, owner, members: makeFacetPostings() };
      byName.set(nameOf(value.key, value.folded), added);
      all.push(added);
      return added;
    },
  };
}
