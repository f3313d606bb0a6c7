import type { Runtime } from '#cache/runtime.ts';
import type { ConnectorSetup, DoctorCheck, DoctorFinding } from '#commerce/setup.ts';
import { apiVersion, supportEndsAt } from './client/api-version.ts';
import { grantsScope } from './client/admin-token.ts';
import type { AdminAccess } from './client/clients.ts';
import type { GraphqlClient } from './client/graphql-client.ts';
import { explainFailure, type FailureExplanation } from './client/explain-failure.ts';
import { failureOf, type RequestError, type RequestFailure, requestErrorOf } from './client/request-error.ts';
import type { Transport } from './client/transport.ts';
import { apiVersions, requiredProbes, shopProfile } from './documents/shop.ts';
import type { AccessReader, StorefrontAccess } from './feed/access.ts';
import { marketVariables } from './feed/readers/kind-reader.ts';
import type { ShopifySettings } from './settings.ts';
import { createRegistrar } from './webhooks/registrar.ts';

export interface SetupServices {
  readonly settings: ShopifySettings;
  readonly client: GraphqlClient;
  readonly access: AccessReader;
  readonly admin: AdminAccess | null;
  readonly runtime: Runtime;
  readonly transport: Transport;
}

export function createSetup(services: SetupServices): ConnectorSetup {
  const explain = explainOnce();
  const check = (name: string, run: ShopCheck): DoctorCheck => createCheck(name, { services, run, explain });
  return {
    mediaHosts: ['cdn.shopify.com'],
    checks: [
      check('Shopify shop', checkShop),
      check('Storefront scopes', checkScopes),
      check('API version', checkVersion),
      check('Admin app', checkAdmin),
      check('Shopify checkout', checkPassword),
      check('clock', checkClock),
    ],
    webhooks: createRegistrar(services.admin),
  };
}

type Explain = (name: string, failure: RequestError) => FailureExplanation & { readonly sameAs?: string };

/** What a failure means and what to do, once: what fails for the same reason as an earlier check refers to that. */
function explainOnce(): Explain {
  const explained = new Map<RequestFailure, string>();
  return (name, error) => {
    const earlier = explained.get(error.failure);
    if (earlier !== undefined && earlier !== name)
      return { line: 'not checked, for the same reason', remedy: `See “${earlier}”.`, sameAs: earlier };
    explained.set(error.failure, name);
    return explainFailure(error);
  };
}

type ShopCheck = (services: SetupServices, signal: AbortSignal) => Promise<DoctorFinding>;

/** A check that Shopify does not answer is a finding with what to do about it. */
function createCheck(
  name: string,
  { services, run, explain }: { readonly services: SetupServices; readonly run: ShopCheck; readonly explain: Explain },
): DoctorCheck {
  return {
    name,
    run: async (signal) => {
      try {
        return await run(services, signal);
      } catch (error) {
        signal.throwIfAborted();
        const failure = requestErrorOf(error);
        if (failure) return { status: 'failed', ...explain(name, failure) };
        const line = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
        return { status: 'failed', line, remedy: 'Wait and try again; shopifystatus.com says more.' };
      }
    },
  };
}

const checkShop: ShopCheck = async ({ client, settings }, signal) => {
  const { shop } = await client.run(shopProfile, { variables: marketVariables(null), use: 'buyer', signal });
  return { status: 'ok', line: `${settings.domain} answers as “${shop.name}”, ${shop.paymentSettings.currencyCode}` };
};

const scopeNames: Readonly<Record<keyof StorefrontAccess, string>> = {
  stock: 'unauthenticated_read_product_inventory',
  tags: 'unauthenticated_read_product_tags',
  plans: 'unauthenticated_read_selling_plans',
  content: 'unauthenticated_read_content',
  sections: 'unauthenticated_read_metaobjects',
};

const checkScopes: ShopCheck = async ({ access, client }, signal) => {
  const required = await refusedScopes(client, signal);
  // Without products nothing that belongs to them can be asked for either.
  const others = required.includes(productScope) ? [] : await missingScopes(access, signal);
  const remedy = 'Grant them to the token in Shopify.';
  if (required.length > 0) {
    const more = others.length > 0 ? `; also missing: ${others.join(', ')}` : '';
    return {
      status: 'failed',
      line: `missing, and nothing can be sold without: ${required.join(', ')}${more}`,
      remedy,
    };
  }
  if (others.length === 0) return { status: 'ok', line: 'the token has all of them' };
  return { status: 'warning', line: `missing: ${others.join(', ')}`, remedy };
};

