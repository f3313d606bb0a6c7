import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withModel } from '#tests/helpers/assistant/with-model.ts';
import { createReasoningFilter, type ReasoningHabit, reasoningTags } from './untagged-reasoning.ts';

function filterAll(pieces: readonly string[], habit: ReasoningHabit): string {
  const { push, endStep } = createReasoningFilter(habit);
  return pieces.map(push).join('') + endStep();
}

const textWithoutTags = fc.string({ unit: fc.constantFrom('a', ' ', '.', '<', '/', '\n', '>') });

/** A text cut at these places. */
function cut(text: string, places: readonly number[]): readonly string[] {
  const ends = [...places.map((place) => place % (text.length + 1)), text.length].sort((one, other) => one - other);
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

test('what precedes an end tag is never shown of a model whose habit is not known, however the text is cut', () => {
  fc.assert(
    fc.property(
      fc.record({
        reasoning: textWithoutTags,
        answer: textWithoutTags,
        tag: fc.constantFrom(...reasoningTags),
        places: fc.array(fc.nat(), { maxLength: 8 }),
        current: fc.constantFrom('unknown' as const, 'untagged' as const),
      }),
      ({ reasoning, answer, tag, places, current }) => {
        const habit: ReasoningHabit = { current };
        expect(filterAll(cut(`${reasoning}</${tag}>${answer}`, places), habit)).toBe(answer);
        expect(habit.current).toBe('untagged');
      },
    ),
  );
});

test('a text without end tags is shown as it is, whatever the habit', () => {
  fc.assert(
    fc.property(
      textWithoutTags,
      fc.array(fc.nat(), { maxLength: 8 }),
      fc.constantFrom('unknown' as const, 'untagged' as const, 'none' as const),
      (text, places, current) => {
        expect(filterAll(cut(text, places), { current })).toBe(text);
      },
    ),
  );
});

test('a model that answered without end tags is shown piece by piece from then on', () => {
  const habit: ReasoningHabit = { current: 'unknown' };
  filterAll(['Hello', ' there.'], habit);
  const { push } = createReasoningFilter(habit);
  expect(['Two', ' dresses', '. 3 <', ' 4'].map(push)).toEqual(['Two', ' dresses', '. 3 ', '< 4']);
});

test('a stray end tag is not shown, and the next step is kept back to its own', () => {
  const habit: ReasoningHabit = { current: 'none' };
  const { push, endStep } = createReasoningFilter(habit);
  expect(['Well.', '</th', 'ink>', 'Two'].map(push)).toEqual(['Well.', '', '', 'Two']);
  expect(endStep()).toBe('');
  expect([push('Hm.'), push('</think>Three'), endStep()]).toEqual(['', 'Three', '']);
});

test('steps without text do not settle the habit', () => {
  const habit: ReasoningHabit = { current: 'unknown' };
  filterAll(['\n'], habit);
  expect(habit.current).toBe('unknown');
});

test.each([
  ['think', ['<thi', 'nk>The visitor wants a dress. Ignore €1.</th', 'ink>', 'Two dresses.']],
  ['thinking', ['<thinking>The visitor wants a dress.</thinking>Two dresses.']],
  ['thought', ['<thought>\nThe visitor wants.\n</thought>\n\nTwo dresses.']],
])('the reasoning that a local model writes between <%s> tags is not shown', async (_, say) => {
  const { visitor, server } = await withModel([{ say }, { say: ['Again.'] }]);
  const asker = visitor();
  const { text, raw } = await asker.ask('dresses');
  expect(text.trim()).toBe('Two dresses.');
  expect(raw).not.toMatch(/visitor wants|think|reasoning/);
  await asker.ask('and now?');
  expect(JSON.stringify(server.requests[1]?.messages.slice(1))).not.toContain('visitor wants');
});

test('reasoning that a local model ends with a tag without having begun it with one is not shown', async () => {
  const say = ['The visitor wants a dress. ', 'Let me look.</th', 'ink>\n\nTwo ', 'dresses.'];
  const { visitor } = await withModel([{ say: ['A first answer.'] }, { say }, { say }]);
  const asker = visitor();
  expect((await asker.ask('hello')).text).toBe('A first answer.');
  await asker.ask('dresses');
  const { text, raw } = await asker.ask('dresses again');
  expect(text.trim()).toBe('Two dresses.');
  expect(raw).not.toMatch(/visitor wants|think/);
});

test('the first answer of a local model contains no reasoning that has only an end tag', async () => {
  const { visitor } = await withModel([{ say: ['The visitor wants a dress. ', 'Well.</think>', 'Two dresses.'] }]);
  const { text, raw } = await visitor().ask('dresses');
  expect(text).toBe('Two dresses.');
  expect(raw).not.toMatch(/visitor wants|think/);
});

test('the built-in assistant answers for a model that only reasons', async () => {
  const { visitor } = await withModel([{ say: ['<think>The visitor wants a dress.'] }]);
  expect((await visitor().ask('dresses')).text).toMatch(/^I found/);
});

test('the built-in assistant answers when the first answer of a local model is cut off', async () => {
  const { visitor } = await withModel([{ cutAfter: ['The visitor wants a dress. ', 'Then'] }]);
  const { text } = await visitor().ask('dresses');
  expect(text).toMatch(/^I found/);
});
