import { normalizeForSearch } from '#shop/text/normalize.ts';
import type { Database } from '#storage/database.ts';

/** Counts words of products, for completion and spelling, up or down; those that nothing uses any more go. */
export function updateDictionary(store: Database, uses: ReadonlyMap<string, number>): void {
  for (const [word, more] of uses) if (more !== 0) updateWord(store, word, more);
}

function updateWord(store: Database, word: string, uses: number): void {
  const folded = normalizeForSearch(wordOfEntry(word));
  store.run(
    `INSERT INTO search_word VALUES (?1, ?2, ?3, max(?4, 0)) ON CONFLICT (word) DO UPDATE SET uses = uses + ?4`,
    word,
    folded,
    reverseWord(folded),
    uses,
  );
  if (uses < 0) store.run('DELETE FROM search_word WHERE word = ? AND uses <= 0', word);
}

/** A word read from its end. */
export function reverseWord(word: string): string {
  return Array.from(word).toReversed().join('');
}

const spellingOnlyMark = '~';

/** A word in the list of words that is there to correct what is typed and never to complete it. */
export function spellingOnlyWord(word: string): string {
  return spellingOnlyMark + word;
}

/** The word that stands in the list of words. */
export function wordOfEntry(entry: string): string {
  return entry.startsWith(spellingOnlyMark) ? entry.slice(spellingOnlyMark.length) : entry;
}
