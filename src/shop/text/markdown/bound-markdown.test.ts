import { expect, test } from 'vitest';
import { processorTime } from '#tests/helpers/measure/processor-time.ts';
import { boundMarkdown, countLines, countMarks, isWithinLimits, markdownLimits } from './bound-markdown.ts';
import { renderMarkdown } from './markdown.ts';

const render = (source: string): string => renderMarkdown(source, () => null).html;

test.for(['> ', '>', '1. ', '- '])('%s nested 10,000 times is rendered', (mark) => {
  expect(render(`${mark.repeat(10_000)}end`)).toContain('end');
});

test.for(['[', '![', '[[a', '[^', '[a](', 'x*y_', '!', '- a\n', 'a\n\n', '> a\nb\n', '<b>\n'])(
  '%s is rendered in bounded time',
  (text) => {
    const times = Math.min(
      markdownLimits.characters / text.length,
      (markdownLimits.marks / countMarks(text.repeat(1e4))) * 1e4,
    );
    let html = '';
    // Without a limit each takes seconds to minutes.
    expect(processorTime(() => (html = render(text.repeat(times))))).toBeLessThan(3000);
    expect(html).toContain(text.trim().replace('>', '&gt;').replace('<b&gt;', ''));
  },
);

test('a text over the limit is shown whole, as plain paragraphs', () => {
  const html = render(`**one**\n\n<b>two</b> & ${'x'.repeat(markdownLimits.characters)}`);
  expect(html).toContain('<p>**one**</p>');
  expect(html).toContain('<p>&lt;b&gt;two&lt;/b&gt; &amp; xxx');
});

test('a stored list of more lines than allowed is shown whole, as plain paragraphs', () => {
  const list = (items: number): string => '- item\n'.repeat(items);
  expect(render(list(markdownLimits.lines)).match(/<li>/g)).toHaveLength(markdownLimits.lines);
  const html = render(`${list(markdownLimits.lines)}- last`);
  expect(html).not.toContain('<li>');
  expect(html).toMatch(/^<p>- item\n(?:- item\n)+- last<\/p>$/);
});

test('empty lines, and lines of HTML, do not count towards the limit', () => {
  const text = `${'\n'.repeat(5000)}<ul>\n${'  <li>a</li>\n'.repeat(3000)}</ul>\n`;
  expect([isWithinLimits(text), countLines(`${text}a\n\n  b\r\nc`)]).toEqual([true, 3]);
  expect(render(text).match(/<li>/g)).toHaveLength(3000);
});

test('a text of more marks than allowed is shown whole, as plain paragraphs', () => {
  const signs = (count: number): string => String.raw`\*`.repeat(count / 2);
  expect(render(signs(markdownLimits.marks))).toBe(`<p>${'*'.repeat(markdownLimits.marks / 2)}</p>\n`);
  expect(render(`${signs(markdownLimits.marks)}_`)).toBe(`<p>${signs(markdownLimits.marks)}_</p>`);
});

test('marks in lines of HTML, and in short texts, do not count', () => {
  const text = 'a & b "c": '.repeat(2000);
  expect([countMarks(`<p>${text}</p>`), countMarks(text), countMarks('**a**')]).toEqual([0, 8000, 0]);
});

test('signs behind a backslash are shown as they are in a block with many of them', () => {
  const [source, shown] = [String.raw`\[\\\_a\!`.repeat(300), String.raw`[\_a!`.repeat(300)];
  expect(render(source + String.raw` \\*`)).toBe(`<p>${shown}${String.raw` \*`}</p>
`);
});

test('usual marks and depths are left as they are', () => {
  const text = `${'> '.repeat(20)}quote\n\n${'[a](/b) *c* '.repeat(80)}`;
  expect(boundMarkdown(text)).toBe(text);
});
