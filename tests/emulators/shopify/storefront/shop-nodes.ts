import { policyFieldNames } from '../shop-data.ts';
import { globalId, type StorefrontRequest } from './request.ts';

export function localization(_: unknown, { store, country, language }: StorefrontRequest): object {
  const { currency, markets } = store.identity;
  const countryNode = (isoCode: string): object => ({
    isoCode,
    name: isoCode,
    unitSystem: 'METRIC_SYSTEM',
    availableLanguages: [],
    currency: { isoCode: markets[isoCode]?.currency ?? currency, name: currency, symbol: currency },
  });
  return {
    availableCountries: [store.identity.country, ...Object.keys(markets)].map(countryNode),
    availableLanguages: [{ isoCode: language, name: language, endonymName: language }],
    country: countryNode(country),
    language: { isoCode: language, name: language, endonymName: language },
  };
}

export function shop(_: unknown, { store }: StorefrontRequest): object {
  const { identity } = store;
  const { name, description, domain, currency, country, markets, policies } = identity;
  const url = `https://${domain}`;
  return {
    id: globalId('Shop', '1'),
    name,
    description,
    customerAccountUrl: `https://shopify.com/${domain.split('.')[0]}/account`,
    moneyFormat: '{{amount}}',
    primaryDomain: { host: domain, url, sslEnabled: true },
    shipsToCountries: [country, ...Object.keys(markets)],
    paymentSettings: {
      currencyCode: currency,
      countryCode: country,
      enabledPresentmentCurrencies: [currency],
      acceptedCardBrands: [],
      supportedDigitalWallets: [],
      cardVaultUrl: url,
    },
    ...Object.fromEntries(
      policyFieldNames.map((field) => {
        const policy = policies[field];
        return [
          field,
          policy ? { ...policy, id: globalId('ShopPolicy', policy.id), url: `${url}/policies/${policy.handle}` } : null,
        ];
      }),
    ),
  };
}

/** The versions of the month in which 2026-04 is supported. https://shopify.dev/docs/api/usage/versioning */
export function apiVersions(): readonly object[] {
  return ['2026-01', '2026-04', '2026-07', 'unstable'].map((handle) => ({
    handle,
    displayName: handle,
    supported: handle !== 'unstable',
  }));
}
