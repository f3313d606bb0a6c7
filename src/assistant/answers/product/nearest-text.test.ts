import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { nearestText } from './nearest-text.ts';

const nearest = (summary: string, message: string, typed = message): string | undefined =>
  nearestText({ message, typed }, product({ handle: 'it', title: 'Novelty', summary }))?.text;

test.each([
  ['Sechs Schrauben liegen bei. Aus Buche.', 'muss man den zusammenschrauben?', 'Sechs Schrauben liegen bei.'],
  ['Mulchkeil dabei. Fangkorb 40 l.', 'kann der mulchen?', 'Mulchkeil dabei.'],
  ['Regntrekk i lomma. Rommer 45 liter.', 'har den regnbeskyttelse?', 'Regntrekk i lomma.'],
  ['75 % merinoull. Klør ikke.', 'hvor mye ull er det i dem?', '75 % merinoull.'],
  ['Für Türen und Glas. Vier Batterien.', 'geht der in eine glastür?', 'Für Türen und Glas.'],
  ['Støpejern. Tåler komfyr og bål.', 'kan den brukes på bålet?', 'Tåler komfyr og bål.'],
])('“%s” answers “%s” in a word that one of its words is part of', (summary, question, sentence) => {
  expect(nearest(summary, `${question.replace('?', '')}?`)).toBe(sentence);
});

test.each([
  ['Refractor, 20x to 140x. Takes 2 x AA.', 'what magnificaton does it reach?', 'Refractor, 20x to 140x.'],
  ['Gemisch 1:50. Tank 0,4 l.', 'welches mischungsverhältnis?', 'Gemisch 1:50.'],
  ['Komforttemperatur -5 grader. Dunfyll 650 cuin.', 'how cold can it be?', 'Komforttemperatur -5 grader.'],
  ['Tank 0,4 l. Gemisch 1:50.', 'how much fits in?', 'Tank 0,4 l.'],
])('“%s” answers “%s” in a number as it is asked for', (summary, question, sentence) => {
  expect(nearest(summary, question)).toBe(sentence);
});

test.each([
  ['Beech. Steel frame.', 'is it itchy?'],
  ['20 x 30 cm. Cord 2 m.', 'how long is the handle?'],
  ['Kabel 2 m. Kabel aus Stoff.', 'hat er ein stromkabel?'],
])('where “%s” says nothing, or two things alike, “%s” has no nearest text', (summary, question) => {
  expect(nearest(summary, question)).toBeUndefined();
});

test('a word of the title alone finds no text', () => {
  const mower = product({ handle: 'it', title: 'Akku-Mäher', summary: 'Mit zwei Akkus. Mulchkeil dabei.' });
  const message = 'kann der akkumäher mulchen?';
  expect(nearestText({ message, typed: message }, mower)?.text).toBe('Mulchkeil dabei.');
});
