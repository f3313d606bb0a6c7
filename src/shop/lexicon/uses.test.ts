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
  'backpack',
  'luftfilter',
  'klistremerke',
  'locher',
  'kratzer',
  'fliesen',
])('%s is no verb of a use', (word) => expect(readUseVerb(word)).toBeNull());

test.each([
  ['hecken', 'hedge'],
  ['hedges', 'hekk'],
  ['waende', 'waende'],
  ['haare', 'hair'],
  ['zahne', 'tooth'],
  ['flekker', 'stain'],
  ['muggen', 'schimmel'],
  ['stechmucken', 'mosquito'],
])('%s is also called %s', (word, name) => expect(namesOfObject(word)).toContain(name));
