import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import type { Announcement } from '#shop/content.ts';
import { plainWords, type Profile } from '#shop/profile.ts';
import { readDocument, readDocuments } from './documents.ts';
import { profileFields } from './profile-fields.ts';
import { changesAt, type Visit } from './visit.ts';

const text = z.string().catch('');
const optional = z.string().nullable().catch(null);
const amount = z.number().int().nonnegative();

const word = (plain: string) => z.string().min(1).catch(plain);

const words = z
  .object({
    product: word(plainWords.product),
    products: word(plainWords.products),
    details: word(plainWords.details),
    collections: text,
  })
  .catch(plainWords);

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const zone = z.object({
  countries: z.array(z.string()),
  methods: z.array(z.object({ days: z.tuple([amount, amount]), freeFrom: amount.optional() })).min(1),
});

/** The shop's own data as it is written; what is missing falls back to something that reads well. */
const shopSchema = z.object({
  name: z.string().catch('Shop'),
  legalName: optional,
  tagline: text,
  description: text,
  language: profileFields.language.catch('en-GB'),
  timeZone: profileFields.timeZone.catch('UTC'),
  currency: profileFields.currency.catch('EUR'),
  founded: z.number().int().nullable().catch(null),
  logo: profileFields.mark.nullable().catch(null),
  icon: profileFields.mark.nullable().catch(null),
  words,
  address: z
    .object({ street: text, postcode: text, city: text, country: text, countryName: text })
    .catch({ street: '', postcode: '', city: '', country: '', countryName: '' }),
  contact: z
    .object({ email: profileFields.email.nullable().catch(null), telephone: optional })
    .catch({ email: null, telephone: null }),
  openingHours: z.object({ text: optional }).catch({ text: null }),
  footer: z.object({ left: text, right: text }).catch({ left: '', right: '' }),
  vat: z.object({ note: optional }).catch({ note: null }),
  dispatch: z.object({ days: z.array(z.string()).catch([]), cutOff: optional }).catch({ days: [], cutOff: null }),
  delivery: z
    .object({
      zones: z.array(zone).catch([]),
      threshold: z
        .object({ amount, countries: z.array(z.string()) })
        .nullable()
        .catch(null),
    })
    .catch({ zones: [], threshold: null }),
  returns: z.object({ days: amount.nullable().catch(null) }).catch({ days: null }),
  assistant: z
    .object({ name: z.string(), opening: text, introduction: text, suggestions: z.array(z.string()).catch([]) })
    .catch({ name: 'Assistant', opening: 'What are you looking for?', introduction: '', suggestions: [] }),
});

type Shop = z.infer<typeof shopSchema>;

export function readProfile(visit: Visit): Profile {
  visit.reading.record(tags.profile);
  const shop = shopSchema.parse(readDocument(visit, 'profile', { handle: 'shop' })?.front ?? {});
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
    words: shop.words,
    address,
    email: shop.contact.email,
    telephone: shop.contact.telephone,
    openingHours: shop.openingHours.text,
    footer: { left: withYear(visit, shop.footer.left), right: withYear(visit, shop.footer.right) },
    taxNote: shop.vat.note,
    delivery: deliveryTerms(shop),
    returnDays: shop.returns.days,
    assistant,
  };
}

/** A line with the year in place of `{year}`. */
function withYear(visit: Visit, line: string): string {
  if (!line.includes('{year}')) return line;
  const year = Number(visit.now.slice(0, 4));
  changesAt(visit, `${year + 1}-01-01T00:00:00.000Z`);
  return line.replaceAll('{year}', String(year));
}

function deliveryTerms({ delivery, dispatch, address, currency }: Shop): Profile['delivery'] {
  const own = delivery.zones.find(({ countries }) => countries.includes(address.country));
  return {
    freeFrom: delivery.threshold && { amount: delivery.threshold.amount, currency },
    freeCountries: delivery.threshold?.countries ?? [],
    cutOff: dispatch.cutOff,
    dispatchDays: dispatch.days.map((day) => weekdays.indexOf(day) + 1).filter((day) => day > 0),
    transitDays: own?.methods[0]?.days ?? null,
  };
}

const announcementSchema = z.object({
  text: z.string(),
  link: z.object({ label: z.string(), href: z.string() }).nullable().catch(null),
  from: z.iso.datetime({ offset: true }).nullable().catch(null),
  until: z.iso.datetime({ offset: true }).nullable().catch(null),
});

/** The first announcement whose dates fit. */
export function readAnnouncement(visit: Visit): Announcement | null {
  visit.reading.record(tags.profile);
  const announcements = readDocuments(visit, 'announcement').map(({ front }) => announcementSchema.parse(front));
  for (const { from, until } of announcements) noteDates(visit, [from, until]);
  const now = Date.parse(visit.now);
  const fitting = announcements.find(
    ({ from, until }) => (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until)),
  );
  return fitting ? { text: fitting.text, link: fitting.link } : null;
}

function noteDates(visit: Visit, dates: readonly (string | null)[]): void {
  for (const date of dates) if (date && Date.parse(date) > Date.parse(visit.now)) changesAt(visit, date);
}
