import { expect, test } from 'vitest';
import { isPropertyWord, isThingWord } from './thing-words.ts';

test.each(['lampe', 'Tischlampe'])('“%s” names goods', (word) => {
  expect([isThingWord(word), isPropertyWord(word)]).toEqual([true, false]);
});

test.each(['waterproof', 'leise'])('“%s” says how goods are', (word) => {
  expect([isThingWord(word), isPropertyWord(word)]).toEqual([false, true]);
});

test('a word that the lexicon does not know is neither', () => {
  expect([isThingWord('xyzzy'), isPropertyWord('xyzzy')]).toEqual([false, false]);
});
