import { expect, test } from 'vitest';
import { documentTitle, sharedTitle } from './document-title.ts';

test('a title ends with the name of the shop', () => {
  expect(documentTitle('Kveld table lamp', 'Halden')).toBe('Kveld table lamp · Halden');
});

test('the page with the name of the shop has it once', () => {
  expect(documentTitle('Halden', 'Halden')).toBe('Halden');
});

test('a long title is shortened, the name of the shop is not', () => {
  const title = documentTitle('Hand-dyed merino yarn in small batches '.repeat(8).trim(), 'Halden');
  expect(title).toMatch(/^Hand-dyed merino yarn .+ Hand-dyed… · Halden$/);
  expect(title.length).toBeLessThanOrEqual(100);
});

test('a title that is shared is as short as that of the page', () => {
  const title = 'Hand-dyed merino yarn in small batches '.repeat(8).trim();
  expect(documentTitle(title, 'Halden')).toBe(`${sharedTitle(title)} · Halden`);
});
