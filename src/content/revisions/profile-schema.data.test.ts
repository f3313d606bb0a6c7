import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFrontMatter } from './check-front-matter.ts';
import { missingDelivery, savedProfileSchema } from './profile-schema.ts';

const messagesOf = (front: object): readonly string[] =>
  checkFrontMatter('profile', { name: 'Alder', ...front }).map(({ message }) => message);

test.for([
  [{ address: { postcode: 1771 } }, '"address.postcode" must be a text; put it in quotes.'],
  [{ address: { country: 'Ireland' } }, '"address.country" must be a country in two capitals, e.g. DE.'],
  [
    { address: 'Storgata 14' },
    '"address" must be a mapping, e.g. { street: Main Road 1, postcode: "1771", city: Halden, country: "NO" }.',
  ],
  [{ contact: { telephone: 5550100 } }, '"contact.telephone" must be a text; put it in quotes.'],
  [{ openingHours: 'Monday to Friday' }, '"openingHours" must be a mapping, e.g. { text: "Monday to Friday, 9–17" }.'],
  [{ vat: { rates: { IE: '23%' } } }, '"vat.rates.IE" must be a rate in per cent, e.g. 19.'],
  [{ vat: { rates: { IE: 0.23 } } }, '"vat.rates.IE" must be a rate in per cent, e.g. 19.'],
  [{ vat: { rates: 23 } }, '"vat.rates" must be rates in per cent by country, e.g. { DE: 19, AT: 20 }.'],
  [{ vat: { excluded: 'GB' } }, '"vat.excluded" must be a list of countries, e.g. [GB, CH].'],
  [
    { dispatch: { days: ['Mon'] } },
    '"dispatch.days.0" must be one of: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday.',
  ],
  [{ dispatch: { cutOff: '2 pm' } }, '"dispatch.cutOff" must be a time of day in quotes, e.g. "14:00".'],
  [{ dispatch: { cutOff: 1400 } }, '"dispatch.cutOff" must be a text; put it in quotes.'],
  [
    { delivery: { threshold: 8000 } },
    '"delivery.threshold" must be an amount and its countries, e.g. { amount: 8000, countries: [DE, AT] }.',
  ],
  [
    { delivery: { zones: { NO: 600 } } },
    '"delivery.zones" must be a list of zones, each with "countries" and "methods".',
  ],
  [{ returns: { days: '30' } }, '"returns.days" must be a whole number of days, e.g. 30.'],
  [{ returns: 30 }, '"returns" must be a mapping, e.g. { days: 30 }.'],
  [{ repairs: { exceptTypes: ['Candle'] } }, '"repairs.years" is missing.'],
  [{ cart: { keptForDays: 0 } }, '"cart.keptForDays" must be a whole number from 1 to 400.'],
  [{ cart: { maximumPerLine: 1000 } }, '"cart.maximumPerLine" must be a whole number from 1 to 999.'],
  [{ founded: 'last year' }, '"founded" must be a whole number from 1 to 9999.'],
  [
    { assistant: { suggestions: 'Is it in stock?' } },
    '"assistant.suggestions" must be a list of questions, e.g. ["How long does delivery take?"].',
  ],
  [{ words: { details: ['Size'] } }, '"words.details" must be a text; put it in quotes.'],
] as const)('a profile with %j is refused: %s', ([front, message]) => {
  expect(messagesOf(front)).toEqual([message]);
});

test('a profile may leave out all but its name, and have fields that are the merchant’s own', () => {
  expect(messagesOf({})).toEqual([]);
  expect(
    messagesOf({
      address: {},
      contact: { email: null },
      dispatch: { days: ['Monday'], cutOff: null },
      vat: { note: null, rates: { DE: 19, CH: 0 } },
      repairs: null,
      people: [{ name: 'Ingrid' }],
    }),
  ).toEqual([]);
});

test('a misspelt field is reported and not refused; one of the merchant is not', () => {
  expect(checkFrontMatter('profile', { name: 'Alder', adress: {}, motto: 'Wood' })).toEqual([
    { path: ['adress'], message: '"adress" is not a field of the profile. Did you mean "address"?', refused: false },
  ]);
  expect(messagesOf({ address: {}, adress: {} })).toEqual([]);
});

test.each([{ name: 'Alder' }, { delivery: null }, { delivery: { zones: [] } }, { delivery: { everywhere: [{}] } }])(
  'a profile without a zone of delivery is warned of: %j',
  (front) => {
    expect(missingDelivery(front)).toEqual([
      {
        path: ['delivery'],
        message: expect.stringMatching(/^there are no "delivery\.zones": nothing can be ordered/u),
      },
    ]);
    expect(missingDelivery({ delivery: { zones: [{ countries: ['NO'] }] } })).toEqual([]);
  },
);

test('docs/profile.md has every field', () => {
  const profile = readFileSync(new URL('../../../docs/profile.md', import.meta.url), 'utf8');
  expect(Object.keys(savedProfileSchema.shape).filter((field) => !profile.includes(`\`${field}\``))).toEqual([]);
});
