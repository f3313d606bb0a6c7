import type { SearchCriteria } from '../conversation/conversation.ts';
import { excerpt } from '../retrieval/rank-passages.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { answerWholeSearch } from './search.ts';

const maxQuoteLength = 420;

/**
 * Quotes the passage that speaks of the question, with its link; where none speaks of all of it, says so and quotes what
 * the shop says of the matter.
 */
export async function answerPolicy(turn: TurnContext, answer: AnswerWriter, question: string): Promise<void> {
  if (!(await quotePassage({ turn, answer, question }, 'partly'))) sayNotFound(turn, answer);
}

/** A question that names nothing the catalogue has: the shop's texts first, then its products. */
export async function answerQuestion(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  if (!(await quoteCompletePassage(turn, answer))) await answerByProductName(turn, answer, criteria);
}

/** Products that are called by a word of the question, or that there are none. */
export async function answerByProductName(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<void> {
  if (criteria.words.length === 0 || criteria.words.length > 4) return sayNotFound(turn, answer);
  await answerWholeSearch(turn, answer, criteria);
}

/** false: no passage speaks of all that is asked. */
export function quoteCompletePassage(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  return quotePassage({ turn, answer, question: turn.message }, 'wholly');
}

interface QuoteRequest {
  readonly turn: TurnContext;
  readonly answer: AnswerWriter;
  readonly question: string;
}

async function quotePassage({ turn, answer, question }: QuoteRequest, least: 'wholly' | 'partly'): Promise<boolean> {
  const result = await answer.callTool('search_policies', { question });
  if (result.kind !== 'passages' || (result.partly && least === 'wholly')) return false;
  const [best] = result.passages;
  if (!best) return false;
  const { messages, memory } = turn;
  if (result.partly) answer.say(messages.onlyPartly());
  answer.say(messages.quoted(best.heading, excerpt(best.text, turn.message, maxQuoteLength)));
  answer.source(best.title, best.href);
  memory.conversation = { ...memory.conversation, asked: question };
  return true;
}

function sayNotFound({ messages, profile }: TurnContext, answer: AnswerWriter): void {
  answer.say(messages.couldNotFindThat());
  answer.say(messages.askTheShop(profile.email));
}
