import { expect, test } from 'vitest';
import { judgeLanguage } from './judge-language.ts';
import { sampleSources } from './sample-exchange.ts';

const isRight = (language: 'en' | 'de' | 'nb', text: string): boolean =>
  judgeLanguage({ language }, { text }, sampleSources).every(({ score }) => score === 1);

test.each([
  'Linen shirt wurde entfernt.',
  'Ihr Warenkorb ist leer.',
  'Ausverkauft.',
  'Menge geändert: 2.',
  'Wool scarf No. 5 hat: Material: wool.',
  'Auf der Seite steht: „You have 30 days to return the goods, and it is free.“',
  '60 €',
])('an answer in German is German: %s', (text) => {
  expect(isRight('de', text)).toBe(true);
});

test.each([
  'Linen shirt ble fjernet.',
  'Handlekurven er tom.',
  'Utsolgt.',
  'Mug i S koster 12 €.',
  'Antallet er endret: 2.',
])('an answer in Norwegian is Norwegian: %s', (text) => {
  expect(isRight('nb', text)).toBe(true);
});

test.each([
  'Removed.',
  'Linen shirt was removed.',
  'Your cart is empty.',
  'Sold out.',
  'I found 3 products: shirts.',
  'The shirt costs €60.',
  'You have 30 days to return the goods.',
  'That is what I know about Linen shirt: Material: 100% linen; Weight: 210 g.',
])('an answer in English is neither German nor Norwegian: %s', (text) => {
  expect([isRight('de', text), isRight('nb', text)]).toEqual([false, false]);
});

test('the answer to a question in English may be in any words', () => {
  expect(isRight('en', 'Ausverkauft.')).toBe(true);
});
