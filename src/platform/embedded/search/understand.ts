import type { Store } from '../store.ts';
import { conceptsOf } from './concepts.ts';
import { classTerm } from './entry.ts';
import { headIn } from './head.ts';
import { joinsOf } from './joins.ts';
import { meaningsOf, type Meaning } from './meaning.ts';
import type { Concept, Query, Stage } from './query.ts';
import { splitPhrases } from './synonyms.ts';
import { isFiller, wordsOf, type Word } from './words.ts';

const mostWords = 24;
const headEmphasis = 1.35;

/** null when the term has no word. */
export function understand(store: Store, term: string, stage: Stage): Query | null {
  const all = wordsOf(term).slice(0, mostWords);
  if (all.length === 0) return null;
  const telling = all.filter((word) => !isFiller(word));
  const words = telling.length > 0 ? telling : all;
  const joins = joinsOf(all);
  const meanings = meaningsOf(store, words, stage);
  const phrases = splitPhrases(store, words).map((phrase) => ({
    words: phrase.words,
    concepts: conceptsOf(phrase, { meanings, joins, all }),
  }));
  const concepts = phrases.flatMap((phrase) => phrase.concepts);
  const head = headIn(store, all, phrases);
  return {
    concepts: concepts.map((concept, place) => (place === head?.concept ? emphasised(concept) : concept)),
    joins: [...new Set(joins.map((join) => join.term))],
    classes: classesOf(all),
    head,
    corrected: correctedTerm(all, meanings),
  };
}

/** Names of classes are hardly ever longer. */
const longestClass = 4;

function classesOf(words: readonly Word[]): readonly string[] {
  const names = words.flatMap((_, start) =>
    Array.from({ length: Math.min(longestClass, words.length - start) }, (_each, more) =>
      words
        .slice(start, start + more + 1)
        .map(({ term }) => term)
        .join(' '),
    ),
  );
  return [...new Set(names.map(classTerm))];
}

/** The thing itself counts more than its qualities. */
function emphasised({ alternatives, emphasis }: Concept): Concept {
  return { alternatives, emphasis: emphasis * headEmphasis };
}

function correctedTerm(words: readonly Word[], meanings: ReadonlyMap<Word, Meaning>): string | null {
  const corrected = words.map((word) => meanings.get(word)?.corrected ?? null);
  if (corrected.every((word) => word === null)) return null;
  return words.map(({ said }, index) => corrected[index] ?? said).join(' ');
}
