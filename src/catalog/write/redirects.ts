import type { Database } from '#storage/database.ts';

/** Redirects a path, and all paths that redirect to it, to a target; both are paths of this site. */
export function saveRedirect(store: Database, redirect: { path: string; target: string; since: string }): void {
  const { path, target, since } = redirect;
  store.transaction(() => {
    removeRedirect(store, target);
    store.run('UPDATE redirect SET target = ? WHERE target = ?', target, path);
    store.run('INSERT OR REPLACE INTO redirect (path, target, since) VALUES (?, ?, ?)', path, target, since);
  });
}

/** Removes the redirect of a path that exists again. */
export function removeRedirect(store: Database, path: string): void {
  store.run('DELETE FROM redirect WHERE path = ?', path);
}
