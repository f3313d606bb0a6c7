import { z } from 'zod';
import { insertSynonyms, type Synonym, synonymsOf } from '#catalog/search/settings/synonym-groups.ts';
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

export function toSynonyms({ synonyms, compound, spelling }: z.infer<typeof synonymsFile>): readonly Synonym[] {
  const spellings = spelling.flatMap(({ from, to }) =>
    from.map((term): Synonym => ({ term, kind: 'instead', other: to })),
  );
  return [...synonymsOf([...synonyms, ...compound.map((equal) => ({ equal }))]), ...spellings];
}

/** Replaces all synonyms. */
export function saveSynonyms(store: Database, synonyms: readonly Synonym[]): void {
  store.transaction(() => {
    store.run('DELETE FROM synonym');
    insertSynonyms(store, 'synonym', synonyms);
  });
}
