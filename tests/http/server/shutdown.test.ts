import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { DatabaseUnusableError } from '#commerce/errors.ts';
import { renderTestPage, openTestServer } from '../../helpers/test-server.ts';
import { readAnswers } from '../../helpers/http/raw-http.ts';

const patience = { graceMs: 0, capMs: 5000 };

/** A promise that requests wait for until `open` is called. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

test('draining finishes running requests, accepts none and ends', async () => {
  const { open, opened } = gate();
  const httpServer = await openTestServer({ render: (context) => opened.then(() => renderTestPage(context)) });
  const running = fetch(httpServer.url);
  await expect.poll(() => httpServer.requests.length).toBe(1);
  const drained = httpServer.drain(patience);
  await expect(fetch(httpServer.url)).rejects.toThrow();
  open();
  const response = await running;
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  expect(await response.text()).toContain('Home');
  await drained;
});

test('during the grace period requests get Connection: close and the process is not ready', async () => {
  const httpServer = await openTestServer();
  expect(await (await fetch(`${httpServer.url}/health/ready`)).json()).toEqual({
    status: 'ready',
    platform: 'available',
  });
  const drained = httpServer.drain({ graceMs: 300, capMs: 5000 });
  const ready = await fetch(`${httpServer.url}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'draining' }]);
  const page = await fetch(httpServer.url);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect((await fetch(`${httpServer.url}/health/live`)).status).toBe(200);
  await drained;
});

test('unused connections do not delay the end', async () => {
  const httpServer = await openTestServer();
  const socket = connect(Number(new URL(httpServer.url).port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  await fetch(httpServer.url).then((response) => response.text());
  await httpServer.drain(patience);
  await expect.poll(() => socket.readableEnded || socket.destroyed).toBe(true);
});

test('requests beyond the shutdown limit are aborted', async () => {
  const httpServer = await openTestServer({ render: () => new Promise(() => {}) });
  const running = fetch(httpServer.url);
  running.catch(() => {});
  await expect.poll(() => httpServer.requests.length).toBe(1);
  await httpServer.drain({ graceMs: 0, capMs: 50 });
  await expect(running).rejects.toThrow();
});

test('a damaged database makes the process unready, with a reason', async () => {
  const reason = 'shop.sqlite is damaged: restore a backup.';
  const damaged = new DatabaseUnusableError(`/data/${reason}`, { reason });
  const httpServer = await openTestServer({ platformReady: () => Promise.reject(damaged) });
  const response = await fetch(`${httpServer.url}/health/ready`);
  expect([response.status, await response.json()]).toEqual([503, { status: 'unready', platform: 'damaged', reason }]);
});

test('an unavailable platform is reported but does not make the process unready', async () => {
  const httpServer = await openTestServer({ platformReady: () => Promise.reject(new Error('down')) });
  const response = await fetch(`${httpServer.url}/health/ready`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready', platform: 'unavailable' }]);
});

test('aborted requests leak nothing', async () => {
  const { open, opened } = gate();
  const httpServer = await openTestServer({ render: (context) => opened.then(() => renderTestPage(context)) });
  const leavers = Array.from({ length: 500 }, () => new AbortController());
  const responses = leavers.map(({ signal }) => fetch(httpServer.url, { signal }).catch(() => 'left'));
  await expect.poll(() => httpServer.requests.length, { timeout: 10_000 }).toBe(leavers.length);
  for (const leaver of leavers) leaver.abort();
  expect(new Set(await Promise.all(responses))).toEqual(new Set(['left']));
  await expect.poll(() => httpServer.requests.every(({ signal }) => signal.aborted)).toBe(true);
  open();
  await expect.poll(() => connections(httpServer.server)).toBe(0);
  await expect.poll(() => httpServer.logEntries.filter(({ status }) => status === 499).length).toBe(leavers.length);
  expect((await fetch(httpServer.url)).status).toBe(200);
});

test('a stream ends when its client disconnects', async () => {
  let cancelled = false;
  const stream = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(Buffer.from('data: x\n\n')),
      cancel: () => {
        cancelled = true;
      },
    });
  const handle = async () => ({
    status: 200,
    headers: [['Content-Type', 'text/event-stream']] as const,
    body: stream(),
  });
  const httpServer = await openTestServer({
    apiRoutes: new Map([['/api/chat', { methods: ['GET'] as const, bodyLimit: 0, handle }]]),
  });
  const leaver = new AbortController();
  const response = await fetch(`${httpServer.url}/api/chat`, { signal: leaver.signal });
  const first = await response.body?.getReader().read();
  expect(Buffer.from(first?.value ?? []).toString()).toContain('data: x');
  expect(response.headers.get('content-encoding')).toBeNull();
  leaver.abort();
  await expect.poll(() => cancelled).toBe(true);
  expect(httpServer.logEntries.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a pipelined stream ends when its client disconnects', async () => {
  const { open, opened } = gate();
  let cancelled = 0;
  const handle = async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(Buffer.alloc(1024)),
      cancel: () => void (cancelled += 1),
    });
    return { status: 200, headers: [['Content-Type', 'text/event-stream']] as const, body };
  };
  const httpServer = await openTestServer({
    apiRoutes: new Map([['/api/chat', { methods: ['GET'] as const, bodyLimit: 0, handle }]]),
    render: (context) => opened.then(() => renderTestPage(context)),
  });
  const socket = connect(Number(new URL(httpServer.url).port), '127.0.0.1').on('error', () => {});
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
  socket.write(ask('/') + ask('/api/chat').repeat(20));
  await expect.poll(() => httpServer.requests.length).toBe(1);
  socket.destroy();
  await expect.poll(() => cancelled).toBe(20);
  open();
  await expect.poll(() => httpServer.logEntries.filter(({ msg }) => msg === undefined).length).toBe(21);
  expect(httpServer.logEntries.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('pipelined requests are answered in order', async () => {
  const httpServer = await openTestServer();
  const socket = connect(Number(new URL(httpServer.url).port), '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (chunk: string) => (received += chunk));
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: shop\r\n${more}\r\n`;
  socket.write(ask('/') + ask('/none') + ask('/cart') + ask('/products/x', 'Connection: close\r\n'));
  await once(socket, 'close');
  expect(readAnswers(received).map(({ body }) => /<title>(.*?)</.exec(body)?.[1])).toEqual([
    'Home',
    'Designed not found',
    'The cart',
    'Product',
  ]);
});

function connections(server: {
  getConnections: (callback: (error: Error | null, count: number) => void) => void;
}): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
