import { expect, test } from 'vitest';
import { turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import { type ContentPassage, indexPassage } from '../../retrieval/passages/rank-passages.ts';
import { noCriteria } from '../../retrieval/resolve-product.ts';
import { answerLikelyMatter, answerMatter } from './shop-matter.ts';

const passages = [
  { title: 'Bulky goods', heading: 'Bulky goods', text: 'Two people carry it to any floor for €35.', href: '/bulky' },
  { title: 'Visit us', heading: 'Animals', text: 'Your dog is welcome in the shop, on a lead.', href: '/visit' },
  { title: 'Faults', heading: 'Faults', text: 'What arrives damaged is replaced. Send us photos.', href: '/faults' },
] satisfies readonly ContentPassage[];

const turnWith = (message: string) => ({
  ...turnOf([], message),
  passages: () => Promise.resolve(passages.map(indexPassage)),
});

const ofVases: SearchCriteria = {
  ...noCriteria,
  terms: [{ label: 'vase', negated: false, readings: [{ kind: 'type', name: '', values: ['Vases'] }] }],
};

const answerTo = async (message: string, criteria = noCriteria) => {
  const turn = turnWith(message);
  let isAnswered = false;
  const { text } = await recordAnswer(turn, async (answer) => {
    isAnswered = await answerMatter(turn, answer, criteria);
  });
  return isAnswered ? text : null;
};

test.each([
  ['no lift here, does he bring it into the flat', 'Two people carry it to any floor for €35.'],
  ['am i allowed to come in with my labrador', 'Your dog is welcome'],
])('“%s” is answered in whatever words: %s', async (message, text) => {
  expect(await answerTo(message)).toContain(text);
});

test.each([
  ['goods', 'a green lamp for the bedroom please'],
  ['a few words', 'dogs'],
  ['a usual topic, which the rules read', 'who pays for the return of a broken jug'],
  ['a country, which the rules read', 'would it get to my aunt in Norway'],
])('what names %s is left to others: “%s”', async (_, message) => {
  expect(await answerTo(message)).toBeNull();
});

test('where goods are named it has to be beyond doubt', async () => {
  expect(await answerTo('what about a vase for my gran', ofVases)).toBeNull();
});

test('where nothing else has an answer, the closest text is quoted as such', async () => {
  const turn = turnWith('parcel opened and everything inside was in pieces');
  const { text } = await recordAnswer(turn, async (answer) => {
    expect(await answerLikelyMatter(turn, answer)).toBe(true);
  });
  expect(text).toContain('What arrives damaged is replaced.');
});

test('a visitor who writes in another language than the shop is not quoted its texts by matter', async () => {
  const turn = turnWith('darf ich mit meinem Hund reinkommen');
  turn.memory.conversation = { ...turn.memory.conversation, language: 'de' };
  await recordAnswer(turn, async (answer) => {
    expect(await answerMatter(turn, answer, noCriteria)).toBe(false);
  });
});
