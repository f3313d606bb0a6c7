import { makeMembers, type Members } from './members.ts';

export type Owner = 'product' | 'variant';

/** A value that can be filtered for. */
export interface Value {
  readonly key: string;
  readonly folded: string;
  readonly label: string;
}

export interface KnownValue extends Value {
  /** What has it: products, or variants where it is an option's. */
  readonly owner: Owner;
  readonly members: Members;
}

/** Every value that products had since they were first read. */
export interface Values {
  readonly all: readonly KnownValue[];
  /** null when nothing ever had it. */
  find(key: string, folded: string): KnownValue | null;
  /** A value as it is known, from now on if it was not. */
  known(value: Value, owner: Owner): KnownValue;
}

export function makeValues(): Values {
  const all: KnownValue[] = [];
  const byName = new Map<string, KnownValue>();
  const nameOf = (key: string, folded: string): string => `${key}\n${folded}`;
  return {
    all,
    find: (key, folded) => byName.get(nameOf(key, folded)) ?? null,
    known: (value, owner) => {
      const found = byName.get(nameOf(value.key, value.folded));
      if (found) return found;
      const added = { ...value, owner, members: makeMembers() };
      byName.set(nameOf(value.key, value.folded), added);
      all.push(added);
      return added;
    },
  };
}
