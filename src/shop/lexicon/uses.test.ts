import { expect, test } from 'vitest';
import { namesOfObject, readUseVerb } from './uses.ts';

test.each([
  ['schneiden', 'schere', null],
  ['schneidet', 'schere', null],
  ['cutting', 'shears', null],
  ['trimming', 'trimmer', null],
  ['klipper', 'saks', null],
  ['heckenschneiden', 'schere', 'hecken'],
  ['giessen', 'giesskanne', null],
  ['bohre', 'bohrmaschine', null],
  ['massieren', 'massasjepistol', null],
  ['entfernt', 'zeckenzange', null],
  ['magnify', 'lupe', null],
  ['impregnere', 'waterproofing spray', null],
  ['entkalken', 'entkalker', null],
  ['unclog', 'plunger', null],
  ['avkalker', 'kalkfjerner', null],
  ['rostentfernen', 'entferner', 'rost'],
])('%s is done with a %s', (word, thing, object) => {
  const verb = readUseVerb(word);
  expect(Object.values(verb?.things ?? {}).flat()).toContain(thing);
  expect(verb?.object).toBe(object);
});

test.each([
  'schere',
  'lampe',
  'verkaufen',
  'bike',
  'spielen',
  'essen',
  'recommend',
  'farben',
  'schmuck',
  'blekk',
  'stick',
  'snor',
  'inhalt',
  'futter',
  'white',
  'dart',
  'filz',
  'backpack',
  'luftfilter',
  'klistremerke',
  'locher',
  'kratzer',
  'fliesen',
])('%s is no verb of a use', (word) => expect(readUseVerb(word)).toBeNull());

test.each([
  ['versprechen', ['de']],
  ['unterbrechen', ['de']],
  ['kosten', ['de']],
  ['feier', ['de']],
  ['mal', ['de']],
  ['maler', ['en']],
  ['bak', ['en']],
] as const)('%s is no form of such a verb in %j', (word, languages) => {
  expect(readUseVerb(word, languages)).toBeNull();
});

test.each([
  ['male', 'nb', 'maling'],
  ['malen', 'de', 'farbe'],
  ['baked', 'en', 'baking tin'],
  ['trimmed', 'en', 'trimmer'],
  ['rasenmahen', 'de', 'maher'],
] as const)('%s is a verb in %s', (word, language, thing) => {
  expect(Object.values(readUseVerb(word, [language])?.things ?? {}).flat()).toContain(thing);
});

test.each([
  ['hecken', 'hedge'],
  ['hedges', 'hekk'],
  ['waende', 'waende'],
  ['haare', 'hair'],
  ['zahne', 'tooth'],
  ['zecken', 'flatt'],
  ['katze', 'cat'],
  ['flekker', 'stain'],
  ['muggen', 'schimmel'],
  ['stechmucken', 'mosquito'],
])('%s is also called %s', (word, name) => expect(namesOfObject(word)).toContain(name));
