import { createHash } from 'node:crypto';
import type { CartNode } from '../documents/cart.ts';

/**
 * The attribute of a cart in which this shop records its writes: `17 4Zx… 9fQ…` is the number of writes and digests of
 * the last keys. Attributes with two underscores are private to Shopify's own storefronts.
 */
const markName = '__writes';
const maxKeys = 10;

export interface WriteMark {
  readonly revision: number;
  /** Digests, the latest first. */
  readonly keys: readonly string[];
}

export function readMark({ attributes }: Pick<CartNode, 'attributes'>): WriteMark {
  const value = attributes.find(({ key }) => key === markName)?.value ?? '';
  const [, revision = '0', keys = ''] = /^(\d{1,9})((?: [\w-]{12})*)$/.exec(value) ?? [];
  return { revision: Number(revision), keys: keys.split(' ').filter(Boolean) };
}

export function hasWrite(mark: WriteMark, key: string | null): boolean {
  return key !== null && mark.keys.includes(digestOf(key));
}

export interface AttributeInput {
  readonly key: string;
  readonly value: string;
}

/** All attributes of a cart after another write; Shopify replaces those that it has. */
export function markedAttributes(
  cart: Pick<CartNode, 'attributes'> | null,
  key: string | null,
): readonly AttributeInput[] {
  const { revision, keys } = cart ? readMark(cart) : { revision: 0, keys: [] };
  const all = key === null ? keys : [digestOf(key), ...keys].slice(0, maxKeys);
  const others = cart ? currentAttributes(cart).filter((each) => each.key !== markName) : [];
  return [...others, { key: markName, value: [String(revision + 1), ...all].join(' ') }];
}

/** The attributes that a cart has, as input. */
export function currentAttributes({ attributes }: Pick<CartNode, 'attributes'>): readonly AttributeInput[] {
  return attributes.map(({ key, value }) => ({ key, value: value ?? '' }));
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 12);
}
