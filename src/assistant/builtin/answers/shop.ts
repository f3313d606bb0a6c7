import { routes } from '#routes.ts';
import type { Turn } from '../../turn.ts';
import type { Voice } from '../../voice.ts';

/** Answers from what the shop says of itself: how to reach it, when it is open, where it is. */
export function answerShop({ profile, messages }: Turn, voice: Voice, asked: 'person' | 'hours' | 'address'): void {
  const { street, postcode, city, countryName } = profile.address;
  const ways = [profile.email, profile.telephone].filter((way) => way !== null);
  if (asked === 'person') voice.say(messages.reach(ways));
  if (asked === 'address') voice.say(messages.address(`${street}, ${postcode} ${city}, ${countryName}`));
  if (asked !== 'person') voice.say(profile.openingHours ? messages.hours(profile.openingHours) : messages.noHours());
  voice.source(messages.contact(), routes.page('contact'));
}
