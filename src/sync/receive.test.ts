import { expect, test, vi } from 'vitest';
import { type Invalidation, type InvalidationLog, LogUnavailableError } from '#cache/log/invalidation-log.ts';
import type { HttpProblem, HttpResponse, RequestContext } from '#http/request/request-context.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import type { Events } from '#commerce/events.ts';
import type { JournalEntry, Journal } from './journal.ts';
import { type ChangeReceiver, webhookRoute } from './receive.ts';

const product: ChangeReference = {
  kind: 'product',
  ids: ['7'],
  handles: ['lamp'],
  deleted: false,
  version: null,
  settleMs: 0,
};

interface ReceiverOverrides {
  readonly events?: Partial<Events>;
  readonly log?: Partial<InvalidationLog>;
  readonly journal?: Partial<Journal>;
  readonly copy?: ChangeReceiver;
}

/** A receiver with a log, events and a journal that a test can override. */
function receiver(more: ReceiverOverrides = {}) {
  const appended: Invalidation[] = [];
  const journal: JournalEntry[] = [];
  const reported: unknown[] = [];
  const log: InvalidationLog = {
    append: async (invalidation) => void appended.push(invalidation),
    follow: () => undefined,
    isCurrent: () => true,
    check: async () => true,
    close: async () => undefined,
    ...more.log,
  };
  const events: Events = {
    read: async () => ({ ok: true, id: 'delivery-1', topic: 'product.updated', changes: [product] }),
    ...more.events,
  };
  const route = webhookRoute({
    events,
    log,
    journal: {
      record: async (entry) => void journal.push(entry),
      findAccepted: (id) => {
        const found = journal.find((entry) => entry.id === id && entry.verdict === 'accepted');
        return found ? { ...found, number: 1, at: 0 } : null;
      },
      ...more.journal,
    },
    pagesWith: (tags) => tags.map((tag) => `/${tag}`),
    report: (error) => void reported.push(error),
    ...(more.copy && { copy: more.copy }),
  });
  return { route, appended, journal, reported };
}

