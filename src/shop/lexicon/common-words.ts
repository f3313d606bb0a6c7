import { normalizeForSearch } from '../text/normalize.ts';
import { stem } from '../text/stem.ts';
import { commonWords } from './words/common.ts';

let terms: ReadonlySet<string> | null = null;

/** Whether a word is one of daily language in English, German or Norwegian: it is then not misspelt. */
export function isCommonWord(word: string): boolean {
  // Not read when a process starts, of which it would take some milliseconds.
  terms ??= new Set(commonWords.trim().split(/\s+/).map(termOf));
  return terms.has(termOf(word));
}

function termOf(word: string): string {
  return stem(normalizeForSearch(word));
}
