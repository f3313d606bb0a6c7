import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoFolder } from '#tests/fixtures/sample-shop.ts';
import {
  documentAtPath,
  documentFile,
  documentOfFile,
  documentPath,
  formatDocumentName,
  parseDocumentName,
} from './document-name.ts';
import { formatSource, parseSource, readFrontMatter } from './document-source.ts';

const page = (...lines: readonly string[]) =>
  parseSource('page', 'x', ['---', 'title: X', ...lines, '---', '', 'Text.'].join('\n'));
const faults = (read: ReturnType<typeof parseSource>) => (read.ok ? [] : read.faults);
const warnings = (read: ReturnType<typeof parseSource>) => (read.ok ? read.warnings : []);

test('every document of the demo shop is valid without warnings', () => {
  const files = readdirSync(join(demoFolder, 'content'), { recursive: true, encoding: 'utf8' });
  const warnings = files.flatMap((file) => {
    const name = file.endsWith('.md') ? documentOfFile(file) : null;
    if (!name) return [];
    const read = parseSource(name.kind, name.handle, readFileSync(join(demoFolder, 'content', file), 'utf8'));
    return read.ok ? read.warnings : read.faults;
  });
  expect(warnings).toEqual([]);
});

const word = fc
  .stringMatching(/^[a-z][a-zA-Z]{0,12}$/)
  .filter(
    (each) =>
      ![
        'title',
        'handle',
        'kind',
        'blog',
        'status',
        'author',
        'image',
        'tags',
        'excerpt',
        'description',
        'products',
        'related',
        'category',
        'sections',
        'heading',
      ].includes(each),
  );
const value = fc.jsonValue({ maxDepth: 3 }).filter((each) => !JSON.stringify(each).includes('__proto__'));

test('parsing a formatted document returns the same document', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      fc.dictionary(word, value),
      fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\r', '').trim()),
      (title, others, body) => {
        const read = parseSource('policy', 'x', formatSource('policy', { title, front: others, body }));
        expect(faults(read)).toEqual([]);
        expect(read.ok && [read.text.title, read.text.body]).toEqual([title, body]);
        expect(read.ok && JSON.parse(JSON.stringify(read.text.front))).toEqual(
          JSON.parse(JSON.stringify({ title, ...others })),
        );
      },
    ),
  );
});

test('fields that the shop manages are not part of the source', () => {
  const front = { title: 'X', handle: 'x', status: 'published', publishedAt: '2026-01-01', heading: 'Hello' };
  expect(formatSource('page', { title: 'X', front, body: 'Text.' })).toBe(
    '---\ntitle: X\nheading: Hello\n---\n\nText.\n',
  );
});

test('invalid front matter is refused with its line and a remedy', () => {
  expect(faults(page('heading: "open', 'tags: [a'))[0]).toMatchObject({
    message: expect.stringContaining('Close every quotation mark'),
  });
  expect(faults(page('heading: One: two'))[0]?.line).toBe(3);
  expect(faults(parseSource('page', 'x', 'Just text.'))).toEqual([
    { line: 1, message: expect.stringContaining('title: …') },
  ]);
  expect(faults(page('tags: Snow'))).toEqual([
    { line: 3, message: '"tags" must be a list of texts, e.g. [one, two].' },
  ]);
  expect(faults(parseSource('page', 'x', '---\nheading: X\n---\n'))[0]?.message).toContain('"title"');
});

test.each([
  [page('seo:', '\ttitle: X'), 'Use spaces.'],
  [page('heading: One', 'heading: Two'), 'Keep one of them.'],
  [page('tags: [a, b', 'heading: X'), 'Close every quotation mark, bracket and brace'],
])('the remedy for front matter that is not YAML fits the fault', (read, remedy) => {
  expect(faults(read)[0]?.message).toContain(remedy);
});

test('a section of an unknown type is a warning with its line and the known types', () => {
  const read = page(
    'sections:',
    '  - type: text',
    '    heading: A',
    '    body: B',
    '  - type: carousel',
    '    items: []',
  );
  expect(warnings(read)).toEqual([
    {
      line: 7,
      message: expect.stringMatching(
        /^section 2 will be left out: "type" must be one of: collection-tiles, faq, .*; there is no "carousel"\.$/,
      ),
    },
  ]);
});

test('a section with a missing field or an unsafe link is a warning with its line', () => {
  const read = page(
    'sections:',
    '  - type: quote',
    '    text: A',
    '  - type: hero',
    '    heading: A',
    '    action:',
    "      { label: A, href: 'javascript:x' }",
  );
  expect(warnings(read).map(({ line }) => line)).toEqual([4, 9]);
  expect(warnings(read)[1]?.message).toContain('write a path of this site');
});

test('a menu that is circular, too deep or has an unsafe link is refused with its line', () => {
  const menu = (source: string) => faults(parseSource('menu', 'header', source));
  expect(menu('- &a\n  label: A\n  href: /\n  children: [*a]\n')).toEqual([
    { line: 4, message: expect.stringContaining('would never end: write out') },
  ]);
  expect(menu('- label: A\n  href: javascript:alert(1)\n')[0]).toMatchObject({
    line: 2,
    message: expect.stringContaining('path of this site'),
  });
  const deep =
    '- label: A\n  children:\n    - label: B\n      children:\n        - label: C\n          children:\n            - label: D\n';
  expect(menu(deep)[0]).toMatchObject({ line: 6, message: expect.stringContaining('deeper than 3') });
  expect(menu('- label: A\n  href: /a\n  children:\n    - { label: B, href: "https://b.example" }\n')).toEqual([]);
});

