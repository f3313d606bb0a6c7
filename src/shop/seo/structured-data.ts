import { type Picture, pictureUrl } from '../content/picture.ts';
import { createIdentityCache } from '../memoize.ts';
import type { Profile } from '../profile.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A thing in the words of schema.org. */
export type Thing = { readonly '@type': string } & { readonly [name: string]: Json };

/** The shop's origin (`https://shop.example`, without a slash at the end) and its profile. */
export interface SiteIdentity {
  readonly origin: string;
  readonly profile: Profile;
}

/**
 * Things as JSON-LD for a script element. Nothing that could end the element or upset a script parser is in it: `<`,
 * `>`, `&` and the two line separators are written as escapes, which JSON reads back as the same data.
 */
export function toJsonLd(things: readonly Thing[]): string {
  return jsonOf.get([things], '', () => writeJson({ '@context': 'https://schema.org', '@graph': things }));
}

const jsonOf = createIdentityCache<string>();

function writeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A thing without its empty fields: null, empty texts and empty lists are left out. */
export function thing(type: string, fields: Readonly<Record<string, Json>>): Thing {
  const present = Object.entries(fields).filter(([, value]) => isPresent(value));
  return { '@type': type, ...Object.fromEntries(present) };
}

function isPresent(value: Json): boolean {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** An address of the site in full; one that is in full already stays. */
export function absoluteUrl(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** Large enough for every search engine's rich results. */
const pictureWidth = 1200;

export function absolutePicture(origin: string, picture: Picture): string {
  return absoluteUrl(origin, pictureUrl(picture, pictureWidth));
}

/** A reference to the shop from another thing. */
export function shopReference(origin: string): Json {
  return { '@id': shopId(origin) };
}

function shopId(origin: string): string {
  return `${origin}/#shop`;
}

/** The data of shop and site on the home page; the same object for the same profile. */
export function homeData(site: SiteIdentity, searchPath: string): readonly Thing[] {
  return homeThings.get([site.profile], `${site.origin} ${searchPath}`, () => [
    shopData(site, null),
    siteData(site, searchPath),
  ]);
}

const homeThings = createIdentityCache<readonly Thing[]>();

/** The shop as a business: who it is, where, and that things can be sent back. */
export function shopData({ origin, profile }: SiteIdentity, logoPath: string | null): Thing {
  return thing('OnlineStore', {
    '@id': shopId(origin),
    name: profile.name,
    legalName: profile.legalName,
    slogan: profile.tagline,
    description: profile.description,
    url: absoluteUrl(origin, '/'),
    logo: logoPath === null ? null : absoluteUrl(origin, logoPath),
    email: profile.email,
    telephone: profile.telephone,
    foundingDate: profile.founded === null ? null : String(profile.founded),
    address: postalAddress({ origin, profile }),
    hasMerchantReturnPolicy: returnPolicy({ origin, profile }),
  });
}

/** The site, and how to search it. */
export function siteData({ origin, profile }: SiteIdentity, searchPath: string): Thing {
  return thing('WebSite', {
    '@id': `${origin}/#site`,
    name: profile.name,
    url: absoluteUrl(origin, '/'),
    inLanguage: profile.locale,
    publisher: shopReference(origin),
    potentialAction: {
      ...thing('SearchAction', { 'query-input': 'required name=search_term_string' }),
      target: thing('EntryPoint', { urlTemplate: `${absoluteUrl(origin, searchPath)}?q={search_term_string}` }),
    },
  });
}

function postalAddress({ profile }: SiteIdentity): Thing {
  return thing('PostalAddress', {
    streetAddress: profile.address.street,
    postalCode: profile.address.postcode,
    addressLocality: profile.address.city,
    addressCountry: profile.address.country,
  });
}

function returnPolicy({ profile }: SiteIdentity): Thing | null {
  if (profile.returnDays === null) return null;
  return thing('MerchantReturnPolicy', {
    applicableCountry: [...new Set([profile.address.country, ...profile.delivery.freeCountries])],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: profile.returnDays,
  });
}
