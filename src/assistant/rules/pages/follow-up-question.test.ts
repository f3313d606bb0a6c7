import { expect, test } from 'vitest';
import { turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import { type ContentPassage, indexPassage } from '../../retrieval/passages/rank-passages.ts';
import { answerFollowUp, isHeading } from './follow-up-question.ts';

const passages = [
  { title: 'Delivery', heading: 'Norway', text: 'Delivery to Norway takes 2 days.', href: '/delivery#norway' },
  { title: 'Delivery', heading: 'Austria', text: 'Delivery to Austria takes 5 days.', href: '/delivery#austria' },
  { title: 'Delivery', heading: 'Islands', text: 'Delivery to islands takes 9 days.', href: '/delivery#islands' },
  { title: 'Returns', heading: 'Returns', text: 'You can return things for 30 days.', href: '/returns' },
  { title: 'Coffee', heading: 'Coffee subscription', text: 'Fresh coffee each month.', href: '/coffee' },
] satisfies readonly ContentPassage[];

const turnWith = (message: string) => ({
  ...turnOf([], message),
  passages: () => Promise.resolve(passages.map(indexPassage)),
});

test.each([
  ['do you deliver to Norway', 'and to Austria?', 'Austria: Delivery to Austria takes 5 days.'],
  ['do you deliver to Norway', 'and can I return things?', 'You can return things for 30 days.'],
  ['do you deliver to Norway', 'what about islands', 'Islands: Delivery to islands takes 9 days.'],
  ['do you deliver zinc kettles', 'and to Austria?', 'Austria: Delivery to Austria takes 5 days.'],
  ['can I return things', 'and how long', 'You can return things for 30 days.'],
  ['how long does delivery of coffee to Norway take', 'and to Austria', 'Austria: Delivery to Austria takes 5 days.'],
])('after “%s”, “%s” is answered: %s', async (before, message, text) => {
  const turn = turnWith(message);
  expect((await recordAnswer(turn, (answer) => answerFollowUp(turn, answer, before))).text).toContain(text);
});

test('what the shop writes nothing of is said not to be found', async () => {
  const turn = turnWith('and engraving?');
  const { text } = await recordAnswer(turn, (answer) => answerFollowUp(turn, answer, 'who wrote hamlet'));
  expect(text).toMatch(/^I couldn’t find that\./);
});

test.each([
  ['do you have coffee in a subscription', 1, true],
  ['coffee', 1, true],
  ['coffee', 2, false],
  ['coffee and tea', 1, false],
  ['the', 1, false],
])('“%s” is all of some title with at least %i topics: %s', async (message, minTopics, isTitle) => {
  expect(await isHeading(turnWith(message), minTopics)).toBe(isTitle);
});
