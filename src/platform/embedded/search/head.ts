import type { Store } from '../store.ts';
import { headTerm } from './entry.ts';
import type { Concept, Query } from './query.ts';
import { readPostings } from './read-postings.ts';
import { leastThings, shareOfThings } from './weigh.ts';
import { headsOf, type Word } from './words.ts';

/** Words of a term with what they ask for: one concept for all of them, or one each. */
interface Asked {
  readonly words: readonly Word[];
  readonly concepts: readonly Concept[];
}

/**
 * What the thing is: the last word before what it is for, of which the catalogue has things. `pillows turquoise` asks for
 * pillows, though it ends otherwise. null when no word could be it.
 */
export function headIn(store: Store, all: readonly Word[], asked: readonly Asked[]): Query['head'] {
  const words = headsOf(all);
  const candidates = placed(asked).filter((each) => each.words.some((word) => words.includes(word)));
  const found = candidates.findLast(({ concept }) => share(store, concept) >= leastThings) ?? candidates.at(-1);
  return found ? { terms: thingsOf(found.concept), concept: found.place } : null;
}

interface Placed {
  readonly words: readonly Word[];
  readonly concept: Concept;
  readonly place: number;
}

function placed(asked: readonly Asked[]): readonly Placed[] {
  return asked
    .flatMap(({ words, concepts }) =>
      concepts.map((concept, index) => {
        const own = words[index];
        return { words: concepts.length > 1 && own ? [own] : words, concept };
      }),
    )
    .map((each, place) => ({ ...each, place }));
}

function thingsOf({ alternatives }: Concept): readonly string[] {
  return [...new Set(alternatives.map(({ terms }) => headTerm(terms.at(-1) ?? '')))];
}

function share(store: Store, concept: Concept): number {
  const things = thingsOf(concept);
  const terms = concept.alternatives.flatMap((alternative) => alternative.terms);
  return shareOfThings(readPostings(store, new Set([...terms, ...things])), concept, things);
}
