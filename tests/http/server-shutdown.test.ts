import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { renderTestPage, openTestServer } from '../helpers/test-server.ts';
import { readAnswers } from '../helpers/raw-http.ts';

const patience = { graceMs: 0, capMs: 5000 };

/** A gate that visits wait at until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

test('draining finishes running requests, accepts none and ends', async () => {
  const { open, opened } = gate();
  const front = await openTestServer({ render: (visit) => opened.then(() => renderTestPage(visit)) });
  const running = fetch(front.url);
  await expect.poll(() => front.requests.length).toBe(1);
  const drained = front.drain(patience);
  await expect(fetch(front.url)).rejects.toThrow();
  open();
  const response = await running;
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  expect(await response.text()).toContain('Home');
  await drained;
});

test('during the grace period requests get Connection: close and the process is not ready', async () => {
  const front = await openTestServer();
  expect(await (await fetch(`${front.url}/health/ready`)).json()).toEqual({ status: 'ready', platform: 'available' });
  const drained = front.drain({ graceMs: 300, capMs: 5000 });
  const ready = await fetch(`${front.url}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'draining' }]);
  const page = await fetch(front.url);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect((await fetch(`${front.url}/health/live`)).status).toBe(200);
  await drained;
});

test('unused connections do not delay the end', async () => {
  const front = await openTestServer();
  const socket = connect(Number(new URL(front.url).port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  await fetch(front.url).then((response) => response.text());
  await front.drain(patience);
  await expect.poll(() => socket.readableEnded || socket.destroyed).toBe(true);
});

test('requests beyond the shutdown limit are aborted', async () => {
  const front = await openTestServer({ render: () => new Promise(() => {}) });
  const running = fetch(front.url);
  running.catch(() => {});
  await expect.poll(() => front.requests.length).toBe(1);
  await front.drain({ graceMs: 0, capMs: 50 });
  await expect(running).rejects.toThrow();
});

test('an unavailable platform is reported but does not make the process unready', async () => {
  const front = await openTestServer({ platformReady: () => Promise.reject(new Error('down')) });
  const response = await fetch(`${front.url}/health/ready`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready', platform: 'unavailable' }]);
});

test('aborted requests leak nothing', async () => {
  const { open, opened } = gate();
  const front = await openTestServer({ render: (visit) => opened.then(() => renderTestPage(visit)) });
  const leavers = Array.from({ length: 500 }, () => new AbortController());
  const asked = leavers.map(({ signal }) => fetch(front.url, { signal }).catch(() => 'left'));
  await expect.poll(() => front.requests.length, { timeout: 10_000 }).toBe(leavers.length);
  for (const leaver of leavers) leaver.abort();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['left']));
  await expect.poll(() => front.requests.every(({ signal }) => signal.aborted)).toBe(true);
  open();
  await expect.poll(() => connections(front.server)).toBe(0);
  await expect.poll(() => front.logEntries.filter(({ status }) => status === 499).length).toBe(leavers.length);
  expect((await fetch(front.url)).status).toBe(200);
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
  const front = await openTestServer({
    apiRoutes: new Map([['/api/chat', { methods: ['GET'] as const, bodyLimit: 0, handle }]]),
  });
  const leaver = new AbortController();
  const response = await fetch(`${front.url}/api/chat`, { signal: leaver.signal });
  const first = await response.body?.getReader().read();
  expect(Buffer.from(first?.value ?? []).toString()).toContain('data: x');
  expect(response.headers.get('content-encoding')).toBeNull();
  leaver.abort();
  await expect.poll(() => cancelled).toBe(true);
  expect(front.logEntries.filter(({ level }) => Number(level) >= 50)).toEqual([]);
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
  const front = await openTestServer({
    apiRoutes: new Map([['/api/chat', { methods: ['GET'] as const, bodyLimit: 0, handle }]]),
    render: (visit) => opened.then(() => renderTestPage(visit)),
  });
  const socket = connect(Number(new URL(front.url).port), '127.0.0.1').on('error', () => {});
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
  socket.write(ask('/') + ask('/api/chat').repeat(20));
  await expect.poll(() => front.requests.length).toBe(1);
  socket.destroy();
  await expect.poll(() => cancelled).toBe(20);
  open();
  await expect.poll(() => front.logEntries.filter(({ msg }) => msg === undefined).length).toBe(21);
  expect(front.logEntries.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('pipelined requests are answered in order', async () => {
  const front = await openTestServer();
  const socket = connect(Number(new URL(front.url).port), '127.0.0.1').setEncoding('latin1');
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
  getConnections: (told: (error: Error | null, count: number) => void) => void;
}): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
