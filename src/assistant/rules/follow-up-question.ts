import type { AnswerWriter } from '../answers/answer-writer.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { isCountryTopic } from '../retrieval/passages/countries.ts';
import { isKnownTopic, topicsIn } from '../retrieval/passages/topics.ts';
import { answerPolicy, quoteCompletePassage } from '../tools/search-policies.ts';

/**
 * Answers what goes on with a question that was answered from the shop's texts: by itself where it has a topic of its own,
 * `and how long does delivery take`, else together with the question before.
 */
export async function answerFollowUp(turn: TurnContext, answer: AnswerWriter, before: string): Promise<void> {
  const { message } = turn;
  const hasTopic = topicsIn(message).some(isKnownTopic);
  if (hasTopic && (await quoteCompletePassage(turn, answer))) return;
  const namesCountry = topicsIn(message).some(isCountryTopic);
  const together = `${namesCountry ? withoutCountries(before) : before} ${message}`;
  if (await quoteCompletePassage(turn, answer, together)) return;
  if (!hasTopic && (await quoteCompletePassage(turn, answer, `${topicWords(before)} ${message}`))) return;
  return answerPolicy(turn, answer, hasTopic ? message : together);
}

/** `do you deliver to` of `do you deliver to Austria`, for another country. */
function withoutCountries(question: string): string {
  return question
    .split(/\s+/)
    .filter((word) => !topicsIn(word).some(isCountryTopic))
    .join(' ');
}

/** `deliver` of `do you deliver to northern Ireland`: the words for topics of shops. */
function topicWords(question: string): string {
  return question
    .split(/\s+/)
    .filter((word) => topicsIn(word).some((topic) => isKnownTopic(topic) || isCountryTopic(topic)))
    .slice(-maxTopicWords)
    .join(' ');
}

const maxTopicWords = 2;

/** Whether the shop has a page whose title is all that a message asks for: `do you have coffee in a subscription`. */
export async function isHeading({ message, passages }: TurnContext, minTopics: number): Promise<boolean> {
  const topics = topicsIn(message);
  return topics.length >= minTopics && (await passages()).some(({ head }) => topics.every((topic) => head.has(topic)));
}
