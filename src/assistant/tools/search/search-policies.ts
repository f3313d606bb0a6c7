import { z } from 'zod';
import { limits } from '#http/limits.ts';
import type { ContentHit } from '#shop/content/content.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { contactText } from '../../answers/contact.ts';
import { notDelivered } from '../../answers/delivery-countries.ts';
import { isForeign, sayPassage } from '../../answers/quotation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { sanitizeForModel } from '../../model/prompt-safety.ts';
import { isOnAllGoods } from '../../retrieval/passages/all-goods.ts';
import { searchHandles } from '../../retrieval/named-product.ts';
import { articlePassages } from '../../retrieval/passages/passages.ts';
import {
  type ContentPassage,
  type IndexedPassage,
  indexPassage,
  rankPassages,
} from '../../retrieval/passages/rank-passages.ts';
import { inCountriesOfCities, isCountryTopic } from '../../retrieval/passages/countries.ts';
import { wordsAskedFor } from '../../retrieval/passages/said-words.ts';
import { broaderTopics, isAspect, isKnownTopic, topicsIn, topicsOfText } from '../../retrieval/passages/topics.ts';
import { hasWordInName } from '../../retrieval/words/name-words.ts';
import { contentStems } from '../../retrieval/words/words.ts';
import { quoteNearest } from './quote-nearest.ts';
import { maxModelText } from '../model-data.ts';
import { defineTool } from '../tool.ts';

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
    const exactFor = (topics: readonly string[]): readonly ContentPassage[] =>
      bestPassages(withoutForeignWords(turn, topics, passages), passages, question);
    for (const topics of new Set([asked, inCountriesOfCities(asked)])) {
      const exact = exactFor(topics);
      if (exact.length > 0) return { passages: exact, isPartial: isOnCountriesOnly(topics, exact) };
    }
    const isOfGoods = await namesGoods(turn, question);
    const general = passagesOnAllGoods(asked, passages, { question, isOfGoods });
    if (general.length > 0) return { passages: general, isPartial: false };
    const broader = exactFor(broaderTopics(asked));
    if (broader.length > 0) return { passages: broader, isPartial: isOnCountriesOnly(asked, broader) };
    return { passages: bestPartialPassages(broaderTopics(asked), passages), isPartial: true };
  },
  quotes: ({ passages }) => passages.map(({ text }) => text),
  summarize: ({ passages }) => ({ count: passages.length }),
  toModelData: ({ passages, isPartial }) => ({ answers_all: !isPartial, passages: passages.map(passageForModel) }),
  show: ({ passages: [best] }, answer) => best && answer.source(best.title, best.href),
});

/**
 * `Every appliance has a guarantee of two years` holds for a toaster, too, of which no text speaks. `isOfGoods`: whatever
 * else is asked for is sold by the shop.
 */
function passagesOnAllGoods(
  asked: readonly string[],
  passages: readonly IndexedPassage[],
  { question, isOfGoods }: { readonly question: string; readonly isOfGoods: boolean },
): readonly ContentPassage[] {
  const usual = asked.filter(isUsual);
  const goods = asked.filter((topic) => !isUsual(topic));
  const isAbout = ({ heading, body }: IndexedPassage, topic: string): boolean => heading.has(topic) || body.has(topic);
  // What is said of pianos comes before what is said of all goods.
  const isSaidOfGoods = passages.some(
    (each) =>
      goods.some((topic) => isAbout(each, topic)) && usual.filter(isKnownTopic).every((topic) => isAbout(each, topic)),
  );
  const isForOrders = isOfGoods && usual.some((topic) => servicesForOrders.has(topic));
  if (!(isForOrders || usual.some((topic) => servicesForAll.has(topic))) || isSaidOfGoods) return [];
  return bestPassages(usual, passages, question).filter(({ text }) => isForOrders || isOnAllGoods(text));
}

function isUsual(topic: string): boolean {
  return isKnownTopic(topic) || isAspect(topic) || isCountryTopic(topic);
}

/** Whether all that a question names beside usual topics are goods of the shop: `das Rad` where `Kinderrad` is sold. */
async function namesGoods({ catalog, knowsWord }: TurnContext, question: string): Promise<boolean> {
  const words = wordsAskedFor(question).filter((word) => topicsIn(word).some((topic) => !isUsual(topic)));
  for (const word of words) {
    if (await knowsWord(word)) continue;
    const found = await catalog.products((await searchHandles(catalog, word)).slice(0, 2));
    if (!found.some((product) => hasWordInName(product, [word]))) return false;
  }
  return words.length > 0;
}

/** What shops do for whatever they sell. */
const servicesForAll: ReadonlySet<string> = new Set(['warranty', 'return', 'refund', 'exchange', 'delivery', 'repair']);

/** What they do for orders as a whole: a text on it need not speak of goods. */
const servicesForOrders: ReadonlySet<string> = new Set(['collect']);

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

/**
 * Drops topics that no passage has, then all but the usual topics of shops. Needs at least one of those, and passages on
 * each: what a shop says of payment does not answer who pays customs.
 */
function bestPartialPassages(asked: readonly string[], passages: readonly IndexedPassage[]): readonly ContentPassage[] {
  const mentions = (topic: string) => isMentioned(topic, passages);
  const usual = asked.filter(isKnownTopic);
  if (usual.length === 0 || !usual.every(mentions)) return [];
  const onTopic = passages.filter(({ head }) => asked.some((topic) => head.has(topic)));
  const close = bestPassages(asked.filter(mentions), onTopic);
  const inHeads = usual.filter((topic) => onTopic.some(({ head }) => head.has(topic)));
  return close.length > 0 ? close : bestPassages(inHeads, onTopic);
}

