import type { Money } from './money.ts';

/** What the shop says of itself: names, address, and the promises that pages repeat. */
export interface Profile {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  readonly description: string;
  /** BCP 47, e.g. `en-GB`: the language of the pages and how numbers are written. */
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly founded: number | null;
  readonly address: Address;
  readonly email: string;
  readonly telephone: string | null;
  readonly openingHours: string | null;
  readonly footer: { readonly left: string; readonly right: string };
  /** Said under prices, e.g. `VAT included.`; null where prices come without tax. */
  readonly taxNote: string | null;
  readonly delivery: DeliveryTerms;
  readonly returnDays: number | null;
  readonly assistant: {
    readonly name: string;
    readonly opening: string;
    readonly introduction: string;
    readonly suggestions: readonly string[];
  };
}

export interface Address {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly countryName: string;
}

export interface DeliveryTerms {
  /** From this total delivery is free in `freeCountries`; null when it never is. */
  readonly freeFrom: Money | null;
  readonly freeCountries: readonly string[];
  /** Orders before this time of day (`HH:MM`, shop's time zone) leave on the same dispatch day. */
  readonly cutOff: string | null;
  /** Days of the week on which parcels leave: 1 Monday to 7 Sunday. */
  readonly dispatchDays: readonly number[];
  /** Days on the way to the shop's own country, shortest and longest. */
  readonly transitDays: readonly [number, number] | null;
}
