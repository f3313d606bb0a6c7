import { expect, test } from 'vitest';
import { tokenize } from '../text/tokenize.ts';
import {
  conceptsOf,
  isLexiconWord,
  type LexiconConcept,
  lexiconConcepts,
  englishSynonyms,
  lexiconSynonyms,
} from './lexicon.ts';
import { lexiconLanguages } from './names.ts';

/** Stems of the words that are the name of two things, by language: an iron to press with, and what a pan is made of. */
const ambiguousNames = {
  en: `bike helmet, bird feeder, bulb, chain, cord, cordless, crayon, game, glass, helmet, ink, iron, jigsaw,
    left hand, light, notebook, orang, pram, pump, pushchair, romper, rubber, scooter, stroller, sweet, walnut,
    weight, wire`,
  de: `bohrer, buch, fahrradhelm, gla, grundierung, hammer, heckenscher, helm, kett, kinderwagen, kissen, kuchenmaschin,
    linkshander, mantel, orang, pump, reis, roller, schal, schlafsack, schlauch, schleifpapier, schrank,
    schutzbril, uhr, vogelhaus, vogelhauschen, wandfarb`,
  nb: `barnevogn, blekk, bok, bomul, bor, forsterker, fuglebrett, glass, hammer, hekksak, host, kjed, kjokkenmaskin, klokk, kopp,
    lydbok, lys, orepropper, paer, pump, pute, pysjama, salt, skjort, slagdril, sovepos, sykkelhjelm, tepp,
    undertoy, valnott, vannpistol, vekt, venstrehendt`,
};

test.for(lexiconLanguages)('no other name in the language %s is that of two things', (language) => {
  const stems = lexiconConcepts().flatMap(({ names }) => [...new Set(names[language].map(stemsOf))]);
  const repeated = new Set(stems.filter((name, index) => stems.indexOf(name) !== index));
  expect([...repeated].toSorted()).toEqual(ambiguousNames[language].split(/,\s+/));
});

function stemsOf(name: string): string {
  return tokenize(name)
    .map(({ term }) => term)
    .join(' ');
}

test.for([
  ['pick', 'plectrum'],
  ['bow', 'geigenbogen'],
  ['bit', 'hestebitt'],
  ['ring', 'keyring'],
  ['case', 'gitarrenkoffer'],
  ['kit', 'trommesett'],
  ['strings', 'gitarrensaiten'],
  ['match', 'fyrstikker'],
  ['note', 'sheet music'],
  ['not', 'sheet music'],
  ['here', 'herring'],
  ['eher', 'wedding ring'],
  ['main', 'corn'],
  ['true', 'panties'],
  ['lost', 'loose tea'],
  ['slim', 'toy slime'],
  ['sieben', 'colander'],
  ['går', 'yarn'],
  ['pappa', 'cardboard'],
  ['mange', 'manga'],
  ['nøkkel', 'keychain'],
  ['schwimmen', 'swim ring'],
  ['nail', 'neglefil'],
  ['bass', 'kontrabass'],
  ['Schläger', 'golfkolle'],
  ['rein', 'toyler'],
  ['uke', 'ukulele'],
  ['passer', 'zirkel'],
  ['have', 'haferflocken'],
  ['stones', 'groß'],
  ['garnet', 'granatstein'],
  ['meter', 'honigwein'],
  ['größer', 'horrorroman'],
  ['fersk', 'peach'],
  ['mynt', 'pfefferminztee'],
  ['Beet', 'beetroot'],
  ['gjøre', 'zander'],
  ['sink', 'zinktabletten'],
  ['sage', 'salbei'],
  ['bris', 'brieost'],
  ['penn', 'pennepasta'],
  ['ripe', 'johannisbeere'],
  ['troyer', 'halvzip'],
  ['tempo', 'tissues'],
  ['spørre', 'ridesporer'],
  ['Schweiz', 'sweaty feet'],
  ['Straße', 'strasssteine'],
  ['kaffee do', 'kaffeedose'],
] as const)('%s does not mean %s', ([name, other]) => {
  expect(synonymsOf(name)).not.toContain(other);
});

test('a name is found by its first letter however it is written', () => {
  const isLost = (concept: LexiconConcept): boolean =>
    concept.phrases.some((phrase) => !conceptsOf(phrase).includes(concept));
  expect(lexiconConcepts().filter(isLost)).toEqual([]);
});

test.each([
  ['Leitern', true],
  ['Weingläser', true],
  ['jakker', true],
  ['drumsticks', true],
  ['Wollpullover', true],
  ['trellises', true],
  ['trellise', false],
  ['dungerees', false],
  ['walnutt', false],
])('%s is correct in some language: %s', (word, isCorrect) => {
  expect(isLexiconWord(word)).toBe(isCorrect);
});

test('a word of two languages has the names of both things', () => {
  expect(synonymsOf('Hose')).toEqual(expect.arrayContaining(['garden hose', 'trousers']));
});

test('beside an English word, a word of two languages is English', () => {
  const names = englishSynonyms(tokenize('dress')).map((name) => name.map(({ surface }) => surface).join(' '));
  expect(names).toContain('kleid');
  expect(names).not.toContain('anzug');
  expect(synonymsOf('dress')).toEqual(expect.arrayContaining(['kleid', 'anzug']));
});

test.for([
  ['Lesebrille', 'reading glasses'],
  ['Hausschuhe', 'slippers'],
  ['Wickeltisch', 'changing table'],
  ['gulrotkake', 'carrot cake'],
  ['Zwetschge', 'plomme'],
  ['arugula', 'rucola'],
  ['reseptfri', 'over the counter'],
  ['Steigbügelriemen', 'stirrup leathers'],
  ['hoppetau', 'skipping rope'],
  ['Häkelset', 'heklesett'],
  ['Kostüm', 'fancy dress'],
  ['pølsebrød', 'hot dog buns'],
] as const)('%s is also called %s', ([name, other]) => {
  expect(synonymsOf(name)).toContain(other);
});

function synonymsOf(text: string): readonly string[] {
  return lexiconSynonyms(tokenize(text)).map((name) => name.map(({ surface }) => surface).join(' '));
}
