import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeXml } from './escape.ts';

test('markup in a text stays text', () => {
  expect(escapeXml('Ull & Vev <b>"wool"</b>')).toBe('Ull &#38; Vev &#60;b&#62;&#34;wool&#34;&#60;/b&#62;');
});

test('characters that XML forbids are left out, others beyond the BMP stay', () => {
  expect(escapeXml('a\u0000b\u000Bc\uD800d\uFFFEe🪔')).toBe('abcde🪔');
});

test('no text can end an element or an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeXml(text)).not.toMatch(/[<>"']/);
    }),
  );
});
