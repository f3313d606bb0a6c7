import { expect, test } from 'vitest';
import { tokenize } from '../text/tokenize.ts';
import { headNoun, namesUser, titleHeadNouns } from './head-noun.ts';

test.for([
  ['lamp for the hall', 'lamp'],
  ['black coffee table', 'tabl'],
  ['sofa with 3 drawers', 'sofa'],
  ['vanity 48 in', 'vaniti'],
  ['toner cartridge 6 pc(s)', 'cartridg'],
  ['memory card 64 GB', 'card'],
  ['chess set', 'chess'],
  ['set of 6 wine glasses', 'glass'],
  ['chopping board wood', 'board'],
  ['Schneidebrett Holz', 'schneidebrett'],
  ['Oxford Shirt White', 'shirt'],
  ['court sneaker white leather', 'sneaker'],
  ['Lichterkette warmweiß', 'lichterkett'],
  ['wine glass', 'glass'],
  ['blood orange', 'orang'],
  ['navy blue', 'blue'],
  ['Sitzauflage für Gartenstühle grau', 'sitzauflag'],
  ['sovepose til barn', 'sovepos'],
  ['Halsband Katze', 'halsband'],
  ['regnjakke barn', 'regnjakk'],
] as const)('%s is about a %s', ([text, head]) => {
  expect(headNoun(tokenize(text))?.term).toBe(head);
});

test.for([
  ['Junior drum set 3 pc blue', ['blue', 'set', 'drum']],
  ['Kochtopf-Set 5-teilig', ['set', 'kochtopf']],
  ['Toaster 2 Scheiben', ['scheiben', 'toaster']],
  ['iPhone 14 case', ['case']],
] as const)('%s is called %s', ([title, heads]) => {
  expect(new Set(titleHeadNouns(tokenize(title)).map(({ term }) => term))).toEqual(new Set(heads));
});

test('whom a thing is for is known by its word', () => {
  expect(['dogs', 'herren', 'barn'].every(namesUser)).toBe(true);
  expect(namesUser('bowl')).toBe(false);
});
