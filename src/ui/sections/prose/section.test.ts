import { expect, test } from 'vitest';
import { sanitize } from '#shop/text/html/sanitize.ts';
import { sampleDisplay } from '#tests/fixtures/site.ts';
import prose from './section.ts';

const body = sanitize('<p>Before.</p><h2 id="care">Care</h2><p>Oil it.</p>');
const section = { type: 'prose', body } as const;

test('running text has a passage for each of its headings, with a link to it', () => {
  expect(prose.passages?.(section)).toEqual([
    { heading: null, text: 'Before.' },
    { heading: 'Care', text: 'Oil it.', href: '#care' },
  ]);
});

test('running text is part of the page in Markdown', () => {
  const context = { origin: 'https://shop.example', display: sampleDisplay, products: [], articles: [] };
  expect(prose.markdown(section, context)).toBe('Before.\n\n## Care\n\nOil it.');
});
