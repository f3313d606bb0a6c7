import { isDeepStrictEqual } from 'node:util';
import type { ProductInput, VariantInput } from '../../write/product-input.ts';

/** What an import changes of one product. */
export interface ProductChange {
  readonly handle: string;
  /** Names of fields, those of variants with the variant: `title`, `price (Red / L)`; null: the product is new. */
  readonly fields: readonly string[] | null;
}

/** The changes that an import makes, the first ones in full. */
export interface ImportChanges {
  readonly created: number;
  readonly changed: number;
  readonly listed: readonly ProductChange[];
}

const maxListed = 50;

/** Collects changes, counts all and lists some. */
export function collectChanges(): ImportChanges & { readonly add: (change: ProductChange) => void } {
  const changes = { created: 0, changed: 0 };
  const listed: ProductChange[] = [];
  return {
    get created() {
      return changes.created;
    },
    get changed() {
      return changes.changed;
    },
    listed,
    add: (change) => {
      changes[change.fields === null ? 'created' : 'changed'] += 1;
      if (listed.length < maxListed) listed.push(change);
    },
  };
}

/** What is different in a product; null for a new one. */
export function changedFields(before: ProductInput | null, after: ProductInput): readonly string[] | null {
  if (!before) return null;
  const { variants: _before, ...productBefore } = before;
  const { variants, ...product } = after;
  const own = differences(productBefore, product)
    .filter((name) => !managedFields.has(name))
    .map((name) => (name === 'home' ? 'collection' : name));
  return [
    ...own,
    ...variants.flatMap((variant) => variantChanges(variant, before, variants.length)),
    ...removed(before, after),
  ];
}

/** Identities, times, and what is derived. */
const managedFields: ReadonlySet<string> = new Set(['id', 'updatedAt', 'createdAt', 'lowestRecent']);

function variantChanges(variant: VariantInput, { variants }: ProductInput, count: number): readonly string[] {
  const before = variants.find(({ values }) => isDeepStrictEqual(values, variant.values));
  if (!before) return [`new variant (${variant.title})`];
  const names = differences(before, variant).filter((name) => !managedFields.has(name));
  return count === 1 ? names : names.map((name) => `${name} (${variant.title})`);
}

function removed({ variants }: ProductInput, after: ProductInput): readonly string[] {
  return variants
    .filter(({ values }) => !after.variants.some((variant) => isDeepStrictEqual(values, variant.values)))
    .map(({ title }) => `removed variant (${title})`);
}

function differences(one: object, other: object): readonly string[] {
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !isDeepStrictEqual(before.get(name), after.get(name)),
  );
}