/**
 * What the search of the content finds for the question in the words of the visitor and of the rules, else for the two
 * longest words: answers, and articles by their parts. Policies and pages are known already.
 */
async function searchContent(turn: TurnContext, question: string): Promise<readonly ContentPassage[]> {
  const { content, typed } = turn;
  const stems = contentStems(question);
  const terms = [...new Set([stems, contentStems(typed)].map((words) => words.join(' ')))].filter(
    (term) => term !== '',
  );
  const hits = (await Promise.all(terms.map((term) => content.search(term, 6)))).flat();
  const longest = stems.toSorted((a, b) => b.length - a.length).slice(0, 2);
  const found = hits.length > 0 ? hits : (await Promise.all(longest.map((stem) => content.search(stem, 4)))).flat();
  const articles = found.filter(({ kind }) => kind === 'article').slice(0, maxArticles);
  const parts = await Promise.all(articles.map((hit) => readArticle(turn, hit)));
  return [...found.filter(({ kind }) => kind === 'faq').map(toPassage), ...parts.flat()];
}

const maxArticles = 3;

async function readArticle({ content }: TurnContext, hit: ContentHit): Promise<readonly ContentPassage[]> {
  const [, , blog = '', handle = ''] = hit.path.split('/');
  const article = await content.article(decodeURIComponent(blog), decodeURIComponent(handle));
  return article ? articlePassages(article, hit.path) : [toPassage(hit)];
}

function toPassage({ title, excerpt: text, path }: ContentHit): ContentPassage {
  return { title, heading: title, text: text.replace(/^…/, ''), href: path };
}

function uniquePassages(passages: readonly IndexedPassage[]): readonly IndexedPassage[] {
  const first = new Map<string, IndexedPassage>();
  for (const each of passages) {
    const name = `${each.passage.heading} ${each.passage.href}`;
    first.set(name, first.get(name) ?? each);
  }
  return [...first.values()];
}

/**
 * Quotes the passage that answers the question, with its link. If none answers all of it, says so and quotes the one
 * closest to its topic.
 */
export async function answerPolicy(turn: TurnContext, answer: AnswerWriter, question: string): Promise<void> {
  if (!(await quoteAnswer(turn, answer, question))) await quoteNearest(turn, answer);
}

/** The same. false: the shop's texts say nothing on the question. */
export async function quoteAnswer(turn: TurnContext, answer: AnswerWriter, question: string): Promise<boolean> {
  if (await quotePassage({ turn, answer, question, isPartialAllowed: true })) return true;
  for (const clause of clausesOnService(question))
    if (await quotePassage({ turn, answer, question: clause, isPartialAllowed: false })) return true;
  return false;
}

/** `do you gift wrap` of `sage is fine, do you gift wrap`; empty where a question is one clause. */
function clausesOnService(question: string): readonly string[] {
  const clauses = question.split(/[,.;!?]\s+/);
  return clauses.length < 2 ? [] : clauses.filter((clause) => topicsIn(clause).some(isKnownTopic));
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
  sayPassage(turn, answer, { passage: indexed.passage, question: turn.message });
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
  const { messages, memory } = turn;
  const refusal = notDelivered(turn, await turn.passages());
  const isAnswered = best !== undefined && (isPartialAllowed || !result.isPartial);
  if (refusal.length === 0 && !isAnswered) return false;
  memory.conversation = { ...memory.conversation, lastQuestion: question };
  if (refusal.length > 0) {
    for (const sentence of refusal) answer.say(sentence);
    if (best) addToRefusal(turn, answer, { passage: best, question });
  } else if (best) {
    if (result.isPartial) answer.say(messages.answers.onlyPartly);
    sayPassage(turn, answer, { passage: best, question });
    if (result.isPartial) answer.say(contactText(turn));
  }
  return true;
}

/** That a country is not delivered to is said already: a passage is quoted only for what it says of all others. */
function addToRefusal(turn: TurnContext, answer: AnswerWriter, quotation: Parameters<typeof sayPassage>[2]): void {
  const { title, href, text } = quotation.passage;
  if (elsewhere.test(text)) sayPassage(turn, answer, quotation);
  else answer.source(title, href);
}

/** A list of countries that lacks the one asked for does not tell what holds elsewhere, unless it says so. */
function isOnCountriesOnly(asked: readonly string[], [best]: readonly ContentPassage[]): boolean {
  if (best === undefined) return false;
  const said = new Set(topicsOfText(`${best.heading} ${best.text}`));
  return asked.some((topic) => isCountryTopic(topic) && !said.has(topic)) && !elsewhere.test(best.text);
}

const elsewhere =
  /\b(?:other|all|any) (?:\p{L}+ )?countries\b|\bworldwide\b|\bandere(?:n|r)? länder|\bweltweit\b|\bandre land\b|\bhele verden\b/iu;

/** In another language than the shop's, a word that no text has may be one that was not translated. */
function withoutForeignWords(
  turn: TurnContext,
  topics: readonly string[],
  passages: readonly IndexedPassage[],
): readonly string[] {
  if (!isForeign(turn) || !topics.some(isKnownTopic)) return topics;
  return topics.filter((topic) => isKnownTopic(topic) || isCountryTopic(topic) || isMentioned(topic, passages));
}

function isMentioned(topic: string, passages: readonly IndexedPassage[]): boolean {
  return passages.some(({ head, body }) => head.has(topic) || body.has(topic));
}
