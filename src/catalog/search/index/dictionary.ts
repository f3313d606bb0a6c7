import { normalizeForSearch } from '#shop/text/normalize.ts';
import type { Database } from '#storage/database.ts';

/** Adds to the frequencies of words; words that no product uses any more are deleted. */
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

/** The letters of a word in reverse order. */
export function reverseWord(word: string): string {
  return Array.from(word).toReversed().join('');
}

const spellingOnlyMark = '~';

/** The dictionary entry of a word that is for correction only, never for completion. */
export function spellingOnlyWord(word: string): string {
  return spellingOnlyMark + word;
}

/** The word of a dictionary entry. */
export function wordOfEntry(entry: string): string {
  return entry.startsWith(spellingOnlyMark) ? entry.slice(spellingOnlyMark.length) : entry;
}
