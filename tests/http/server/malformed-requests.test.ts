import { expect, test } from 'vitest';
import { openTestServer } from '../../helpers/test-server.ts';
import { closedAfter, readAnswers, sendRaw } from '../../helpers/http/raw-http.ts';

const post = (headers: string, body: string) => `POST /api/echo HTTP/1.1\r\nHost: shop\r\n${headers}\r\n\r\n${body}`;
const smuggled = 'GET /cart HTTP/1.1\r\nHost: shop\r\n\r\n';
const chunked = 'Transfer-Encoding: chunked';

const broken: Readonly<Record<string, string>> = {
  'a length and chunks': post(`Content-Length: 5\r\n${chunked}`, `0\r\n\r\n${smuggled}`),
  'chunks and a length': post(`${chunked}\r\nContent-Length: 5`, `0\r\n\r\n${smuggled}`),
  'two lengths': post('Content-Length: 0\r\nContent-Length: 37', smuggled),
  'two equal lengths': post('Content-Length: 3\r\nContent-Length: 3', `abc${smuggled}`),
  'a list of lengths': post('Content-Length: 3, 3', `abc${smuggled}`),
  'a signed length': post('Content-Length: +3', `abc${smuggled}`),
  'a negative length': post('Content-Length: -1', smuggled),
  'a hexadecimal length': post('Content-Length: 0x3', `abc${smuggled}`),
  'an unknown coding last': post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`),
  'a misspelt coding': post('Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`),
  'two codings': post(`${chunked}\r\nTransfer-Encoding: identity`, `0\r\n\r\n${smuggled}`),
  'a space before the colon': post('Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`),
  'a folded header': post('X-A: b\r\n c: d\r\nContent-Length: 0', smuggled),
  'a bare line feed after a header': `GET / HTTP/1.1\nHost: shop\n\n${smuggled}`,
  'a bare carriage return in a header': `GET / HTTP/1.1\r\nHost: shop\r\nX-A: b\rX-B: c\r\n\r\n${smuggled}`,
  'a zero byte in a header': `GET / HTTP/1.1\r\nHost: shop\r\nX-A: b\0c\r\n\r\n${smuggled}`,
  'a chunk size with a sign': post(chunked, `+3\r\nabc\r\n0\r\n\r\n${smuggled}`),
  'a chunk size that is none': post(chunked, `zz\r\nabc\r\n0\r\n\r\n${smuggled}`),
  'a chunk longer than it says': post(chunked, `2\r\nabc\r\n0\r\n\r\n${smuggled}`),
  'a chunk line ended by a line feed': post(chunked, `3\nabc\r\n0\r\n\r\n${smuggled}`),
  'an enormous chunk size': post(chunked, `fffffffffffffffff\r\nabc\r\n0\r\n\r\n${smuggled}`),
  'a version that is none': `GET / HTTP/9.9\r\nHost: shop\r\n\r\n${smuggled}`,
  'no version in a later one': `GET / JUNK/1.1\r\nHost: shop\r\n\r\n${smuggled}`,
  'a method with a space': `GE T / HTTP/1.1\r\nHost: shop\r\n\r\n${smuggled}`,
  'TLS on a plain port': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
};

for (const [what, bytes] of Object.entries(broken)) {
  test(`${what}: refused, connection closed, pipelined requests not answered`, async () => {
    const { url, requests } = await openTestServer();
    const answers = readAnswers(await sendRaw(url, [Buffer.from(bytes, 'latin1')]));
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({
      error: { code: 'bad_request', message: 'This request is not valid HTTP.' },
    });
    expect(answers[0]?.headers.get('connection')).toBe('close');
    expect(answers[0]?.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
    expect(await closedAfter(url, bytes)).toBe(true);
    expect(requests).toEqual([]);
  });
}

test.each([
  post('Transfer-Encoding: gzip, chunked', `0\r\n\r\n${smuggled}`),
  post(`Transfer-Encoding: deflate\r\n${chunked}`, `0\r\n\r\n${smuggled}`),
  post('Transfer-Encoding: identity, chunked', `0\r\n\r\n${smuggled}`),
])('a transfer coding besides chunked is answered with 501, and the connection closed: %j', async (bytes) => {
  const { url, requests } = await openTestServer();
  const answers = readAnswers(await sendRaw(url, bytes));
  expect(answers.map(({ status }) => status)).toEqual([501]);
  expect(JSON.parse(answers[0]?.body ?? '').error.code).toBe('unknown_transfer_coding');
  expect(answers[0]?.headers.get('connection')).toBe('close');
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a body in chunks is read, however the coding is spelled', async () => {
  const { url } = await openTestServer();
  const answers = readAnswers(await sendRaw(url, post('Transfer-Encoding: Chunked', '3\r\nabc\r\n0\r\n\r\n')));
  expect(answers.map(({ status, body }) => [status, body])).toEqual([[200, 'abc']]);
});

test('the next request is served as usual', async () => {
  const { url } = await openTestServer();
  await Promise.all(Object.values(broken).map((bytes) => sendRaw(url, [Buffer.from(bytes, 'latin1')])));
  expect((await fetch(url)).status).toBe(200);
});

test('CONNECT is refused', async () => {
  const { url } = await openTestServer();
  const [answer] = readAnswers(
    await sendRaw(url, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'),
  );
  expect([answer?.status, answer?.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('Upgrade is ignored and the page served', async () => {
  const { url } = await openTestServer();
  for (const protocol of ['websocket', 'h2c', 'TLS/1.0']) {
    const upgrade = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk`;
    const [answer] = readAnswers(await sendRaw(url, `GET / HTTP/1.1\r\nHost: shop\r\n${upgrade}\r\n\r\n`));
    expect(answer?.status, protocol).toBe(200);
  }
});

test('header names of object properties are plain data', async () => {
  const { url, requests } = await openTestServer();
  const odd = '__proto__: x\r\nconstructor: y\r\nhasOwnProperty: z\r\ntoString: t';
  const [answer] = readAnswers(await sendRaw(url, `GET / HTTP/1.1\r\nHost: shop\r\n${odd}\r\n\r\n`));
  expect(answer?.status).toBe(200);
  expect(Object.getPrototypeOf(requests[0]?.headers)).toBe(Object.prototype);
  expect(requests[0]?.headers['constructor']).toBe('y');
});

test('garbage after a request ends the connection after one response', async () => {
  const { url } = await openTestServer();
  const answers = readAnswers(await sendRaw(url, `GET / HTTP/1.1\r\nHost: shop\r\n\r\ngarbage\r\n\r\n`));
  expect(answers).toHaveLength(1);
});
