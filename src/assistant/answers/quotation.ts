import { type Language, languageOf } from '#messages/messages.ts';
import { rateSentences } from '#messages/delivery-sentences.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { countriesIn } from '../retrieval/passages/countries.ts';
import { excerpt } from '../retrieval/passages/excerpt.ts';
import { termText } from '../retrieval/passages/passages.ts';
import type { ContentPassage } from '../retrieval/passages/rank-passages.ts';
import { isOnlyDelivery, topicsIn } from '../retrieval/passages/topics.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { hoursText } from './contact.ts';

const maxQuoteLength = 320;
const maxContinued = 160;
/** Shorter texts are quoted whole. */
const maxWholeLength = 240;
/** Of a text that the visitor may not understand. */
const maxForeignLength = 220;

interface QuotedPassage {
  readonly passage: ContentPassage;
  readonly question: string;
  /** It was quoted just before: only the sentences on the question are. */
  readonly isContinued?: boolean;
}

/** Quotes of a passage what answers the question, with its link. What the profile states is said in the visitor's language. */
export function sayPassage(turn: TurnContext, answer: AnswerWriter, quoted: QuotedPassage): void {
  const { passage, question } = quoted;
  rememberPassage(turn, passage);
  const rates = ratesAskedFor(turn, question);
  if (rates.length > 0) answer.say(turn.messages.answers.rates({ rates: rates.join(' ') }));
  if (rates.length === 0 || !isForeign(turn)) answer.say(quotation(turn, quoted));
  answer.source(passage.title, passage.href);
}

/** The next message may go on with it. */
export function rememberPassage({ memory }: TurnContext, { heading, href }: ContentPassage): void {
  memory.conversation = { ...memory.conversation, lastPassage: { heading, href } };
}

function quotation(turn: TurnContext, quoted: QuotedPassage): string {
  const { passage, question } = quoted;
  const { messages, profile } = turn;
  const { title, term } = passage;
  if (term === undefined)
    return isForeign(turn) ? foreignQuotation(turn, passage, question) : ownQuotation(turn, quoted);
  const stated = isForeign(turn) ? termText(term, inVisitorsWords(profile), messages) : passage.text;
  const text = term === 'hours' ? hoursText(stated, turn) : stated;
  return messages.answers.quoted({ heading: messages.answers.headings[term], text: text || title });
}

/** Without the number of the heading; one that ends like a sentence needs no colon. */
function ownQuotation(
  { messages }: TurnContext,
  { passage: { title, heading: numbered, text }, question, isContinued = false }: QuotedPassage,
): string {
  const heading = withoutNumber(numbered);
  const options = { maxLength: isContinued ? maxContinued : maxQuoteLength, headings: `${title} ${heading}` };
  const parts = !isContinued && text.length <= maxWholeLength ? text : excerpt(text, question, options).join(' … ');
  return /[.!?:]$/.test(heading) ? `${heading} ${parts}` : messages.answers.quoted({ heading, text: parts });
}

/** Says of which language the text is, and quotes it literally. */
function foreignQuotation(
  turn: TurnContext,
  { title, heading: numbered, text }: ContentPassage,
  question: string,
): string {
  const { messages, profile, cardStyle } = turn;
  const { quotedInOtherLanguage, criteria } = messages.answers;
  const heading = withoutNumber(numbered);
  const quote = (words: string): string => criteria.words({ words });
  const options = { maxLength: maxForeignLength, headings: `${title} ${heading}` };
  const parts = excerpt(text, question, options).map(quote).join(' … ');
  const names = new Intl.DisplayNames(profile.locale, { type: 'language' });
  const language = names.of(languageOf(cardStyle.locale)) ?? '';
  const quoted = heading === title ? parts : messages.answers.quoted({ heading: quote(heading), text: parts });
  return `${quotedInOtherLanguage({ title, language })} ${quoted}`;
}

function withoutNumber(heading: string): string {
  return heading.replace(/^\d{1,2}[.)]\s+/, '');
}

/** What delivery costs and how long it takes to the countries that a question on nothing else names. */
function ratesAskedFor(turn: TurnContext, question: string): readonly string[] {
  const { message, messages, profile } = turn;
  if (!isOnlyDelivery(topicsIn(question))) return [];
  const [now, before] = [countriesIn(message), countriesIn(question)];
  const named = now.length > 0 ? now : before;
  const isAll = named.length === 0 && isForeign(turn);
  const rates = profile.delivery.rates.flatMap((rate) => {
    const countries = isAll ? rate.countries : rate.countries.filter((code) => named.includes(code));
    return countries.length > 0 && countries.length <= maxCountries ? [{ ...rate, countries }] : [];
  });
  const isComplete = named.every((code) => rates.some(({ countries }) => countries.includes(code)));
  if (!isComplete || rates.length === 0 || rates.length > maxRates) return [];
  return rateSentences({ ...profile, delivery: { ...profile.delivery, rates } }, messages);
}

const maxRates = 4;
/** A longer list is one to be read on the page. */
const maxCountries = 6;

/** The name of the shop's country is in the language of the shop; its code is not. */
function inVisitorsWords(profile: TurnContext['profile']): TurnContext['profile'] {
  return { ...profile, address: { ...profile.address, countryName: '' } };
}

/** Whether the shop's texts are in another language than the visitor's message. */
export function isForeign({ memory, cardStyle }: Pick<TurnContext, 'memory' | 'cardStyle'>): boolean {
  const shopLanguage: Language = languageOf(cardStyle.locale);
  return (memory.conversation.language ?? shopLanguage) !== shopLanguage;
}
