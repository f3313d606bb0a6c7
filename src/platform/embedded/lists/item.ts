/** What lists know of a product: enough to filter, count and order it without asking the database. */
export interface Item {
  readonly id: number;
  readonly published: boolean;
  readonly priceMin: number;
  readonly salesRank: number;
  readonly titleKey: string;
  readonly createdAt: string;
  /** Values (`Values`) of its type, vendor and tags. */
  readonly values: readonly number[];
  readonly variants: readonly ItemVariant[];
}

export interface ItemVariant {
  readonly price: number;
  readonly available: boolean;
  /** Values of its options. */
  readonly values: readonly number[];
}

/** A value that can be filtered for; its number is its place in `Values.all`. */
export interface Value {
  readonly key: string;
  readonly folded: string;
  readonly label: string;
}

/** Every value that products had since they were first read. Numbers never change. */
export interface Values {
  readonly all: readonly Value[];
  /** The number of a value; undefined when nothing ever had it. */
  find(key: string, folded: string): number | undefined;
  /** The number of a value, a new one if need be. */
  number(value: Value): number;
}

export function makeValues(): Values {
  const all: Value[] = [];
  const numbers = new Map<string, number>();
  const nameOf = (key: string, folded: string): string => `${key}\n${folded}`;
  return {
    all,
    find: (key, folded) => numbers.get(nameOf(key, folded)),
    number: (value) => {
      const name = nameOf(value.key, value.folded);
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, all.length);
      all.push(value);
      return all.length - 1;
    },
  };
}