function requestWith(body: Uint8Array, headers: Readonly<Record<string, string>> = {}): RequestContext {
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

const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const bodyOf = (response: HttpProblem | HttpResponse): unknown =>
  'body' in response && response.body instanceof Uint8Array ? JSON.parse(Buffer.from(response.body).toString()) : null;

test('a valid delivery is appended to the log before the response, which has its tags', async () => {
  const { route, appended, journal } = receiver();
  const response = await route.handle(requestWith(json({ id: 7 })));
  const own = ['card:7', 'offer:7', 'product-handle:lamp', 'product-tags:7', 'product:7', 'recommendations:7'];
  const tags = [...own, 'list-sizes', 'listing', 'lists'].toSorted();
  expect([response.status, bodyOf(response)]).toEqual([200, { topic: 'product.updated', invalidated: tags }]);
  expect(response.headers).toContainEqual(['Content-Type', 'application/json; charset=utf-8']);
  expect(response.headers).toContainEqual(['Cache-Control', 'no-store']);
  expect(appended).toEqual([{ tags, versions: {}, settleMs: 0 }]);
  expect(journal).toMatchObject([{ id: 'delivery-1', verdict: 'accepted', tags, pageCount: 9, changes: [product] }]);
});

test('a topic without changes gets status 200 and appends nothing', async () => {
  const events = { read: async () => ({ ok: true, id: 'x', topic: 'orders/create', changes: [] }) as const };
  const { route, appended } = receiver({ events });
  const response = await route.handle(requestWith(json({})));
  expect([response.status, bodyOf(response), appended]).toEqual([200, { topic: 'orders/create', invalidated: [] }, []]);
});

test('the route accepts POST with a body of at most one megabyte', () => {
  const { route } = receiver();
  expect([route.methods, route.bodyLimit]).toEqual([['POST'], 1024 * 1024]);
});

const nestedIn = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

test.each([
  ['64 lists in each other', nestedIn('[', ']', 64), 200],
  ['65 lists in each other', nestedIn('[', ']', 65), 400],
  ['64 objects in each other', `${'{"a":'.repeat(64)}1${'}'.repeat(64)}`, 200],
  ['65 objects in each other', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, 400],
  ['lists and objects in each other', `${'[{"a":'.repeat(33)}1${'}]'.repeat(33)}`, 400],
  ['many lists and objects beside each other', `[${'[],{},'.repeat(500)}0]`, 200],
  ['brackets in a text', JSON.stringify({ text: '[{'.repeat(500) }), 200],
  ['brackets in a text after a quote in it', JSON.stringify({ text: `"\\${'[{'.repeat(500)}` }), 200],
  ['brackets after a text that ends in a backslash', `["\\\\",${nestedIn('[', ']', 64)}]`, 400],
])('a body with %s', async (_, body, status) => {
  const { route } = receiver();
  expect((await route.handle(requestWith(Buffer.from(body)))).status).toBe(status);
});

const nested = Buffer.from('['.repeat(50_000) + ']'.repeat(50_000));
const good = json({ id: 7 });

test.each([
  ['nested 50,000 deep', requestWith(nested)],
  ['compressed', requestWith(good, { 'content-encoding': 'gzip' })],
])('a delivery that is %s is refused before the connector reads it', async (_, request) => {
  const read = async (): Promise<never> => Promise.reject(new Error('must not be read'));
  const { route, appended, journal, reported } = receiver({ events: { read } });
  const response = await route.handle(request);
  expect([response.status, bodyOf(response)]).toMatchObject([400, { error: { code: 'malformed' } }]);
  expect([appended, reported]).toEqual([[], []]);
  expect(journal).toMatchObject([{ verdict: 'malformed' }]);
});

test('the connector reads the raw bytes and the headers', async () => {
  const read: unknown[] = [];
  const events: Events = {
    read: async (headers, bytes) => {
      read.push(headers, bytes);
      return { ok: false, reason: 'malformed' };
    },
  };
  const { route } = receiver({ events });
  await route.handle(requestWith(good, { 'x-signature': 'abc' }));
  expect(read).toEqual([{ 'x-signature': 'abc' }, good]);
});

test.each([
  ['missing_header', 400, 'A required header is missing.'],
  [
    'invalid_signature',
    401,
    'The signature does not match the delivery, or its timestamp is not of the last five minutes.',
  ],
  ['malformed', 400, 'The delivery could not be parsed.'],
] as const)(
  'a delivery that the connector refuses as %s gets status %i and a reason, and invalidates nothing',
  async (reason, status, message) => {
    const { route, appended, journal, reported } = receiver({ events: { read: async () => ({ ok: false, reason }) } });
    const response = await route.handle(requestWith(good));
    expect([response.status, bodyOf(response)]).toMatchObject([status, { error: { code: reason, message } }]);
    expect([appended, reported]).toEqual([[], []]);
    expect(journal).toMatchObject([{ verdict: reason, id: '' }]);
  },
);

test('when the log is unavailable the sender is asked to send again', async () => {
  const failure = new LogUnavailableError('locked');
  const { route, journal, reported } = receiver({ log: { append: async () => Promise.reject(failure) } });
  const response = await route.handle(requestWith(good));
  expect([response.status, bodyOf(response)]).toMatchObject([503, { error: { code: 'unavailable' } }]);
  expect(response.headers).toContainEqual(['Retry-After', '2']);
  expect([journal[0]?.verdict, reported]).toEqual(['unavailable', [failure]]);
});

test('an error that nobody has foreseen is not taken for an outage', async () => {
  const fault = new TypeError('no such property');
  const { route, reported } = receiver({ log: { append: async () => Promise.reject(fault) } });
  await expect(route.handle(requestWith(good))).rejects.toBe(fault);
  expect(reported).toEqual([]);
});

test('when the platform is unavailable the sender is asked to send again', async () => {
  const down = new PlatformUnavailableError('down');
  const { route, appended, journal, reported } = receiver({ events: { read: async () => Promise.reject(down) } });
  expect((await route.handle(requestWith(good))).status).toBe(503);
  expect([appended, reported]).toEqual([[], [down]]);
  expect(journal).toMatchObject([{ id: '', verdict: 'unavailable' }]);
});

test('a delivery counts although the journal cannot be written', async () => {
  const full = new Error('disk full');
  const record = async (): Promise<never> => Promise.reject(full);
  const { route, appended, reported } = receiver({ journal: { record } });
  expect((await route.handle(requestWith(good))).status).toBe(200);
  await expect.poll(() => [appended.length, ...reported]).toEqual([1, full]);
});

test('a delivery that was accepted before gets status 200 and invalidates nothing', async () => {
  const { route, appended, journal } = receiver();
  await route.handle(requestWith(good));
  const again = await route.handle(requestWith(good));
  expect([again.status, bodyOf(again)]).toEqual([200, { topic: 'product.updated', invalidated: [] }]);
  expect(appended).toHaveLength(1);
  expect(journal.map(({ verdict }) => verdict)).toEqual(['accepted', 'duplicate']);
});

test('a delivery that could not be processed is processed when it is sent again', async () => {
  const appended: Invalidation[] = [];
  const append = vi
    .fn<InvalidationLog['append']>(async (each) => void appended.push(each))
    .mockRejectedValueOnce(new LogUnavailableError('locked'));
  const { route } = receiver({ log: { append } });
  const responses = [await route.handle(requestWith(good)), await route.handle(requestWith(good))];
  expect([responses.map(({ status }) => status), appended.length]).toEqual([[503, 200], 1]);
});

test('a delivery is processed although the journal cannot be read', async () => {
  const damaged = new Error('damaged');
  const findAccepted = (): never => {
    throw damaged;
  };
  const { route, appended, reported } = receiver({ journal: { findAccepted } });
  expect((await route.handle(requestWith(good))).status).toBe(200);
  expect([appended.length, reported]).toEqual([1, [damaged]]);
});

test('a delivery about a withdrawn permission stops reading, and is refused when that cannot be stored', async () => {
  const disconnect = vi.fn<() => void>();
  const accept = vi.fn<ChangeReceiver['accept']>();
  const copy = { plan: () => ({ tags: [], versions: {}, settleMs: 0 }), accept, disconnect };
  const read: Events['read'] = async () => ({
    ok: true,
    id: 'delivery-2',
    topic: 'app/uninstalled',
    changes: [],
    isDisconnected: true,
  });
  const { route } = receiver({ events: { read }, copy });
  expect((await route.handle(requestWith(json({})))).status).toBe(200);
  expect([disconnect.mock.calls.length, accept.mock.calls.length]).toEqual([1, 0]);
  disconnect.mockImplementation(() => {
    throw new PlatformUnavailableError('The disk is full.');
  });
  const { route: full } = receiver({ events: { read }, copy });
  expect((await full.handle(requestWith(json({})))).status).toBe(503);
});
