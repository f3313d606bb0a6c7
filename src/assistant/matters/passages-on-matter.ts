import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Likelihoods } from '../classify/linear-model.ts';
import { sentencesOf } from '../retrieval/passages/excerpt.ts';
import type { ContentPassage, IndexedPassage } from '../retrieval/passages/rank-passages.ts';
import { topicsIn } from '../retrieval/passages/topics.ts';
import { contentStems } from '../retrieval/words/words.ts';
import { classifyMatter } from './classify-matter.ts';

/** A question as it was typed, in English, and what it may be about. */
export interface MatterQuestion {
  readonly typed: string;
  readonly message: string;
  readonly shares: Likelihoods<string>;
}

/** A part of the shop's texts, and of it the sentence, that is closest to a question. */
export interface ClosestPassage {
  readonly passage: ContentPassage;
  /** Empty where none is on any matter. */
  readonly sentence: string;
  /** 0 to 1: how much both are about the same matters. */
  readonly agreed: number;
  /** 0 to 1: how much of the question's words it has. */
  readonly shared: number;
  /** 0 to 1.5: both together. */
  readonly score: number;
  /** How much less the next passage has. */
  readonly margin: number;
}

/** Of all passages the one that is closest to a question; null where there are none. */
export async function closestPassage(
  question: MatterQuestion,
  indexed: readonly IndexedPassage[],
): Promise<ClosestPassage | null> {
  const words = weighWords(question, indexed);
  const scored: Omit<ClosestPassage, 'margin'>[] = [];
  for (const each of indexed) {
    const { heading, sentences } = await ratingOf(each.passage);
    const rated = sentences.map(({ sentence, shares }) => ({ sentence, share: agreement(question.shares, shares) }));
    const best = rated.reduce((most, other) => (other.share > most.share ? other : most), { sentence: '', share: 0 });
    const agreed = Math.max(best.share, agreement(question.shares, heading));
    const shared = sharedWords(words, each);
    const score = agreed + wordShare * shared;
    scored.push({ passage: each.passage, sentence: best.sentence, agreed, shared, score });
  }
  const [best, next] = scored.toSorted((one, other) => other.score - one.score);
  return best ? { ...best, margin: best.score - (next?.score ?? 0) } : null;
}

/** What all words of a question count, where its matters count 1. */
const wordShare = 0.5;

/** The words of a question, a rare one counting more than a common one; their sum is 1. */
function weighWords(
  { typed, message }: MatterQuestion,
  indexed: readonly IndexedPassage[],
): ReadonlyMap<string, number> {
  const words = [...new Set([...contentStems(typed), ...topicsIn(message)])];
  const weights = words.map((word) => {
    const having = indexed.filter((each) => hasWord(each, word)).length;
    return Math.log(1 + indexed.length / (having + 0.5));
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return new Map(words.map((word, index) => [word, (weights[index] ?? 0) / whole]));
}

function sharedWords(words: ReadonlyMap<string, number>, passage: IndexedPassage): number {
  return [...words].reduce((sum, [word, weight]) => sum + (hasWord(passage, word) ? weight : 0), 0);
}

function hasWord({ written, head, body }: IndexedPassage, word: string): boolean {
  return written.has(word) || head.has(word) || body.has(word);
}

/** The Bhattacharyya coefficient of two distributions without the share of `none`: 1 for the same one. */
function agreement(one: Likelihoods<string>, other: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [matter, share] of other) sum += Math.sqrt(share * (one.get(matter) ?? 0));
  return sum;
}

/** The matters that a heading, and each sentence below it, may be about. */
interface RatedPassage {
  readonly heading: ReadonlyMap<string, number>;
  readonly sentences: readonly { readonly sentence: string; readonly shares: ReadonlyMap<string, number> }[];
}

/** A passage stays the same object until the texts of the shop change. */
const ratings = new WeakMap<ContentPassage, Promise<RatedPassage>>();

async function ratingOf(passage: ContentPassage): Promise<RatedPassage> {
  const known = ratings.get(passage);
  if (known) return known;
  const rating = ratePassage(passage);
  ratings.set(passage, rating);
  // Other requests are answered between the passages of a long text.
  await nextTurn();
  return rating;
}

async function ratePassage({ title, heading, text }: ContentPassage): Promise<RatedPassage> {
  const rate = async (words: string) => likelyMatters(await classifyMatter(words));
  const sentences = sentencesOf(text).slice(0, maxSentences);
  return {
    heading: await rate(`${title}: ${heading}`),
    sentences: await Promise.all(
      sentences.map(async (sentence) => ({ sentence, shares: await rate(`${heading}: ${sentence}`) })),
    ),
  };
}

const maxSentences = 40;

function likelyMatters(shares: Likelihoods<string>): ReadonlyMap<string, number> {
  return new Map([...shares].filter(([matter, share]) => matter !== 'none' && share >= minShare));
}

/** Less is noise. */
const minShare = 0.005;
