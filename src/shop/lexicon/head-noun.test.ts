import { expect, test } from 'vitest';
import { tokenize } from '../text/tokenize.ts';
import { headNoun } from './head-noun.ts';

test.for([
  ['lamp for the hall', 'lamp'],
  ['black coffee table', 'tabl'],
  ['sofa with 3 drawers', 'sofa'],
  ['vanity 48 in', 'vaniti'],
  ['toner cartridge 6 pc(s)', 'cartridg'],
  ['memory card 64 GB', 'card'],
  ['chess set', 'set'],
  ['Oxford Shirt White', 'shirt'],
  ['court sneaker white leather', 'sneaker'],
  ['Lichterkette warmweiß', 'lichterkett'],
  ['wine glass', 'glass'],
  ['blood orange', 'orang'],
  ['navy blue', 'blue'],
  ['Sitzauflage für Gartenstühle grau', 'sitzauflag'],
  ['sovepose til barn', 'sovepos'],
] as const)('%s is about a %s', ([text, head]) => {
  expect(headNoun(tokenize(text))?.term).toBe(head);
});
