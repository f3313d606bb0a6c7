import { id } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { readProductInputs } from './read-product-input.ts';
import { saveProduct } from './save-product.ts';

export interface AddedPicture {
  readonly key: string;
  readonly alt: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Adds a picture of the shop after those that a product has, unless it is there. False: there is no such product. */
export function addPictureToProduct(store: Database, handle: string, { key, alt, now }: AddedPicture): boolean {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  const product = row && readProductInputs(store, [id(row)]).get(id(row));
  if (!product) return false;
  if (product.pictures.some((picture) => picture.key === key)) return true;
  const pictures = [...product.pictures, { key, role: 'look', shows: {}, alt } as const];
  saveProduct(store, { ...product, pictures, updatedAt: now }, now);
  return true;
}
