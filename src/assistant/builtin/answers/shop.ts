import { routes } from '#routes.ts';
import type { TurnContext } from '../../turn.ts';
import type { AnswerWriter } from '../../voice.ts';

/** Answers from what the shop says of itself: how to reach it, when it is open, where it is. */
export function answerShopDetails(
  { profile, messages }: TurnContext,
  answer: AnswerWriter,
  topic: 'person' | 'hours' | 'address',
): void {
  const { street, postcode, city, countryName } = profile.address;
  const ways = [profile.email, profile.telephone].filter((way) => way !== null);
  if (topic === 'person') answer.say(messages.reach(ways));
  if (topic === 'address') answer.say(messages.address(`${street}, ${postcode} ${city}, ${countryName}`));
  if (topic !== 'person') answer.say(profile.openingHours ? messages.hours(profile.openingHours) : messages.noHours());
  answer.source(messages.contact(), routes.page('contact'));
}
