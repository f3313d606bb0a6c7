import { expect, test } from 'vitest';
import { lineOf, linesOf } from './form-fields.ts';

test('a field is one line without what cannot be seen', () => {
  expect(lineOf(' Kari\r\nBcc: x@example.org\u202E ')).toBe('Kari Bcc: x@example.org');
  expect(lineOf('x'.repeat(400))).toHaveLength(300);
  expect([lineOf(undefined), lineOf(new File([], 'a.txt'))]).toEqual(['', '']);
});

test('a text keeps its lines', () => {
  expect(linesOf('Hello,\r\n\r\na\tmug\u0000 broke.\rKari ')).toBe('Hello,\n\na mug  broke.\nKari');
  expect(linesOf('x'.repeat(30_000))).toHaveLength(20_000);
  expect([linesOf(null), linesOf('\u2066')]).toEqual(['', '']);
});
