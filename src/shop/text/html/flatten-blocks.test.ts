import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { flattenBlocks } from './flatten-blocks.ts';
import { htmlToText } from './plain-text.ts';

test.each([
  ['<div><p>One.</p><div><ul><li>Two</li></ul></div></div>', '<p>One.</p><ul><li>Two</li></ul>'],
  ['<div>One <b>bold</b> word.</div><div>Two.</div>', '<p>One <b>bold</b> word.</p><p>Two.</p>'],
  [
    '<div>One<br>line<br><br><br>Two<table></table>Three</div>',
    '<p>One<br>line</p><p>Two</p><table></table><p>Three</p>',
  ],
  [
    '<div><span>New</span> and <span><a href="/x?a=1&amp;b">here</a></span></div>',
    '<p>New and <a href="/x?a=1&amp;b">here</a></p>',
  ],
  ['<div> <br> </div><div>Text</div>', '<p>Text</p>'],
])('%s is made of blocks side by side', (html, flat) => {
  expect(flattenBlocks(html)).toBe(flat);
});

test.each(['<p>One<br><br>Two</p>', '<div id="size">Sizes</div>', '<section class="footnotes"><ol></ol></section>'])(
  '%s is left as it is',
  (html) => {
    expect(flattenBlocks(html)).toBe(html);
  },
);

test('flattened HTML has the same words and stays the same when it is flattened again', () => {
  const piece = fc.constantFrom(
    '<div>',
    '</div>',
    '<span>',
    '</span>',
    '<p>',
    '</p>',
    '<br>',
    'a',
    ' ',
    '&lt;',
    '<b>',
    '</b>',
    '<ul><li>x</li></ul>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = pieces.join('');
      const flat = flattenBlocks(html);
      expect(htmlToText(flat).replaceAll(' ', '')).toBe(htmlToText(html).replaceAll(' ', ''));
      expect(flattenBlocks(flat)).toBe(flat);
    }),
  );
});
