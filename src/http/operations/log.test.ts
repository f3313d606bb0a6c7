import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { redactPath, formatAccessLine } from './log.ts';

test('a query is not logged', () => {
  expect(redactPath('/api/draft?secret=s3cret&slug=/')).toBe('/api/draft');
});

test('the token that opens an order is not logged', () => {
  expect(redactPath('/orders/abc')).toBe('/orders/[token]');
  expect(redactPath('//Orders//abc?x')).toBe('//Orders//[token]');
  expect(redactPath('http://shop/orders/abc')).toBe('http://shop/orders/[token]');
});

test('a long path is truncated', () => {
  expect(redactPath(`/${'a'.repeat(9000)}`)).toHaveLength(512);
});

test('the line of any path is one line of JSON', () => {
  assert(
    property(string(), (path) => {
      const request = { url: path, method: 'GET', socket: { bytesWritten: 12 } };
      const response = { headersSent: true, statusCode: 200 };
      const line = formatAccessLine({
        request,
        response,
        id: 'a-1',
        arrivedAt: { steady: performance.now(), wall: Date.now() },
        bytesWrittenBefore: 2,
      });
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(JSON.parse(line)).toMatchObject({
        level: 30,
        id: 'a-1',
        method: 'GET',
        path: redactPath(path),
        status: 200,
        bytes: 10,
      });
    }),
  );
});
