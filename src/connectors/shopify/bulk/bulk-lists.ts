import { z } from 'zod';

/** A list that a bulk operation makes: one root connection, so that each line says everything about its object. */
export interface BulkList<Entry> {
  readonly query: string;
  readonly entry: z.ZodType<Entry>;
  /** One of these scopes of the app is needed. */
  readonly scope: string;
}

/** `DRAFT` and `ARCHIVED` are not for sale, `UNLISTED` is in no list. */
const productEntry = z.object({ id: z.string(), status: z.string() });
export type ProductEntry = z.infer<typeof productEntry>;

/** Every product of the shop, whether or not it is published here. */
export const productList: BulkList<ProductEntry> = {
  query: '{ products { edges { node { id status } } } }',
  entry: productEntry,
  scope: 'read_products',
};

const namedEntry = z.object({ id: z.string() });
export type NamedEntry = z.infer<typeof namedEntry>;

export const collectionList: BulkList<NamedEntry> = {
  query: '{ collections { edges { node { id } } } }',
  entry: namedEntry,
  scope: 'read_products',
};

export const redirectList: BulkList<NamedEntry> = {
  query: '{ urlRedirects { edges { node { id } } } }',
  entry: namedEntry,
  scope: 'read_online_store_navigation',
};

const stockItemEntry = z.object({ id: z.string(), inventoryItem: z.object({ id: z.string() }) });

/** The stock item of every variant, which deliveries about stock name. */
export const stockItemList: BulkList<z.infer<typeof stockItemEntry>> = {
  query: '{ productVariants { edges { node { id inventoryItem { id } } } } }',
  entry: stockItemEntry,
  scope: 'read_inventory',
};
