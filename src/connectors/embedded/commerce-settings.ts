import { z } from 'zod';
import type { DeliveryMethod } from '#shop/checkout/order.ts';
import { cartBounds } from '#shop/cart/cart.ts';
import { readDocument } from '#content/documents.ts';
import { profileFields } from '#content/profile.ts';
import type { Database } from '#storage/database.ts';

/** What the shop's own data says of carts, delivery and tax. Amounts in minor units. */
export interface CommerceSettings {
  readonly name: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly country: string;
  readonly cart: { readonly days: number; readonly maximum: number; readonly noteCharacters: number };
  /** In the order in which they are offered, by country. */
  readonly zones: ReadonlyMap<string, readonly DeliveryMethod[]>;
  /** For what is sent by e-mail; null when the shop has no such method. */
  readonly electronic: DeliveryMethod | null;
  /** Standard rate in per cent by country; what is not in it is taxed by others. */
  readonly taxRates: Readonly<Record<string, number>>;
}

const amount = z.number().int().nonnegative();

const method = z
  .object({
    id: z.string(),
    name: z.string(),
    days: z.tuple([amount, amount]),
    price: amount,
    freeFrom: amount.optional(),
    reducedFrom: amount.optional(),
    reducedPrice: amount.optional(),
    appliesTo: z.string().optional(),
  })
  .transform(({ freeFrom, reducedFrom, reducedPrice, ...kept }) => ({
    ...kept,
    reducedFrom: freeFrom ?? reducedFrom ?? null,
    reducedPrice: freeFrom === undefined ? (reducedPrice ?? kept.price) : 0,
  }));

const schema = z.object({
  name: z.string().catch('Shop'),
  language: profileFields.language.catch('en-GB'),
  timeZone: profileFields.timeZone.catch('UTC'),
  currency: profileFields.currency.catch('EUR'),
  address: z.object({ country: z.string() }).catch({ country: '' }),
  cart: z
    .object({
      keptForDays: z.number().int().min(1).max(400).catch(30),
      maximumPerLine: z.number().int().min(1).max(cartBounds.quantity).catch(cartBounds.quantity),
      noteLength: z.number().int().min(0).max(cartBounds.noteCharacters).catch(cartBounds.noteCharacters),
    })
    .catch({ keptForDays: 30, maximumPerLine: cartBounds.quantity, noteLength: cartBounds.noteCharacters }),
  delivery: z
    .object({
      zones: z.array(z.object({ countries: z.array(z.string()), methods: z.array(method) })),
      everywhere: z.array(method).catch([]),
    })
    .catch({ zones: [], everywhere: [] }),
  vat: z.object({ rates: z.record(z.string(), z.number()).catch({}) }).catch({ rates: {} }),
});

/** Reads them as they are published; what is missing falls back to the widest bounds and no delivery. */
export function readCommerceSettings(store: Database, now: string): CommerceSettings {
  const reader = { context: { country: '', language: '', currency: '' }, draft: false, record: () => {} };
  const shop = schema.parse(readDocument({ store, reader, now }, 'profile', { handle: 'shop' })?.front ?? {});
  const everywhere = shop.delivery.everywhere.filter(({ appliesTo }) => appliesTo === undefined);
  return {
    name: shop.name,
    locale: shop.language,
    timeZone: shop.timeZone,
    currency: shop.currency,
    country: shop.address.country,
    cart: {
      days: shop.cart.keptForDays,
      maximum: shop.cart.maximumPerLine,
      noteCharacters: shop.cart.noteLength,
    },
    zones: new Map(
      shop.delivery.zones.flatMap(({ countries, methods }) =>
        countries.map((country) => [country, [...methods, ...everywhere]] as const),
      ),
    ),
    electronic: shop.delivery.everywhere.find(({ appliesTo }) => appliesTo !== undefined) ?? null,
    taxRates: shop.vat.rates,
  };
}

/** The day, `YYYY-MM-DD`, that it is in a time zone. */
export function localDate(timeZone: string, now: string): string {
  // Swedish dates are written as ISO 8601 has them.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(now));
}
