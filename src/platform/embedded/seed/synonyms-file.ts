import { z } from 'zod';
import type { Synonym } from '../write/synonyms.ts';

const words = z.array(z.string());

/** `synonyms.yaml` of the demo shop. */
export const synonymsFile = z.object({
  synonyms: z.array(z.union([z.object({ equal: words }), z.object({ oneway: z.object({ from: words, to: words }) })])),
  compound: z.array(words).default([]),
  spelling: z.array(z.object({ from: words, to: z.string() })).default([]),
});

export function toSynonyms(file: z.infer<typeof synonymsFile>): readonly Synonym[] {
  const groups = file.synonyms.flatMap((each) =>
    'equal' in each ? equal(each.equal) : also(each.oneway.from, each.oneway.to),
  );
  const compounds = file.compound.flatMap(equal);
  const spellings = file.spelling.flatMap(({ from, to }) =>
    from.map((term): Synonym => ({ term, kind: 'instead', other: to })),
  );
  return [...groups, ...compounds, ...spellings];
}

function equal(terms: readonly string[]): readonly Synonym[] {
  return also(terms, terms);
}

function also(from: readonly string[], to: readonly string[]): readonly Synonym[] {
  return from.flatMap((term) => to.map((other): Synonym => ({ term, kind: 'also', other })));
}
