import { headNounCandidates, isCollection } from '#shop/lexicon/head-noun.ts';
import { isProperty } from '#shop/lexicon/lexicon.ts';
import type { Word } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';
import { readPostings } from '../index/postings.ts';
import { accessoryTerm, headTerm, wordOfHeadTerm } from '../index/marked-terms.ts';
import type { JoinedWords } from './compounds.ts';
import type { HeadTerms, QueryConcept, SearchQuery } from './search-query.ts';
import { headNounShare, minHeadShare } from '../ranking/weigh-query.ts';

/** Words of a term with their concepts: one for all words, or one each. */
export interface InterpretedPhrase {
  readonly words: readonly Word[];
  readonly concepts: readonly QueryConcept[];
}

/**
 * The head noun: the last word before a complement (`for …`) that names products of the catalog, as pillows in `pillows
 * turquoise`; one that only says how they are, as in `heater electric`, where there is no other. null when no word can be it.
 */
export function findHeadNoun(store: Database, { all, phrases, compounds }: HeadContext): SearchQuery['head'] {
  const words = headNounCandidates(all);
  const candidates = headNounCandidatesIn(phrases).filter((each) => each.words.some((word) => words.includes(word)));
  const naming = candidates.filter(({ concept }) => readHeadNounShare(store, concept) >= minHeadShare);
  const found = naming.findLast((each) => !isProperty(each.words)) ?? naming.at(-1) ?? candidates.at(-1);
  return found
    ? {
        ...headTermsOf(found.concept),
        phrases: compounds.filter((compound) => endsIn(compound, found.words)).map(({ term }) => term),
        concept: found.place,
      }
    : null;
}

/** Whether two words as one say what the last of them says: `dry shampoo`, but also `drum kit`, which is about drums. */
function endsIn({ words: [first, second] }: JoinedWords, head: readonly Word[]): boolean {
  if (first === undefined || second === undefined) return false;
  return head.includes(second) || (head.includes(first) && isCollection(second));
}

interface HeadContext {
  /** All words of the term. */
  readonly all: readonly Word[];
  readonly phrases: readonly InterpretedPhrase[];
  readonly compounds: readonly JoinedWords[];
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

/** The terms of products that are what a concept names, and of those that are only for it. */
export function headTermsOf({ alternatives }: QueryConcept): HeadTerms {
  const nouns = [...new Set(alternatives.map(({ terms }) => wordOfHeadTerm(terms.at(-1) ?? '')))];
  return { terms: nouns.map(headTerm), accessories: nouns.map(accessoryTerm) };
}

function readHeadNounShare(store: Database, concept: QueryConcept): number {
  const head = headTermsOf(concept);
  const terms = concept.alternatives.flatMap((alternative) => alternative.terms);
  return headNounShare(readPostings(store, new Set([...terms, ...head.terms, ...head.accessories])), concept, head);
}
