import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { PlatformContractError, PlatformUnavailableError } from '#commerce/errors.ts';
import { createManualRuntime, type ManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { createGraphqlClient, type GraphqlCall, type GraphqlClient } from './graphql-client.ts';
import { defineOperation } from './operation.ts';
import { failureOf, RequestError } from './request-error.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport.ts';

const shopName = defineOperation('ShopName', z.object({ shop: z.object({ name: z.string() }) }), [
  'query ShopName { shop { name } }',
]);
const answered = { data: { shop: { name: 'Harbour' } } };

function respond(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): TransportResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, body: text, header: (name) => headers[name] ?? null };
}

/** A client whose calls are answered one after another, the last answer repeatedly. */
function clientOf(...answers: readonly (TransportResponse | Error)[]) {
  const requests: TransportRequest[] = [];
  const runtime = createManualRuntime();
  const transport: Transport = async (request) => {
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (!answer || answer instanceof Error) throw answer ?? new Error('No answer is prepared.');
    return answer;
  };
  const headers = async (): Promise<Readonly<Record<string, string>>> => ({ 'x-token': 'secret-token' });
  const client = createGraphqlClient({ url: 'https://shop.example/graphql', headers, transport, runtime });
  return { client, requests, runtime };
}

const call: GraphqlCall = { variables: {}, use: 'feed' };

async function run(client: GraphqlClient, runtime: ManualRuntime, given: GraphqlCall = call): Promise<unknown> {
  const work = client.run(shopName, given);
  const settled = work.then(
    () => true,
    () => true,
  );
  for (let step = 0; step < 200; step += 1) if (await Promise.race([settled, runtime.advance(500)])) break;
  return work;
}

const throttledAnswer = {
  errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
  extensions: { cost: { requestedQueryCost: 500, throttleStatus: { currentlyAvailable: 100, restoreRate: 100 } } },
};

test('a call posts document, name and variables with the token, and returns the parsed data', async () => {
  const { client, requests, runtime } = clientOf(respond(answered, 200, { 'x-shopify-api-version': '2026-04' }));
  const data = await run(client, runtime, {
    variables: { first: 1 },
    use: 'buyer',
    headers: { 'x-buyer': '192.0.2.1' },
  });
  expect(data).toEqual(answered.data);
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    query: 'query ShopName { shop { name } }',
    operationName: 'ShopName',
    variables: { first: 1 },
  });
  expect(requests[0]?.headers).toMatchObject({ 'x-token': 'secret-token', 'x-buyer': '192.0.2.1' });
  expect(client.servedVersion()).toBe('2026-04');
});

test.each([
  ['a connection that fails', new RequestError('network', 'no answer')],
  ['status 500', respond('', 500)],
  ['status 429', respond('', 429, { 'retry-after': '2.0' })],
  ['THROTTLED', respond(throttledAnswer)],
  ['an internal error', respond({ errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] })],
])('a read after %s is repeated', async (_, failure) => {
  const { client, requests, runtime } = clientOf(failure, respond(answered));
  expect(await run(client, runtime)).toEqual(answered.data);
  expect(requests).toHaveLength(2);
});

test.each(['<html>Maintenance</html>', '{"data":{"shop":{"na', ''])(
  'what is no answer is repeated once Shopify has answered before: %s',
  async (text) => {
    const { client, requests, runtime } = clientOf(respond(answered), respond(text), respond(answered), respond(text));
    await run(client, runtime);
    expect(await run(client, runtime)).toEqual(answered.data);
    expect(requests).toHaveLength(3);
    await expect(run(client, runtime)).rejects.toMatchObject({ isTemporary: true });
  },
);

test('a shop that has moved is named with its new address', async () => {
  const { client, runtime } = clientOf(
    respond('', 301, { location: 'https://new-name.myshopify.com/api/graphql.json' }),
  );
  await expect(run(client, runtime)).rejects.toThrow('status 301, leads to new-name.myshopify.com');
});

