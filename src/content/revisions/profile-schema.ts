import { z } from 'zod';
import { filterAttributesSchema } from '#catalog/lists/filter-attributes.ts';
import { cartBounds } from '#shop/cart/cart.ts';
import { closestName } from '#shop/text/edit-distance.ts';
import { noticeFields, orderFields, profileFields, retentionFields, weekdays } from '../profile.ts';
import { country, deliveryFields } from './delivery-fields.ts';

const text = z.string();
const textOrNone = text.nullable();
const percent = 'must be a rate in per cent, e.g. 19';
const time = 'must be a time of day in quotes, e.g. "14:00"';

/** A mapping whose fields may all be missing; `example` shows it. */
function mapping<Fields extends z.ZodRawShape>(fields: Fields, example: string) {
  return z.looseObject(fields, `must be a mapping, e.g. ${example}`).partial();
}

function wholeNumber(least: number, most: number) {
  const form = `must be a whole number from ${least} to ${most}`;
  return z.number(form).int(form).min(least, form).max(most, form);
}

/** Below 1 it is a fraction that was meant as a percentage. */
const taxRate = z.number(percent).refine((rate) => rate === 0 || (rate >= 1 && rate <= 100), percent);

/**
 * The profile as it is saved. What a page or the checkout cannot read it leaves out, so an invalid field is refused
 * rather than lost. `docs/profile.md` describes them.
 */
export const savedProfileSchema = z.looseObject({
  name: text.trim().min(1),
  currency: profileFields.currency.optional(),
  language: profileFields.language.optional(),
  timeZone: profileFields.timeZone.optional(),
  logo: profileFields.mark.nullable().optional(),
  icon: profileFields.mark.nullable().optional(),
  facets: filterAttributesSchema.optional(),
  ...deliveryFields,
  ...z
    .object({
      legalName: textOrNone,
      tagline: text,
      description: text,
      founded: wholeNumber(1, 9999).nullable(),
      words: mapping({ details: textOrNone, collections: textOrNone }, '{ details: Measurements }'),
      address: mapping(
        { street: text, postcode: text, city: text, country: z.union([z.literal(''), country]), countryName: text },
        '{ street: Main Road 1, postcode: "1771", city: Halden, country: "NO" }',
      ),
      contact: mapping(
        { email: profileFields.email.nullable(), telephone: textOrNone },
        '{ email: hello@shop.example }',
      ),
      openingHours: mapping({ text: textOrNone }, '{ text: "Monday to Friday, 9–17" }'),
      footer: mapping({ left: text, right: text }, '{ left: "© {year} My shop" }'),
      vat: mapping(
        {
          note: textOrNone,
          rates: z.record(country, taxRate, 'must be rates in per cent by country, e.g. { DE: 19, AT: 20 }'),
          excluded: z.array(country, 'must be a list of countries, e.g. [GB, CH]'),
        },
        '{ note: VAT included., rates: { DE: 19 } }',
      ),
      dispatch: mapping(
        {
          days: z.array(
            z.enum(weekdays, `must be one of: ${weekdays.join(', ')}`),
            'must be a list of days, e.g. [Monday]',
          ),
          cutOff: text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, time).nullable(),
        },
        '{ days: [Monday, Friday], cutOff: "14:00" }',
      ),
      repairs: mapping(
        { years: wholeNumber(1, 100), exceptTypes: z.array(text, 'must be a list of types, e.g. [Candle]') },
        '{ years: 10 }',
      )
        .required({ years: true })
        .nullable(),
      cart: mapping(
        {
          keptForDays: wholeNumber(1, 400),
          maximumPerLine: wholeNumber(1, cartBounds.quantity),
          noteLength: wholeNumber(0, cartBounds.noteCharacters),
        },
        '{ keptForDays: 30 }',
      ),
      orders: mapping(orderFields, '{ prefix: W- }'),
      notices: mapping(noticeFields, '{ email: orders@shop.example, lowStock: 3 }'),
      retention: mapping(retentionFields, '{ customers: 1095, mail: 90 }'),
      assistant: mapping(
        {
          name: text,
          opening: text,
          introduction: text,
          suggestions: z.array(text, 'must be a list of questions, e.g. ["How long does delivery take?"]'),
        },
        '{ name: Ask us }',
      ),
    })
    .partial().shape,
});

interface ProfileWarning {
  readonly path: readonly string[];
  readonly message: string;
}

const zonesSchema = z.object({ delivery: z.object({ zones: z.array(z.unknown()).min(1) }) });

/** A profile without a zone of delivery: its shop shows everything, and nobody can order. */
export function missingDelivery(front: unknown): readonly ProfileWarning[] {
  const message = 'there are no "delivery.zones": nothing can be ordered until the profile says where you deliver.';
  return zonesSchema.safeParse(front).success ? [] : [{ path: ['delivery'], message }];
}

/** Fields with nearly the name of a known one, which nothing reads: `adress`. Others may be notes of the merchant. */
export function misspeltFields(front: unknown): readonly ProfileWarning[] {
  const given = Object.keys(z.record(z.string(), z.unknown()).safeParse(front).data ?? {});
  const missing = Object.keys(savedProfileSchema.shape).filter((name) => !given.includes(name));
  return given.flatMap((name) => {
    const meant = Object.hasOwn(savedProfileSchema.shape, name) ? null : closestName(name, missing);
    const message = `"${name}" is not a field of the profile. Did you mean "${meant}"?`;
    return meant === null ? [] : [{ path: [name], message }];
  });
}
