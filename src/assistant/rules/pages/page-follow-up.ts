import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { linkContactPage, sayOpeningHours } from '../../answers/contact.ts';
import { isForeign, rememberPassage, sayPassage } from '../../answers/quotation.ts';
import { asksWhetherThereIs } from '../../answers/nothing-found.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { isCountryTopic } from '../../retrieval/passages/countries.ts';
import { type IndexedPassage, pageOf } from '../../retrieval/passages/rank-passages.ts';
import { saysWord, wordsAskedFor } from '../../retrieval/passages/said-words.ts';
import { isAspect, isKnownTopic, topicsIn } from '../../retrieval/passages/topics.ts';
import { isQuestion } from '../../subject/question-form.ts';
import { quoteCompletePassage } from '../../tools/search/search-policies.ts';
import { normalizeMessage } from '../rule.ts';

/**
 * Goes on with what was just quoted: `does it cost anything?` after until when things can be returned is answered by the
 * part of the page on costs, `Saturdays too?` after the opening hours by these. false: the page says no more on it.
 */
export async function answerOnPage(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const { lastPassage: quoted, lastQuestion } = turn.memory.conversation;
  if (quoted === null) return false;
  const passages = await turn.passages();
  const last = passages.find(({ passage }) => passage.heading === quoted.heading && passage.href === quoted.href);
  if (last?.passage.term === 'hours' && isOnDay(turn.typed)) return sayHours(turn, answer, last);
  if (!last || isForeign(turn) || !goesOn(turn, lastQuestion ?? '')) return false;
  const words = wordsAskedFor(turn.typed);
  const aspects = topicsIn(turn.message).filter((topic) => isAspect(topic));
  if (words.length === 0 && aspects.length === 0) return false;
  const [best] = passages
    .filter(({ passage }) => pageOf(passage) === pageOf(quoted))
    .filter((each) => words.every((word) => saysWord(each, word)) && aspects.every((topic) => says(each, topic)))
    .toSorted((one, other) => weightOf(other, aspects, last) - weightOf(one, aspects, last));
  if (!best) return false;
  turn.memory.conversation = {
    ...turn.memory.conversation,
    lastQuestion: `${lastQuestion ?? ''} ${turn.message}`.trim(),
  };
  sayPassage(turn, answer, { passage: best.passage, question: turn.message, isContinued: best === last });
  return true;
}

/** What was quoted already comes last. */
function weightOf(each: IndexedPassage, aspects: readonly string[], last: IndexedPassage): number {
  return (aspects.some((topic) => each.heading.has(topic)) ? 1 : 0) - (each === last ? 0.5 : 0);
}

function says({ head, body }: IndexedPassage, topic: string): boolean {
  return head.has(topic) || body.has(topic);
}

/** A few words that name no other topic and no country, and ask for no goods. */
function goesOn(turn: TurnContext, before: string): boolean {
  const { message, typed, memory } = turn;
  const text = normalizeMessage(message);
  const topics = topicsIn(message);
  const matter = topicsIn(before);
  if (asksWhetherThereIs(message) || typed.split(/\s+/).length > maxWords) return false;
  if (topics.some((topic) => isCountryTopic(topic) || (isKnownTopic(topic) && !matter.includes(topic)))) return false;
  if (memory.conversation.focus !== null && /\b(?:it|its|this|they|them|these|those)\b/.test(text)) return false;
  const isAsked = typed.includes('?') || isQuestion(turn) || addsTo.test(text);
  return isAsked || (topics.length > 0 && topics.every((topic) => isAspect(topic)));
}

const maxWords = 9;

const addsTo = /^(?:and|or|what about|also|too|auch|ogsa|but)\b|\b(?:too|as well|auch|ogsa)[\s?.!]*$/;

/** `habts ihr am Montag offen`: a day and a word for open, in an order that no phrase knows. false: neither. */
export async function answerOpenOn(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  if (!isOnDay(turn.typed) || !openWord.test(turn.typed)) return false;
  if (turn.profile.openingHours) {
    const hours = (await turn.passages()).find(({ passage }) => passage.term === 'hours');
    return hours ? sayHours(turn, answer, hours) : false;
  }
  return quoteCompletePassage(turn, answer, 'opening hours');
}

const openWord =
  /(?<!\p{L})(?:offen|geöffnet|geschlossen|open|closed|åpent?|åpne|stengt|(?:auf|zu)(?=[\s?.!]*$))(?!\p{L})/iu;

async function sayHours(turn: TurnContext, answer: AnswerWriter, { passage }: IndexedPassage): Promise<true> {
  sayOpeningHours(turn, answer);
  rememberPassage(turn, passage);
  await linkContactPage(turn, answer);
  return true;
}

/** `auch samstags?` */
function isOnDay(typed: string): boolean {
  return day.test(typed) && typed.split(/\s+/).length <= maxDayWords;
}

const maxDayWords = 6;

const day =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|today|tomorrow|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|wochenende|feiertags?|heute|morgen|(?:man|tirs|ons|tors|fre|lør|søn)dag(?:er)?|helgen?|i dag|i morgen)(?!\p{L})/iu;
