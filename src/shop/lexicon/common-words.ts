import { normalizeForSearch } from '../text/normalize.ts';
import { stem } from '../text/stem.ts';
import { commonWords } from './words/common.ts';

const terms: ReadonlySet<string> = new Set(commonWords.trim().split(/\s+/).map(termOf));

/** Whether a word is one of daily language in English, German or Norwegian: it is then not misspelt. */
export function isCommonWord(word: string): boolean {
  return terms.has(termOf(word));
}

function termOf(word: string): string {
  return stem(normalizeForSearch(word));
}
