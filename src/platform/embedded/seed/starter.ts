import { defaultTerminology } from '#shop/profile.ts';
import type { Database } from '../store.ts';
import { saveDocument } from '../write/documents.ts';
import { isEmpty } from './is-empty.ts';

/**
 * Gives an empty shop its own data to begin with, so that it can be pulled, filled in and pushed: every field there is,
 * and a parcel to its country (ISO 3166-1 alpha-2) where that is known, so that something can be ordered.
 */
export function seedStarter(
  store: Database,
  { country, now }: { readonly country: string | null; readonly now: Date },
): void {
  store.transaction(() => {
    if (!isEmpty(store)) return;
    saveDocument(store, {
      kind: 'profile',
      parent: '',
      handle: 'shop',
      title: 'shop',
      front: starterProfile(country),
      body: '',
      status: 'published',
      publishedAt: new Date(0).toISOString(),
      updatedAt: now.toISOString(),
      position: 0,
    });
  });
}

function starterProfile(country: string | null): object {
  const parcel = { id: 'parcel', name: 'Parcel', days: [2, 5], price: 0 };
  return {
    name: 'My shop',
    legalName: null,
    tagline: '',
    description: '',
    language: 'en-GB',
    timeZone: 'UTC',
    currency: 'EUR',
    founded: null,
    logo: null,
    icon: null,
    words: defaultTerminology,
    address: { street: '', postcode: '', city: '', country: country ?? '', countryName: '' },
    contact: { email: null, telephone: null },
    openingHours: { text: null },
    footer: { left: '', right: '' },
    vat: { note: null, rates: {} },
    dispatch: { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], cutOff: null },
    delivery: {
      zones: country === null ? [] : [{ id: 'home', countries: [country], methods: [parcel] }],
      everywhere: [],
      threshold: null,
    },
    returns: { days: null },
    cart: { keptForDays: 30 },
    assistant: {
      name: 'Assistant',
      opening: 'What are you looking for?',
      introduction: 'I know everything in the shop. I cannot see your orders or take payment.',
      suggestions: [],
    },
  };
}
