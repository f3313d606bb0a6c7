import { expect, test } from 'vitest';
import { createManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { createAdminTokens } from './admin-token.ts';
import { failureOf } from './request-error.ts';

function tokensOf(status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
  return createAdminTokens({
    origin: 'https://my-shop.myshopify.com',
    clientId: 'id',
    clientSecret: 'app-secret',
    transport: async () => ({ status, body, header: (name) => headers[name] ?? null }),
    runtime: createManualRuntime(),
  });
}

test.each([
  [400, '{"error":"invalid_request"}', 'app'],
  [401, '', 'app'],
  [403, '', 'app'],
  [422, '', 'app'],
  [403, '{"errors":"Unavailable Shop"}', 'closed'],
  [402, '', 'frozen'],
  [404, '', 'address'],
  [302, '', 'address'],
  [423, '', 'locked'],
  [429, '', 'throttled'],
  [430, '', 'rejected'],
  [503, '', 'server'],
  [200, '<html>', 'answer'],
  [200, '{}', 'answer'],
])('no Admin token because of status %i with %j is a failure of the kind %s', async (status, body, failure) => {
  const error: unknown = await tokensOf(status, body)
    .read()
    .catch((reason: unknown) => reason);
  expect(failureOf(error)).toBe(failure);
  expect(String(error)).not.toContain('app-secret');
});

test('Shopify’s reason why an app gets no token is part of the message', async () => {
  const body = JSON.stringify({ error: 'shop_not_permitted', error_description: 'Not on this shop' });
  await expect(tokensOf(400, body).read()).rejects.toThrow('the Admin token: status 400, Not on this shop');
});
