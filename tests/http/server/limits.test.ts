import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openTestServer } from '../../helpers/test-server.ts';
import { closedAfter, readAnswers, sendRaw } from '../../helpers/http/raw-http.ts';

const problemOf = async (response: Response): Promise<unknown> => {
  const { error } = await response.json();
  expect(error.message).toMatch(/^[A-Z].*\.$/);
  return [response.status, error.code];
};
const json = { accept: 'application/json' };

test('a URL of 8 KB is accepted and a longer one refused', async () => {
  const { url, requests } = await openTestServer();
  const query = (length: number) => `?q=${'a'.repeat(length - '/products/x?q='.length)}`;
  expect((await fetch(`${url}/products/x${query(8192)}`)).status).toBe(200);
  const before = requests.length;
  expect(await problemOf(await fetch(`${url}/products/x${query(8193)}`, { headers: json }))).toEqual([
    414,
    'url_too_long',
  ]);
  expect(requests).toHaveLength(before);
});

test('64 query parameters are accepted and 65 refused', async () => {
  const { url } = await openTestServer();
  const query = (count: number) => `?${Array.from({ length: count }, (_, at) => `p${at}=1`).join('&')}`;
  expect((await fetch(`${url}/products/x${query(64)}`)).status).toBe(200);
  for (const count of [65, 1000]) {
    expect(await problemOf(await fetch(`${url}/products/x${query(count)}`, { headers: json }))).toEqual([
      400,
      'too_many_parameters',
    ]);
  }
});

test('oversized headers are refused and the connection is closed', async () => {
  const { url } = await openTestServer();
  const request = `GET / HTTP/1.1\r\nHost: shop\r\nX-Big: ${'a'.repeat(17 * 1024)}\r\n\r\n`;
  const [answer] = readAnswers(await sendRaw(url, request));
  expect([answer?.status, JSON.parse(answer?.body ?? '').error.code]).toEqual([431, 'headers_too_large']);
  expect(await closedAfter(url, request)).toBe(true);
});

test('a body of the maximum size is accepted and one byte more refused', async () => {
  const { url, requests } = await openTestServer();
  const send = (size: number) => fetch(`${url}/api/echo`, { method: 'POST', body: 'a'.repeat(size) });
  const fits = await send(1000);
  expect([fits.status, (await fits.text()).length]).toEqual([200, 1000]);
  expect(await problemOf(await send(1001))).toEqual([413, 'too_large']);
  expect(await problemOf(await send(100_000))).toEqual([413, 'too_large']);
  expect(requests).toHaveLength(1);
});

test('a POST with neither length nor coding has an empty body', async () => {
  const { url, requests } = await openTestServer();
  const [answer] = readAnswers(await sendRaw(url, 'POST /api/echo HTTP/1.1\r\nHost: shop\r\n\r\n'));
  expect([answer?.status, answer?.body, requests[0]?.body?.length]).toEqual([200, '', 0]);
});

test('a body without Content-Length is counted as it arrives', async () => {
  const { url, requests } = await openTestServer();
  const chunk = `${(400).toString(16)}\r\n${'a'.repeat(400)}\r\n`;
  const send = (chunks: number) =>
    sendRaw(
      url,
      `POST /api/echo HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(chunks)}0\r\n\r\n`,
    );
  expect(readAnswers(await send(2))[0]).toMatchObject({ status: 200, body: 'a'.repeat(800) });
  expect(readAnswers(await send(3))[0]?.status).toBe(413);
  const flood = readAnswers(await send(30));
  expect(flood).toHaveLength(1);
  expect(flood[0]?.headers.get('connection')).toBe('close');
  expect(requests).toHaveLength(1);
});

test('a body declared too large is refused before it arrives, and the connection stays usable', async () => {
  const { url, requests } = await openTestServer();
  const head = (length: number): string => `POST /api/echo HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n`;
  for (const length of [1001, 2000, 2001, 1_000_000])
    expect([length, await sendRaw(url, head(length))]).toEqual([length, expect.stringMatching(/^HTTP\/1\.1 413 /)]);
  const answers = readAnswers(await sendRaw(url, `${head(1500)}${'a'.repeat(1500)}${head(3)}abc`));
  expect(answers.map(({ status }) => status)).toEqual([413, 200]);
  expect(requests).toHaveLength(1);
});

test('a client that stalls after a refusal is disconnected and does not delay shutdown', async () => {
  const { url } = await openTestServer();
  expect(await closedAfter(url, 'POST /api/echo HTTP/1.1\r\nHost: shop\r\nContent-Length: 1500\r\n\r\nabc')).toBe(true);
});

