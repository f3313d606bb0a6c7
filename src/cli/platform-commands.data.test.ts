import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#config.ts';
import { demoDay, demoShop } from '#tests/fixtures/sample-shop.ts';
import { startShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { hardwareShop } from '#tests/emulators/shopify/shops/hardware-shop.ts';
import { commands } from './commands.ts';
import { dispatch } from './dispatch.ts';

const folder = mkdtempSync(join(tmpdir(), 'platform-commands-'));
const server = createServer((_, response) => response.writeHead(401).end('{"errors":"Invalid token"}'));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const code = await dispatch(args, commands, {
    terminal: {
      print: (line) => lines.push(line),
      report: (line) => lines.push(line),
      write: async (text) => void lines.push(text),
      progress: () => {},
    },
    config: readConfig({ DATA_DIR: folder, ...environment }),
    openShop: () => ({ ...demoShop(), close: async () => {} }),
    now: () => demoDay,
  });
  return { code, output: lines.join('\n') };
}

const shopify = {
  PLATFORM: 'shopify',
  SHOPIFY_DOMAIN: 'my-shop.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'private-token',
  SHOPIFY_API_ORIGIN: origin,
};

let shops = 0;

async function openEmulatedShop() {
  const emulator = await startShopifyEmulator({ data: hardwareShop() });
  onTestFinished(async () => emulator.close());
  shops += 1;
  const environment = {
    ...emulator.environment,
    COUNTRY: 'DE',
    PUBLIC_URL: 'https://shop.example',
    DATA_DIR: join(folder, `shop-${shops}`),
  };
  return { emulator, environment };
}

test('doctor says what to do about missing mail and addresses, which are no failures', async () => {
  const { code, output } = await run(['doctor']);
  expect(code).toBe(0);
  expect(output).toMatch(/^mail +warning: .+ Set SMTP_URL to a mail server\.$/m);
  expect(output).toMatch(
    /^address +warning: PUBLIC_URL is not set, so emails, .+ that the service listens on\. Set PUBLIC_URL to the address of the shop\.$/m,
  );
  expect(output).toMatch(/^secrets +ok, /m);
});

test('doctor fails where the mail server does not answer or a file of the site is wrong', async () => {
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'search.yaml'), 'synonyms: none\n');
  const { code, output } = await run(['doctor'], { SMTP_URL: 'smtp://user:hush@127.0.0.1:1', SITE_DIR: site });
  expect(code).toBe(1);
  expect(output).toMatch(/^mail +failed: 127\.0\.0\.1:1: .+ Check SMTP_URL/m);
  expect(output).not.toContain('hush');
  expect(output).toMatch(/^site folder +failed: .*search\.yaml.+ Correct that file\.$/m);
});

test('doctor names files of the site folder that nothing reads, and their places', async () => {
  const site = join(folder, 'misplaced-site');
  mkdirSync(site);
  writeFileSync(join(site, 'en.yaml'), 'layout: { cart: Basket }\n');
  const { code, output } = await run(['doctor'], { SITE_DIR: site });
  expect(code).toBe(0);
  expect(output).toMatch(
    /^site folder +warning: nothing reads \S+site\/en\.yaml\. Move or rename: \S+messages\/en\.yaml\.$/m,
  );
});

test('several machines without a common secret are a warning', async () => {
  const { output } = await run(['doctor'], { CACHE_LOG: 'valkey://127.0.0.1:1' });
  expect(output).toMatch(/^secrets +warning: SECRET is not set/m);
});

test('doctor of a shop on Shopify asks Shopify, and a wrong token is one line with its remedy', async () => {
  const { code, output } = await run(['doctor'], shopify);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Shopify shop +failed: Shopify refuses the Storefront token \(ShopProfile: status 401, Invalid token\)\. Copy the private access token/m,
  );
  expect(output).toMatch(/^deliveries +warning: no secret is configured/m);
  expect(output).not.toContain('private-token');
});

test('connect stops at the first checks when the access is wrong', async () => {
  const { code, output } = await run(['connect', 'shopify'], shopify);
  expect(code).toBe(1);
  expect(output).toContain('Shopify refuses the Storefront token');
});

