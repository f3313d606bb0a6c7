import { formatList } from '#shop/text/intl.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { addressText, contactHref } from '../retrieval/passages/passages.ts';
import type { AnswerWriter } from './answer-writer.ts';

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
export function sayOpeningHours({ profile, messages }: TurnContext, answer: AnswerWriter): void {
  const { hours, noHours } = messages.answers;
  answer.say(profile.openingHours ? hours({ hours: profile.openingHours }) : noHours);
}

/** Adds the link to the page with all ways to reach the shop. */
export async function linkContactPage({ messages, content }: TurnContext, answer: AnswerWriter): Promise<void> {
  answer.source(messages.answers.headings.contact, contactHref(await content.pages()));
}
