import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { asksWhetherThereIs } from '../../answers/nothing-found.ts';
import { sayPassage } from '../../answers/quotation.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { isCountryTopic } from '../../retrieval/passages/countries.ts';
import type { IndexedPassage } from '../../retrieval/passages/rank-passages.ts';
import { isAspect, isKnownTopic, topicsIn } from '../../retrieval/passages/topics.ts';
import { questionStart } from '../intent.ts';
import { normalizeMessage } from '../rule.ts';
import { answerPolicy, quoteCompletePassage } from '../../tools/search/search-policies.ts';

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
  if (startsAnew.test(normalizeMessage(message)) && (await quoteCompletePassage(turn, answer))) return;
  return answerPolicy(turn, answer, hasTopic ? message : together);
}

/**
 * Answers `sewing machines too?` or `what do I bring` after a question that was answered from the shop's texts by what they
 * say of that in the same matter. false: they say nothing of it, or it asks for goods.
 */
export async function answerAddition(turn: TurnContext, answer: AnswerWriter, before: string): Promise<boolean> {
  const text = normalizeMessage(turn.message);
  if (asksWhetherThereIs(turn.message) || !(text.includes('?') || questionStart.test(text) || addsTo.test(text)))
    return false;
  const matter = topicsIn(before).filter(isKnownTopic);
  const added = topicsIn(turn.message).filter((topic) => !isAspect(topic) && !matter.includes(topic));
  const passages = (await turn.passages()).filter((each) => matter.some((topic) => says(each, topic)));
  const said = added.filter((topic) => passages.some((each) => says(each, topic)));
  const weightOf = (each: IndexedPassage): number =>
    said.filter((topic) => says(each, topic)).length + (matter.some((topic) => each.head.has(topic)) ? 0.5 : 0);
  const [best] = passages.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (said.length === 0 || !best) return false;
  const question = `${before} ${turn.message}`;
  turn.memory.conversation = { ...turn.memory.conversation, lastQuestion: question };
  sayPassage(turn, answer, { passage: best.passage, question: turn.message });
  return true;
}

function says({ head, body }: IndexedPassage, topic: string): boolean {
  return head.has(topic) || body.has(topic);
}

const addsTo = /^(?:and|or|what about|also|too|auch|ogsa|but)\b|\b(?:too|as well)[\s?.!]*$/;

/** `Dublin` of `I live in Dublin` after a question on delivery; null where it says or follows something else. */
export function placeOfDelivery({ typed, memory }: TurnContext): string | null {
  const topics = topicsIn(memory.conversation.lastQuestion ?? '');
  const isOfDelivery = topics.some((topic) => topic === 'delivery' || isCountryTopic(topic));
  return isOfDelivery ? (livesIn.exec(typed)?.groups?.['place'] ?? null) : null;
}

const livesIn =
  /^(?:(?:and|but|ok|und|aber|og|men)[\s,]+)*(?:(?:i|we) (?:live|am|are)|i'm|we're|(?:ich|wir) (?:wohnen?|leben?|bin|sind|komme)|(?:jeg|vi) (?:bor|er)) (?:in|i|på|aus|fra|from) (?:der |den |dem |the )?(?<place>\p{Lu}?\p{L}[\p{L} -]{1,30})[\s.!?]*$/iu;

/** `do you deliver to` of `do you deliver to Austria`, for another country. */
function withoutCountries(question: string): string {
  return question
    .split(/\s+/)
    .filter((word) => !topicsIn(word).some(isCountryTopic))
    .join(' ');
}

/** `what about missing parts`, and not only `and on Sundays`: it may name another matter. */
const startsAnew = /^(?:and )?(?:what about|how about|what if) (?:\S+ ){1,3}\S{4,}/;

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

/** Only the next message can go on with a question. `before`: what was quoted then, which is kept where it is not the same. */
export function forgetQuestion(
  { memory }: TurnContext,
  before: Conversation['lastPassage'] = memory.conversation.lastPassage,
): void {
  if (memory.conversation.lastPassage !== before) return;
  memory.conversation = { ...memory.conversation, lastQuestion: null, lastPassage: null };
}
