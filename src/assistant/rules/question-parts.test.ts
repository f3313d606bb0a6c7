import { expect, test } from 'vitest';
import { questionParts } from './question-parts.ts';

test.each([
  ['how much is it, and how long does delivery take', 'how much is it', 'how long does delivery take'],
  ['How much is it? How long does delivery take?', 'How much is it', 'How long does delivery take?'],
  ['how much is it ;what does delivery cost', 'how much is it', 'what does delivery cost'],
  ['how much is it. But do you deliver to Norway', 'how much is it', 'do you deliver to Norway'],
  ["is it in stock and what's the delivery time", 'is it in stock', "what's the delivery time"],
  ['is it in stock but can I return it', 'is it in stock', 'can I return it'],
  ['is it in stock, also can I return it', 'is it in stock', 'can I return it'],
  ['ok, so how much is it, and where do you deliver', 'ok, so how much is it', 'where do you deliver'],
  ['add it, and do you deliver to Norway', 'add it', 'do you deliver to Norway'],
])('“%s” is two questions', (message, first, second) => {
  expect(questionParts(message)).toEqual([first, second]);
});

test.each([
  'how long does delivery take, and how much is it',
  'how long does delivery take, and can I return it',
  'how much is it, and how big is it',
  'I like it, but how long does delivery take',
  'how much is it, how big is it, how long does delivery take',
  'how much is it',
  ', how long does delivery take',
  'how much is it with delivery',
  'and the price, is delivery free',
])('“%s” stays one message', (message) => {
  expect(questionParts(message)).toEqual([message]);
});
