import type { Database } from '#storage/database.ts';
import { readFrequencies } from '../index/dictionary.ts';
import { codesAt, compoundTerm, isStopWord, type Word } from '#shop/text/tokenize.ts';

const minPartCharacters = 3;
const maxParts = 3;
const maxWordCharacters = 40;

/**
 * The dictionary words that an unknown word is composed of, two or else three. Of several splits, the one whose rarest part
 * is most frequent; null when there is none.
 */
export function splitCompound(store: Database, word: string): readonly string[] | null {
  if (word.length < 2 * minPartCharacters || word.length > maxWordCharacters || !/^\p{L}+$/u.test(word)) return null;
  const uses = readFrequencies(store, substringsOf(word));
  for (let count = 2; count <= maxParts; count += 1) {
    const best = bestSplit(word, count, uses);
    if (best.rarest > 0) return best.parts;
  }
  return null;
}

function substringsOf(word: string): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; from <= word.length - minPartCharacters; from += 1)
    for (let to = from + minPartCharacters; to <= word.length; to += 1) pieces.push(word.slice(from, to));
  return pieces;
}

interface CompoundSplit {
  readonly parts: readonly string[];
  /** Frequency of the rarest part. */
  readonly rarest: number;
}

function bestSplit(word: string, count: number, uses: ReadonlyMap<string, number>): CompoundSplit {
  if (count === 1) return { parts: [word], rarest: uses.get(word) ?? 0 };
  let best: CompoundSplit = { parts: [], rarest: 0 };
  for (let cut = minPartCharacters; cut <= word.length - minPartCharacters; cut += 1) {
    const first = uses.get(word.slice(0, cut)) ?? 0;
    if (first <= best.rarest) continue;
    const { parts, rarest } = bestSplit(word.slice(cut), count - 1, uses);
    if (Math.min(first, rarest) > best.rarest)
      best = { parts: [word.slice(0, cut), ...parts], rarest: Math.min(first, rarest) };
  }
  return best;
}

/** Adjacent words with the term of the word or code that they make when they are written as one. */
export interface JoinedWords {
  readonly words: readonly Word[];
  readonly term: string;
}

/** Each two adjacent words, neither a stop word, and the codes of two or three parts. */
export function joinAdjacent(words: readonly Word[]): readonly JoinedWords[] {
  const joined = words.flatMap((word, index): readonly JoinedWords[] => {
    const next = words[index + 1];
    const isPair = next && !isStopWord(word) && !isStopWord(next);
    return [...(isPair ? [{ words: [word, next], term: compoundTerm(word, next) }] : []), ...codesAt(words, index)];
  });
  return [...new Map(joined.map((each) => [each.term, each])).values()];
}
