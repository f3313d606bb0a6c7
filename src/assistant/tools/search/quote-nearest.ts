import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { contactText, sayNotFound } from '../../answers/contact.ts';
import { isForeign, sayPassage } from '../../answers/quotation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { IndexedPassage } from '../../retrieval/passages/rank-passages.ts';
import { bareForm, contentStems } from '../../retrieval/words/words.ts';

/**
 * Where no text of the shop answers a question, quotes the one that has its words in other forms and compounds, `Unterricht`
 * for `Klavierunterricht`, and says that it is not quite what was asked. Else says that there is none.
 */
export async function quoteNearest(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const passage = isForeign(turn) ? undefined : nearestOf(await turn.passages(), contentStems(turn.typed));
  if (!passage) return sayNotFound(turn, answer);
  answer.say(turn.messages.answers.onlyPartly);
  sayPassage(turn, answer, { passage: passage.passage, question: turn.message });
  answer.say(contactText(turn));
}

/** The one that has most of the words, and one of them in its heading or two in its text; undefined where two are alike. */
function nearestOf(passages: readonly IndexedPassage[], words: readonly string[]): IndexedPassage | undefined {
  const long = words.filter(({ length }) => length >= minWord);
  const [best, next] = passages
    .map((each) => ({ each, score: long.reduce((sum, word) => sum + weightOf(word, each), 0) }))
    .toSorted((one, other) => other.score - one.score);
  return best && best.score >= minScore && best.score > (next?.score ?? 0) ? best.each : undefined;
}

const minWord = 5;
const minScore = 2;

function weightOf(word: string, { passage, written }: IndexedPassage): number {
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
