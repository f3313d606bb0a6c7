import { expect, test } from 'vitest';
import { aspects, aspectsAsked, questionsIn } from './asked-aspects.ts';

const asked = (question: string) =>
  aspectsAsked({ message: question, typed: question }).map(({ aspect }) => aspect.name);

test.each([
  ['how heavy is it', ['weight']],
  ['is it vegan', ['vegan']],
  ['how many watts does it have', ['power']],
  ['ist da Keratin drin?', ['keratin']],
  ['is it free of lanolin', ['lanolin']],
  ['how much is it', ['price']],
])('“%s” asks for %j', (question, names) => {
  expect(asked(question)).toEqual(names);
});

test('what may mean something else is asked for only where nothing else is', () => {
  expect(asked('is it dishwasher safe')).toEqual(['dishwasher']);
  expect(asked('how do i clean it')).toEqual(['care']);
});

test('each aspect has a name of its own', () => {
  const names = aspects.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['how heavy is it and does it fold?', ['how heavy is it', 'does it fold?']],
  ['wie schwer ist die und kann man sie zusammenklappen?', ['wie schwer ist die', 'kann man sie zusammenklappen?']],
  ['hvor mye veier den og hvor mye tåler den', ['hvor mye veier den', 'hvor mye tåler den']],
  ['does it help against ticks and how long?', ['does it help against ticks and how long?']],
  ['Ist das vegan? Sie ist da streng', ['Ist das vegan? Sie ist da streng']],
  ['is it warm and soft?', ['is it warm and soft?']],
])('“%s” asks %j', (message, questions) => {
  expect(questionsIn({ message, typed: message }).map(({ typed }) => typed)).toEqual(questions);
});

test('a message that falls into other parts than its translation is one question', () => {
  const question = { typed: 'wie schwer ist die und kann man sie klappen', message: 'how heavy is it, foldable' };
  expect(questionsIn(question)).toEqual([question]);
});