test('what Shopify fails to answer keeps no other query from being asked', async () => {
  const fails = respond({ errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
  const { client, runtime } = clientOf(...Array.from({ length: 6 }, () => fails), respond(answered));
  await expect(run(client, runtime)).rejects.toMatchObject({ cause: { isFailedAnswer: true } });
  expect(await client.run(shopName, call)).toEqual(answered.data);
});

test('a write is never repeated, since it may have happened', async () => {
  const { client, requests, runtime } = clientOf(respond('', 500), respond(answered));
  await expect(run(client, runtime, { variables: {}, use: 'write' })).rejects.toThrow(PlatformUnavailableError);
  expect(requests).toHaveLength(1);
});

test.each([
  ['token', respond('', 401)],
  ['forbidden', respond('', 403)],
  ['access', respond({ errors: [{ message: 'x', extensions: { code: 'ACCESS_DENIED' } }] }, 403)],
  ['access', respond({ errors: [{ message: 'x', extensions: { code: 'ACCESS_DENIED' } }] })],
  ['address', respond('', 404)],
  ['address', respond('', 301)],
  ['password', respond('', 302, { location: 'https://my-shop.myshopify.com/password' })],
  ['frozen', respond('', 402)],
  ['locked', respond('', 423)],
  ['closed', respond({ errors: 'Unavailable Shop' }, 403)],
  ['closed', respond({ errors: [{ message: 'x', extensions: { code: 'SHOP_INACTIVE' } }] })],
  ['query', respond({ errors: [{ message: 'Field does not exist' }] })],
  ['query', respond('', 783)],
  ['answer', respond('<html>')],
  ['answer', respond('[]')],
])('a failure because of %s is reported without another call', async (failure, response) => {
  const { client, requests, runtime } = clientOf(response);
  const error: unknown = await run(client, runtime).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PlatformUnavailableError);
  expect(failureOf(error)).toBe(failure);
  expect(String(error)).not.toContain('secret-token');
  expect(requests).toHaveLength(1);
});

/** Every row of https://shopify.dev/docs/api/usage/response-codes but 200, and what proxies add. */
test.each([
  [201, 'answer'],
  [202, 'answer'],
  [204, 'answer'],
  [205, 'answer'],
  [303, 'address'],
  [400, 'query'],
  [401, 'token'],
  [402, 'frozen'],
  [403, 'forbidden'],
  [404, 'address'],
  [405, 'query'],
  [406, 'query'],
  [408, 'server'],
  [409, 'query'],
  [414, 'query'],
  [415, 'query'],
  [422, 'query'],
  [423, 'locked'],
  [429, 'throttled'],
  [430, 'rejected'],
  [500, 'server'],
  [501, 'query'],
  [502, 'server'],
  [503, 'server'],
  [504, 'server'],
  [530, 'server'],
  [540, 'server'],
  [783, 'query'],
] as const)('status %i is a failure of the kind %s', async (status, failure) => {
  const { client, runtime } = clientOf(respond('', status));
  const error: unknown = await run(client, runtime, { variables: {}, use: 'write' }).catch((reason: unknown) => reason);
  expect(failureOf(error)).toBe(failure);
  expect(error).toMatchObject({ isTemporary: ['server', 'throttled', 'rejected'].includes(failure) });
});

test.each([
  [{ errors: 'Not Found' }, 'Not Found'],
  [{ errors: [{ message: 'Parameter missing' }] }, 'Parameter missing'],
  [{ errors: { query: 'Required' } }, '{"query":"Required"}'],
  [{ error: 'shop_not_permitted', error_description: 'Not on this shop' }, 'Not on this shop'],
  ['<html>', 'status 400)'],
])('a refusal has Shopify’s own words, where it has any: %j', async (body, words) => {
  const { client, runtime } = clientOf(respond(body, 400));
  await expect(run(client, runtime)).rejects.toThrow(words);
});

test('data beside errors is no answer', async () => {
  const { client, runtime } = clientOf(respond({ ...answered, errors: [{ message: 'A part is missing' }] }));
  await expect(run(client, runtime)).rejects.toThrow(PlatformUnavailableError);
});

test('data that the schema does not allow is a contract error', async () => {
  const { client, requests, runtime } = clientOf(respond({ data: { shop: { name: null } } }));
  await expect(run(client, runtime)).rejects.toThrow(PlatformContractError);
  expect(requests).toHaveLength(1);
});

test('a scan waits until the cost of its last query is available again, a buyer does not', async () => {
  const expensive = {
    ...answered,
    extensions: { cost: { requestedQueryCost: 500, throttleStatus: { currentlyAvailable: 100, restoreRate: 100 } } },
  };
  const { client, requests, runtime } = clientOf(respond(expensive));
  await run(client, runtime);
  const scan = client.run(shopName, call);
  await runtime.advance(1000);
  expect(requests).toHaveLength(1);
  await client.run(shopName, { variables: {}, use: 'buyer' });
  expect(requests).toHaveLength(2);
  await runtime.advance(5000);
  await scan;
  expect(requests).toHaveLength(3);
});

test.each([
  ['five seconds where Shopify does not say how long', {}, 5],
  ['as long as Shopify says', { 'retry-after': '3' }, 3],
])(
  'what was taken for abuse is not repeated, and the next read of a scan waits for %s',
  async (_, headers, seconds) => {
    const { client, requests, runtime } = clientOf(respond('', 430, headers), respond(answered));
    await expect(client.run(shopName, call)).rejects.toThrow('Shopify takes the requests for abuse and rejects them');
    const next = client.run(shopName, call);
    await runtime.advance(seconds * 1000 - 100);
    expect(requests).toHaveLength(1);
    await runtime.advance(200);
    await next;
    expect(requests).toHaveLength(2);
  },
);

test('a buyer’s read that was taken for abuse is repeated, since somebody waits for it', async () => {
  const { client, requests, runtime } = clientOf(respond('', 430), respond(answered));
  expect(await run(client, runtime, { variables: {}, use: 'buyer' })).toEqual(answered.data);
  expect(requests).toHaveLength(2);
});

test('a buyer is told to come back when Shopify may accept requests again', async () => {
  const { client, runtime } = clientOf(respond('', 430));
  const error: unknown = await run(client, runtime, { variables: {}, use: 'write' }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ retryAfter: 5, isTemporary: true });
});

test('after several failures calls are refused without a request, and buyers have a circuit of their own', async () => {
  const { client, requests, runtime } = clientOf(respond('', 503));
  await run(client, runtime).catch(() => undefined);
  const before = requests.length;
  await expect(client.run(shopName, call)).rejects.toThrow('Shopify has a fault of its own (ShopName: status 503)');
  expect(requests).toHaveLength(before);
  await run(client, runtime, { variables: {}, use: 'buyer' }).catch(() => undefined);
  expect(requests.length).toBeGreaterThan(before);
});

test('a call ends with the reason of its signal', async () => {
  const { client } = clientOf(respond(answered));
  const reason = new Error('The process ends.');
  await expect(client.run(shopName, { ...call, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test('any response is an answer or a named error', async () => {
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((json) => `{"data":${json},"errors":${json}}`),
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 100, max: 599 }), body, async (status, text) => {
      const { client, runtime } = clientOf(respond(text, status));
      const error: unknown = await run(client, runtime, { variables: {}, use: 'write' }).catch(
        (reason: unknown) => reason,
      );
      expect(error instanceof PlatformUnavailableError || error instanceof PlatformContractError).toBe(true);
    }),
  );
});
