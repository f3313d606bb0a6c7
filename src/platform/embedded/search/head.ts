import type { Database } from '../store.ts';
import { headTerm } from './entry.ts';
import type { QueryConcept, SearchQuery } from './query.ts';
import { readPostings } from './read-postings.ts';
import { minHeadShare, headNounShare } from './weigh.ts';
import { headNounCandidates, type Word } from './words.ts';

/** Words of a term with what they ask for: one concept for all of them, or one each. */
interface InterpretedPhrase {
  readonly words: readonly Word[];
  readonly concepts: readonly QueryConcept[];
}

/**
 * What the thing is: the last word before what it is for, of which the catalogue has things. `pillows turquoise` asks for
 * pillows, though it ends otherwise. null when no word could be it.
 */
export function findHeadNoun(
  store: Database,
  all: readonly Word[],
  phrases: readonly InterpretedPhrase[],
): SearchQuery['head'] {
  const words = headNounCandidates(all);
  const candidates = headNounCandidatesIn(phrases).filter((each) => each.words.some((word) => words.includes(word)));
  const found =
    candidates.findLast(({ concept }) => readHeadNounShare(store, concept) >= minHeadShare) ?? candidates.at(-1);
  return found ? { terms: headTermsOf(found.concept), concept: found.place } : null;
}

interface HeadNounCandidate {
  readonly words: readonly Word[];
  readonly concept: QueryConcept;
  readonly place: number;
}

function headNounCandidatesIn(phrases: readonly InterpretedPhrase[]): readonly HeadNounCandidate[] {
  return phrases
    .flatMap(({ words, concepts }) =>
      concepts.map((concept, index) => {
        const own = words[index];
        return { words: concepts.length > 1 && own ? [own] : words, concept };
      }),
    )
    .map((each, place) => ({ ...each, place }));
}

function headTermsOf({ alternatives }: QueryConcept): readonly string[] {
  return [...new Set(alternatives.map(({ terms }) => headTerm(terms.at(-1) ?? '')))];
}

function readHeadNounShare(store: Database, concept: QueryConcept): number {
  const headTerms = headTermsOf(concept);
  const terms = concept.alternatives.flatMap((alternative) => alternative.terms);
  return headNounShare(readPostings(store, new Set([...terms, ...headTerms])), concept, headTerms);
}
