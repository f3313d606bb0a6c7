import { foldWords } from './fold-words.ts';
import { text } from './row.ts';
import { searchWords } from './search-words.ts';
import type { Store } from './store.ts';
import type { Visit } from './visit.ts';

/** Weights of the columns of `product_text`, least first: a word in the title counts most. */
export const relevance = 'bm25(product_text, 10, 3, 6, 4, 5, 3, 1.5, 1)';

/**
 * A term as an expression of the full-text index: each word or a synonym of it must be found, the last word perhaps
 * unfinished. null when the term has no word.
 */
export function searchMatch({ store }: Visit, term: string): string | null {
  const words = searchWords(foldWords(term));
  if (words.length === 0) return null;
  const phrases = splitPhrases(words, readSynonyms(store, words));
  return phrases.map((phrase, index) => phraseMatch(phrase, index === phrases.length - 1)).join(' AND ');
}

interface Synonyms {
  readonly instead: ReadonlyMap<string, string>;
  readonly also: ReadonlyMap<string, readonly string[]>;
}

const longestPhrase = 3;

function readSynonyms(store: Store, words: readonly string[]): Synonyms {
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: longestPhrase }, (_each, more) => words.slice(start, start + more + 1).join(' ')),
  );
  const rows = store.all(
    'SELECT term, kind, other FROM synonym WHERE term IN (SELECT value FROM json_each(?))',
    JSON.stringify(phrases),
  );
  const of = (kind: string) =>
    Map.groupBy(
      rows.filter((row) => text(row, 'kind') === kind),
      (row) => text(row, 'term'),
    );
  return {
    instead: new Map([...of('instead')].map(([term, [row]]) => [term, row ? text(row, 'other') : term])),
    also: new Map([...of('also')].map(([term, found]) => [term, found.map((row) => text(row, 'other'))])),
  };
}

interface Phrase {
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
}

/** The words as the longest phrases that have synonyms, and single words between them. */
function splitPhrases(words: readonly string[], synonyms: Synonyms): readonly Phrase[] {
  if (words.length === 0) return [];
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1) {
    const said = words.slice(0, length).join(' ');
    const meant = synonyms.instead.get(said) ?? said;
    const others = synonyms.also.get(said) ?? [];
    if (length === 1 || meant !== said || others.length > 0) {
      const phrase = { words: searchWords(meant), synonyms: others };
      return [phrase, ...splitPhrases(words.slice(length), synonyms)];
    }
  }
  return [];
}

function phraseMatch({ words, synonyms }: Phrase, isLast: boolean): string {
  const [last = '', ...before] = words.toReversed();
  const each = [...before.toReversed().map(quoted), isLast ? `${quoted(last)} *` : quoted(last)];
  return `((${each.join(' AND ')})${synonyms.map((synonym) => ` OR ${quoted(synonym)}`).join('')})`;
}

/** Words only, so that nothing in it can end the string. */
function quoted(phrase: string): string {
  return `"${searchWords(phrase).join(' ')}"`;
}
