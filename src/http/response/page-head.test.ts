import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPageHead, listPageHeaders, type PageHead } from './page-head.ts';
import { PreparedResponse } from './prepared-response.ts';

const body = 'Hello from the shop';
const page: PageHead = {
  status: 200,
  headers: ['Content-Type', 'text/html', 'X-Word', 'Grüße', 'Content-Length', String(body.length)],
  id: 'abc-1',
  age: 7,
  cacheStatus: 'storefront; hit',
};
const notModified: PageHead = { ...page, status: 304, headers: ['ETag', '"x"'] };
const keepAliveMs = 65_000;

/** Sends a page by `writeHead` on paths that begin with /listed, and by its prepared head on others. */
const server = createServer({ ServerResponse: PreparedResponse, keepAliveTimeout: keepAliveMs }, send);

function send(request: IncomingMessage, response: PreparedResponse): void {
  const head = request.headers['if-none-match'] ? notModified : page;
  if (request.url?.startsWith('/listed')) response.writeHead(head.status, listPageHeaders(head));
  else response.writePreparedHead(head.status, formatPageHead(head, { now: Date.now(), keepAliveMs }));
  response.end(head.status === 304 ? undefined : body);
}

beforeAll(async () => {
  server.on('checkExpectation', send);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => server.close());

/** All that the server sends on one connection for these requests, with a Date that is the same in every test. */
async function bytesFor(...requests: readonly string[]): Promise<string> {
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.end(requests.join(''), 'latin1');
  socket.setEncoding('latin1');
  return (await text(socket)).replaceAll(/Date: [^\r]+/gu, 'Date: today');
}

function requestOf(path: string, { method = 'GET', headers = '' } = {}): string {
  return `${method} ${path} HTTP/1.1\r\nHost: shop\r\n${headers}\r\n`;
}

const conditional = { headers: 'If-None-Match: "x"\r\n' };
const head = { method: 'HEAD' };

test.each([
  ['a page', {}],
  ['a page without its body', head],
  ['a page that has not changed', conditional],
])('%s is sent with the same bytes as by writeHead', async (_, options) => {
  const prepared = await bytesFor(requestOf('/page', options));
  expect(prepared).toBe(await bytesFor(requestOf('/listed', options)));
  expect(prepared).toContain('X-Request-Id: abc-1\r\nAge: 7\r\nCache-Status: storefront; hit\r\n');
});

test('requests of one connection are answered one after another', async () => {
  const requests = [{}, conditional, head, {}];
  const answers = await bytesFor(...requests.map((each) => requestOf('/page', each)));
  expect(answers.match(/HTTP\/1\.1 \d+/gu)).toEqual(['200', '304', '200', '200'].map((status) => `HTTP/1.1 ${status}`));
  expect(answers).toBe(await bytesFor(...requests.map((each) => requestOf('/listed', each))));
});

test('the date is the present one', () => {
  const at = (now: number) => formatPageHead(page, { now, keepAliveMs });
  expect(at(0)).toContain('Date: Thu, 01 Jan 1970 00:00:00 GMT');
  expect(at(1999)).toContain('Date: Thu, 01 Jan 1970 00:00:01 GMT');
});

test('a header that would begin another is refused', () => {
  const headers = ['X-Word', 'a\r\nSet-Cookie: b'];
  expect(() => formatPageHead({ ...page, headers }, { now: 0, keepAliveMs })).toThrow(/Invalid character/u);
});

test('the connection is kept only for a client that wants it and expects nothing', async () => {
  const canKeepAlive: boolean[] = [];
  server.on('request', (_, response) => canKeepAlive.push(response.canKeepAlive));
  server.on('checkExpectation', (_, response) => canKeepAlive.push(response.canKeepAlive));
  await bytesFor(requestOf('/page'));
  await bytesFor(requestOf('/listed', { headers: 'Connection: close\r\n' }));
  await bytesFor(requestOf('/listed', { headers: 'Expect: 100-continue\r\n' }));
  expect(canKeepAlive).toEqual([true, false, false]);
});
