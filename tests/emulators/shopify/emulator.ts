import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { readStorefrontSchema } from '../../helpers/shopify/storefront-schema.ts';
import { createAdminApi } from './admin/admin-api.ts';
import type { StoredCart } from './carts.ts';
import { createCheckoutPages, type CheckoutPages } from './checkout-page.ts';
import { noFaults, type ShopifyFaults } from './faults.ts';
import type { EmulatorReply, EmulatorRequest, ShopifyCredentials } from './reply.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { createShopEdits, type ShopEdits, shopifyTime } from './shop-edits.ts';
import type { ShopifyShopData } from './shop-data.ts';
import { createShopStore, type ShopStore } from './shop-store.ts';
import { createStorefrontApi } from './storefront/storefront-api.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

export interface ShopifyEmulator {
  /** Scheme, host and port: `SHOPIFY_API_ORIGIN`. */
  readonly origin: string;
  readonly credentials: ShopifyCredentials;
  /** Environment variables for a shop in front of the emulator. */
  readonly environment: Readonly<Record<string, string>>;
  readonly store: ShopStore;
  readonly edits: ShopEdits;
  readonly webhooks: Webhooks;
  readonly faults: ShopifyFaults;
  readonly requests: RequestLog;
  readonly orders: CheckoutPages['orders'];
  /** Scopes of the Storefront token and of the app. */
  readonly scopes: { storefront: ReadonlySet<string>; admin: ReadonlySet<string> };
  close(): Promise<void>;
}

export interface EmulatorOptions {
  readonly data: ShopifyShopData;
  readonly now?: () => Date;
  readonly port?: number;
}

/** Scopes of the guide “In front of your Shopify shop”. */
const allStorefrontScopes = [
  'unauthenticated_read_product_listings',
  'unauthenticated_read_product_inventory',
  'unauthenticated_read_product_tags',
  'unauthenticated_read_selling_plans',
  'unauthenticated_read_content',
  'unauthenticated_read_metaobjects',
  'unauthenticated_write_checkouts',
  'unauthenticated_read_checkouts',
];
const allAdminScopes = [
  'read_products',
  'read_inventory',
  'read_online_store_navigation',
  'read_metaobjects',
  'read_metaobject_definitions',
  'read_product_listings',
  'read_publications',
  'read_locales',
  'read_markets',
];

