import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Picture } from '../../content/picture.ts';
import { readFrontMatter } from '#content/revisions/document-source.ts';
import { demoFolder } from '#tests/fixtures/sample-shop.ts';
import { renderMarkdown } from './markdown.ts';

const glaze: Picture = {
  template: '/media/glaze.1-{width}.{format}',
  widths: [640, 1280],
  formats: ['avif', 'jpeg'],
  width: 1280,
  height: 853,
  colour: null,
  alt: 'Glaze',
};

const render = (source: string) => renderMarkdown(source, (key) => (key === 'glaze' ? glaze : null));

test('headings carry the ids that GitHub gives them, and are listed', () => {
  const { html, headings } = render('## Repair & care\n\n### Don’t *wait*\n\n## Repair & care\n\n##### Small');
  expect(html).toContain('<h2 id="repair--care">Repair &amp; care</h2>');
  expect(html).toContain('<h2 id="repair--care-1">');
  expect(headings).toEqual([
    { id: 'repair--care', text: 'Repair & care', level: 2 },
    { id: 'dont-wait', text: 'Don’t wait', level: 3 },
    { id: 'repair--care-1', text: 'Repair & care', level: 2 },
  ]);
});

test('a text that begins at the first level is moved down by one', () => {
  const { html, headings } = render('# One\n\n## Two');
  expect(html).toBe('<h2 id="one">One</h2>\n<h3 id="two">Two</h3>\n');
  expect(headings.map(({ level }) => level)).toEqual([2, 3]);
});

test('a picture that stands alone is a figure in every format, with its caption', () => {
  const { html } = render('![Bowls](image:glaze "Three bowls & a board")');
  expect(html).toMatch(
    /^<figure><picture><source type="image\/avif"[^>]* srcset="\/media\/glaze\.1-640\.avif 640w, [^>]*>/u,
  );
  expect(html).toMatch(
    /<img [^>]*alt="Bowls" width="1280" height="853" loading="lazy"[^>]*src="\/media\/glaze\.1-640\.jpeg"/u,
  );
  expect(html).toMatch(/<figcaption>Three bowls &amp; a board<\/figcaption><\/figure>\n$/u);
});

test('a picture that there is not leaves nothing behind', () => {
  expect(render('Before\n\n![x](image:nope)\n\nAfter ![y](image:nope)').html).toBe('<p>Before</p>\n<p>After </p>\n');
});

test('a text is made again when its picture has changed', () => {
  const source = '![x](image:glaze)';
  const before = render(source).html;
  const after = renderMarkdown(source, () => ({ ...glaze, template: '/media/glaze.2-{width}.{format}' })).html;
  expect(before).toContain('/media/glaze.1-640.jpeg');
  expect(after).toContain('/media/glaze.2-640.jpeg');
});

test('a quote of two paragraphs is a quotation with its speaker, any other a quote', () => {
  expect(render('> It *stays*.\n>\n> Maja Berg').html).toBe(
    '<figure class="quotation"><blockquote><p>It <em>stays</em>.</p></blockquote><figcaption>Maja Berg</figcaption></figure>\n',
  );
  expect(render('> One.').html).toBe('<blockquote>\n<p>One.</p>\n</blockquote>\n');
});

test('footnotes are numbered as they are referred to, and stand below the text', () => {
  const { html } = render('A[^b] and B[^a], B again[^a].\n\n[^a]: Note *A*\n  goes on.\n\n[^b]: Note B\n\nAfter.');
  expect(html).toContain('A<sup><a id="note-ref-1" href="#note-1">1</a></sup> and B<sup><a id="note-ref-2"');
  expect(html).toContain('B again<sup><a href="#note-2">2</a></sup>');
  expect(html).toMatch(
    /<p>After\.<\/p>\n<section class="footnotes"><ol><li id="note-1">Note B .*<li id="note-2">Note <em>A<\/em>\ngoes on\. /u,
  );
});

test('a reference to a footnote that there is not stays as it was written', () => {
  expect(render('Odd[^x].').html).toBe('<p>Odd[^x].</p>\n');
});

test('tables, strikethrough, task lists and bare links are understood', () => {
  expect(render('| A | B |\n|--|--:|\n| 1 | 2 |').html).toContain('<td align="right">2</td>');
  expect(render('~~no~~').html).toBe('<p><del>no</del></p>\n');
  expect(render('- [x] done').html).toContain('<input type="checkbox" disabled checked aria-label="☑" /> done');
  expect(render('See https://e.example.').html).toContain('<a href="https://e.example" rel="noopener">');
});

test('HTML in a text is sanitised', () => {
  expect(render('<img src=x onerror=alert(1)><b>bold</b><script>x</script>').html).toBe('<p><b>bold</b></p>\n');
});

test('the text with every feature has every anchor that it links to', () => {
  const path = join(demoFolder, 'content/blogs/journal/how-to-read-the-mark-under-your-mug.md');
  const { html, headings } = render(readFrontMatter(readFileSync(path, 'utf8')).body);
  const anchors = Array.from(html.matchAll(/href="#(?<id>[^"]+)"/gu), ({ groups }) => groups?.['id'] ?? '');
  expect(anchors.length).toBe(2);
  for (const id of [...anchors, ...headings.map((heading) => heading.id)]) expect(html).toContain(`id="${id}"`);
});

test('any text is answered, and with the same HTML each time', () => {
  const marks = fc.constantFrom(
    '# ',
    '> ',
    '- ',
    '1. ',
    '[^a]',
    '[^a]: ',
    '\n',
    '\n\n',
    '|',
    '---',
    '`',
    '```',
    '![x](image:glaze)',
    '<p>',
    '*',
    '  ',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(marks, fc.string({ maxLength: 6 })), { maxLength: 20 }), (parts) => {
      const source = parts.join('');
      expect(render(source)).toEqual(render(source));
      expect(render(source).html).not.toMatch(/<h1|<script/u);
    }),
  );
});

test('headings that are HTML have ids and are in the table of contents', () => {
  const { html, headings } = renderMarkdown(
    '<h2>Care &amp; <em>repair</em></h2><p>Oil it.</p><h3 class="x">Care & repair</h3><h2 id="own">Own</h2><h1>Title</h1>',
    () => null,
  );
  expect(headings).toEqual([
    { id: 'care--repair', text: 'Care & repair', level: 2 },
    { id: 'care--repair-1', text: 'Care & repair', level: 3 },
  ]);
  for (const { id } of headings) expect(html).toContain(` id="${id}"`);
});

test('any number of headings that do not end is rendered at once', () => {
  expect(renderMarkdown('<h2>'.repeat(20_000), () => null).headings).toEqual([]);
});
