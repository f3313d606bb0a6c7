import { defaultTerminology, type Profile } from './profile.ts';

const sampleProfile: Profile = {
  name: 'Halden',
  legalName: 'Halden AS',
  tagline: 'Made to be used',
  description: 'Homeware from small workshops.',
  locale: 'en-GB',
  timeZone: 'Europe/Oslo',
  currency: 'EUR',
  founded: 2014,
  logo: null,
  icon: null,
  words: defaultTerminology,
  address: { street: 'Storgata 1', postcode: '1767', city: 'Halden', country: 'NO', countryName: 'Norway' },
  email: 'hello@shop.test',
  telephone: null,
  openingHours: null,
  footer: { left: '', right: '' },
  taxNote: 'VAT included.',
  delivery: {
    freeFrom: { amount: 8000, currency: 'EUR' },
    freeCountries: ['NO', 'SE'],
    cutOff: '14:00',
    dispatchDays: [1, 2, 3, 4, 5],
    transitDays: [1, 3],
  },
  returnDays: 30,
  assistant: { name: 'Assistant', opening: '', introduction: '', suggestions: [] },
};

/** A shop for tests. */
export const sampleSite = { origin: 'https://shop.test', profile: sampleProfile } as const;
