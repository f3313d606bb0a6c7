import { expect, test } from 'vitest';
import { swatchOf } from './color-words.ts';

const plain = (value: string) => ({ value, swatch: null });

test('the shop’s own color is drawn, whatever the word means', () => {
  expect(swatchOf('Colour', { value: 'Black', swatch: '#123456' })).toBe('#123456');
  expect(swatchOf('Size', { value: 'Black', swatch: '#123456' })).toBe('#123456');
});

test('a color is known by its name in English, German and Norwegian', () => {
  expect(swatchOf('Color', plain('Black'))).toBe('#1f1e1d');
  expect(swatchOf('Farbe', plain('Schwarz'))).toBe('#1f1e1d');
  expect(swatchOf('FARGE', plain('svart'))).toBe('#1f1e1d');
  expect(swatchOf('Farbe', plain('Grün'))).toBe(swatchOf('Farge', plain('Grønn')));
});

test('several words are one color, or mean what the last of them means', () => {
  expect(swatchOf('Colour', plain('Navy Blue'))).toBe('#23304d');
  expect(swatchOf('Finish', plain('Matt black'))).toBe('#1f1e1d');
});

test('unknown words and values of other options have no color', () => {
  expect(swatchOf('Colour', plain('Sunday'))).toBeNull();
  expect(swatchOf('Colour', plain(''))).toBeNull();
  expect(swatchOf('Set', plain('Black'))).toBeNull();
});
