import { absoluteUrl, shopId, shopReference, thing, type SiteIdentity, type Thing } from './structured-data.ts';

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

/** The site and how its search is asked. */
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
