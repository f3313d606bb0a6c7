import { z } from 'zod';
import { limits } from '#http/limits.ts';
import { languageOf, type Messages } from '#messages/messages.ts';
import type { ContentHit } from '#shop/content/content.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { contactText } from '../answers/contact.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { sanitizeForModel } from '../model/prompt-safety.ts';
import { excerpt } from '../retrieval/passages/excerpt.ts';
import {
  type ContentPassage,
  type IndexedPassage,
  indexPassage,
  rankPassages,
} from '../retrieval/passages/rank-passages.ts';
import { isKnownTopic, topicsIn } from '../retrieval/passages/topics.ts';
import { contentStems } from '../retrieval/words.ts';
import { maxModelText } from './model-data.ts';
import { answerWholeSearch } from './search-products.ts';
import { defineTool } from './tool.ts';

/** The least score of a passage that answers the question. */
const minScore = 0.42;

export const searchPolicies = defineTool({
  name: 'search_policies',
  description:
    'Finds what policies, pages, questions and answers, and articles say. Quote it with its link; when it finds nothing, say that you could not find that.',
  input: z.object({ question: z.string().min(1).max(limits.chatCharacters) }),
  kind: 'passages',
  run: async ({ question }, { turn }) => {
    const found = await searchContent(turn, question);
    const passages = uniquePassages([...(await turn.passages()), ...found.map(indexPassage)]);
    const asked = topicsIn(question);
    const exact = bestPassages(asked, passages, question);
    if (exact.length > 0) return { passages: exact, isPartial: false };
    return { passages: bestPartialPassages(asked, passages), isPartial: true };
  },
  quotes: ({ passages }) => passages.map(({ text }) => text),
  summarize: ({ passages }) => ({ count: passages.length }),
  toModelData: ({ passages, isPartial }) => ({ answers_all: !isPartial, passages: passages.map(passageForModel) }),
  show: ({ passages: [best] }, answer) => best && answer.source(best.title, best.href),
});

function passageForModel({ heading, text, href }: ContentPassage): Readonly<Record<string, unknown>> {
  return {
    heading: sanitizeForModel(heading, maxModelText.title),
    text: sanitizeForModel(text, maxModelText.text * 2),
    href,
  };
}

function bestPassages(
  asked: readonly string[],
  passages: readonly IndexedPassage[],
  question = '',
): readonly ContentPassage[] {
  const ranked = rankPassages(asked, passages, question).filter(({ score }) => score >= minScore);
  return ranked.slice(0, 3).map(({ passage }) => passage);
}

/** Drops topics that no passage has, then all but the usual topics of shops. Needs at least one of those. */
function bestPartialPassages(asked: readonly string[], passages: readonly IndexedPassage[]): readonly ContentPassage[] {
  if (!asked.some(isKnownTopic)) return [];
  const known = asked.filter((each) => passages.some(({ head, body }) => head.has(each) || body.has(each)));
  const onTopic = passages.filter(({ head }) => asked.some((topic) => head.has(topic)));
  const close = bestPassages(known, onTopic);
  const inHeads = asked.filter((topic) => onTopic.some(({ head }) => head.has(topic)));
  return close.length > 0 ? close : bestPassages(inHeads.filter(isKnownTopic), onTopic);
}

/** Searches the content for the whole question, else for its two longest words. */
async function searchContent({ content }: TurnContext, question: string): Promise<readonly ContentPassage[]> {
  const stems = contentStems(question);
  const hits = stems.length > 0 ? await content.search(stems.join(' '), 6) : [];
  if (hits.length > 0) return hits.map(toPassage);
  const longest = stems.toSorted((a, b) => b.length - a.length).slice(0, 2);
  const single = await Promise.all(longest.map((stem) => content.search(stem, 4)));
  return single.flat().map(toPassage);
}

function toPassage({ title, excerpt, path }: ContentHit): ContentPassage {
  return { title, heading: title, text: excerpt.replace(/^…/, ''), href: path };
}

function uniquePassages(passages: readonly IndexedPassage[]): readonly IndexedPassage[] {
  const first = new Map<string, IndexedPassage>();
  for (const each of passages) {
    const name = `${each.passage.heading} ${each.passage.href}`;
    first.set(name, first.get(name) ?? each);
  }
  return [...first.values()];
}

