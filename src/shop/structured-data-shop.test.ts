import { expect, test } from 'vitest';
import { sampleSite } from './sample-site.ts';
import { shopData, siteData } from './structured-data-shop.ts';

test('the shop tells its name, address and how long things can be sent back', () => {
  expect(shopData(sampleSite, '/logo.svg')).toMatchObject({
    '@type': 'OnlineStore',
    '@id': 'https://shop.test/#shop',
    name: 'Halden',
    url: 'https://shop.test/',
    logo: 'https://shop.test/logo.svg',
    foundingDate: '2014',
    address: { '@type': 'PostalAddress', postalCode: '1767', addressCountry: 'NO' },
    hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: ['NO', 'SE'] },
  });
});

test('what the shop does not say is left out', () => {
  const silent = { ...sampleSite, profile: { ...sampleSite.profile, returnDays: null, founded: null } };
  const data = shopData(silent, null);
  for (const field of ['hasMerchantReturnPolicy', 'foundingDate', 'logo', 'telephone'])
    expect(data).not.toHaveProperty(field);
});

test('the site tells how its search is asked', () => {
  expect(siteData(sampleSite, '/search')).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'en-GB',
    publisher: { '@id': 'https://shop.test/#shop' },
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://shop.test/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});
