import type { Store } from '../store.ts';

/** Leads an old path to where its thing is now; both are paths of this site. */
export function saveRedirect(store: Store, redirect: { path: string; target: string; since: string }): void {
  store.run(
    'INSERT OR REPLACE INTO redirect (path, target, since) VALUES (?, ?, ?)',
    redirect.path,
    redirect.target,
    redirect.since,
  );
}