test.each([
  ['frozen', 'its bill is not paid', 'pay the outstanding balance'],
  ['locked', 'has locked the shop', 'contact Shopify’s support'],
  ['closed', 'closed or paused', 'open it again'],
  ['absent', 'No shop answers', 'Set SHOPIFY_DOMAIN'],
] as const)('doctor and connect say of a shop that is %s what to do', async (shopState, line, remedy) => {
  const { emulator, environment } = await openEmulatedShop();
  emulator.faults.shopState = shopState;
  for (const command of [['doctor'], ['connect', 'shopify']]) {
    const { code, output } = await run(command, environment);
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Shopify shop +failed: .*${line}.*\\. .*${remedy}.*\\.$`, 'm'));
    expect(output).not.toContain('webhooks');
  }
});

test('doctor names a version that Shopify no longer knows, wrong credentials and a password', async () => {
  const { emulator, environment } = await openEmulatedShop();
  emulator.faults.servedVersion = '2026-07';
  emulator.faults.hasPassword = true;
  const { output } = await run(['doctor'], { ...environment, SHOPIFY_CLIENT_SECRET: 'of another app' });
  expect(output).toMatch(/^API version +failed: 2026-04 is no longer supported.+\. Update to a newer version/m);
  expect(output).toMatch(
    /^Admin app +failed: Shopify refuses the app’s credentials .+\. Copy the client ID and secret/m,
  );
  expect(output).toMatch(/^Shopify checkout +warning: the online store asks for a password.+\. In Shopify, remove it/m);
  expect(output).not.toContain('of another app');
});

test('doctor names each scope that is missing', async () => {
  const { emulator, environment } = await openEmulatedShop();
  emulator.scopes.storefront = new Set([...emulator.scopes.storefront].filter((scope) => !scope.includes('tags')));
  emulator.scopes.admin = new Set(['read_products']);
  const { output } = await run(['doctor'], environment);
  expect(output).toMatch(/^Storefront scopes +warning: missing: unauthenticated_read_product_tags\. Grant/m);
  expect(output).toMatch(/^Admin app +warning: missing: read_inventory\. Add them to the app/m);
});

test('doctor names the webhooks that Shopify no longer delivers', async () => {
  const { emulator, environment } = await openEmulatedShop();
  await run(['connect', 'shopify'], environment);
  expect((await run(['doctor'], environment)).output).toMatch(/^subscriptions +ok, complete for https:/m);
  const lost = [...emulator.webhooks.subscriptions.values()].find(({ topic }) => topic === 'products/update');
  emulator.webhooks.subscriptions.delete(lost?.id ?? '');
  expect((await run(['doctor'], environment)).output).toMatch(
    /^subscriptions +warning: missing for https:.+: products\/update\. Run .npm run shop -- connect shopify., unless/m,
  );
});

test('connect needs the platform that it names', async () => {
  expect(await run(['connect', 'shopify'])).toMatchObject({ code: 78 });
  expect(await run(['connect', 'etsy'], shopify)).toMatchObject({ code: 64 });
});

test('connect registers the webhooks and copies the catalog, and doctor compares it with Shopify', async () => {
  const { environment } = await openEmulatedShop();
  const before = (await run(['doctor'], environment)).output;
  expect(before).toMatch(/^copy +warning: the catalog has not been copied yet/m);
  expect(before).toMatch(/^lag +warning: not checked, there is no whole copy\. See “copy”\.$/m);
  const connected = await run(['connect', 'shopify'], environment);
  expect(connected.output).toMatch(/^webhooks +ok, \d+ added, 0 present: https:\/\/shop\.example\//m);
  expect(connected.output).toMatch(/^product +\d\d records, changes without an event within \d+ s/m);
  expect(connected.code).toBe(0);
  const { code, output } = await run(['doctor'], environment);
  expect(output).toMatch(/^copy +ok, .*product \d\d/m);
  expect(output).toMatch(/^lag +ok, every announced change has been read$/m);
  expect(output).toMatch(/^bounds +ok, .*product \d+ s/m);
  expect(output).toMatch(/^image hosts +ok, cdn\.shopify\.com/m);
  expect(output).toMatch(/^deliveries +warning: a secret is configured, but no webhook has arrived\. Run/m);
  expect(output).toMatch(/^same records +ok, product \d\d on both sides; collection \d+ on both sides$/m);
  expect(
    output
      .trim()
      .split('\n')
      .filter((line) => !/^\S.{17} \S/.test(line)),
  ).toEqual([]);
  expect(code).toBe(0);
});

test('doctor compares listed records, and names those that one side has alone', async () => {
  const { emulator, environment } = await openEmulatedShop();
  await run(['sync'], environment);
  // Without an app Shopify lists neither drafts nor what is unlisted.
  const isOfApp = ([name]: readonly [string, string]): boolean => name.startsWith('SHOPIFY_CLIENT_');
  const withoutApp = Object.fromEntries(Object.entries(environment).filter((each) => !isOfApp(each)));
  const unchanged = await run(['doctor'], withoutApp);
  expect(unchanged.output).toMatch(
    /^same records +ok, product \d\d on both sides, \d here that the platform does not list; collection \d+ on both sides$/m,
  );
  const product = emulator.store.products.all().find(({ status }) => status === 'ACTIVE');
  emulator.edits.updateProduct(product?.id ?? '', { status: 'ARCHIVED' });
  const { output } = await run(['doctor'], withoutApp);
  expect(output).toMatch(/^same records +warning: product \d\d on both sides, .+\. Run `npm run shop -- sync`/m);
  expect(output).toContain(`only here: ${product?.handle};`);
});
