import { expect, test } from 'vitest';
import { escapeMarkdown, markdownDocument, markdownLink, markdownList, oneLine } from './write-markdown.ts';

test('a document has its parts a line apart, without those that are empty', () => {
  expect(markdownDocument(['# Lamp', null, '', false, 'Made of oak.'])).toBe('# Lamp\n\nMade of oak.\n');
});

test('a list has a line for each item', () => {
  expect(markdownList(['One', 'Two'])).toBe('- One\n- Two');
  expect(markdownList([])).toBe('');
});

test('words stay words', () => {
  expect(escapeMarkdown('a *b* <c> [d] &amp; R&D')).toBe(String.raw`a \*b\* \<c> \[d\] \&amp; R&D`);
  expect(oneLine('# One\n\n- two')).toBe('# One - two');
  expect(markdownLink('A [lamp]', '/products/lamp')).toBe(String.raw`[A \[lamp\]](/products/lamp)`);
});
