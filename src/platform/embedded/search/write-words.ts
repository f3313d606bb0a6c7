import { foldWords } from '../fold-words.ts';
import type { Store } from '../store.ts';
import { plainWord } from './known-word.ts';

/** Counts words of products, for completion and spelling, up or down; those that nothing uses any more go. */
export function writeWords(store: Store, uses: ReadonlyMap<string, number>): void {
  for (const [word, more] of uses) if (more !== 0) writeWord(store, word, more);
}

function writeWord(store: Store, word: string, uses: number): void {
  const folded = foldWords(plainWord(word));
  store.run(
    `INSERT INTO search_word VALUES (?1, ?2, ?3, max(?4, 0)) ON CONFLICT (word) DO UPDATE SET uses = uses + ?4`,
    word,
    folded,
    mirrored(folded),
    uses,
  );
  if (uses < 0) store.run('DELETE FROM search_word WHERE word = ? AND uses <= 0', word);
}

/** A word read from its end. */
export function mirrored(word: string): string {
  return Array.from(word).toReversed().join('');
}
