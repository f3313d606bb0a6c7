import { expect, test } from 'vitest';
import { conceptsOf, lexiconConcepts, splitKnownCompound } from '#shop/lexicon/lexicon.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { smallTalkRules } from '../answers/small-talk.ts';
import { detectLanguage, isLanguageOfNames, languageOfNames, languagesShownAlike } from './detect-language.ts';
import { german } from './phrases/german.ts';
import { norwegian } from './phrases/norwegian.ts';
import { replaceNames } from './replace-names.ts';
import { shorthand } from './shorthand.ts';
import { translateMessage } from './translate-message.ts';

const knowsNone = (): Promise<boolean> => Promise.resolve(false);

test.each([
  ['do you have it in blue', 'en'],
  ['was kostet der Versand?', 'de'],
  ['haben Sie das auch in Blau', 'de'],
  ['hva koster frakten', 'nb'],
  ['tastatur uten ledning', 'nb'],
  ['red hat', null],
  ['Fjære bowls', null],
  ['TN-2110', null],
  ['lamper på lager', 'nb'],
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
  ['babyphone', 'de'],
  ['babysachen', 'de'],
  ['vogelfutterstation', 'de'],
  ['badekarmatte', 'nb'],
  ['boltcutters', null],
  ['babyutstyr', 'nb'],
  ['drumsticks', null],
  ['is the dipper rod better?', null],
] as const)('the name %s alone shows %s', async (message, language) => {
  const knowsWord = (): Promise<boolean> => Promise.resolve(false);
  expect(await languageOfNames(message, { usual: 'en', knowsWord, isSign: knowsNone })).toBe(language);
});

test.each([
  ['handschuhe', 'de'],
  ['mütze merino 44-46', 'de'],
  ['te', 'nb'],
  ['gloves', null],
] as const)('the name “%s” of the catalog shows %s where that is a sign', async (message, language) => {
  const knowsWord = (): Promise<boolean> => Promise.resolve(true);
  expect(await languageOfNames(message, { usual: 'en', knowsWord, isSign: knowsWord })).toBe(language);
});

