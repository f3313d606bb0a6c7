import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, urlWords } from './fold.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

test('upper and lower case are the same', () => {
  expect(fold('Moss GREEN')).toBe(fold('moss green'));
});

test('composed and decomposed letters are the same', () => {
  expect(fold('Cr\u00e8me')).toBe(fold('Cre\u0300me'));
});

test('letters whose upper case is longer are the same in both cases', () => {
  expect(fold('Straße')).toBe(fold('STRASSE'));
});

test('both small sigmas are the same', () => {
  expect(fold('ΣΑΣ')).toBe(fold('σασ'));
  expect(fold('ςας')).toBe(fold('σασ'));
});

test('full-width and other compatibility letters are the plain ones', () => {
  expect(fold('ＸＬ')).toBe('xl');
});

test('blanks of any kind count as one space and not at the ends', () => {
  expect(fold('\u00a038 \t cm ')).toBe('38 cm');
});

test('what differs in an accent stays different', () => {
  expect(fold('ol')).not.toBe(fold('øl'));
});

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 2000 },
  );
});

test('every letter with a case folds as its lower and upper case do, and once is enough', () => {
  const odd: string[] = [];
  for (let point = 0; point <= 0x1ffff; point += 1) {
    const letter = String.fromCodePoint(point);
    const folded = fold(letter);
    if (fold(letter.toLowerCase()) !== folded || fold(letter.toUpperCase()) !== folded || fold(folded) !== folded)
      odd.push(point.toString(16));
  }
  expect(odd).toEqual([]);
});

test('a value as the URL shows it folds as the value itself', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(urlWords(text))).toBe(fold(text));
    }),
    { numRuns: 2000 },
  );
});

test('the URL keeps letters as the shop writes them', () => {
  expect(urlWords('  Größe  XL ')).toBe('größe xl');
});
