import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { contactText, sayNotFound } from '../../answers/contact.ts';
import { isForeign, sayPassage } from '../../answers/quotation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { IndexedPassage } from '../../retrieval/passages/rank-passages.ts';
import { isSameWord, isVague, saysWord, wordsAskedFor } from '../../retrieval/passages/said-words.ts';
import { isKnownTopic, topicsIn } from '../../retrieval/passages/topics.ts';
import { bareForm, contentStems } from '../../retrieval/words/words.ts';

/**
 * Where no text of the shop answers a question, quotes the one that has its words in other forms and compounds, `Unterricht`
 * for `Klavierunterricht`, and says that it is not quite what was asked. Else says that there is none.
 */
export async function quoteNearest(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  if (!(await quoteTextWith(turn, answer, contentStems(turn.typed)))) sayNotFound(turn, answer);
}

/** The same for some words of a message. false: no text has them, or several have them alike. */
export async function quoteTextWith(
  turn: TurnContext,
  answer: AnswerWriter,
  words: readonly string[],
): Promise<boolean> {
  const nearest = isForeign(turn) || words.length === 0 ? undefined : nearestOf(await turn.passages(), words);
  if (!nearest) return false;
  const isWhole = wordsAskedFor(turn.typed).every((word) => saysWord(nearest, word));
  turn.memory.conversation = { ...turn.memory.conversation, lastQuestion: turn.message };
  if (!isWhole) answer.say(turn.messages.answers.onlyPartly);
  sayPassage(turn, answer, { passage: nearest.passage, question: turn.message });
  if (!isWhole) answer.say(contactText(turn));
  return true;
}

/**
 * The one that has most of the words, and one of them in its heading, one that no other text has, or two in its text;
 * undefined where two are alike.
 */
function nearestOf(passages: readonly IndexedPassage[], words: readonly string[]): IndexedPassage | undefined {
  const weights = words.map((word) => weightsOf(word, passages));
  const [best, next] = passages
    .map((each, place) => ({ each, score: weights.reduce((sum, weight) => sum + (weight[place] ?? 0), 0) }))
    .toSorted((one, other) => other.score - one.score);
  return best && best.score >= minScore && best.score > (next?.score ?? 0) ? best.each : undefined;
}

const minScore = 2;

/** What a word counts for each text. */
function weightsOf(word: string, passages: readonly IndexedPassage[]): readonly number[] {
  const having = passages.filter(({ written }) => [...written].some((stem) => isSameWord(word, stem)));
  const isRare = having.length === 1 && !isUsual(word);
  return passages.map((each) => (isRare && having.includes(each) ? 2 : weightOf(word, each)));
}

/** Usual topics of shops, and what every shop does: many a text has them that does not answer. */
function isUsual(word: string): boolean {
  return topicsIn(word).some(isKnownTopic) || isVague(word);
}

function weightOf(word: string, { passage, written }: IndexedPassage): number {
  if (word.length < minPart) return 0;
  if (contentStems(`${passage.title} ${passage.heading}`).some((stem) => isAkin(word, stem))) return 2;
  return [...written].some((stem) => isAkin(word, stem)) ? 1 : 0;
}

/** One of them is, without its ending, a part of the other: `eingravieren` and `gravieren`, `Miete` and `vermieten`. */
function isAkin(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  const bare = bareForm(short);
  return short.length >= minPart && long.includes(bare.length >= minPart ? bare : short);
}

const minPart = 5;