const maxQuoteLength = 420;

/**
 * Quotes the passage that answers the question, with its link. If none answers all of it, says so and quotes the one
 * closest to its topic.
 */
export async function answerPolicy(turn: TurnContext, answer: AnswerWriter, question: string): Promise<void> {
  if (!(await quotePassage({ turn, answer, question, isPartialAllowed: true }))) sayNotFound(turn, answer);
}

/** Answers a question that names nothing of the catalog: by the shop's content, else by products. */
export async function answerQuestion(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  if (!(await quoteCompletePassage(turn, answer))) await answerByProductName(turn, answer, criteria);
}

/** Shows products with a word of the question in their names, or says that there are none. */
export async function answerByProductName(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<void> {
  if (criteria.words.length === 0 || criteria.words.length > 4) return sayNotFound(turn, answer);
  await answerWholeSearch(turn, answer, criteria);
}

/** false: no passage answers all of the question. */
export function quoteCompletePassage(
  turn: TurnContext,
  answer: AnswerWriter,
  question: string = turn.message,
): Promise<boolean> {
  return quotePassage({ turn, answer, question, isPartialAllowed: false });
}

/**
 * Quotes the fields of the entry that a message names, e.g. the store in Oslo of several: by a word of its title, or by
 * one that other entries do not have. false: it names none.
 */
export async function quoteNamedEntry(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const entries = (await turn.passages()).filter(({ passage }) => passage.isEntry);
  const asked = topicsIn(turn.message);
  const [best] = rankPassages(asked, entries);
  const indexed = entries.find(({ passage }) => passage === best?.passage);
  if (!indexed || !asked.some((topic) => isTopicOf(topic, indexed, entries))) return false;
  const { title, heading, text, href } = indexed.passage;
  answer.say(quotation(heading, excerpt(text, turn.message, maxQuoteLength), turn.messages));
  answer.source(title, href);
  return true;
}

function isTopicOf(topic: string, one: IndexedPassage, all: readonly IndexedPassage[]): boolean {
  const mentions = ({ head, body }: IndexedPassage): boolean => head.has(topic) || body.has(topic);
  if (!mentions(one)) return false;
  return topicsIn(one.passage.heading).includes(topic) || !all.every(mentions);
}

interface QuoteRequest {
  readonly turn: TurnContext;
  readonly answer: AnswerWriter;
  readonly question: string;
  /** Whether a passage on the topic will do that does not answer all of the question. */
  readonly isPartialAllowed: boolean;
}

async function quotePassage({ turn, answer, question, isPartialAllowed }: QuoteRequest): Promise<boolean> {
  const { result } = await answer.callTool(searchPolicies, {
    question: question.slice(-limits.chatCharacters).toWellFormed(),
  });
  const [best] = result.passages;
  if (!best || (result.isPartial && !isPartialAllowed)) return false;
  const { messages, memory } = turn;
  if (result.isPartial) answer.say(messages.answers.onlyPartly);
  if (isForeign(turn)) answer.say(messages.answers.quotedInOtherLanguage({ title: best.title }));
  answer.say(quotation(best.heading, excerpt(best.text, turn.message, maxQuoteLength), messages));
  answer.source(best.title, best.href);
  memory.conversation = { ...memory.conversation, lastQuestion: question };
  return true;
}

/** Whether the shop's texts are in another language than the visitor's message. */
function isForeign({ memory, cardStyle }: TurnContext): boolean {
  const shopLanguage = languageOf(cardStyle.locale);
  return (memory.conversation.language ?? shopLanguage) !== shopLanguage;
}

/** Without the number of the heading; one that ends like a sentence needs no colon. */
function quotation(numbered: string, text: string, { answers }: Messages): string {
  const heading = numbered.replace(/^\d{1,2}[.)]\s+/, '');
  return /[.!?:]$/.test(heading) ? `${heading} ${text}` : answers.quoted({ heading, text });
}

function sayNotFound(turn: TurnContext, answer: AnswerWriter): void {
  answer.say(turn.messages.answers.notFound);
  answer.say(contactText(turn));
}
