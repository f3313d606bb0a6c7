import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '#tests/helpers/measure/processor-time.ts';
import { htmlToText, markdownToText } from './plain-text.ts';

test('markdownToText drops marks and keeps words', () => {
  expect(markdownToText('## Repair\n\nIt **stays** in [the shop](/about), `always`.')).toBe(
    'Repair It stays in the shop, always.',
  );
  expect(markdownToText('- one\n- two\n\n1. three\n\n> four')).toBe('one two three four');
  expect(markdownToText('9. nine\n10. ten')).toBe('nine ten');
  expect(markdownToText('- [x] done\n- [ ] open\n\nUse [x] for done.')).toBe('done open Use [x] for done.');
  expect(markdownToText('| A | B |\n|---|--:|\n| 1 | 2 |')).toBe('A B 1 2');
  expect(markdownToText('![Bowls](image:glaze "x") ~~no~~ yes[^1]')).toBe('Bowls no yes');
  expect(markdownToText('<b>bold</b> 3 < 4')).toBe('bold 3 < 4');
  expect(markdownToText('')).toBe('');
});

test.each([
  ['<p>Salt &amp; pepper</p>', 'Salt & pepper'],
  ['a&nbsp;&nbsp;b', 'a b'],
  ['48&ndash;54 cm, 20&#176;C, caf&#xe9;', '48–54 cm, 20°C, café'],
  ['&lt;b&gt; &quot;x&quot;', '<b> "x"'],
  ['R&D; AT&T; a & b; &nosuch;', 'R&D; AT&T; a & b; &nosuch;'],
  ['&#0; &#x110000;', '\ufffd \ufffd'],
])('markdownToText decodes the entities of “%s”', (markdown, text) => {
  expect(markdownToText(markdown)).toBe(text);
});

test.each([
  ['Before <script type="text/javascript">track("a < b")</script> after', 'Before after'],
  ['<STYLE>\np { color: red }\n</STYLE >\n\nA kite', 'A kite'],
  ['<script>a()</script>One<script>b()</script>Two', 'One Two'],
  ['<script>alert("<style>")</script> shown <style>x</style>', 'shown'],
  ['Put `<script>` first, then the text', 'Put first, then the text'],
  ['A <script that nothing ends', 'A <script that nothing ends'],
  ['<script> first <style>x</style> İİ <style>y</style> last', 'first İİ last'],
  ['A <scripted> text</scripted>', 'A text'],
])('markdownToText leaves out what browsers do not show of %j', (markdown, text) => {
  expect(markdownToText(markdown)).toBe(text);
});

test('markdownToText keeps hyphens, numbers and dates inside sentences', () => {
  expect(markdownToText('Powder-coated in 2026. 38 cm, 10–17.')).toBe('Powder-coated in 2026. 38 cm, 10–17.');
});

test('htmlToText separates blocks, cells and line breaks by spaces', () => {
  expect(
    htmlToText('<h2>One &amp; two</h2><p>a<br>b <em>c</em>d</p><table><tr><td>e</td><td>f</td></tr></table>'),
  ).toBe('One & two a b cd e f');
});

test('htmlToText leaves no markup', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('<p>', '</p>', '<b class="x">', 'text', '<br/>', ' ', '&#65;')), (pieces) => {
      expect(htmlToText(pieces.join(''))).not.toMatch(/<[a-z/]/);
    }),
  );
});

test.each([
  '<script>',
  '<style>a',
  '<script></style>',
  '[',
  '![',
  '&amp;',
  '&#65;',
  '&',
  '[](',
  '[^',
  '<',
  '(',
  '_',
  '-',
  '\n',
  ' ',
  '|-',
  '‹',
])('plain text of %j repeated 100,000 times takes less than a second of processor time', (unit) => {
  const text = unit.repeat(100_000);
  const time = processorTime(() => {
    markdownToText(text);
    htmlToText(text);
  });
  expect(time).toBeLessThan(1000);
});

test.each(['2.13', '3.5 mm', '-20 – 60 °C', '+5', '#1 in tests'])(
  '%s begins with a number, not with a mark',
  (text) => {
    expect(markdownToText(text)).toBe(text);
  },
);
