import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnusableError } from '#commerce/errors.ts';
import { mailDays } from '#content/profile.ts';
import { saveDocument } from '#content/save-document.ts';
import { type Messages, messagesFor } from '#messages/messages.ts';
import type { Database } from '#storage/database.ts';
import { seedCatalog } from './catalog.ts';
import { seedCodes } from './codes.ts';
import { seedContent } from './content.ts';
import { seedPictures } from './pictures.ts';

export interface SeedOptions {
  /** Folder of the demo shop. */
  readonly demoDir: string;
  /** Folder that pictures are served from. */
  readonly mediaDir: string;
  readonly now: Date;
}

/** Seeds an empty shop with the demo shop in one transaction. Throws DatabaseUnusableError if the folder has no demo shop. */
export function seedDemo(store: Database, { demoDir, mediaDir, now }: SeedOptions): void {
  if (!isEmpty(store)) return;
  if (!existsSync(join(demoDir, 'catalogue'))) {
    throw new DatabaseUnusableError(
      `${demoDir} holds no demo shop: put it there, or set SEED_DEMO=false to start empty.`,
    );
  }
  store.transaction(() => {
    if (isEmpty(store)) seedAll(store, { demoDir, mediaDir, now });
  });
}

function seedAll(store: Database, { demoDir, mediaDir, now }: SeedOptions): void {
  seedPictures(store, demoDir, mediaDir);
  seedCatalog(store, join(demoDir, 'catalogue'), now.toISOString());
  seedContent(store, join(demoDir, 'content'), now.toISOString());
  seedCodes(store, join(demoDir, 'content'));
}

/** The locale of a shop that sets none. */
export const defaultLocale = 'en-GB';

export interface StarterOptions {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** BCP 47. */
  readonly locale: string;
  readonly messages: Messages;
  readonly now: Date;
}

/**
 * Gives an empty shop a profile with every field, to be edited, and a delivery method for its country (ISO 3166-1
 * alpha-2), if known, so that orders are possible.
 */
export function seedStarter(store: Database, { country, locale, messages, now }: StarterOptions): void {
  store.transaction(() => {
    if (!isEmpty(store)) return;
    saveStarterProfile(store, { country, locale, messages, now });
  });
}

/** Replaces the profile by one with every field. */
export function saveStarterProfile(store: Database, { now, ...shop }: StarterOptions): void {
  saveDocument(store, {
    kind: 'profile',
    parent: '',
    handle: 'shop',
    title: 'shop',
    front: starterProfile(shop),
    body: '',
    status: 'published',
    publishedAt: new Date(0).toISOString(),
    updatedAt: now.toISOString(),
    position: 0,
  });
}

/** Whether a shop still has the name of a new one, so that nobody has edited its profile. */
export function hasStarterName({ name, locale }: { readonly name: string; readonly locale: string }): boolean {
  return name === messagesFor(locale).home.starter.shop;
}

function starterProfile({ country, locale, messages }: Omit<StarterOptions, 'now'>): object {
  const parcel = { id: 'parcel', name: messages.home.starter.parcel, days: [2, 5], price: 0 };
  return {
    name: messages.home.starter.shop,
    legalName: null,
    tagline: '',
    description: '',
    language: locale,
    timeZone: 'UTC',
    currency: 'EUR',
    founded: null,
    logo: null,
    icon: null,
    words: { details: null, collections: null },
    facets: ['type', 'option', 'vendor', 'tag'],
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
    orders: { prefix: '' },
    notices: { email: null, lowStock: null },
    retention: { customers: null, mail: mailDays },
    assistant: {
      name: '',
      opening: '',
      introduction: '',
      suggestions: [],
    },
  };
}

/** Whether a shop has neither products nor documents. */
export function isEmpty(store: Database): boolean {
  return store.first('SELECT 1 FROM product UNION ALL SELECT 1 FROM document LIMIT 1') === null;
}
