import { z } from 'zod';
import { cachedFormatters } from '#shop/formatters.ts';

const pathData = 'must be path data of SVG, e.g. M0 0h24';
const length = z.number('must be a number').positive('must be more than 0');

/** Fields of the shop's own data that every page is written with: a wrong one would break all of them. */
export const profileFields = {
  currency: z.string().refine((code) => currencies.has(code), 'must be a currency of ISO 4217, e.g. EUR'),
  language: z.string().refine(isLanguage, 'must be a language of BCP 47, e.g. en-GB'),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone, e.g. Europe/Oslo'),
  email: z.email('must be an e-mail address'),
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

function isLanguage(tag: string): boolean {
  return succeeds(() => new Intl.Locale(tag));
}

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
