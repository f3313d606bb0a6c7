import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { asksWhetherThereIs } from '../../answers/nothing-found.ts';
import { isForeign, sayPassage } from '../../answers/quotation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { searchHandles } from '../../retrieval/named-product.ts';
import { type IndexedPassage, pageOf } from '../../retrieval/passages/rank-passages.ts';
import { isSameWord, saysWord, wordsAskedFor } from '../../retrieval/passages/said-words.ts';
import { isKnownTopic, topicsIn } from '../../retrieval/passages/topics.ts';
import { mentionsWords } from '../../retrieval/variants/match-variant.ts';
import { contentStems } from '../../retrieval/words/words.ts';
import { isQuestion } from '../../subject/question-form.ts';
import { quoteCompletePassage } from '../../tools/search/search-policies.ts';
import { answerOnPage, answerOpenOn } from './page-follow-up.ts';
import { answerDislike } from './dislike-question.ts';
import type { Intent } from '../intent.ts';
import { normalizeMessage } from '../rule.ts';
import { asksOfShop } from './service-question.ts';

/**
 * Goes on with the page that was just quoted, or quotes the one that a message names by its heading, `nähkurs wann`, before
 * the words are looked for among products. false: neither.
 */
export async function answerOfPage(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  if ((await answerOnPage(turn, answer)) || (await answerOpenOn(turn, answer))) return true;
  if ((await answerSameDay(turn, answer)) || (await answerDislike(turn, answer))) return true;
  const isUsual = topicsIn(turn.message).some(isKnownTopic) || isOfShop(turn) || isQuestion(turn);
  return !isUsual && answerFromPage(turn, answer);
}

/** What is asked of products that were shown, or of what the shop does, is answered elsewhere. */
export function mayAskPage({ memory: { conversation } }: TurnContext, intent: Intent): boolean {
  const hasShown = conversation.focus !== null || conversation.lastProducts.length > 0;
  return intent === 'details' ? !hasShown : intent !== 'policy' && intent !== 'follow-up';
}

/** `kommt das noch heute, wenn ich jetzt bestelle`; `when do I get it if I order today` asks for no day. */
async function answerSameDay(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const typed = normalizeMessage(turn.typed);
  if (!ordering.test(typed) || !today.test(typed.replace(ordering, ''))) return false;
  return quoteCompletePassage(turn, answer, 'delivery on the same day');
}

const today = /\b(?:today|same day|tonight|heute|selben tag|i dag|samme dag)\b/;
const ordering =
  /\b(?:if|when|wenn|hvis|dersom|om|nar) (?:i|we|ich|wir|jeg|vi)\b.*\b(?:order|bestelle?n?|bestiller)\b[^,?]*/;

/**
 * Quotes the page that has all words of a question, where it is about them: by its heading, `nähkurs wann`, or as the only
 * page that has one of them, `darf mein Hund mit rein`. false: there is none, or products are meant.
 */
export async function answerFromPage(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const words = isForeign(turn) ? [] : wordsAskedFor(turn.typed);
  if (words.length === 0 || words.length > maxWords) return false;
  const all = await turn.passages();
  const passages = bringing.test(normalizeMessage(turn.typed)) ? all.filter(isOnGuests) : all;
  const best = mostAbout(turn, passages, words);
  if (!best) return false;
  const own = words.filter((word) => isOwnWord(turn, word, { best, passages }));
  if (own.length === 0 || !(await isOfPages(turn, own))) return false;
  turn.memory.conversation = { ...turn.memory.conversation, lastQuestion: turn.message };
  sayPassage(turn, answer, { passage: best.passage, question: turn.message });
  return true;
}

const maxWords = 6;

/** Of the passages that have all words the one with most of them in its heading, and with the price or time asked for. */
function mostAbout(
  { message }: TurnContext,
  passages: readonly IndexedPassage[],
  words: readonly string[],
): IndexedPassage | undefined {
  const asked = topicsIn(message);
  const weightOf = (each: IndexedPassage): number =>
    words.filter((word) => isInHeading(word, each)).length +
    asked.filter((topic) => each.head.has(topic) || each.body.has(topic)).length / (asked.length + 1);
  return passages
    .filter((each) => words.every((word) => saysWord(each, word)))
    .toSorted((one, other) => weightOf(other) - weightOf(one))[0];
}

function isInHeading(word: string, { passage: { title, heading } }: IndexedPassage): boolean {
  return contentStems(`${title} ${heading}`).some((stem) => isSameWord(word, stem));
}

/** A word of the heading; in a question also one that is on no other page. Whether there is a thing is no such question. */
function isOwnWord(
  turn: TurnContext,
  word: string,
  { best, passages }: { readonly best: IndexedPassage; readonly passages: readonly IndexedPassage[] },
): boolean {
  if (isInHeading(word, best)) return true;
  const isAsking = !asksWhetherThereIs(turn.message) && (isOfShop(turn) || isQuestion(turn));
  return isAsking && passages.every((each) => pageOf(each.passage) === pageOf(best.passage) || !saysWord(each, word));
}

/** Whether the shop is asked, or a word is of no product: of none that was shown where the answer is a yes or a no. */
async function isOfPages(turn: TurnContext, words: readonly string[]): Promise<boolean> {
  if (isOfShop(turn)) return true;
  const { catalog, memory, knowsWord, typed } = turn;
  const shown = memory.conversation.lastProducts.map(({ handle }) => handle);
  const asksYesOrNo = polar.test(normalizeMessage(typed));
  for (const word of words) {
    if (await knowsWord(word)) continue;
    const handles = asksYesOrNo ? shown : await searchHandles(catalog, word);
    const products = await catalog.products(handles.slice(0, maxRead));
    if (!products.some((product) => mentionsWords(product, [word]))) return true;
  }
  return false;
}

const polar = /^(?:can|could|is|are|does|do|will|would|kann|konnen|ist|sind|hat|er|kan|har|vil)\b/;

const maxRead = 4;

function isOfShop({ message, typed }: TurnContext): boolean {
  const text = normalizeMessage(message);
  return !asksWhetherThereIs(message) && (asksOfShop(text) || bringing.test(normalizeMessage(typed)));
}

/** Who or what may come along, whatever else a page says of dogs. */
function isOnGuests({ passage: { text } }: IndexedPassage): boolean {
  return guests.test(foldAccents(text));
}

const guests =
  /\b(?:welcome|allowed|fine|come in(?:side)?|bring|may|not permitted|willkommen|durfen|darf|mitkommen|mitbringen|erlaubt|draussen|velkom\p{L}*|tillatt|lov|ta med|vaere med)\b/u;

/** `darf mein Hund mit rein`, `kan jeg ta med hunden`, `can my dog come in` */
const bringing =
  /^(?:(?:can|could|may|are) (?:my|our|i bring)\b|(?:darf|durfen|kann|konnen) (?:mein\p{L}*|unser\p{L}*|ich .*\bmit(?:bringen|nehmen)\b)|(?:kan|far) (?:jeg|vi) (?:ta med|komme med)|(?:kan|far) .*\bbli med\b)/u;
