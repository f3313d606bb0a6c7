import { normalizeForSearch } from '../fold-words.ts';
import type { Database } from '../store.ts';

/** A word or phrase that also finds another one, or is rewritten to it before the search. */
export interface Synonym {
  readonly term: string;
  readonly kind: 'also' | 'instead';
  readonly other: string;
}

/** Replaces all synonyms. */
export function saveSynonyms(store: Database, synonyms: readonly Synonym[]): void {
  store.transaction(() => {
    store.run('DELETE FROM synonym');
    for (const { term, kind, other } of synonyms) {
      const [from, to] = [normalizeForSearch(term), normalizeForSearch(other)];
      if (from !== to) store.run('INSERT OR IGNORE INTO synonym VALUES (?, ?, ?)', from, kind, to);
    }
  });
}
