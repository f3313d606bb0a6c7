import { formatList } from '#shop/text/intl.ts';
import { languageOf } from '#messages/messages.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { addressText, contactHref } from '../retrieval/passages/passages.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { translateHours } from './opening-hours.ts';

/** How to reach the people of the shop. */
export function contactText({ profile, messages }: TurnContext): string {
  const { reach, contactShop } = messages.answers;
  const ways = [profile.email, profile.telephone].filter((way) => way !== null);
  return ways.length > 0 ? reach({ ways: formatList(ways, profile.locale, 'disjunction') }) : contactShop;
}

/** Says where the shop is, if it has said so. */
export function sayAddress({ profile, messages }: TurnContext, answer: AnswerWriter): void {
  const address = addressText(profile.address);
  if (address !== '') answer.say(messages.answers.address({ address }));
}

/** Says when the shop is open, or that this is not known. */
export function sayOpeningHours(turn: TurnContext, answer: AnswerWriter): void {
  const { hours, noHours } = turn.messages.answers;
  answer.say(turn.profile.openingHours ? hours({ hours: hoursText(turn.profile.openingHours, turn) }) : noHours);
}

/** The opening hours in the visitor's language. */
export function hoursText(hours: string, { cardStyle, memory }: Pick<TurnContext, 'cardStyle' | 'memory'>): string {
  const own = languageOf(cardStyle.locale);
  return translateHours(hours, own, memory.conversation.language ?? own);
}

/** Adds the link to the page with all ways to reach the shop. */
export async function linkContactPage({ messages, content }: TurnContext, answer: AnswerWriter): Promise<void> {
  answer.source(messages.answers.headings.contact, contactHref(await content.pages()));
}

/** Says that the shop's texts do not answer, and who does. */
export function sayNotFound(turn: TurnContext, answer: AnswerWriter): void {
  answer.say(turn.messages.answers.notFound);
  answer.say(contactText(turn));
}
