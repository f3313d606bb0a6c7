import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBody } from './parse-body.ts';

const parse = (text: string): unknown => parseBody(Buffer.from(text));

test('an integer that no number holds is the text of its digits', () => {
  expect(parse('{"id":9007199254740993,"list":[1234567890123456789]}')).toEqual({
    id: '9007199254740993',
    list: ['1234567890123456789'],
  });
});

test('other numbers, and digits within texts, stay as they are', () => {
  const text =
    '{"id":9007199254740991,"price":1.0000000000000001,"title":"A \\"quoted\\": 9007199254740993,","big":1e300}';
  expect(parse(text)).toEqual(JSON.parse(text));
});

test('any JSON is read as JSON.parse reads it, apart from long integers', () => {
  const long = fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String);
  fc.assert(
    fc.property(fc.json(), long, (json, id) => {
      const text = `[${json},${id},"${id}"]`;
      expect(parse(text)).toEqual(JSON.parse(text, withLongIntegers));
    }),
  );
});

function withLongIntegers(_: string, value: unknown, { source = '' }: { readonly source?: string } = {}): unknown {
  return /^\d{16,}$/.test(source) && !Number.isSafeInteger(value) ? source : value;
}

test.each(['', '{', '[9007199254740993', 'undefined'])('%j is no JSON', (text) => {
  expect(parse(text)).toBeUndefined();
});

test('bytes that are no UTF-8 are no JSON', () => {
  expect(parseBody(Buffer.from([0x22, 0xff, 0x22]))).toBeUndefined();
});
