import { expect, test } from 'vitest';
import { tokenize } from '../text/tokenize.ts';
import { conceptsOf, lexiconConcepts, lexiconSynonyms } from './lexicon.ts';

const synonymsOf = (text: string): readonly string[] =>
  lexiconSynonyms(tokenize(text)).map((name) => name.map(({ surface }) => surface).join(' '));

test('a name is found by its first letter however it is written', () => {
  for (const concept of lexiconConcepts)
    for (const phrase of concept.phrases) expect(conceptsOf(phrase)).toContain(concept);
});

test('a word of two languages has the names of both things', () => {
  expect(synonymsOf('Hose')).toEqual(expect.arrayContaining(['garden hose', 'trousers']));
});
