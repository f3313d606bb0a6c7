import { z } from 'zod';
import type { Buyer, Quote } from '#shop/order.ts';

export const checkoutFields = [
  'email',
  'name',
  'phone',
  'street',
  'addition',
  'postcode',
  'city',
  'country',
  'method',
] as const;

export type CheckoutField = (typeof checkoutFields)[number];

/** What has been typed, as it was typed. */
export type CheckoutValues = Readonly<Record<CheckoutField, string>>;

/** What is wrong with a field, in a sentence. */
export type CheckoutErrors = Readonly<Partial<Record<CheckoutField, string>>>;

export const noValues: CheckoutValues = {
  email: '',
  name: '',
  phone: '',
  street: '',
  addition: '',
  postcode: '',
  city: '',
  country: '',
  method: '',
};

/** One line of text of each field, cut where nobody would write more. */
export function readValues(fields: ReadonlyMap<string, unknown>): CheckoutValues {
  const line = (name: CheckoutField): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.replace(unprinted, ' ').slice(0, longest).trim() : '';
  };
  return { ...noValues, ...Object.fromEntries(checkoutFields.map((name) => [name, line(name)])) };
}

/** The buyer that the fields tell of, or what is wrong with them. */
export function checkBuyer(values: CheckoutValues, quote: Quote): { buyer: Buyer } | { errors: CheckoutErrors } {
  const parsed = buyer.safeParse(values);
  const errors: Partial<Record<CheckoutField, string>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = checkoutFields.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  if (!quote.countries.includes(values.country)) errors.country = 'Choose a country that we deliver to.';
  else if (!quote.methods.some(({ id }) => id === values.method)) errors.method = 'Choose how it is to reach you.';
  return parsed.success && Object.keys(errors).length === 0 ? { buyer: parsed.data } : { errors };
}

const longest = 300;

/** Line ends, control characters, and marks that turn the direction of what comes after them. */
const unprinted = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

const needed = (sentence: string, most: number) =>
  z.string().min(1, sentence).max(most, `Up to ${most} characters fit here.`);
const optional = (most: number) => z.string().max(most, `Up to ${most} characters fit here.`);

const buyer = z.object({
  email: z
    .string()
    .min(1, 'Write your e-mail address: the confirmation goes there.')
    .max(254, 'This address is too long.')
    .pipe(z.email('Write an address like name@example.org.')),
  name: needed('Write the name for the parcel.', 100),
  phone: optional(40).regex(/^(?:|\+?[\d ()./-]{5,40})$/, 'Write a number like +47 22 33 44 55, or leave it empty.'),
  street: needed('Write street and number.', 120),
  addition: optional(120),
  postcode: needed('Write the postcode.', 12).regex(/^[\p{L}\p{N} -]*$/u, 'A postcode has letters and digits only.'),
  city: needed('Write the town.', 80),
  country: z.string(),
});