test('a name of the catalog shows no language where it is no sign', async () => {
  const knowsWord = (word: string): Promise<boolean> => Promise.resolve(['koster', 'honig'].includes(word));
  expect(await languageOfNames('Honig', { usual: 'en', knowsWord, isSign: knowsNone })).toBeNull();
  expect(await isLanguageOfNames('Koster Keramikk vases', { language: 'nb', knowsWord })).toBe(true);
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

test.each([
  ['hva koster ukulelen', 'nb', 'hva koster ukulele'],
  ['was plastikfreies', 'de', 'was plastikfrei'],
  ['gibt es den emailletopf', 'de', 'gibt es den emaille topf'],
  ['what is plastikfreies', 'en', 'what is plastikfreies'],
  ['was ukulelenähnliches', 'de', 'was ukulelenähnliches'],
] as const)('“%s” in %s has the words of the catalog without their endings: %s', async (typed, language, read) => {
  const knows = (word: string): Promise<boolean> =>
    Promise.resolve(['ukulele', 'plastikfrei', 'emaille', 'topf'].includes(word));
  expect((await replaceNames(typed, { languages: [language, 'en'], knows })).text).toBe(read);
});

test('a measure that is asked for is no size of the catalog', async () => {
  const knows = (word: string): Promise<boolean> => Promise.resolve(['gross', 'decke'].includes(word));
  expect((await replaceNames('how big is the decke', { languages: ['de', 'en'], knows })).text).toBe(
    'how big is the decke',
  );
  expect((await replaceNames('the big decke', { languages: ['de', 'en'], knows })).text).toBe('the groß decke');
});

test('a compound is named in one language', async () => {
  const knows = (word: string): Promise<boolean> => Promise.resolve(['schal', 'cashmere', 'scarf'].includes(word));
  expect((await replaceNames('Kaschmirschal', { languages: ['de', 'en'], knows })).text).toBe('cashmere scarf');
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
  expect(english('Winkelschleifer')).toContain('angle grinder');
  expect(english('stellematten')).toContain('changing mat');
  expect(splitKnownCompound('nettverkskabel')).toEqual(['nettverks', 'kabel']);
  expect(splitKnownCompound('zebrano')).toBeNull();
});

test('every concept of the lexicon has an English name, and no name twice', () => {
  const isRepeated = (names: readonly string[]): boolean => new Set(names).size < names.length;
  expect(lexiconConcepts().filter(({ names }) => names.en.length === 0)).toEqual([]);
  expect(lexiconConcepts().filter(({ names }) => Object.values(names).some(isRepeated))).toEqual([]);
});

test.each([
  ['de', 'Wie sind eure Öffnungszeiten?', 'are you open on Sunday'],
  ['de', 'Wann macht ihr auf?', 'are you open on Sunday'],
  ['de', 'Wann schließt der Laden?', 'are you open on Sunday'],
  ['de', 'Habt ihr am Sonntag geöffnet?', 'are you open on Sunday'],
  ['de', 'Bis wann habt ihr offen?', 'are you open on Sunday'],
  ['nb', 'Når åpner butikken?', 'are you open on Sunday'],
  ['nb', 'Når stenger dere på lørdag?', 'are you open on Sunday'],
  ['nb', 'Har dere åpent i morgen?', 'are you open on Sunday'],
  ['nb', 'Er dere åpne på søndag?', 'are you open on Sunday'],
  ['nb', 'Hva er åpningstidene?', 'are you open on Sunday'],
  ['de', 'Wo ist euer Laden?', 'where is your shop'],
  ['de', 'Wo finde ich Ihr Geschäft?', 'where is your shop'],
  ['de', 'Wie lautet Ihre Anschrift?', 'where is your shop'],
  ['de', 'Kann ich bei euch vorbeikommen?', 'where is your shop'],
  ['de', 'Habt ihr ein Geschäft in Berlin?', 'where is your shop'],
  ['nb', 'Hvor ligger butikken deres?', 'where is your shop'],
  ['nb', 'Hvor finner jeg dere?', 'where is your shop'],
  ['nb', 'Hva er adressen?', 'where is your shop'],
  ['nb', 'Kan jeg komme innom?', 'where is your shop'],
  ['nb', 'Har dere en butikk i Oslo?', 'where is your shop'],
] as const)('%s: “%s” is answered by the rule for “%s”', (language, message, english) => {
  const ruleOf = (text: string): number => smallTalkRules.findIndex(({ pattern }) => pattern.test(text.toLowerCase()));
  expect(ruleOf(english)).not.toBe(-1);
  expect(ruleOf(translateMessage(message, language))).toBe(ruleOf(english));
});

test.each([
  ['de', 'Regal mit offener Rückwand'],
  ['de', 'Wann kommt mein Paket?'],
  ['nb', 'åpne hyller'],
  ['nb', 'hvor kommer vasen fra'],
] as const)('%s: “%s” asks for neither hours nor the address', (language, message) => {
  const english = translateMessage(message, language).toLowerCase();
  expect(smallTalkRules.filter(({ pattern }) => pattern.test(english))).toEqual([]);
});

test.each([
  ['such a nice lamp', 'en'],
  ['a fur coat', null],
  ['put it back', null],
  ['für oma', 'de'],
  ['rød', null],
  ['i sort', null],
  ['rückgängig', 'de'],
  ['leg 500 g espresso in den korb', 'de'],
] as const)('the language of “%s” is %s', (message, language) => {
  expect(detectLanguage(message)).toBe(language);
});

test.each([
  ['billigste jeans', ['de', 'nb']],
  ['billigste mus', ['nb', 'de']],
  ['jeans', []],
  ['où des ma', []],
  ['combien ça coûte ?', []],
  ['was kostet das', []],
] as const)('“%s” shows the languages %j alike', (message, languages) => {
  expect(languagesShownAlike(message)).toEqual(languages);
});

test('words that are also English show no other language', async () => {
  for (const word of [
    'put',
    'turn',
    'full',
    'pack',
    'stone',
    'band',
    'leg',
    'slip',
    'tree',
    'van',
    'lake',
    'not',
    'note',
    'arm',
    'sale',
  ])
    expect([word, await languageOfNames(word, { usual: 'en', knowsWord: knowsNone, isSign: knowsNone })]).toEqual([
      word,
      null,
    ]);
});

test.each([
  ['shorthand', shorthand],
  ['German', german],
  ['Norwegian', norwegian],
])('no phrase of the %s is read in two ways', (_, text) => {
  const lines = text.split('\n').filter((line) => line.includes(' = '));
  const phrases = lines.flatMap((line) => (line.split(' = ')[0] ?? '').split(',').map((phrase) => phrase.trim()));
  expect(phrases.length).toBeGreaterThan(0);
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
});
