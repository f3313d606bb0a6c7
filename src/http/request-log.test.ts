import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { loggedPath, requestLine } from './request-log.ts';

test('a query is not logged', () => {
  expect(loggedPath('/api/draft?secret=s3cret&slug=/')).toBe('/api/draft');
});

test('the token that opens an order is not logged', () => {
  expect(loggedPath('/orders/abc')).toBe('/orders/[token]');
  expect(loggedPath('//Orders//abc?x')).toBe('//Orders//[token]');
  expect(loggedPath('http://shop/orders/abc')).toBe('http://shop/orders/[token]');
});

test('a long path is cut', () => {
  expect(loggedPath(`/${'a'.repeat(9000)}`)).toHaveLength(512);
});

test('whatever a path holds, its line is one line of JSON', () => {
  assert(
    property(string(), (path) => {
      const request = { url: path, method: 'GET', socket: { bytesWritten: 12 } };
      const response = { headersSent: true, statusCode: 200 };
      const line = requestLine({ request, response, id: 'a-1', began: performance.now(), written: 2 });
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(JSON.parse(line)).toMatchObject({
        level: 30,
        id: 'a-1',
        method: 'GET',
        path: loggedPath(path),
        status: 200,
        bytes: 10,
      });
    }),
  );
});
