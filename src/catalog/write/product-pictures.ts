import { id } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import type { ProductInput } from './product-input.ts';
import { readProductInputs } from './read-product-input.ts';
import { saveProduct } from './save-product.ts';

export interface AddedMedia {
  readonly key: string;
  readonly alt: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Adds a picture of the shop after those that a product has, unless it is there. False: there is no such product. */
export function addPictureToProduct(store: Database, handle: string, { key, alt, now }: AddedMedia): boolean {
  const product = findProductInput(store, handle);
  if (!product) return false;
  if (product.pictures.some((picture) => picture.key === key)) return true;
  const pictures = [...product.pictures, { key, role: 'look', shows: {}, alt } as const];
  saveProduct(store, { ...product, pictures, updatedAt: now }, now);
  return true;
}

/** Adds a film of the shop after those that a product has, unless it is there. False: there is no such product. */
export function addVideoToProduct(store: Database, handle: string, { key, alt, now }: AddedMedia): boolean {
  const product = findProductInput(store, handle);
  if (!product) return false;
  const { videos = [] } = product;
  if (videos.some((video) => video.key === key)) return true;
  saveProduct(store, { ...product, videos: [...videos, { key, alt }], updatedAt: now }, now);
  return true;
}

function findProductInput(store: Database, handle: string): ProductInput | null {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  return (row && readProductInputs(store, [id(row)]).get(id(row))) ?? null;
}
