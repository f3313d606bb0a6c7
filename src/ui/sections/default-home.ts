import type { Messages } from '#messages/messages.ts';
import type { Home } from '#shop/content/content.ts';
import type { Collection } from '#shop/listing/listing.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { Profile } from '#shop/profile.ts';
import { countryNames } from '#shop/text/intl.ts';
import { routes } from '#routes.ts';
import type { CollectionTilesSection } from './collection-tiles/section.ts';
import type { HeroSection } from './hero/section.ts';
import type { ProductRowSection } from './product-row/section.ts';
import type { PromiseItem, PromisesSection } from './promises/section.ts';

/** Whether the home page has no row of products, so that bestsellers are shown. */
export function needsProducts(home: Home | null): boolean {
  return !hasSection(home, 'product-row');
}

/** What a home page shows where nobody wrote it: products by handle, and collections. */
export interface HomeFallbacks {
  readonly products: readonly string[];
  readonly collections: readonly Collection[];
}

/** The sources of the texts of a default section. */
interface HomeTexts {
  readonly profile: Profile;
  readonly messages: Messages;
}

/** The home page with default sections for a hero, products, collections and promises where its content has none. */
export function withDefaultSections(
  home: Home | null,
  { profile, messages }: HomeTexts,
  { products, collections }: HomeFallbacks,
): Home {
  const sections = [
    ...(hasSection(home, 'hero') ? [] : [defaultHero(profile, messages)]),
    ...(home?.sections ?? []),
    ...(needsProducts(home) && products.length > 0 ? [defaultProductRow(products, messages)] : []),
    ...(home || collections.length === 0 ? [] : [defaultTiles(collections, messages)]),
    ...(hasSection(home, 'promises') || hasSection(home, 'text')
      ? []
      : defaultPromises(profile, messages, messages.home.about({ shop: profile.name }))),
  ];
  const known = home ?? {
    title: profile.tagline || profile.name,
    description: profile.description,
    picture: null,
    updatedAt: '',
  };
  return { ...known, sections };
}

function hasSection(home: Home | null, type: string): boolean {
  return home?.sections.some((section) => section.type === type) ?? false;
}

function defaultHero({ name, tagline }: Profile, { listing }: Messages): HeroSection {
  const action = { label: listing.viewAll, href: routes.allProducts() };
  return { type: 'hero', heading: name, text: tagline || null, picture: null, action, style: 'full', shelf: null };
}

function defaultProductRow(products: readonly string[], { home, listing }: Messages): ProductRowSection {
  const action = { label: listing.viewAll, href: routes.allProducts() };
  return { type: 'product-row', heading: home.products, layout: 'row', products, preferred: {}, action };
}

function defaultTiles(collections: readonly Collection[], { listing }: Messages): CollectionTilesSection {
  const items = collections.map(({ handle, title, picture, count }, index) => ({
    collection: handle,
    label: title,
    wide: index < 2,
    picture,
    count,
  }));
  return { type: 'collection-tiles', heading: listing.collections, items };
}

/** A section of what the profile states about delivery, returns and contact; empty where it states nothing. */
export function defaultPromises(
  profile: Profile,
  { home, product }: Messages,
  heading: string,
): readonly PromisesSection[] {
  const { delivery } = product;
  const items = [deliveryPromise(profile, delivery), returnsPromise(profile, delivery), contactPromise(profile, home)];
  const known = items.filter((item) => item !== null);
  if (known.length === 0) return [];
  return [{ type: 'promises', id: null, heading, style: 'icons', items: known }];
}

type PromiseMessages = Messages['product']['delivery'];

function deliveryPromise({ delivery, locale }: Profile, messages: PromiseMessages): PromiseItem | null {
  if (!delivery.freeFrom) return null;
  const where = countryNames(delivery.freeCountries, locale);
  const heading = messages.freeFrom({ limit: formatMoney(delivery.freeFrom, locale) });
  return promiseItem('truck', heading, where === '' ? null : messages.countries({ countries: where }));
}

function returnsPromise({ returnDays }: Profile, { returns }: PromiseMessages): PromiseItem | null {
  return returnDays === null ? null : promiseItem('return', returns({ count: returnDays }), null);
}

function contactPromise({ email, openingHours }: Profile, { contact }: Messages['home']): PromiseItem | null {
  return email === null ? null : promiseItem('hand', contact({ email }), openingHours);
}

function promiseItem(icon: string, heading: string, text: string | null): PromiseItem {
  return { icon, figure: null, heading, text, href: null };
}
