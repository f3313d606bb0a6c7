import { z } from 'zod';
import type { Messages } from '#messages/messages.ts';
import {
  type CheckoutErrors,
  type CheckoutField,
  checkoutFields,
  type CheckoutValues,
  emptyCheckoutValues,
} from '#shop/checkout/checkout-fields.ts';
import type { Buyer, Quote } from '#shop/checkout/order.ts';
import { hasRegion } from '#shop/checkout/address-format.ts';
import { mismatchedPostcode } from '#shop/checkout/postcode.ts';
import { lineOf } from './forms/form-fields.ts';

/** The value of each field as one line of text. */
export function readCheckoutValues(fields: ReadonlyMap<string, unknown>): CheckoutValues {
  const lines = Object.fromEntries(checkoutFields.map((name) => [name, lineOf(fields.get(name))]));
  return { ...emptyCheckoutValues, ...lines };
}

type FieldMessages = Messages['checkout']['fields'];

/** Validates the fields against what the quote offers. */
export function checkBuyer(
  values: CheckoutValues,
  quote: Quote,
  messages: FieldMessages,
): { buyer: Buyer } | { errors: CheckoutErrors } {
  const country = quote.countries.includes(values.country) ? values.country : null;
  const parsed = buyerSchema(messages, country).safeParse(values);
  const errors: Partial<Record<CheckoutField, string>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = checkoutFields.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  const example = mismatchedPostcode(values.postcode, values.country);
  if (country === null) errors.country = messages.country;
  else if (example !== null) errors.postcode ??= messages.postcodeOfCountry({ example });
  if (!errors.country && !quote.methods.some(({ id }) => id === values.method)) errors.method = messages.method;
  return parsed.success && Object.keys(errors).length === 0 ? { buyer: parsed.data } : { errors };
}

/** An email address of at most the length that RFC 5321 allows. Its errors are sentences for people. */
export function emailSchema({ emailMissing, emailTooLong, emailInvalid }: FieldMessages) {
  return z.string().min(1, emailMissing).max(254, emailTooLong).pipe(z.email(emailInvalid));
}

function buyerSchema(messages: FieldMessages, country: string | null) {
  const optionalText = (max: number) => z.string().max(max, messages.tooLong({ max }));
  const requiredText = (missing: string, max: number) => z.string().min(1, missing).max(max, messages.tooLong({ max }));
  return z.object({
    email: emailSchema(messages),
    name: requiredText(messages.nameMissing, 100),
    phone: optionalText(40).regex(/^(?:|\+?[\d ()./-]{5,40})$/, messages.phoneInvalid),
    street: requiredText(messages.streetMissing, 120),
    addition: optionalText(120),
    postcode: requiredText(messages.postcodeMissing, 12).regex(/^[\p{L}\p{N} -]*$/u, messages.postcodeInvalid),
    city: requiredText(messages.cityMissing, 80),
    region:
      country !== null && hasRegion(country)
        ? requiredText(messages.regionMissing, 80)
        : z.string().transform(() => undefined),
    country: z.string(),
  });
}
