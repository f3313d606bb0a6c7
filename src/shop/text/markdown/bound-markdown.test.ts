import { expect, test } from 'vitest';
import { boundMarkdown, countLines, isWithinLimits, markdownLimits } from './bound-markdown.ts';
import { renderMarkdown } from './markdown.ts';

const render = (source: string): string => renderMarkdown(source, () => null).html;

test.for(['> ', '>', '1. ', '- '])('%s nested 10,000 times is rendered', (mark) => {
  expect(render(`${mark.repeat(10_000)}end`)).toContain('end');
});

test.for(['[', '![', '[[a', '[^', '[a](', 'x*y_', '!', '- a\n', 'a\n\n', '> a\nb\n', '<b>\n'])(
  '%s is rendered in bounded time',
  (text) => {
    const started = performance.now();
    const html = render(text.repeat(markdownLimits.characters / text.length));
    // Without a limit each takes seconds to minutes.
    expect(performance.now() - started).toBeLessThan(3000);
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

test('usual marks and depths are left as they are', () => {
  const text = `${'> '.repeat(20)}quote\n\n${'[a](/b) *c* '.repeat(80)}`;
  expect(boundMarkdown(text)).toBe(text);
});
