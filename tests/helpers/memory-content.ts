import type { Content, ContentSource } from '../../src/platform/port.ts';
import type { Policy } from '../../src/shop/content.ts';
import { defaultTerminology, type Profile } from '../../src/shop/profile.ts';
import { safe } from './memory-catalog.ts';

export const memoryProfile: Profile = {
  name: 'Test shop',
  legalName: 'Test shop Ltd',
  tagline: '',
  description: '',
  locale: 'en-GB',
  timeZone: 'Europe/Oslo',
  currency: 'EUR',
  founded: null,
  logo: null,
  icon: null,
  words: defaultTerminology,
  address: { street: 'Street 1', postcode: '1', city: 'City', country: 'NO', countryName: 'Norway' },
  email: 'shop@shop.example',
  telephone: null,
  openingHours: null,
  footer: { left: '', right: '' },
  taxNote: null,
  delivery: { freeFrom: null, freeCountries: [], cutOff: null, dispatchDays: [], transitDays: null },
  returnDays: null,
  assistant: { name: 'Test assistant', opening: 'Hello', introduction: 'I know things.', suggestions: ['Lamps'] },
};

export function policy(handle: string, title: string, html: string): Policy {
  const entry = { handle, title, description: '', excerpt: '', author: null, tags: [], picture: null };
  return { ...entry, publishedAt: null, updatedAt: '2026-01-01T00:00:00Z', body: safe(html), headings: [] };
}

/** A shop's texts held in memory: a profile and policies. */
export function memoryContent(policies: readonly Policy[] = []): ContentSource {
  const content: Content = {
    profile: () => Promise.resolve(memoryProfile),
    announcement: () => Promise.resolve(null),
    menu: () => Promise.resolve([]),
    home: () => Promise.resolve(null),
    page: () => Promise.resolve(null),
    pages: () => Promise.resolve([]),
    blogs: () => Promise.resolve([]),
    blog: () => Promise.resolve(null),
    articles: () => Promise.resolve({ items: [], page: 1, pages: 1, total: 0 }),
    article: () => Promise.resolve(null),
    articleCards: () => Promise.resolve([]),
    policy: (handle) => Promise.resolve(policies.find((each) => each.handle === handle) ?? null),
    policies: () => Promise.resolve(policies),
    search: () => Promise.resolve([]),
    redirect: () => Promise.resolve(null),
  };
  return { content: () => content };
}
