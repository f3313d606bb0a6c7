import { normalizeForSearch } from '#shop/text/normalize.ts';
import type { Database } from '#storage/database.ts';
import { integer, type SqlRow, text } from '#storage/row.ts';
import { memoizeByIndexVersion } from './index-version.ts';

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

export interface DictionaryWord {
  readonly word: string;
  readonly folded: string;
  /** Number of products that have it. */
  readonly uses: number;
}

/** Dictionary words for completion that begin with some letters, the most frequent first. */
export function wordsStartingWith(store: Database, start: string, limit: number): readonly DictionaryWord[] {
  const folded = normalizeForSearch(start);
  return store
    .all(
      `SELECT word, folded, uses FROM search_word
       WHERE folded >= ?1 AND folded < ?2 AND word NOT GLOB ?3
       ORDER BY uses DESC, word LIMIT ?4`,
      folded,
      endOfPrefix(folded),
      spellingOnlyWord('*'),
      limit,
    )
    .map(toDictionaryWord);
}

/** Whether the dictionary has a word, other than as a compound of two. */
export function isInDictionary(store: Database, word: string): boolean {
  return store.first('SELECT 1 FROM search_word WHERE folded = ? LIMIT 1', normalizeForSearch(word)) !== null;
}

/** How names of products spell a normalized word: `måling` and `maling`. */
export function spellingsOf(store: Database, folded: string): readonly string[] {
  const rows = store.all(
    'SELECT word FROM search_word WHERE folded = ? AND word NOT GLOB ?',
    folded,
    spellingOnlyWord('*'),
  );
  return rows.map((row) => text(row, 'word'));
}

/** The frequencies of words by their normalized form; unknown words are left out. */
export function readFrequencies(store: Database, words: readonly string[]): ReadonlyMap<string, number> {
  const rows = store.all(
    'SELECT folded, sum(uses) uses FROM search_word WHERE folded IN (SELECT value FROM json_each(?)) GROUP BY folded',
    JSON.stringify(words),
  );
  return new Map(rows.map((row) => [text(row, 'folded'), integer(row, 'uses')]));
}

/** Words with the same first letter or the same last two letters as a normalized word, up to two letters shorter or longer. */
export function similarWords(store: Database, word: string): readonly DictionaryWord[] {
  const [start, end] = [word.slice(0, 1), reverseWord(word).slice(0, 2)];
  return store
    .all(
      `SELECT word, folded, uses FROM search_word WHERE folded >= ?1 AND folded < ?2 AND length(folded) BETWEEN ?5 AND ?6
       UNION SELECT word, folded, uses FROM search_word
       WHERE mirrored >= ?3 AND mirrored < ?4 AND length(folded) BETWEEN ?5 AND ?6`,
      start,
      endOfPrefix(start),
      end,
      endOfPrefix(end),
      word.length - 2,
      word.length + 2,
    )
    .map(toDictionaryWord);
}

interface EndingSearch {
  /** Letters of the shortest word. */
  readonly letters: number;
  readonly limit: number;
}

/** Dictionary words for completion of at least so many letters that end with some letters, the most frequent first. */
export function wordsEndingWith(store: Database, end: string, search: EndingSearch): readonly DictionaryWord[] {
  const endings = knownEndings(store);
  const key = `${search.letters} ${search.limit} ${end}`;
  const known = endings.get(key);
  if (known) return known;
  const words = readWordsEndingWith(store, end, search);
  if (endings.size >= maxKnownEndings) endings.clear();
  endings.set(key, words);
  return words;
}

/** Few words of messages end differently: one catalog is asked for the same endings again and again. */
const maxKnownEndings = 4000;
const knownEndings = memoizeByIndexVersion(() => new Map<string, readonly DictionaryWord[]>());

function readWordsEndingWith(
  store: Database,
  end: string,
  { letters, limit }: EndingSearch,
): readonly DictionaryWord[] {
  const mirrored = reverseWord(normalizeForSearch(end));
  return store
    .all(
      `SELECT word, folded, uses FROM search_word
       WHERE mirrored >= ?1 AND mirrored < ?2 AND length(mirrored) >= ?3 AND word NOT GLOB ?4
       ORDER BY uses DESC, word LIMIT ?5`,
      mirrored,
      endOfPrefix(mirrored),
      letters,
      spellingOnlyWord('*'),
      limit,
    )
    .map(toDictionaryWord);
}

/** Least share of words with letters such as ä and ø in a dictionary of a language that writes compounds as one word. */
const minLetterShare = 0.01;

/**
 * Whether the words of the catalog are of a language that writes compounds as one word, German or a Nordic one, at least
 * in part: known by their letters.
 */
export const writesClosedCompounds = memoizeByIndexVersion((store): boolean => {
  const row = store.first(
    `SELECT count(*) words, coalesce(sum(word GLOB '*[äöüßæøå]*'), 0) foreign_letters FROM search_word`,
  );
  return row !== null && integer(row, 'foreign_letters') > minLetterShare * integer(row, 'words');
});

/** Greater than every word that begins with a prefix. */
function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}

function toDictionaryWord(row: SqlRow): DictionaryWord {
  return { word: wordOfEntry(text(row, 'word')), folded: text(row, 'folded'), uses: integer(row, 'uses') };
}

/** The letters of a word in reverse order. */
function reverseWord(word: string): string {
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

const lettersWritten = memoizeByIndexVersion(() => new Map<string, boolean>());

/** Whether names of products have all letters of a word that are not Latin ones of English: `ø`. */
export function writesLetters(store: Database, word: string): boolean {
  const written = lettersWritten(store);
  return (word.match(/[^\p{ASCII}]/gu) ?? []).every((letter) => {
    const known =
      written.get(letter) ?? store.first('SELECT 1 FROM search_word WHERE word GLOB ?', `*${letter}*`) !== null;
    written.set(letter, known);
    return known;
  });
}
