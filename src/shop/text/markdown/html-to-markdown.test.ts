import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processorTime } from '#tests/helpers/measure/processor-time.ts';
import { renderMarkdown } from './markdown.ts';
import { sanitize } from '../html/sanitize.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

const html = (markdown: string) => renderMarkdown(markdown, () => null).html;
const back = (markdown: string) => htmlToMarkdown(html(markdown), '');
const folder = join(import.meta.dirname, '../../../../demo/content');

const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?:policies|blogs|pages)\/.*\.md$/.test(file),
);

test.each(texts)('%s reads the same as it was written, once more rendered', (file) => {
  const source = readFileSync(join(folder, file), 'utf8').replace(/^---[\s\S]*?\n---\n/u, '');
  const [plain] = source.split(/\[\^\w+\]/u);
  const once = html((plain ?? '').replace(/!\[[^\]]*\]\([^)]*\)/gu, ''));
  expect(html(htmlToMarkdown(once, ''))).toBe(once);
});

test('text that looks like Markdown stays text', () => {
  const words = fc.array(
    fc.constantFrom(
      '*',
      '_',
      '`',
      '[',
      ']',
      '<',
      '>',
      '#',
      '-',
      '+',
      '1.',
      '&amp;',
      '\\',
      'a',
      'b',
      ' ',
      '(',
      ')',
      '|',
      '~',
      '!',
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(words, (parts) => {
      const escaped = parts.join('').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      const paragraph = sanitize(`<p>x ${escaped} x</p>`);
      const again = html(htmlToMarkdown(paragraph, ''));
      expect(
        again
          .replace(/<[^>]*>/gu, '')
          .replace(/\s+/gu, ' ')
          .trim(),
      ).toBe(
        paragraph
          .replace(/<[^>]*>/gu, '')
          .replace(/\s+/gu, ' ')
          .trim(),
      );
    }),
  );
});

test('links and pictures of this site carry its scheme and host', () => {
  const safe = sanitize(
    '<p><a href="/about">About</a> <a href="https://a.example/">A</a></p><img src="/media/a.jpeg" alt="A cup">',
  );
  expect(htmlToMarkdown(safe, 'https://shop.example')).toBe(
    '[About](https://shop.example/about) [A](https://a.example/)\n\n![A cup](https://shop.example/media/a.jpeg)',
  );
});

test('tables, lists within lists, tasks and code keep their form', () => {
  const source =
    '| A | B |\n| :--- | ---: |\n| 1 | 2 |\n\n1. one\n   - inner\n   - [x] done\n2. two\n\n```\na *b*\n```';
  expect(html(back(source))).toBe(html(source));
});

test('htmlToMarkdown accepts whatever the sanitizer lets through', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          '<',
          '>',
          '/',
          'p',
          'b',
          'a',
          ' ',
          '"',
          '=',
          '&',
          ';',
          'href',
          '<ul>',
          '<li>',
          '</p>',
          '<td>',
        ),
      }),
      (text) => {
        expect(typeof htmlToMarkdown(sanitize(text), '')).toBe('string');
      },
    ),
  );
});

test.each(['[', '![', '<', '&', ' ', '*', '`', '‹', '<b> '])(
  '%j repeated 100,000 times is written in less than two seconds of processor time',
  (unit) => {
    const text = sanitize(`<p>${unit.repeat(100_000)}x</p>`);
    expect(processorTime(() => void htmlToMarkdown(text, ''))).toBeLessThan(2000);
  },
);

test.each([
  ['<p>1.</p>', String.raw`1\.`],
  ['<p>1) one</p>', String.raw`1\) one`],
  ['<p>1.5 metres</p>', '1.5 metres'],
  ['<p><s>old</s> <del>older</del></p>', '~~old~~ ~~older~~'],
])('%s is written as %s', (source, markdown) => {
  expect(htmlToMarkdown(sanitize(source), '')).toBe(markdown);
});

const markdownOf = (written: string) => htmlToMarkdown(sanitize(written), '');

test('a figure that is no quotation is what it shows, and a quotation is quoted with its speaker', () => {
  expect(markdownOf('<figure><p>A picture</p></figure>')).not.toContain('>');
  expect(
    markdownOf('<figure class="quotation"><blockquote><p>Good</p></blockquote><figcaption>Ida</figcaption></figure>'),
  ).toMatch(/^> [\s\S]*Good[\s\S]*\n> Ida\s*$/);
});

test('only items are items of a list', () => {
  expect(markdownOf('<ul><li>One</li><script>x</script><li>Two</li></ul>').trim()).toBe('- One\n- Two');
});

test('a paragraph that begins like a heading, a rule or a list stays a paragraph', () => {
  for (const text of ['---', '# One', '- One', '+ One', '> One', '1. One', '== '])
    expect(html(markdownOf(`<p>${text}</p>`))).toMatch(/^<p>/);
});

test('a table without rows is nothing', () => {
  expect(markdownOf('<table></table>').trim()).toBe('');
});
