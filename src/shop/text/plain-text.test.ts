import { expect, test } from 'vitest';
import { markdownToText } from './plain-text.ts';

test('words stay, marks go', () => {
  expect(markdownToText('## Repair\n\nIt **stays** in [the shop](/about), `always`.')).toBe(
    'Repair It stays in the shop, always.',
  );
  expect(markdownToText('- one\n- two\n\n1. three\n\n> four')).toBe('one two three four');
  expect(markdownToText('| A | B |\n|---|--:|\n| 1 | 2 |')).toBe('A B 1 2');
  expect(markdownToText('![Bowls](image:glaze "x") ~~no~~ yes[^1]')).toBe('Bowls no yes');
  expect(markdownToText('<b>bold</b> 3 < 4')).toBe('bold 3 < 4');
  expect(markdownToText('')).toBe('');
});

test('a hyphen, a number and a date in a sentence are words', () => {
  expect(markdownToText('Powder-coated in 2026. 38 cm, 10–17.')).toBe('Powder-coated in 2026. 38 cm, 10–17.');
});
