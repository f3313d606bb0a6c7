import type { Database } from '../store.ts';
import { conceptsOf } from './concepts.ts';
import { classTerm } from './entry.ts';
import { findHeadNoun } from './head.ts';
import { adjacentPairs } from './joins.ts';
import { interpretWords, type WordMeaning } from './meaning.ts';
import type { QueryConcept, SearchQuery, InputState } from './query.ts';
import { splitPhrases } from './synonyms.ts';
import { isStopWord, tokenize, type Word } from './words.ts';

const maxQueryWords = 24;
const headEmphasis = 1.35;

/** null when the term has no word. */
export function parseQuery(store: Database, term: string, inputState: InputState): SearchQuery | null {
  const all = tokenize(term).slice(0, maxQueryWords);
  if (all.length === 0) return null;
  const contentWords = all.filter((word) => !isStopWord(word));
  const words = contentWords.length > 0 ? contentWords : all;
  const joins = adjacentPairs(all);
  const meanings = interpretWords(store, words, inputState);
  const phrases = splitPhrases(store, words).map((phrase) => ({
    words: phrase.words,
    concepts: conceptsOf(phrase, { meanings, joins, all }),
  }));
  const concepts = phrases.flatMap((phrase) => phrase.concepts);
  const head = findHeadNoun(store, all, phrases);
  return {
    concepts: concepts.map((concept, place) => (place === head?.concept ? emphasize(concept) : concept)),
    joins: [...new Set(joins.map((join) => join.term))],
    classes: classesOf(all),
    head,
    corrected: correctedTerm(all, meanings),
  };
}

/** Names of classes are hardly ever longer. */
const maxClassWords = 4;

function classesOf(words: readonly Word[]): readonly string[] {
  const names = words.flatMap((_, start) =>
    Array.from({ length: Math.min(maxClassWords, words.length - start) }, (_each, more) =>
      words
        .slice(start, start + more + 1)
        .map(({ term }) => term)
        .join(' '),
    ),
  );
  return [...new Set(names.map(classTerm))];
}

/** The thing itself counts more than its qualities. */
function emphasize({ alternatives, emphasis }: QueryConcept): QueryConcept {
  return { alternatives, emphasis: emphasis * headEmphasis };
}

function correctedTerm(words: readonly Word[], meanings: ReadonlyMap<Word, WordMeaning>): string | null {
  const corrected = words.map((word) => meanings.get(word)?.corrected ?? null);
  if (corrected.every((word) => word === null)) return null;
  return words.map(({ said }, index) => corrected[index] ?? said).join(' ');
}
