import { formatMoney } from '#shop/product/money.ts';
import type { DeliveryTerms, Profile } from '#shop/profile.ts';
import { countryNames } from '#shop/text/intl.ts';

/** The shop's terms of delivery and returns in sentences, as far as it states them. */
export function deliverySentences(profile: Profile): readonly string[] {
  const { delivery, locale, address, returnDays } = profile;
  return [
    transitSentence(delivery, address.countryName),
    freeDeliverySentence(delivery, locale),
    returnDays === null ? null : `You may send it back within ${returnDays} days.`,
  ].filter((sentence) => sentence !== null);
}

function transitSentence({ transitDays }: DeliveryTerms, country: string): string | null {
  if (!transitDays) return null;
  const [shortest, longest] = transitDays;
  const days = shortest === longest ? String(longest) : `${shortest} to ${longest}`;
  return `${days} working ${longest === 1 ? 'day' : 'days'} on the way in ${country}.`;
}

function freeDeliverySentence({ freeFrom: limit, freeCountries }: DeliveryTerms, locale: string): string | null {
  if (!limit || freeCountries.length === 0) return null;
  return `Free from ${formatMoney(limit, locale)} in ${countryNames(freeCountries, locale)}.`;
}

/** The delivery time, for example `1 to 3 working days`. */
export function formatDeliveryDays([shortest, longest]: readonly [number, number]): string {
  if (longest === 0) return 'Same day';
  const days = shortest === longest ? String(longest) : `${shortest} to ${longest}`;
  return `${days} working ${longest === 1 ? 'day' : 'days'}`;
}
