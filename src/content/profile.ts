import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import type { Announcement } from '#shop/content/content.ts';
import { hasWithdrawalRight } from '#shop/checkout/withdrawal-right.ts';
import type { Money } from '#shop/product/money.ts';
import type { DeliveryRate, Profile } from '#shop/profile.ts';
import { cachedFormatters } from '#shop/text/intl.ts';
import { recordExpiry, type QueryContext } from '#storage/query-context.ts';
import { readDocument, readDocuments } from './documents.ts';

const pathData = 'must be path data of SVG, e.g. M0 0h24';
const prefixForm = 'must be up to eight letters, also with a hyphen after them, e.g. NW-';
const length = z.number('must be a number').positive('must be more than 0');

/** Fields of the profile that every page depends on; an invalid one is refused when it is saved. */
export const profileFields = {
  currency: z.string().refine((code) => currencies.has(code), 'must be a currency of ISO 4217, e.g. EUR'),
  language: z.string().refine(isLanguage, 'must be a language of BCP 47, e.g. en-GB'),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone, e.g. Europe/Oslo'),
  email: z.email('must be an email address'),
  mark: z.object({
    width: length,
    height: length,
    path: z
      .string(pathData)
      .max(20_000, 'must not be longer than 20,000 characters')
      .regex(/^[MLHVCSQTAZ\d\s,.+\-e]+$/i, pathData),
    stroke: length.nullable().default(null),
  }),
} as const;

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Languages are those with a name: any word of up to eight letters would be well formed. */
function isLanguage(tag: string): boolean {
  return succeeds(() => new Intl.Locale(tag)) && languageNames.of(new Intl.Locale(tag).language) !== undefined;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

const zoneFormatter = cachedFormatters((locale, timeZone: string) => new Intl.DateTimeFormat(locale, { timeZone }));

function isTimeZone(name: string): boolean {
  return succeeds(() => zoneFormatter('en', name));
}

function succeeds(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}

const text = z.string().catch('');
const optionalText = z.string().nullable().catch(null);
const amount = z.number().int().nonnegative();

const wordsSchema = z
  .object({
    details: optionalText,
    collections: optionalText,
  })
  .catch({ details: null, collections: null });

/** Who sells. */
export const sellerFields = {
  legalName: optionalText,
  address: z
    .object({ street: text, postcode: text, city: text, country: text, countryName: text })
    .catch({ street: '', postcode: '', city: '', country: '', countryName: '' }),
  contact: z
    .object({ email: profileFields.email.nullable().catch(null), telephone: optionalText })
    .catch({ email: null, telephone: null }),
} as const;

/** The days and the time of day on which parcels leave. */
export const dispatchFields = z
  .object({ days: z.array(z.string()).catch([]), cutOff: z.string().nullable().catch(null) })
  .catch({ days: [], cutOff: null });

/** Names of other days are left out. */
export function dispatchTerms({
  days,
  cutOff,
}: z.infer<typeof dispatchFields>): Pick<Profile['delivery'], 'cutOff' | 'dispatchDays'> {
  return {
    cutOff,
    dispatchDays: days.map((day) => weekdays.findIndex((each) => each === day) + 1).filter((day) => day > 0),
  };
}

/** As the profile names them, Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** See `CommerceSettings`. An order is found by its digits, so its prefix has none. */
export const orderFields = {
  prefix: z
    .string(prefixForm)
    .regex(/^(?:\p{L}{1,8}-?)?$/u, prefixForm)
    .default(''),
} as const;

/** Emails to the merchant; see `CommerceSettings`. */
export const noticeFields = {
  email: profileFields.email.nullable().default(null),
  lowStock: z.number('must be a number').int().min(0, 'must not be less than 0').nullable().default(null),
} as const;

const retentionDays = z.number('must be a number of days').int().min(1, 'must be at least 1 day').max(36_500);

/** Days for which emails are listed unless the profile states another number. */
export const mailDays = 90;

/** How long data about people is stored, in days. */
export const retentionFields = {
  customers: retentionDays.nullable().default(null),
  mail: retentionDays.default(mailDays),
} as const;

const zoneSchema = z.object({
  countries: z.array(z.string()),
  methods: z
    .array(
      z.object({
        name: text,
        days: z.tuple([amount, amount]),
        price: amount.nullable().catch(null),
        freeFrom: amount.nullable().catch(null),
      }),
    )
    .min(1),
});

/** The profile document; missing fields have defaults. */
const profileSchema = z.object({
  name: z.string().catch('Shop'),
  ...sellerFields,
  tagline: text,
  description: text,
  language: profileFields.language.catch('en-GB'),
  timeZone: profileFields.timeZone.catch('UTC'),
  currency: profileFields.currency.catch('EUR'),
  founded: z.number().int().nullable().catch(null),
  logo: profileFields.mark.nullable().catch(null),
  icon: profileFields.mark.nullable().catch(null),
  words: wordsSchema,
  openingHours: z.object({ text: optionalText }).catch({ text: null }),
  footer: z.object({ left: text, right: text }).catch({ left: '', right: '' }),
  vat: z.object({ note: optionalText }).catch({ note: null }),
  dispatch: dispatchFields,
  delivery: z
    .object({
      zones: z.array(zoneSchema).catch([]),
      threshold: z
        .object({ amount, countries: z.array(z.string()) })
        .nullable()
        .catch(null),
    })
    .catch({ zones: [], threshold: null }),
  returns: z.object({ days: amount.nullable().catch(null) }).catch({ days: null }),
  repairs: z
    .object({ years: z.number().int().positive(), exceptTypes: z.array(z.string()).catch([]) })
    .nullable()
    .catch(null),
  assistant: z
    .object({ name: text, opening: text, introduction: text, suggestions: z.array(z.string()).catch([]) })
    .catch({ name: '', opening: '', introduction: '', suggestions: [] }),
});

type ProfileSource = z.infer<typeof profileSchema>;

export function readProfile(context: QueryContext): Profile {
  context.reader.record(tags.profile);
  const shop = profileSchema.parse(readDocument(context, 'profile', { handle: 'shop' })?.front ?? {});
  const { name, tagline, description, timeZone, currency, founded, logo, icon, address, assistant } = shop;
  return {
    name,
    legalName: shop.legalName ?? name,
    tagline,
    description,
    locale: shop.language,
    timeZone,
    currency,
    founded,
    logo,
    icon,
    detailsHeading: shop.words.details || null,
    collectionsText: shop.words.collections || null,
    address,
    email: shop.contact.email,
    telephone: shop.contact.telephone,
    openingHours: shop.openingHours.text,
    footer: { left: withYear(context, shop.footer.left), right: withYear(context, shop.footer.right) },
    taxNote: shop.vat.note,
    delivery: deliveryTerms(shop),
    returnDays: shop.returns.days,
    hasWithdrawal: hasWithdrawalRight(countriesSoldTo(shop)),
    repairs: shop.repairs,
    assistant,
  };
}

/** ISO 3166 codes; none where the shop does not say where it delivers. Methods of `everywhere` add no country. */
function countriesSoldTo({ delivery: { zones }, address }: ProfileSource): readonly string[] {
  const countries = zones.length > 0 ? zones.flatMap((zone) => zone.countries) : [address.country];
  return countries.filter((country) => country !== '');
}

/** Replaces `{year}` by the current year. */
function withYear(context: QueryContext, line: string): string {
  if (!line.includes('{year}')) return line;
  const year = Number(context.now.slice(0, 4));
  recordExpiry(context, `${year + 1}-01-01T00:00:00.000Z`);
  return line.replaceAll('{year}', String(year));
}

function deliveryTerms({ delivery, dispatch, address, currency }: ProfileSource): Profile['delivery'] {
  const own = delivery.zones.find(({ countries }) => countries.includes(address.country));
  return {
    freeFrom: delivery.threshold && { amount: delivery.threshold.amount, currency },
    freeCountries: delivery.threshold?.countries ?? [],
    ...dispatchTerms(dispatch),
    transitDays: own?.methods[0]?.days ?? null,
    rates: delivery.zones.flatMap((zone) => deliveryRates(zone, currency)),
  };
}

/** The methods of a zone that have a name and a price. */
function deliveryRates({ countries, methods }: z.infer<typeof zoneSchema>, currency: string): readonly DeliveryRate[] {
  const money = (units: number | null): Money | null => (units === null ? null : { amount: units, currency });
  return methods.flatMap(({ name, days, ...method }) => {
    const price = money(method.price);
    return name === '' || price === null ? [] : [{ name, price, freeFrom: money(method.freeFrom), days, countries }];
  });
}

const announcementSchema = z.object({
  text: z.string(),
  link: z.object({ label: z.string(), href: z.string() }).nullable().catch(null),
  from: z.iso.datetime({ offset: true }).nullable().catch(null),
  until: z.iso.datetime({ offset: true }).nullable().catch(null),
});

/** The first announcement that is valid now. */
export function readAnnouncement(context: QueryContext): Announcement | null {
  context.reader.record(tags.profile);
  const announcements = readDocuments(context, 'announcement').map(({ front }) => announcementSchema.parse(front));
  for (const { from, until } of announcements) recordExpiries(context, [from, until]);
  const now = Date.parse(context.now);
  const fitting = announcements.find(
    ({ from, until }) => (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until)),
  );
  return fitting ? { text: fitting.text, link: fitting.link } : null;
}

function recordExpiries(context: QueryContext, dates: readonly (string | null)[]): void {
  for (const date of dates) if (date && Date.parse(date) > Date.parse(context.now)) recordExpiry(context, date);
}