test('an invalid profile is refused with its line', () => {
  const shop = (...lines: readonly string[]) => faults(parseSource('profile', 'shop', `${lines.join('\n')}\n`));
  expect(shop('name: A', 'currency: SEK', 'language: sv-SE', 'timeZone: Europe/Stockholm')).toEqual([]);
  expect(shop('name: A', 'currency: Euro', 'language: en_GB', 'timeZone: Oslo', 'contact:', '  email: none')).toEqual([
    { line: 2, message: '"currency" must be a currency of ISO 4217, e.g. EUR.' },
    { line: 3, message: '"language" must be a language of BCP 47, e.g. en-GB.' },
    { line: 4, message: '"timeZone" must be a time zone, e.g. Europe/Oslo.' },
    { line: 6, message: '"contact.email" must be an email address.' },
  ]);
  expect(shop('name: A', 'orders:', '  prefix: NW-')).toEqual([]);
  expect(shop('name: A', 'orders:', '  prefix: 2026-')).toEqual([
    { line: 3, message: '"orders.prefix" must be up to eight letters, also with a hyphen after them, e.g. NW-.' },
  ]);
  const parcel = [
    'delivery:',
    '  zones:',
    '    - countries: [DE]',
    '      methods:',
    '        - id: parcel',
    '          name: Paket',
  ];
  expect(shop('name: A', ...parcel, '          days: [2, 5]', '          price: 590')).toEqual([]);
  expect(shop('name: A', ...parcel, '          days: [5, 2]', '          price: 5.90')).toEqual([
    expect.objectContaining({ line: 8, message: expect.stringMatching(/must be the shortest and the longest number/) }),
    {
      line: 9,
      message:
        '"delivery.zones.0.methods.0.price" must be a whole number of the smallest unit of the currency: 590 is €5.90.',
    },
  ]);
  const logo = ['logo:', '  width: 0', '  height: 24', "  path: '<script>'"];
  expect(shop('name: A', ...logo)).toEqual([
    { line: 3, message: '"logo.width" must be more than 0.' },
    { line: 5, message: '"logo.path" must be path data of SVG, e.g. M0 0h24.' },
  ]);
});

test('too many aliases are refused', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(', ')}]`,
    ),
  ];
  expect(faults(page(...bomb))[0]?.message).toContain('write out');
});

test('unsafe HTML is a warning with its line', () => {
  const read = parseSource(
    'page',
    'x',
    '---\ntitle: X\n---\n\nFine.\n\n<script>alert(1)</script>\n<img src=x onerror=alert(1)>\n',
  );
  expect(warnings(read)).toEqual([
    { line: 7, message: '"<script" is not allowed and will not be shown. Remove it.' },
    { line: 8, message: expect.stringContaining('onerror=') },
  ]);
});

test('a document name converts to its file and path and back', () => {
  const part = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/);
  const names = fc.oneof(
    part.map((handle) => `page/${handle}`),
    part.map((handle) => `policy/${handle}`),
    part.map((handle) => `product/${handle}`),
    part.map((handle) => `blog/${handle}`),
    fc.tuple(part, part).map(([blog, handle]) => `article/${blog}/${handle}`),
    fc.constant('home'),
  );
  fc.assert(
    fc.property(names, (text) => {
      const name = parseDocumentName(text);
      expect(name && formatDocumentName(name)).toBe(text);
      expect(name && documentOfFile(`any/folder/${documentFile(name)}`)).toEqual(name);
      expect(name && documentAtPath(documentPath(name) ?? '')).toEqual(name);
    }),
  );
});

test.each([
  '',
  'page',
  'page/',
  'page/a/b',
  'article/a',
  'nothing/a',
  'page/../x',
  'home/x',
  'page/.hidden',
  '__proto__',
])('%j is no document name', (text) => expect(parseDocumentName(text)).toBeNull());

test('front matter is separated from the body', () => {
  expect(readFrontMatter('---\ntitle: "A: b"\ntags: [x]\n---\n\n# Body\n\n---\n\nend\n')).toEqual({
    front: { title: 'A: b', tags: ['x'] },
    body: '# Body\n\n---\n\nend',
  });
});

test('a text without front matter is the body', () => {
  expect(readFrontMatter('Just words.')).toEqual({ front: {}, body: 'Just words.' });
});

test('CRLF line ends are supported and dates stay strings', () => {
  expect(readFrontMatter('---\r\nat: 2026-01-01T00:00:00Z\r\n---\r\nBody')).toEqual({
    front: { at: '2026-01-01T00:00:00Z' },
    body: 'Body',
  });
});

test('a file over the limit is refused on the line where the limit is passed', () => {
  const result = parseSource('page', 'long', `---\ntitle: Long\n---\n\n${'['.repeat(100_001)}\nend`);
  expect(result).toEqual({
    ok: false,
    faults: [{ line: 5, message: 'the file has 100026 characters, 100000 are allowed: shorten it, or split it.' }],
  });
});

test('a text of too many lines is refused at its first one, and front matter does not count', () => {
  const read = (lines: number) =>
    parseSource('page', 'x', `---\ntitle: X\nseo:\n  title: Y\n---\n\n${'- a\n'.repeat(lines)}`);
  expect(read(2000)).toMatchObject({ ok: true });
  expect(read(2001)).toEqual({
    ok: false,
    faults: [{ line: 7, message: 'the text has 2001 lines, 2000 are allowed: shorten it, or split it.' }],
  });
});

test('a text of too many marks is refused at its first line', () => {
  const read = (marks: number) => parseSource('page', 'x', `---\ntitle: X\n---\n\n${'*a'.repeat(marks)}`);
  expect(read(10_000)).toMatchObject({ ok: true });
  expect(read(10_001)).toEqual({
    ok: false,
    faults: [{ line: 5, message: 'the text has 10001 marks of Markdown, 10000 are allowed: shorten it, or split it.' }],
  });
});
