import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDrawing } from './read-drawing.ts';

const read = (source: string) => readDrawing(source, 'logo-');
const body = (source: string): string | null => {
  const result = read(source);
  return result.ok ? result.drawing.body : null;
};

test('a drawing keeps its shapes and what they refer to, and gets ids of its own', () => {
  const source = `<?xml version="1.0"?>
<!-- made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 32">
  <title>Moth</title>
  <defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
  <g fill="url(#a)" onclick="alert(1)" data-name="x"><path d="M0 0h24" class="st0" style="stroke:none; fill-rule:evenodd"/></g>
  <use xlink:href="#a"/>
</svg>`;
  expect(read(source)).toEqual({
    ok: true,
    drawing: {
      viewBox: '0 0 120 32',
      body:
        '<defs><linearGradient id="logo-a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
        '<g fill="url(#logo-a)"><path d="M0 0h24" stroke="none" fill-rule="evenodd"/></g><use href="#logo-a"/>',
    },
  });
});

test('what a drawing program notes for itself is dropped', () => {
  const source = `<svg viewBox="0 0 9 9" inkscape:version="1.3"><sodipodi:namedview id="base"><inkscape:grid/></sodipodi:namedview>
<metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata><path inkscape:label="a" d="M0 0"/></svg>`;
  expect(body(source)).toBe('<path d="M0 0"/>');
});

test('without a viewBox, the size is one', () => {
  expect(read('<svg width="40px" height="20"><path d="M0 0"/></svg>')).toMatchObject({
    ok: true,
    drawing: { viewBox: '0 0 40 20' },
  });
});

const shape = (content: string) => `<svg viewBox="0 0 9 9">\n${content}\n</svg>`;

test.for([
  ['', 1, 'it does not begin with <svg>'],
  ['<html></html>', 1, 'it does not begin with <svg>'],
  ['<svg><path d="M0 0"/></svg>', 1, 'needs a viewBox'],
  ['<svg viewBox="0 0 0 9"><path d="M0 0"/></svg>', 1, 'needs a viewBox'],
  [shape(''), 1, 'has no shapes'],
  ['<svg viewBox="0 0 9 9"/>', 1, 'has no shapes'],
  ['<svg viewBox="0 0 9 9"><path d="M0 0"/><svg>', 1, 'not closed'],
  [shape('<script>alert(1)</script>'), 2, 'has <script>'],
  [shape('<style>.a{fill:red}</style>'), 2, 'presentation attributes'],
  [shape('<text x="1">Moth</text>'), 2, 'convert text to paths'],
  [shape('<image href="https://a.example/x.png"/>'), 2, 'has no pictures'],
  [shape('<foreignObject/>'), 2, 'has <foreignObject>'],
  [shape('<use href="https://a.example/x.svg#a"/>'), 2, 'can only refer to itself'],
  [shape('<path fill="url(//a.example/x#a)" d="M0 0"/>'), 2, 'can only refer to itself'],
  [shape('<path fill="u\\72l(//a.example/x)" d="M0 0"/>'), 2, 'can only refer to itself'],
  [shape('<path fill="image-set(\'//a.example/x\' 1x)" d="M0 0"/>'), 2, 'can only refer to itself'],
  [shape('<svg x="4"><path d="M0 0"/></svg>'), 2, 'ungroup'],
  [shape('<g><path d="M0 0"/>'), 1, 'not closed'],
  ['<svg viewBox="0 0 9 9"><path d="M0 0"/>', 1, 'not closed'],
  ['<svg viewBox="0 0 9 9"></svg><path d="M0 0"/>', 1, 'not closed'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9"><path d="M0 0"/></svg>', 1, 'declares entities'],
  [shape(`<path d="${'M0 0'.repeat(20_000)}"/>`), 1, 'simplify it'],
] as const)('%#: a file that is no drawing is refused by line, with the remedy', ([source, line, message]) => {
  expect(read(source)).toEqual({ ok: false, line, message: expect.stringContaining(message) });
});

const piece = fc.constantFrom(
  '<svg viewBox="0 0 9 9">',
  '</svg>',
  '<g>',
  '</g>',
  '<path d="M0 0"/>',
  '<script>',
  '</script>',
  '<path onload="x" d=\'"><script>\'/>',
  '<!--',
  '-->',
  '<![CDATA[',
  'style="fill:url(javascript:x)"',
  '<a href="javascript:x">',
  '<',
  '"',
  "'",
  '>',
  '&lt;script&gt;',
);

test('whatever a file says, a drawing has only shapes, without handlers, and every element is closed', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (parts) => {
      const written = body(`<svg viewBox="0 0 9 9">${parts.join('')}</svg>`);
      if (written === null) return;
      expect(written).not.toMatch(/<(?!\/?(?:g|path)[\s/>])|\son\w+=|javascript:x"/i);
      expect(written.match(/<g>/g)?.length ?? 0).toBe(written.match(/<\/g>/g)?.length ?? 0);
      expect(written.replaceAll(/<[^<>]*>/g, '')).toBe('');
    }),
    { numRuns: 300 },
  );
});
