import { expect, test } from 'vitest';
import { boundMarkdown, maxMarkdownCharacters } from './bound-markdown.ts';
import { renderMarkdown } from './markdown.ts';

const render = (source: string): string => renderMarkdown(source, () => null).html;

test.for(['> ', '>', '1. ', '- '])('%s nested 10,000 times is rendered', (mark) => {
  expect(render(`${mark.repeat(10_000)}end`)).toContain('end');
});

test.for(['[', '![', '[[a', '[^', '[a](', 'x*y_', 'a\n\n'])('%s is rendered in bounded time', (text) => {
  const started = performance.now();
  const html = render(text.repeat(maxMarkdownCharacters / text.length));
  // Without a limit each takes seconds to minutes.
  expect(performance.now() - started).toBeLessThan(3000);
  expect(html).toContain(text.trim());
});

test('a text over the limit is shown whole, as plain paragraphs', () => {
  const html = render(`**one**\n\n<b>two</b> & ${'x'.repeat(maxMarkdownCharacters)}`);
  expect(html).toContain('<p>**one**</p>');
  expect(html).toContain('<p>&lt;b&gt;two&lt;/b&gt; &amp; xxx');
});

test('usual marks and depths are left as they are', () => {
  const text = `${'> '.repeat(20)}quote\n\n${'[a](/b) *c* '.repeat(80)}`;
  expect(boundMarkdown(text)).toBe(text);
});
