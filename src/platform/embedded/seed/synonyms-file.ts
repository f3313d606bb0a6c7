import { z } from 'zod';
import type { Synonym } from '../write/synonyms.ts';

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
