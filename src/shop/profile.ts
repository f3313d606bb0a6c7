import type { Money } from './product/money.ts';

/** What the shop states about itself: names, address, and the promises that pages repeat. */
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
  /** The shop's drawn logo; null: its name is set in letters. */
  readonly logo: VectorMark | null;
  /** The icon in a browser's tab; null: the shop's first letter. */
  readonly icon: VectorMark | null;
  /** Heading over a product's details; null: that of the messages. */
  readonly detailsHeading: string | null;
  /** Text above the list of collections, in which `{count}` stands for their number; null: there is none. */
  readonly collectionsText: string | null;
  readonly address: Address;
  /** null: the shop names none. */
  readonly email: string | null;
  readonly telephone: string | null;
  readonly openingHours: string | null;
  readonly footer: { readonly left: string; readonly right: string };
  /** Shown under prices, e.g. `VAT included.`; null where prices are without tax. */
  readonly taxNote: string | null;
  readonly delivery: DeliveryTerms;
  readonly returnDays: number | null;
  /** Buyers somewhere that the shop sells to may withdraw from a contract. */
  readonly hasWithdrawal: boolean;
  /** For how many years the shop repairs what it sold, except products of some types; null: it promises no repairs. */
  readonly repairs: { readonly years: number; readonly exceptTypes: readonly string[] } | null;
  readonly assistant: {
    readonly name: string;
    readonly opening: string;
    readonly introduction: string;
    readonly suggestions: readonly string[];
  };
}

/** A drawing of one path in one colour, that of the text around it. */
export interface VectorMark {
  /** Of its drawing area, which begins at 0, 0. */
  readonly width: number;
  readonly height: number;
  /** Path data as SVG has it. */
  readonly path: string;
  /** Width of the line; null: the path is filled. */
  readonly stroke: number | null;
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
  /** What delivery costs, as far as the shop states it here; empty where its platform knows the rates alone. */
  readonly rates: readonly DeliveryRate[];
}

/** The price of a method of delivery in some countries. */
export interface DeliveryRate {
  readonly name: string;
  readonly price: Money;
  /** From this total it costs nothing; null: it always costs `price`. */
  readonly freeFrom: Money | null;
  /** Working days, shortest and longest. */
  readonly days: readonly [number, number];
  /** ISO 3166 codes. */
  readonly countries: readonly string[];
}

/** The ways to reach the shop that it names, as links: email first. */
export function contactLinks({ email, telephone }: Pick<Profile, 'email' | 'telephone'>): readonly ContactLink[] {
  return [
    ...(email === null ? [] : [{ href: `mailto:${email}`, text: email }]),
    ...(telephone === null ? [] : [{ href: `tel:${telephone.replace(/[^+\d]/g, '')}`, text: telephone }]),
  ];
}

interface ContactLink {
  readonly href: string;
  readonly text: string;
}

/** Who sells, as on a letter: the legal name, the address, and how to reach the shop, each on a line. */
export function sellerLines({
  legalName,
  address,
  ...contact
}: Pick<Profile, 'legalName' | 'address' | 'email' | 'telephone'>): readonly string[] {
  const lines = [legalName, formatAddress(address), ...contactLinks(contact).map(({ text }) => text)];
  return lines.filter((line) => line !== '');
}

/** The known parts of an address in one line; empty when nothing is known. */
export function formatAddress({ street, postcode, city, countryName }: Address): string {
  const place = [postcode, city].filter((part) => part !== '').join(' ');
  return [street, place, countryName].filter((part) => part !== '').join(', ');
}
