import { expect, test } from 'vitest';
import { conceptsOf, lexiconConcepts, splitKnownCompound } from '#shop/lexicon/lexicon.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { detectLanguage, isLanguageOfNames, languageOfNames } from './detect-language.ts';
import { replaceNames } from './replace-names.ts';
import { translateMessage } from './translate-message.ts';

test.each([
  ['do you have it in blue', 'en'],
  ['was kostet der Versand?', 'de'],
  ['haben Sie das auch in Blau', 'de'],
  ['hva koster frakten', 'nb'],
  ['tastatur uten ledning', 'nb'],
  ['red hat', null],
  ['Fjære bowls', null],
  ['TN-2110', null],
  ['', null],
] as const)('the language of “%s” is %s', (message, language) => {
  expect(detectLanguage(message)).toBe(language);
});

test.each([
  ['Honig', 'de'],
  ['kjole', 'nb'],
  ['Wollpullover', 'de'],
  ['honey', null],
  ['harbor', null],
  ['vase', null],
] as const)('the name %s alone shows %s', async (message, language) => {
  expect(await languageOfNames(message, () => Promise.resolve(false))).toBe(language);
});

test('a name of the catalog shows no language', async () => {
  const knowsWord = (word: string): Promise<boolean> => Promise.resolve(['koster', 'honig'].includes(word));
  expect(await languageOfNames('Honig', knowsWord)).toBeNull();
  expect(await isLanguageOfNames('Koster Keramikk vases', { language: 'nb', knowsWord })).toBe(true);
});

test.each([
  ['de', 'Was kostet der Versand?', 'how much is delivery?'],
  ['de', 'zwei davon', 'two of them'],
  ['de', 'unter 50 Euro', 'under 50 Euro'],
  ['de', 'ohne Kabel', 'without Kabel'],
  ['de', 'Ja, bitte', 'yes, please'],
  ['de', 'nein', 'no'],
  ['de', 'Gibt es die auch in Blau?', 'do you have it in Blau?'],
  ['de', 'die zweite in den Warenkorb', 'add the second to my cart'],
  ['de', 'Leg 2 x TN-2110 in den Korb', 'add 2 x TN-2110 to my cart'],
  ['de', 'Ist das wasserdicht?', 'is it wasserdicht?'],
  ['de', 'Bildschirm 27 Zoll', 'Bildschirm 27 inch'],
  ['nb', 'lampe under 500 kr', 'lampe under 500 kr'],
  ['nb', 'uten ledning', 'without ledning'],
  ['nb', 'den andre', 'the second'],
  ['nb', 'hva er forskjellen?', 'what is the difference?'],
  ['nb', 'legg den første i kurven', 'add the first to my cart'],
  ['en', 'die cast car', 'die cast car'],
] as const)('%s: “%s” is “%s”', (language, message, english) => {
  expect(translateMessage(message, language)).toBe(english);
});

test('the text of a note stays as it is', () => {
  expect(translateMessage('Füge eine Notiz hinzu: Alles Gute für die Oma!', 'de')).toMatch(
    /: Alles Gute für die Oma!$/,
  );
});

const knowsEnglish = (word: string): Promise<boolean> =>
  Promise.resolve(['smoked', 'salmon', 'tv', 'desk', 'lamp', 'swim', 'shorts', 'vase'].includes(word));

test.each([
  ['Räucherlachs', 'smoked salmon'],
  ['raeucherlachs', 'smoked salmon'],
  ['telly', 'tv'],
  ['Fernseher bis 300', 'tv bis 300'],
  ['swimming trunks', 'swim shorts'],
  ['Schreibtischlampe', 'desk lamp'],
  ['vase', 'vase'],
  ['Code HERBST10 please', 'Code HERBST10 please'],
  ['Hundefutter', 'Hundefutter'],
])('%s is called %s in the catalog', async (typed, known) => {
  expect((await replaceNames(typed, { languages: ['de', 'en'], knows: knowsEnglish })).text).toBe(known);
});

test('replaced names are remembered as they were typed', async () => {
  const { typed } = await replaceNames('zwei Räucherlachs', { languages: ['de', 'en'], knows: knowsEnglish });
  expect([...typed]).toEqual([['smoked salmon', 'Räucherlachs']]);
});

test('the lexicon knows inflected nouns, and parts of compounds', () => {
  const english = (word: string): readonly string[] => conceptsOf(tokenize(word)).flatMap(({ names }) => names.en);
  expect(english('lampen')).toContain('lamp');
  expect(english('jakken')).toContain('jacket');
  expect(english('guertel')).toContain('belt');
  expect(splitKnownCompound('nettverkskabel')).toEqual(['nettverks', 'kabel']);
  expect(splitKnownCompound('zebrano')).toBeNull();
});

test('every concept of the lexicon has an English name, and no name twice', () => {
  for (const { names } of lexiconConcepts) {
    expect(names.en.length).toBeGreaterThan(0);
    for (const each of [names.en, names.de, names.nb]) expect(new Set(each).size).toBe(each.length);
  }
});
