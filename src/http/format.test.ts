import { expect, test } from 'vitest';
import { chooseFormat } from './format.ts';

test.each([
  [undefined, 'html'],
  ['', 'html'],
  ['*/*', 'html'],
  ['text/*', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
  ['text/markdown', 'markdown'],
  ['Text/Markdown', 'markdown'],
  ['text/markdown;charset=utf-8', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/html, text/markdown', 'html'],
  ['text/markdown;q=0.5, text/html', 'html'],
  ['text/html;q=0.5, text/markdown', 'markdown'],
  ['text/markdown, */*;q=0.1', 'markdown'],
  ['text/markdown;q=0.2, text/*', 'html'],
  ['text/markdown;q=0', 'html'],
  ['text/markdown;q=nonsense', 'html'],
  ['text/markdownish', 'html'],
])('%j is answered with %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});
