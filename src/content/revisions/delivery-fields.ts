import { z } from 'zod';

const minorUnits = 'must be a whole number of the smallest unit of the currency: 590 is €5.90';
const amount = z.number(minorUnits).int(minorUnits).nonnegative(minorUnits);
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country in two capitals, e.g. DE');
const countries = z.array(country, 'must be a list of countries, e.g. [DE, AT]');
const span = 'must be the shortest and the longest number of working days, e.g. [2, 5]';
const days = z.number(span).int(span).nonnegative(span);

const method = z.looseObject({
  id: z.string().min(1),
  name: z.string().min(1),
  days: z.tuple([days, days], span).refine(([shortest, longest]) => shortest <= longest, span),
  price: amount,
  freeFrom: amount.optional(),
  reducedFrom: amount.optional(),
  reducedPrice: amount.optional(),
});

/**
 * What the profile says of delivery and returns. The checkout offers no delivery at all where a method cannot be read,
 * so an invalid one is refused when it is saved.
 */
export const deliveryFields = {
  delivery: z
    .looseObject({
      zones: z
        .array(z.looseObject({ countries, methods: z.array(method).min(1, 'must have a method of delivery') }))
        .optional(),
      everywhere: z.array(method).optional(),
      threshold: z.looseObject({ amount, countries }).nullable().optional(),
    })
    .optional(),
  returns: z.looseObject({ days: z.number().int().nonnegative().nullable().optional() }).optional(),
} as const;
