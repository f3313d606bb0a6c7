import { expect, test } from 'vitest';
import { isOtherLayout, renamingAdvice } from './foreign-headings.ts';

test.for([
  [['Name', 'Regular price', 'Stock'], 'Rename “Name” to Title, “Regular price” to Variant Price.'],
  [
    ['Bezeichnung', 'Preis ', 'Hersteller'],
    'Rename “Bezeichnung” to Title, “Preis” to Variant Price, “Hersteller” to Vendor.',
  ],
  [['Navn', 'Pris', 'Antall'], 'Rename “Navn” to Title, “Pris” to Variant Price, “Antall” to Variant Inventory Qty.'],
  [
    ['Varenr.', 'Produkt *', 'Pris (inkl. mva)'],
    'Rename “Varenr.” to Variant SKU, “Produkt *” to Title, “Pris (inkl. mva)” to Variant Price.',
  ],
  [['Image URLs (x,y,z...)', 'Art.-Nr.'], 'Rename “Image URLs (x,y,z...)” to Image Src, “Art.-Nr.” to Variant SKU.'],
  [['Colour', 'Weight'], ''],
] as const)('%s are headings of other platforms or languages', ([headings, advice]) => {
  expect(renamingAdvice(headings)).toBe(advice);
});

test('of several headings for the same, the first is to be renamed', () => {
  expect(renamingAdvice(['Image1', 'Image 1', 'Bild'])).toBe('Rename “Image1” to Image Src.');
});

test('what has variants in other places than rows is told how to write them', () => {
  expect(isOtherLayout(['Title', 'Variation 1 values'])).toBe(true);
  expect(isOtherLayout(['Title', 'Option1 Value'])).toBe(false);
  expect(renamingAdvice(['sku', 'configurable_variations'])).toMatch(/^Give each variant a row of its own/);
});
