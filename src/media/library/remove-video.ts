import type { Database } from '#storage/database.ts';
import { findVideo } from '#storage/videos.ts';
import type { FilmsFolder } from './films-folder.ts';
import { usesOfVideo } from './list-videos.ts';
import type { RemovalResult } from './remove-picture.ts';

/** Removes a film that no product shows, with its file unless another film has the same. */
export async function removeVideo(
  { store, films }: { readonly store: Database; readonly films: FilmsFolder },
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
  if (file && !store.first('SELECT 1 FROM video WHERE hash = ?', file.hash)) await films.remove(file);
  return result;
}