test('Expect: 100-continue is refused for a body that is too large', async () => {
  const { url } = await openTestServer();
  const ask = (length: number) =>
    sendRaw(url, `POST /api/echo HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`);
  expect(await ask(1001)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await ask(1000)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\n$/);
});

test('any other Expect header is refused', async () => {
  const { url } = await openTestServer();
  const [answer] = readAnswers(
    await sendRaw(url, 'GET / HTTP/1.1\r\nHost: shop\r\nExpect: cake\r\nAccept: application/json\r\n\r\n'),
  );
  expect([answer?.status, JSON.parse(answer?.body ?? '').error.code]).toEqual([417, 'bad_expectation']);
});

test('a body on GET is ignored and the connection stays usable', async () => {
  const { url, requests } = await openTestServer();
  const inner = 'GET /cart HTTP/1.1\r\nHost: x\r\n\r\n';
  const fat = `GET /products/x HTTP/1.1\r\nHost: shop\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`;
  const answers = readAnswers(await sendRaw(url, `${fat}GET / HTTP/1.1\r\nHost: shop\r\n\r\n`));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(requests.map((context) => [context.url.pathname, context.body])).toEqual([
    ['/products/x', null],
    ['/', null],
  ]);
});

test('slow headers end the connection', async () => {
  const { url } = await openTestServer({ limits: { headersTimeoutMs: 50, requestTimeoutMs: 100, timeoutCheckMs: 20 } });
  const received = await sendRaw(url, 'GET / HTTP/1.1\r\nHost: sh', 2000);
  expect(readAnswers(received)[0]).toMatchObject({ status: 408 });
});

test('a slow body ends the connection', async () => {
  const { url, requests } = await openTestServer({
    limits: { headersTimeoutMs: 50, requestTimeoutMs: 100, timeoutCheckMs: 20 },
  });
  const received = await sendRaw(url, 'POST /api/echo HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\nabc', 2000);
  expect(readAnswers(received)[0]).toMatchObject({ status: 408 });
  expect(requests).toHaveLength(0);
});

test('an idle connection is closed', async () => {
  const { url } = await openTestServer({ limits: { headersTimeoutMs: 50, requestTimeoutMs: 100, timeoutCheckMs: 20 } });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket.resume(), 'end');
  expect(socket.bytesWritten).toBe(0);
});

const large = Buffer.alloc(32 * 1024 * 1024, 'a');

test.each([
  ['all at once', () => large],
  ['as it comes', () => Readable.from([large])],
])('a visitor who takes nothing more of an answer, given %s, is let go', async (_, body) => {
  const answer = async () => ({ status: 200, headers: [['Content-Type', 'image/png']], body: body() }) as const;
  const apiRoutes = new Map([['/api/large', { methods: ['GET'], bodyLimit: 0, handle: answer }]] as const);
  const { url, server } = await openTestServer({ apiRoutes, limits: { idleMs: 100 } });
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  socket.pause().write('GET /api/large HTTP/1.1\r\nHost: shop\r\n\r\n');
  await once(server, 'connection');
  const connections = promisify(server.getConnections.bind(server));
  await expect.poll(connections).toBe(0);
  socket.destroy();
});

test.each(['text/plain', 'application/json', 'application/x-www-form-urlencodedx', ''])(
  'a page with a form refuses a body of type %j with 415 and names the types that it accepts',
  async (type) => {
    const { url, requests } = await openTestServer();
    const response = await fetch(`${url}/cart`, {
      method: 'POST',
      headers: { ...json, 'content-type': type },
      body: 'a',
    });
    expect(response.status).toBe(415);
    expect(response.headers.get('accept')).toBe('application/x-www-form-urlencoded, multipart/form-data');
    expect((await response.json()).error.code).toBe('unsupported_media_type');
    expect(requests).toEqual([]);
  },
);

test.each(['application/x-www-form-urlencoded; charset=UTF-8', 'Multipart/Form-Data; boundary=x'])(
  'a page with a form accepts a body of type %j',
  async (type) => {
    const { url } = await openTestServer();
    const response = await fetch(`${url}/cart`, { method: 'POST', headers: { 'content-type': type }, body: 'a' });
    expect(response.status).toBe(200);
  },
);

test.each([
  ['gzip', 415],
  ['br, identity', 415],
  ['identity', 200],
])('a body with the content encoding %s is answered with %i', async (encoding, status) => {
  const { url } = await openTestServer();
  const headers = { ...json, 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': encoding };
  const response = await fetch(`${url}/cart`, { method: 'POST', headers, body: 'a' });
  expect(response.status).toBe(status);
  expect(response.headers.get('accept-encoding')).toBe(status === 415 ? 'identity' : null);
});
