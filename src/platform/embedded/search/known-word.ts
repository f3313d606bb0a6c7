const mark = '~';

/** A word in the list of words that is there to correct what is typed and never to complete it. */
export function knownWord(word: string): string {
  return mark + word;
}

/** The word that stands in the list of words. */
export function plainWord(listed: string): string {
  return listed.startsWith(mark) ? listed.slice(mark.length) : listed;
}
