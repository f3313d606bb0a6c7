import type { Database } from '#storage/database.ts';
import { findOriginal } from '#storage/media/originals.ts';
import { findVideo } from '#storage/media/videos.ts';
import { hashLength } from '../renditions/recipe.ts';
import type { RenditionCache } from '../renditions/rendition-cache.ts';
import type { VideosFolder } from './videos-folder.ts';
import { usesOf, usesOfVideo } from './list-media.ts';
import type { OriginalsFolder } from './originals-folder.ts';

/** `used`: where; nothing was removed. */
export type RemovalResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown' }
  | { readonly ok: false; readonly reason: 'used'; readonly uses: readonly string[] };

export interface RemovalSources {
  readonly store: Database;
  readonly originals: OriginalsFolder;
  readonly renditions: RenditionCache;
}

/** Removes a picture that nothing uses, with its original and renditions unless another picture has the same file. */
export async function removePicture(
  { store, originals, renditions }: RemovalSources,
  key: string,
): Promise<RemovalResult> {
  const original = findOriginal(store, key);
  const result = store.transaction((): RemovalResult => {
    if (!store.first('SELECT 1 FROM media WHERE key = ?', key)) return { ok: false, reason: 'unknown' };
    const uses = usesOf(store, key);
    if (uses.length > 0) return { ok: false, reason: 'used', uses };
    store.run('DELETE FROM media WHERE key = ?', key);
    return { ok: true };
  });
  if (!result.ok || !original || store.first('SELECT 1 FROM original WHERE hash = ?', original.hash)) return result;
  await originals.remove(original);
  await renditions.remove(original.hash.slice(0, hashLength));
  return result;
}

/** Removes a video that no product shows, with its file unless another video has the same. */
export async function removeVideo(
  { store, videos }: { readonly store: Database; readonly videos: VideosFolder },
  key: string,
): Promise<RemovalResult> {
  const video = findVideo(store, key);
  const result = store.transaction((): RemovalResult => {
    if (!video) return { ok: false, reason: 'unknown' };
    const uses = usesOfVideo(store, key);
    if (uses.length > 0) return { ok: false, reason: 'used', uses };
    store.run('DELETE FROM video WHERE key = ?', key);
    return { ok: true };
  });
  const file = result.ok ? (video?.file ?? null) : null;
  if (file && !store.first('SELECT 1 FROM video WHERE hash = ?', file.hash)) await videos.remove(file);
  return result;
}
