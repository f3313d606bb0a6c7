import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Invalidation, type InvalidationLog, LogUnavailable } from '#cache/log/invalidation-log.ts';
import type { HttpResponse, RequestContext } from '#http/request/request-context.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import type { Events } from '#commerce/events.ts';
import type { JournalEntry, Journal } from './journal.ts';
import { webhookRoute } from './receive.ts';

const secret = 'a secret of some length';
const product: ChangeReference = {
  kind: 'product',
  ids: ['7'],
  handles: ['lamp'],
  deleted: false,
  version: null,
  settleMs: 0,
};

interface Misbehaviour {
  readonly events?: Partial<Events>;
  readonly log?: Partial<InvalidationLog>;
  readonly journal?: Pick<Journal, 'record'>;
}

/** A receiver over a log, a platform and a journal that do as the test says. */
function receiver(more: Misbehaviour = {}) {
  const appended: Invalidation[] = [];
  const journal: JournalEntry[] = [];
  const reported: unknown[] = [];
  const log: InvalidationLog = {
    append: async (invalidation) => void appended.push(invalidation),
    follow: () => undefined,
    current: () => true,
    check: async () => true,
    close: async () => undefined,
    ...more.log,
  };
  const events: Events = {
    read: async () => ({ ok: true, id: 'ignored', topic: 'product.updated', changes: [product] }),
    changedSince: async () => ({ mark: '', changes: [] }),
    ...more.events,
  };
  const route = webhookRoute({
    secrets: [secret],
    events,
    log,
    journal: more.journal ?? { record: async (entry) => void journal.push(entry) },
    pagesWith: (tags) => tags.map((tag) => `/${tag}`),
    report: (error) => void reported.push(error),
  });
  return { route, appended, journal, reported };
}

function visit(body: Uint8Array, headers: Readonly<Record<string, string>> = signed(body)): RequestContext {
  return {
    id: 'request',
    method: 'POST',
    url: new URL('http://shop.test/api/webhooks/commerce'),
    headers,
    clientAddress: '127.0.0.1',
    draft: null,
    format: 'html',
    body,
    signal: new AbortController().signal,
  };
}

function signed(body: Uint8Array): Readonly<Record<string, string>> {
  return {
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    'x-shopify-topic': 'products/update',
    'x-shopify-shop-domain': 'shop.test',
    'x-shopify-webhook-id': 'delivery-1',
  };
}

const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const told = ({ body }: HttpResponse): unknown =>
  body instanceof Uint8Array ? JSON.parse(Buffer.from(body).toString()) : body;

test('a good delivery is appended before it is answered, with what it made void', async () => {
  const { route, appended, journal } = receiver();
  const answer = await route.handle(visit(json({ id: 7 })));
  const tags = ['listing', 'product-count', 'product-handle:lamp', 'product:7'];
  expect([answer.status, told(answer)]).toEqual([200, { topic: 'product.updated', invalidated: tags }]);
  expect(appended).toEqual([{ tags, versions: {}, settleMs: 0 }]);
  expect(journal).toMatchObject([{ id: 'delivery-1', verdict: 'accepted', tags, pageCount: 4, changes: [product] }]);
});

test('a topic that touches nothing is answered 200 and appends nothing', async () => {
  const events = { read: async () => ({ ok: true, id: 'x', topic: 'orders/create', changes: [] }) as const };
  const { route, appended } = receiver({ events });
  const answer = await route.handle(visit(json({})));
  expect([answer.status, told(answer), appended]).toEqual([200, { topic: 'orders/create', invalidated: [] }, []]);
});

test('the route takes posts of one megabyte and nothing else', () => {
  const { route } = receiver();
  expect([route.methods, route.bodyLimit]).toEqual([['POST'], 1024 * 1024]);
});

const nested = Buffer.from('['.repeat(50_000) + ']'.repeat(50_000));
const good = json({ id: 7 });

const wrongs: readonly (readonly [string, RequestContext, readonly [number, string]])[] = [
  ['without a signature', visit(good, {}), [400, 'missing_header']],
  [
    'with a wrong signature',
    visit(good, { ...signed(good), 'x-shopify-hmac-sha256': 'AAAA' }),
    [401, 'invalid_signature'],
  ],
  ['with two families of headers', visit(good, { ...signed(good), 'webhook-signature': 'v1,x' }), [400, 'malformed']],
  ['nested 50,000 deep', visit(nested), [400, 'malformed']],
  ['compressed', visit(good, { ...signed(good), 'content-encoding': 'gzip' }), [400, 'malformed']],
];

test.each(wrongs)('a delivery %s is refused and touches nothing', async (_, asked, [status, code]) => {
  const read = async (): Promise<never> => Promise.reject(new Error('must not be read'));
  const { route, appended, journal, reported } = receiver({ events: { read } });
  const answer = await route.handle(asked);
  expect([answer.status, told(answer)]).toMatchObject([status, { error: { code } }]);
  expect([appended, reported]).toEqual([[], []]);
  expect(journal).toMatchObject([{ verdict: code }]);
});

test('a body that the platform cannot make sense of is malformed', async () => {
  const { route } = receiver({ events: { read: async () => ({ ok: false, reason: 'malformed' }) } });
  const answer = await route.handle(visit(Buffer.from('no json')));
  expect([answer.status, told(answer)]).toMatchObject([400, { error: { code: 'malformed' } }]);
});

test('a log that cannot take the invalidation makes the sender try again', async () => {
  const failure = new LogUnavailable('locked');
  const { route, journal, reported } = receiver({ log: { append: async () => Promise.reject(failure) } });
  const answer = await route.handle(visit(good));
  expect([answer.status, told(answer)]).toMatchObject([503, { error: { code: 'unavailable' } }]);
  expect(answer.headers).toContainEqual(['Retry-After', '2']);
  expect([journal[0]?.verdict, reported]).toEqual(['unavailable', [failure]]);
});

test('a platform that has to be asked and does not answer makes the sender try again', async () => {
  const down = new PlatformUnavailableError('down');
  const { route, appended } = receiver({ events: { read: async () => Promise.reject(down) } });
  expect((await route.handle(visit(good))).status).toBe(503);
  expect(appended).toEqual([]);
});

test('a journal that cannot be written does not keep a delivery from counting', async () => {
  const full = new Error('disk full');
  const record = async (): Promise<never> => Promise.reject(full);
  const { route, appended, reported } = receiver({ journal: { record } });
  expect((await route.handle(visit(good))).status).toBe(200);
  await expect.poll(() => [appended.length, ...reported]).toEqual([1, full]);
});
