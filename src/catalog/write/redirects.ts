import type { Database } from '#storage/database.ts';

/** Leads an old path to where its thing is now, and older paths that led to it along; both are paths of this site. */
export function saveRedirect(store: Database, redirect: { path: string; target: string; since: string }): void {
  const { path, target, since } = redirect;
  store.transaction(() => {
    removeRedirect(store, target);
    store.run('UPDATE redirect SET target = ? WHERE target = ?', target, path);
    store.run('INSERT OR REPLACE INTO redirect (path, target, since) VALUES (?, ?, ?)', path, target, since);
  });
}

/** A path where something is again leads nowhere else. */
export function removeRedirect(store: Database, path: string): void {
  store.run('DELETE FROM redirect WHERE path = ?', path);
}
