import { z } from 'zod';

const minorUnits = 'must be a whole number of the smallest unit of the currency: 590 is €5.90';
const amount = z.number(minorUnits).int(minorUnits).nonnegative(minorUnits);
export const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country in two capitals, e.g. DE');
const countries = z.array(country, 'must be a list of countries, e.g. [DE, AT]');
const thresholdForm = 'must be an amount and its countries, e.g. { amount: 8000, countries: [DE, AT] }';
const zoneForm = 'must be a zone with "countries" and "methods"';
const methodsForm = 'must be a list of methods, e.g. [{ id: post, name: Post, days: [2, 5], price: 590 }]';
const span = 'must be the shortest and the longest number of working days, e.g. [2, 5]';
const days = z.number(span).int(span).nonnegative(span);

const returnPeriod = 'must be a whole number of days, e.g. 30';
const returnDays = z.number(returnPeriod).int(returnPeriod).nonnegative(returnPeriod);

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
    .looseObject(
      {
        zones: z
          .array(
            z.looseObject(
              { countries, methods: z.array(method, methodsForm).min(1, 'must have a method of delivery') },
              zoneForm,
            ),
            'must be a list of zones, each with "countries" and "methods"',
          )
          .optional(),
        everywhere: z.array(method, methodsForm).optional(),
        threshold: z.looseObject({ amount, countries }, thresholdForm).nullable().optional(),
      },
      'must be a mapping with "zones"',
    )
    .optional(),
  returns: z.looseObject({ days: returnDays.nullable().optional() }, 'must be a mapping, e.g. { days: 30 }').optional(),
} as const;
