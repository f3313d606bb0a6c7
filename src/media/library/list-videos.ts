import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';

const selectUses = `
SELECT 'product/' || p.handle place FROM product_video i JOIN product p ON p.id = i.product_id
WHERE i.video_key = ? ORDER BY place`;

/** Where a film is used, as names of documents: `product/oak-chair`. */
export function usesOfVideo(store: Database, key: string): readonly string[] {
  return store.all(selectUses, key).map((row) => text(row, 'place'));
}

const selectUnused = `
SELECT key FROM video v WHERE NOT EXISTS (SELECT 1 FROM product_video WHERE video_key = v.key) ORDER BY key`;

/** Keys of the films that no product shows. */
export function listUnusedVideos(store: Database): readonly string[] {
  return store.all(selectUnused).map((row) => text(row, 'key'));
}
