import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from '#config.ts';
import { readShopifySettings } from './settings.ts';

const complete = {
  PLATFORM: 'shopify',
  SHOPIFY_DOMAIN: 'my-shop.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'shpat_1',
};

function mistakesIn(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig({ ...complete, ...environment });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n');
  }
}

test('a domain and a token are enough, and the API is that of the domain', () => {
  expect(readShopifySettings(readConfig(complete))).toEqual({
    domain: 'my-shop.myshopify.com',
    storefrontToken: 'shpat_1',
    admin: null,
    apiOrigin: 'https://my-shop.myshopify.com',
    metafields: [],
    menus: [
      { place: 'header', handle: 'main-menu' },
      { place: 'footer', handle: 'footer' },
    ],
  });
});

test.each(['SHOPIFY_STOREFRONT_TOKEN', 'SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET'])(
  '%s with an ellipsis, as examples and pages have it, is a mistake',
  (name) => {
    const app = { SHOPIFY_CLIENT_ID: 'id', SHOPIFY_CLIENT_SECRET: 'secret' };
    expect(mistakesIn({ ...app, [name]: 'shpat_…' })).toEqual([
      `${name}: must be the whole value that Shopify shows, without “…”`,
    ]);
  },
);

test('an app gives access to the Admin API, and another origin replaces that of the domain', () => {
  const app = { SHOPIFY_CLIENT_ID: 'id', SHOPIFY_CLIENT_SECRET: 'secret' };
  const settings = readShopifySettings(
    readConfig({ ...complete, ...app, SHOPIFY_API_ORIGIN: 'http://127.0.0.1:9200' }),
  );
  expect(settings).toMatchObject({
    admin: { clientId: 'id', clientSecret: 'secret' },
    apiOrigin: 'http://127.0.0.1:9200',
  });
});

test.each([
  [{ SHOPIFY_DOMAIN: '' }, 'SHOPIFY_DOMAIN: required by PLATFORM=shopify'],
  [{ SHOPIFY_STOREFRONT_TOKEN: '' }, 'SHOPIFY_STOREFRONT_TOKEN: required by PLATFORM=shopify'],
  [{ SHOPIFY_CLIENT_ID: 'id' }, 'SHOPIFY_CLIENT_SECRET: is needed with SHOPIFY_CLIENT_ID'],
  [{ SHOPIFY_CLIENT_SECRET: 'secret' }, 'SHOPIFY_CLIENT_ID: is needed with SHOPIFY_CLIENT_SECRET'],
  [{ SHOPIFY_DOMAIN: 'shop.example' }, 'SHOPIFY_DOMAIN: must be the shop’s own domain'],
  [{ SHOPIFY_DOMAIN: 'https://my-shop.myshopify.com' }, 'SHOPIFY_DOMAIN: must be the shop’s own domain'],
  [{ SHOPIFY_API_ORIGIN: 'http://shop.example' }, 'SHOPIFY_API_ORIGIN: must be a scheme and host'],
  [{ SHOPIFY_API_ORIGIN: 'http://127.0.0.1.example' }, 'SHOPIFY_API_ORIGIN: must be a scheme and host'],
  [{ SHOPIFY_API_ORIGIN: 'https://shop.example/api' }, 'SHOPIFY_API_ORIGIN: must be a scheme and host'],
  [{ PLATFORM: 'shopware' }, 'PLATFORM: must be one of: embedded, shopify'],
])('%j is refused in one line', (environment, line) => {
  const mistakes = mistakesIn(environment);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toContain(line);
});

test.each([
  ['main-menu,footer', ['header', 'footer']],
  ['header=shop-menu, header-more=more', ['header', 'header-more']],
])('the menus %s are at the places %j', (value, places) => {
  const settings = readShopifySettings(readConfig({ ...complete, SHOPIFY_MENUS: value }));
  expect(settings?.menus.map(({ place }) => place)).toEqual(places);
});

test.each(['header=', '=footer', 'main menu'])('SHOPIFY_MENUS=%s is refused in one line', (value) => {
  expect(mistakesIn({ SHOPIFY_MENUS: value })).toEqual([expect.stringContaining('SHOPIFY_MENUS: must be places')]);
});

test.each(['http://localhost:9200', 'http://127.0.0.1:9200', 'http://[::1]:9200', 'https://proxy.example'])(
  'the API may be at %s',
  (origin) => {
    expect(mistakesIn({ SHOPIFY_API_ORIGIN: origin })).toEqual([]);
  },
);

test('the embedded shop needs none of the variables', () => {
  expect(readShopifySettings(readConfig({ PLATFORM: 'embedded' }))).toBeNull();
});

test('any origin is accepted as a whole or refused in lines without the tokens', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string({ minLength: 1 })), (origin) => {
      const mistakes = mistakesIn({ SHOPIFY_API_ORIGIN: origin });
      expect(mistakes.length).toBeLessThanOrEqual(1);
      expect(mistakes.join()).not.toContain('shpat_1');
    }),
  );
});
