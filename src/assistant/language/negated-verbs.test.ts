import { expect, test } from 'vitest';
import type { Language } from '#messages/messages.ts';
import { vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { readSlots } from '../rules/criteria/slots.ts';
import { translateMessage } from './translate-message.ts';

const vocabulary = await vocabularyOf([]);

function slotsOf(language: Language, message: string) {
  return readSlots(translateMessage(message, language), vocabulary, 2);
}

test.for([
  ['de', 'einen Pulli, der nicht kratzt', 'kratzt'],
  ['de', 'Socken die beim Laufen nicht rutschen', 'rutschen'],
  ['de', 'Shampoo das in den Augen nicht brennt', 'brennt'],
  ['nb', 'en genser som ikke klør', 'klor'],
  ['nb', 'noe så barna ikke sklir på isen', 'sklir'],
  ['en', 'a cup that does not spill', 'spill'],
  ['en', 'socks that won’t slip', 'slip'],
] as const)('%s: what a thing must not do is looked for: %s', ([language, message, verb]) => {
  const { words, excluded } = slotsOf(language, message);
  expect(words).toContain(verb);
  expect(excluded ?? []).toEqual([]);
});

test.for([
  ['de', 'eine Lampe, die nicht rot ist', 'rot'],
  ['de', 'nicht aus Leinen', 'leinen'],
  ['nb', 'noe som ikke inneholder melk', 'melk'],
  ['nb', 'ikke svart', 'svart'],
  ['en', 'something that does not contain milk', 'milk'],
  ['en', 'I do not want leather', 'leather'],
] as const)('%s: what a thing must not be, or have, is excluded: %s', ([language, message, word]) => {
  expect(slotsOf(language, message).excluded).toContain(word);
});
