import type { GraphqlClient } from '../client/graphql-client.ts';
import { failureOf } from '../client/request-error.ts';
import { accessProbes } from '../documents/shop.ts';

/** What the token may read besides products and collections. Each is a scope that a merchant grants. */
export interface StorefrontAccess {
  /** Quantities of variants: `unauthenticated_read_product_inventory`. */
  readonly stock: boolean;
  /** `unauthenticated_read_product_tags` */
  readonly tags: boolean;
  /** `unauthenticated_read_selling_plans` */
  readonly plans: boolean;
  /** Pages, blogs, articles, menus and redirects: `unauthenticated_read_content`. */
  readonly content: boolean;
  /** Metaobjects: `unauthenticated_read_metaobjects`. */
  readonly sections: boolean;
}

export interface AccessReader {
  read(signal?: AbortSignal): Promise<StorefrontAccess>;
  /** Forgets what is known, because a query was refused: the next read asks again. */
  forget(): void;
}

/** Asks once, by queries that only the scope allows: a query with one field too many would be refused as a whole. */
export function createAccessReader(client: GraphqlClient): AccessReader {
  let known: Promise<StorefrontAccess> | null = null;
  const readOnce = async (): Promise<StorefrontAccess> => {
    const [stock, tags, plans, content, sections] = await Promise.all([
      isAllowed(client, 'stock'),
      isAllowed(client, 'tags'),
      isAllowed(client, 'plans'),
      isAllowed(client, 'content'),
      isAllowed(client, 'sections'),
    ]);
    return { stock, tags, plans, content, sections };
  };
  return {
    read: async (signal) => {
      signal?.throwIfAborted();
      known ??= readOnce();
      const current = known;
      try {
        return await current;
      } catch (error) {
        if (known === current) known = null;
        throw error;
      }
    },
    forget: () => {
      known = null;
    },
  };
}

/** A scope may be withdrawn while the process runs: after a refusal, the next read asks again. */
export async function forgetRefusedAccess<Result>(access: AccessReader, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (failureOf(error) === 'access') access.forget();
    throw error;
  }
}

/** A cart may wait for it, so that it takes no longer than a buyer would wait. */
async function isAllowed(client: GraphqlClient, name: keyof typeof accessProbes): Promise<boolean> {
  try {
    await client.run(accessProbes[name], { variables: {}, use: 'buyer' });
    return true;
  } catch (error) {
    if (failureOf(error) === 'access') return false;
    throw error;
  }
}
