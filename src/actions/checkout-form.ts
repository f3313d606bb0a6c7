import { z } from 'zod';
import {
  type CheckoutErrors,
  type CheckoutField,
  checkoutFields,
  type CheckoutValues,
  emptyCheckoutValues,
} from '#shop/checkout/checkout-fields.ts';
import type { Buyer, Quote } from '#shop/checkout/order.ts';

/** The value of each field as one line of text, at most `maxFieldCharacters` long. */
export function readCheckoutValues(fields: ReadonlyMap<string, unknown>): CheckoutValues {
  const line = (name: CheckoutField): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.replace(nonPrinting, ' ').slice(0, maxFieldCharacters).trim() : '';
  };
  return { ...emptyCheckoutValues, ...Object.fromEntries(checkoutFields.map((name) => [name, line(name)])) };
}

/** Validates the fields against what the quote offers. */
export function checkBuyer(values: CheckoutValues, quote: Quote): { buyer: Buyer } | { errors: CheckoutErrors } {
  const parsed = buyerSchema.safeParse(values);
  const errors: Partial<Record<CheckoutField, string>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = checkoutFields.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  if (!quote.countries.includes(values.country)) errors.country = 'Choose a country that we deliver to.';
  else if (!quote.methods.some(({ id }) => id === values.method)) errors.method = 'Choose how it is to reach you.';
  return parsed.success && Object.keys(errors).length === 0 ? { buyer: parsed.data } : { errors };
}

const maxFieldCharacters = 300;

/** White space, control characters and marks that change the direction of text. */
const nonPrinting = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

const requiredText = (sentence: string, maxCharacters: number) =>
  z.string().min(1, sentence).max(maxCharacters, `Up to ${maxCharacters} characters fit here.`);
const optionalText = (maxCharacters: number) =>
  z.string().max(maxCharacters, `Up to ${maxCharacters} characters fit here.`);

const buyerSchema = z.object({
  email: z
    .string()
    .min(1, 'Write your e-mail address: the confirmation goes there.')
    .max(254, 'This address is too long.')
    .pipe(z.email('Write an address like name@example.org.')),
  name: requiredText('Write the name for the parcel.', 100),
  phone: optionalText(40).regex(
    /^(?:|\+?[\d ()./-]{5,40})$/,
    'Write a number like +47 22 33 44 55, or leave it empty.',
  ),
  street: requiredText('Write street and number.', 120),
  addition: optionalText(120),
  postcode: requiredText('Write the postcode.', 12).regex(
    /^[\p{L}\p{N} -]*$/u,
    'A postcode has letters and digits only.',
  ),
  city: requiredText('Write the town.', 80),
  country: z.string(),
});
