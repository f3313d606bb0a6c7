import { formatMoney } from '#shop/product/money.ts';
import type { Messages } from './messages.ts';
import type { DeliveryTerms, Profile } from '#shop/profile.ts';
import { countryNames, withinSentence } from '#shop/text/intl.ts';

type CheckoutMessages = Messages['checkout'];

/** Sentences about delivery and returns, as far as the profile states them. */
export function deliverySentences(profile: Profile, messages: CheckoutMessages): readonly string[] {
  return [...transitSentences(profile, messages), ...returnSentences(profile, messages)];
}

/** How long delivery takes, and from which total it is free. */
export function transitSentences(
  { delivery, locale, address }: Profile,
  messages: CheckoutMessages,
): readonly string[] {
  const { transitDays } = delivery;
  const days = transitDays && formatDeliveryDays(transitDays, messages);
  const country = address.countryName || (address.country && countryNames([address.country], locale));
  return [
    days && (country ? messages.transit({ days, country }) : messages.transitAnywhere({ days })),
    freeDeliverySentence(delivery, { locale, messages }),
  ].filter((sentence) => sentence !== null);
}

/** For how long a product can be returned. */
export function returnSentences({ returnDays }: Profile, messages: CheckoutMessages): readonly string[] {
  return returnDays === null ? [] : [messages.returns({ count: returnDays })];
}

/** What each method of delivery costs, as far as the shop states it: `Parcel (Norway): €5.90, 1 to 3 working days.` */
export function rateSentences(
  { delivery, locale }: Profile,
  { checkout: messages, cart }: Messages,
): readonly string[] {
  return delivery.rates.map(({ name, price, freeFrom, days, countries }) => {
    const values = {
      method: name,
      countries: countryNames(countries, locale),
      price: price.amount === 0 ? withinSentence(cart.free, locale) : formatMoney(price, locale),
      days: formatDeliveryDays(days, messages),
    };
    return freeFrom === null || price.amount === 0
      ? messages.rate(values)
      : messages.rateFreeFrom({ ...values, limit: formatMoney(freeFrom, locale) });
  });
}

interface DeliveryLanguage {
  readonly locale: string;
  readonly messages: CheckoutMessages;
}

function freeDeliverySentence(
  { freeFrom: limit, freeCountries }: DeliveryTerms,
  { locale, messages }: DeliveryLanguage,
): string | null {
  if (!limit || freeCountries.length === 0) return null;
  return messages.freeFrom({ amount: formatMoney(limit, locale), countries: countryNames(freeCountries, locale) });
}

/** The delivery time, for example `1 to 3 working days`. */
export function formatDeliveryDays([shortest, longest]: readonly [number, number], messages: CheckoutMessages): string {
  return shortest === longest || longest === 0
    ? messages.days({ count: longest })
    : messages.dayRange({ shortest, longest });
}
