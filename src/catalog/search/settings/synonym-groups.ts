import { normalizeForSearch } from '#shop/text/normalize.ts';
import { isStopWord, tokenize } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';

/** Words that find each other, or words that also find others. */
export type SynonymGroup =
  | { readonly equal: readonly string[] }
  | { readonly oneway: { readonly from: readonly string[]; readonly to: readonly string[] } };

/** A word or phrase that also finds another one (`also`), or is replaced by it before the search (`instead`). */
export interface Synonym {
  readonly term: string;
  readonly kind: 'also' | 'instead';
  readonly other: string;
}

export function synonymsOf(groups: readonly SynonymGroup[]): readonly Synonym[] {
  return groups.flatMap((group) =>
    'equal' in group ? oneWayTerms(group.equal, group.equal) : oneWayTerms(group.oneway.from, group.oneway.to),
  );
}

function oneWayTerms(from: readonly string[], to: readonly string[]): readonly Synonym[] {
  return from.flatMap((term) => to.map((other): Synonym => ({ term, kind: 'also', other })));
}

/** Whether a search can look for a phrase: words that only join others are left out of every search. */
export function isSearchable(phrase: string): boolean {
  return tokenize(phrase).some((word) => !isStopWord(word));
}

/** Adds synonyms to those in the database for as long as it is open, and only for this process. */
export function addSynonyms(store: Database, synonyms: readonly Synonym[]): void {
  store.run('CREATE TEMP TABLE added_synonym (term TEXT, kind TEXT, other TEXT, PRIMARY KEY (term, kind, other))');
  insertSynonyms(store, 'temp.added_synonym', synonyms.flatMap(withStem));
  // A view in the temporary schema is read in place of the table of the same name.
  store.run('CREATE TEMP VIEW synonym AS SELECT * FROM main.synonym UNION SELECT * FROM temp.added_synonym');
}

/** Also as queries look up every form of its words, of which they leave out those that only join others. */
function withStem(synonym: Synonym): readonly Synonym[] {
  const words = tokenize(synonym.term);
  const content = words.filter((word) => !isStopWord(word));
  return [synonym, { ...synonym, term: content.map(({ term }) => term).join(' ') }];
}

export function insertSynonyms(store: Database, table: string, synonyms: readonly Synonym[]): void {
  for (const { term, kind, other } of synonyms) {
    const [from, to] = [normalizeForSearch(term), normalizeForSearch(other)];
    if (from !== to) store.run(`INSERT OR IGNORE INTO ${table} VALUES (?, ?, ?)`, from, kind, to);
  }
}
