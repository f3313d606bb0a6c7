const spellingOnlyMark = '~';

/** A word in the list of words that is there to correct what is typed and never to complete it. */
export function spellingOnlyWord(word: string): string {
  return spellingOnlyMark + word;
}

/** The word that stands in the list of words. */
export function wordOfEntry(entry: string): string {
  return entry.startsWith(spellingOnlyMark) ? entry.slice(spellingOnlyMark.length) : entry;
}
