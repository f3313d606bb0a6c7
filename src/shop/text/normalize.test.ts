import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldAccents, normalizeForSearch, normalizeText, toUrlText } from './normalize.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

test('upper and lower case are the same', () => {
  expect(normalizeText('Moss GREEN')).toBe(normalizeText('moss green'));
});

test('composed and decomposed letters are the same', () => {
  expect(normalizeText('Cr\u00e8me')).toBe(normalizeText('Cre\u0300me'));
});

test('letters whose upper case is longer are the same in both cases', () => {
  expect(normalizeText('Straße')).toBe(normalizeText('STRASSE'));
});

test('both small sigmas are the same', () => {
  expect(normalizeText('ΣΑΣ')).toBe(normalizeText('σασ'));
  expect(normalizeText('ςας')).toBe(normalizeText('σασ'));
});

test('full-width and other compatibility letters are the plain ones', () => {
  expect(normalizeText('ＸＬ')).toBe('xl');
});

test('blanks of any kind count as one space and not at the ends', () => {
  expect(normalizeText('\u00a038 \t cm ')).toBe('38 cm');
});

test('what differs in an accent stays different', () => {
  expect(normalizeText('ol')).not.toBe(normalizeText('øl'));
});

test('normalizeText is idempotent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
    }),
    { numRuns: 2000 },
  );
});

test('every letter with a case folds as its lower and upper case do, and once is enough', () => {
  const odd: string[] = [];
  for (let point = 0; point <= 0x1ffff; point += 1) {
    const letter = String.fromCodePoint(point);
    const folded = normalizeText(letter);
    if (
      normalizeText(letter.toLowerCase()) !== folded ||
      normalizeText(letter.toUpperCase()) !== folded ||
      normalizeText(folded) !== folded
    )
      odd.push(point.toString(16));
  }
  expect(odd).toEqual([]);
});

test('a value as the URL shows it folds as the value itself', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalizeText(toUrlText(text))).toBe(normalizeText(text));
    }),
    { numRuns: 2000 },
  );
});

test('the URL keeps letters as the shop writes them', () => {
  expect(toUrlText('  Größe  XL ')).toBe('größe xl');
});

test.each([
  ['Fjære', 'fjaere'],
  ['MÅNE', 'mane'],
  ['Røk', 'rok'],
  ['Ｌamp', 'lamp'],
  ['don’t', "don't"],
])('foldAccents folds %s', (text, folded) => expect(foldAccents(text)).toBe(folded));

test('foldAccents is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldAccents(foldAccents(text))).toBe(foldAccents(text));
    }),
  );
});

test('search compares words without accents and without letters that foreign keyboards lack', () => {
  expect(['Øæ', 'Fjære', 'STRASSE', 'Straße', 'é', 'ŁÓDŹ', 'Lamp'].map(normalizeForSearch)).toEqual([
    'oae',
    'fjaere',
    'strasse',
    'strasse',
    'e',
    'lodz',
    'lamp',
  ]);
});
