import { z } from 'zod';
import type { DeliveryMethod } from '#shop/checkout/order.ts';
import { cartBounds } from '#shop/cart/cart.ts';
import { defaultDeliveryCountry } from '#shop/checkout/delivery-country.ts';
import { readPublishedFront } from '#content/documents.ts';
import {
  dispatchFields,
  dispatchTerms,
  mailDays,
  noticeFields,
  orderFields,
  profileFields,
  retentionFields,
  sellerFields,
} from '#content/profile.ts';
import { type DeliveryTerms, sellerLines } from '#shop/profile.ts';
import type { Database } from '#storage/database.ts';

/** The shop's settings for carts, delivery and tax. Amounts are in minor units. */
export interface CommerceSettings {
  readonly name: string;
  /** Who sells, as on a letter. */
  readonly seller: readonly string[];
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly country: string;
  readonly cart: { readonly days: number; readonly maximum: number; readonly noteCharacters: number };
  /** Delivery methods by country, in the order in which they are offered. */
  readonly zones: ReadonlyMap<string, readonly DeliveryMethod[]>;
  /** The method for digital products; null if the shop has none. */
  readonly electronic: DeliveryMethod | null;
  /** Standard rate in per cent by country; no tax is included for other countries. */
  readonly taxRates: Readonly<Record<string, number>>;
  /** Countries outside the tax area: goods are sold there without the tax that prices include. */
  readonly untaxedCountries: ReadonlySet<string>;
  /** When parcels leave; `transitDays` depend on the delivery method. */
  readonly dispatch: Pick<DeliveryTerms, 'cutOff' | 'dispatchDays'>;
  /** Where messages of visitors are sent: to whom is notified of orders, else to the address that the shop shows. */
  readonly messagesTo: string | null;
  /** What the numbers of new orders begin with; empty: nothing. */
  readonly orderPrefix: string;
  readonly notices: {
    /** Where the merchant is notified of orders and withdrawals; null: nowhere. */
    readonly email: string | null;
    /** The merchant is notified when a sale leaves this many pieces of a variant, or fewer; null: never. */
    readonly lowStock: number | null;
  };
  /** How long data about people is stored, in days. */
  readonly retention: {
    /** After an order was placed; null: until it is erased. */
    readonly customers: number | null;
    /** After an email was sent or given up. */
    readonly mail: number;
  };
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
  .transform(({ freeFrom, reducedFrom, reducedPrice, ...method }) => ({
    ...method,
    reducedFrom: freeFrom ?? reducedFrom ?? null,
    reducedPrice: freeFrom === undefined ? (reducedPrice ?? method.price) : 0,
  }));

const schema = z.object({
  name: z.string().catch('Shop'),
  language: profileFields.language.catch('en-GB'),
  timeZone: profileFields.timeZone.catch('UTC'),
  currency: profileFields.currency.catch('EUR'),
  ...sellerFields,
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
  vat: z
    .object({
      rates: z.record(z.string(), z.number()).catch({}),
      excluded: z.array(z.string()).catch([]),
    })
    .catch({ rates: {}, excluded: [] }),
  dispatch: dispatchFields,
  orders: z.object({ prefix: orderFields.prefix.catch('') }).catch({ prefix: '' }),
  notices: z
    .object({ email: noticeFields.email.catch(null), lowStock: noticeFields.lowStock.catch(null) })
    .catch({ email: null, lowStock: null }),
  retention: z
    .object({ customers: retentionFields.customers.catch(null), mail: retentionFields.mail.catch(mailDays) })
    .catch({ customers: null, mail: mailDays }),
});

/** Reads the published settings; a missing one falls back to the widest limit or no delivery. `now` is ISO 8601. */
export function readCommerceSettings(store: Database, now: string): CommerceSettings {
  const known = lastReads.get(store);
  const version = store.stateVersion();
  if (known?.version === version) return known.settings;
  const front = readPublishedFront({ store, now }, 'profile', 'shop');
  const settings = known && known.front === front ? known.settings : parseSettings(JSON.parse(front ?? '{}'));
  // A profile that is scheduled is published without a change of the database.
  lastReads.set(store, { version: front === null ? null : version, front, settings });
  return settings;
}

interface LastRead {
  /** Of the database; null: it does not tell whether the settings are still the same. */
  readonly version: string | null;
  readonly front: string | null;
  readonly settings: CommerceSettings;
}

/** What was last read of each shop: every read of a cart needs the settings, and they change a few times a year. */
const lastReads = new WeakMap<Database, LastRead>();

/** The country (ISO 3166) to deliver to until the buyer names one; `market` is that of the buyer's market or empty. */
export function deliveryCountry({ country, zones }: CommerceSettings, market: string): string {
  return defaultDeliveryCountry({ market, own: country, delivered: [...zones.keys()] });
}

function parseSettings(front: unknown): CommerceSettings {
  const shop = schema.parse(front ?? {});
  const everywhere = shop.delivery.everywhere.filter(({ appliesTo }) => appliesTo === undefined);
  return {
    name: shop.name,
    seller: sellerLines({ ...shop.contact, legalName: shop.legalName ?? shop.name, address: shop.address }),
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
    untaxedCountries: new Set(shop.vat.excluded),
    dispatch: dispatchTerms(shop.dispatch),
    messagesTo: shop.notices.email ?? shop.contact.email,
    orderPrefix: shop.orders.prefix,
    notices: shop.notices,
    retention: shop.retention,
  };
}
