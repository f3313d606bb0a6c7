import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptJson } from './json-ld.ts';

test('a product name cannot close the script it is written in', () => {
  expect(scriptJson({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
});

test('no value holds a character that matters to HTML or JavaScript, and each reads back as it was', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('<!--', ']]>', '\u2028', '\u2029', '&amp;'));
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.array(text))), (value) => {
      const json = scriptJson(value);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
