import { expect, test } from 'vitest';
import { startAssistant } from '../helpers/assistant/start-assistant.ts';
import { openDemoShop } from '../fixtures/shops/demo-shop.ts';
import { type FreeWording, freeWordings } from './free-wordings.ts';
import { slotAccuracy, slotsOfAnswer } from './search-slots.ts';
import { unseenWordings } from './unseen-wordings.ts';

/** The accuracy of the rules, rounded down. The message of a failed test lists what they miss. */
const least = { free: 0.98, unseen: 0.82 } as const;

test.each([
  ['nearly all slots of freely worded messages are recognized', freeWordings, least.free],
  ['most slots of messages unknown to the rules are recognized', unseenWordings, least.unseen],
])('%s', async (_, wordings, leastAccuracy) => {
  const answers = await answersTo(wordings);
  const accuracy = slotAccuracy(answers);
  const missed = answers.filter(({ meant, understood }) => meant.toSorted().join() !== understood.toSorted().join());
  const list = missed.map(({ text, understood }) => `${text} → ${understood.join(', ')}`).join('\n');
  const report = `${accuracy.toFixed(3)} of the slots; ${missed.length} of ${answers.length} not whole:\n${list}`;
  expect(accuracy, report).toBeGreaterThanOrEqual(leastAccuracy);
});

test('there are at least 160 different messages', () => {
  const texts = [...freeWordings, ...unseenWordings].map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThanOrEqual(160);
});

interface WordingResult {
  readonly text: string;
  readonly meant: readonly string[];
  readonly understood: readonly string[];
}

async function answersTo(wordings: readonly FreeWording[]): Promise<readonly WordingResult[]> {
  const shop = openDemoShop();
  const assistant = startAssistant({ commerce: shop, content: shop });
  const answers: WordingResult[] = [];
  for (const { text, slots } of wordings) {
    const { parts } = await assistant.visitor().ask(text);
    answers.push({ text, meant: slots, understood: slotsOfAnswer(parts) });
  }
  return answers;
}