/** Starts a shop that answers as Shopify's documentation says, on a port of this machine. */
export async function startShopifyEmulator(options: EmulatorOptions): Promise<ShopifyEmulator> {
  const now = options.now ?? (() => new Date());
  const store = createShopStore(options.data);
  const credentials = {
    domain: options.data.shop.domain,
    storefrontToken: 'shpat_storefront_of_the_emulator',
    clientId: 'client-of-the-emulator',
    clientSecret: 'client secret of the emulator',
  };
  const faults = noFaults();
  const requests = createRequestLog();
  const scopes = { storefront: new Set(allStorefrontScopes), admin: new Set(allAdminScopes) };
  const webhooks = createWebhooks({ domain: credentials.domain, secret: credentials.clientSecret, now });
  const carts = new Map<string, StoredCart>();
  const server = createServer();
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  const shared = { store, faults, requests, scopes, credentials, origin, now };
  let isInstalled = true;
  const storefront = createStorefrontApi({
    ...shared,
    acceptsToken: (token) => isInstalled && token === credentials.storefrontToken,
    schema: readStorefrontSchema(),
    carts: { byId: carts, faults, now: () => shopifyTime(now()) },
  });
  const admin = createAdminApi({ ...shared, webhooks });
  const uninstall = (): void => {
    admin.revoke();
    isInstalled = false;
  };
  const edits = createShopEdits({ store, webhooks, now, onUninstall: uninstall });
  const checkout = createCheckoutPages(store, edits, ({ id }) => carts.delete(id));

  const route = async (request: EmulatorRequest): Promise<EmulatorReply> => {
    const { pathname } = request.url;
    if (faults.shopState !== 'open') return shopStates[faults.shopState];
    if (request.method === 'GET' && faults.hasPassword && !pathname.startsWith('/bulk/')) return passwordPage(pathname);
    if (pathname === '/') return { status: 200, headers: {}, body: 'The online store.' };
    if (pathname.startsWith('/cart/c/')) return answerCheckout(request, carts, checkout);
    if (/^\/api\/[\w-]+\/graphql\.json$/.test(pathname)) return storefront(request);
    return admin.answer(request);
  };
  server.on('request', (incoming, response) => void serve(incoming, response, { faults, route }));

  return {
    origin,
    credentials,
    environment: {
      PLATFORM: 'shopify',
      SHOPIFY_DOMAIN: credentials.domain,
      SHOPIFY_STOREFRONT_TOKEN: credentials.storefrontToken,
      SHOPIFY_CLIENT_ID: credentials.clientId,
      SHOPIFY_CLIENT_SECRET: credentials.clientSecret,
      SHOPIFY_API_ORIGIN: origin,
    },
    store,
    edits,
    webhooks,
    faults,
    requests,
    orders: checkout.orders,
    scopes,
    close: async () => {
      await webhooks.settled();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Serving {
  readonly faults: ShopifyFaults;
  readonly route: (request: EmulatorRequest) => Promise<EmulatorReply>;
}

async function serve(incoming: IncomingMessage, response: ServerResponse, { faults, route }: Serving): Promise<void> {
  const body = await readBody(incoming);
  if (faults.latencyMs > 0) await delay(faults.latencyMs);
  if (faults.outage === 'silent') return;
  if (faults.outage === 'reset') return void response.destroy();
  const reply = outages.get(faults.outage) ?? (await route(requestOf(incoming, body)));
  response.writeHead(reply.status, reply.headers);
  const cutAfterBytes = reply.cutAfterBytes ?? faults.cutAfterBytes;
  if (cutAfterBytes === null || cutAfterBytes >= reply.body.length) return void response.end(reply.body);
  response.write(reply.body.slice(0, cutAfterBytes), () => response.destroy());
}

/** https://shopify.dev/docs/api/usage/response-codes */
const shopStates: Readonly<Record<Exclude<ShopifyFaults['shopState'], 'open'>, EmulatorReply>> = {
  frozen: { status: 402, headers: {}, body: '{"errors":"Unavailable Shop"}' },
  locked: { status: 423, headers: {}, body: '{"errors":"This store is unavailable"}' },
  closed: { status: 403, headers: {}, body: '{"errors":"Unavailable Shop"}' },
  absent: { status: 404, headers: {}, body: '{"errors":"Not Found"}' },
  suspected: { status: 430, headers: {}, body: '' },
  moved: { status: 301, headers: { location: 'https://new-name.myshopify.com/' }, body: '' },
};

function passwordPage(pathname: string): EmulatorReply {
  if (pathname === '/password') return { status: 200, headers: {}, body: 'Enter store using password' };
  return { status: 302, headers: { location: '/password' }, body: '' };
}

const outages: ReadonlyMap<ShopifyFaults['outage'], EmulatorReply> = new Map([
  ['unavailable', { status: 503, headers: { 'retry-after': '1' }, body: '' }],
  ['garbled', { status: 200, headers: { 'content-type': 'text/html' }, body: '<title>Just a moment…</title>' }],
]);

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function requestOf(incoming: IncomingMessage, body: string): EmulatorRequest {
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', 'http://127.0.0.1'),
    header: (name) => {
      const value = incoming.headers[name];
      return typeof value === 'string' ? value : null;
    },
    body,
  };
}

function answerCheckout(
  { method, url }: EmulatorRequest,
  carts: ReadonlyMap<string, StoredCart>,
  checkout: CheckoutPages,
): EmulatorReply {
  const token = url.pathname.split('/').at(-1) ?? '';
  const cart = carts.get(`gid://shopify/Cart/${token}?key=${url.searchParams.get('key') ?? ''}`);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  if (!cart) return { status: 404, headers, body: 'There is no such cart.' };
  return { status: 200, headers, body: method === 'POST' ? checkout.complete(cart) : checkout.show(cart) };
}
