import { z } from 'zod';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import type { Database } from '#storage/database.ts';

const wordList = z.array(z.string());

/** `synonyms.yaml` of the demo shop. */
export const synonymsFile = z.object({
  synonyms: z.array(
    z.union([z.object({ equal: wordList }), z.object({ oneway: z.object({ from: wordList, to: wordList }) })]),
  ),
  compound: z.array(wordList).default([]),
  spelling: z.array(z.object({ from: wordList, to: z.string() })).default([]),
});

export function toSynonyms(file: z.infer<typeof synonymsFile>): readonly Synonym[] {
  const groups = file.synonyms.flatMap((each) =>
    'equal' in each ? equalTerms(each.equal) : oneWayTerms(each.oneway.from, each.oneway.to),
  );
  const compounds = file.compound.flatMap(equalTerms);
  const spellings = file.spelling.flatMap(({ from, to }) =>
    from.map((term): Synonym => ({ term, kind: 'instead', other: to })),
  );
  return [...groups, ...compounds, ...spellings];
}

function equalTerms(terms: readonly string[]): readonly Synonym[] {
  return oneWayTerms(terms, terms);
}

function oneWayTerms(from: readonly string[], to: readonly string[]): readonly Synonym[] {
  return from.flatMap((term) => to.map((other): Synonym => ({ term, kind: 'also', other })));
}

/** A word or phrase that also finds another one (`also`), or is replaced by it before the search (`instead`). */
export interface Synonym {
  readonly term: string;
  readonly kind: 'also' | 'instead';
  readonly other: string;
}

/** Replaces all synonyms. */
export function saveSynonyms(store: Database, synonyms: readonly Synonym[]): void {
  store.transaction(() => {
    store.run('DELETE FROM synonym');
    insertSynonyms(store, 'synonym', synonyms);
  });
}

/** Adds synonyms to those in the database for as long as it is open, and only for this process. */
export function addSynonyms(store: Database, synonyms: readonly Synonym[]): void {
  store.run('CREATE TEMP TABLE added_synonym (term TEXT, kind TEXT, other TEXT, PRIMARY KEY (term, kind, other))');
  insertSynonyms(store, 'temp.added_synonym', synonyms);
  // A view in the temporary schema is read in place of the table of the same name.
  store.run('CREATE TEMP VIEW synonym AS SELECT * FROM main.synonym UNION SELECT * FROM temp.added_synonym');
}

function insertSynonyms(store: Database, table: string, synonyms: readonly Synonym[]): void {
  for (const { term, kind, other } of synonyms) {
    const [from, to] = [normalizeForSearch(term), normalizeForSearch(other)];
    if (from !== to) store.run(`INSERT OR IGNORE INTO ${table} VALUES (?, ?, ?)`, from, kind, to);
  }
}