const productScope = 'unauthenticated_read_product_listings';

/** Of the scopes that a shop can be without those that the token lacks. */
async function missingScopes(access: AccessReader, signal: AbortSignal): Promise<readonly string[]> {
  access.forget();
  const granted = await access.read(signal);
  return [
    ...(granted.stock ? [] : [scopeNames.stock]),
    ...(granted.tags ? [] : [scopeNames.tags]),
    ...(granted.plans ? [] : [scopeNames.plans]),
    ...(granted.content ? [] : [scopeNames.content]),
    ...(granted.sections ? [] : [scopeNames.sections]),
  ];
}

/** Of the scopes that nothing can be sold without those that the token lacks. */
async function refusedScopes(client: GraphqlClient, signal: AbortSignal): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const [scope, probe] of Object.entries(requiredProbes)) {
    try {
      await client.run(probe, { variables: {}, use: 'buyer', signal });
    } catch (error) {
      // What fails for another reason is the finding of other checks.
      if (failureOf(error) === 'access') refused.push(scope);
    }
  }
  return refused;
}

const warnBeforeMs = 60 * 24 * 60 * 60 * 1000;

const checkVersion: ShopCheck = async ({ client, runtime }, signal) => {
  const { publicApiVersions } = await client.run(apiVersions, { variables: {}, use: 'buyer', signal });
  const remedy = 'Update to a newer version of this software.';
  const isSupported = publicApiVersions.some(({ handle, supported }) => handle === apiVersion && supported);
  const served = client.servedVersion() ?? apiVersion;
  if (!isSupported || served !== apiVersion)
    return { status: 'failed', line: `${apiVersion} is no longer supported, Shopify answers by ${served}`, remedy };
  const end = supportEndsAt(apiVersion);
  const line = `${apiVersion}, supported until ${new Date(end).toISOString().slice(0, 10)}`;
  return end - runtime.clock.wall() < warnBeforeMs ? { status: 'warning', line, remedy } : { status: 'ok', line };
};

/** Without these, changes of products, prices and stock are found by asking alone. */
const neededScopes = ['read_products', 'read_inventory'] as const;

const checkAdmin: ShopCheck = async ({ admin }) => {
  if (!admin)
    return {
      status: 'warning',
      line: 'none: changes of stock are found by asking, and webhooks are registered by hand',
      remedy: 'Set SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET.',
    };
  const token = await admin.tokens.read();
  const missing = neededScopes.filter((scope) => !grantsScope(token, scope));
  if (missing.length === 0) return { status: 'ok', line: `scopes ${token.scopes.join(', ')}` };
  return {
    status: 'warning',
    line: `missing: ${missing.join(', ')}`,
    remedy: 'Add them to the app, and install it again.',
  };
};

const maxRedirects = 5;

/**
 * The password of a shop that has not opened yet: products are answered, and the checkout leads to the page that asks
 * for it. Asks as a visitor does, without a token.
 */
const checkPassword: ShopCheck = async ({ transport, settings }, signal) => {
  let url = new URL('/', settings.apiOrigin);
  for (let redirects = 0; redirects < maxRedirects; redirects += 1) {
    const response = await transport({ url: url.href, method: 'GET', headers: {}, body: '', signal });
    const location = response.status >= 300 && response.status < 400 ? response.header('location') : null;
    const next = location === null ? null : URL.parse(location, url);
    if (!next) break;
    url = next;
    if (url.pathname.endsWith('/password'))
      return {
        status: 'warning',
        line: 'the online store asks for a password, and so does the checkout',
        remedy: 'In Shopify, remove it in the preferences of the online store before this shop opens.',
      };
  }
  return { status: 'ok', line: 'asks for no password' };
};

const maxClockErrorMs = 60_000;

/** Times of Shopify's are compared with this machine's where changes are polled after a scan. */
const checkClock: ShopCheck = async ({ transport, settings, runtime }, signal) => {
  const response = await transport({ url: `${settings.apiOrigin}/`, method: 'GET', headers: {}, body: '', signal });
  const there = Date.parse(response.header('date') ?? '');
  if (Number.isNaN(there)) return { status: 'ok', line: 'not compared, Shopify’s answer has no time' };
  const seconds = Math.round((runtime.clock.wall() - there) / 1000);
  if (Math.abs(seconds) * 1000 <= maxClockErrorMs) return { status: 'ok', line: 'agrees with Shopify’s' };
  return {
    status: 'warning',
    line: `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} Shopify’s`,
    remedy: 'Synchronize the clock of this machine with a time server.',
  };
};
