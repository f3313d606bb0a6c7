import { expect, test } from 'vitest';
import { startAssistant } from '../helpers/assistant/start-assistant.ts';
import { openDemoShop } from '../fixtures/shops/demo-shop.ts';
import { type FreeWording, freeWordings } from './free-wordings.ts';
import { slotAccuracy, slotsOfAnswer } from './search-slots.ts';
import { unseenWordings } from './unseen-wordings.ts';

/** Current scores, rounded down; a failure lists the missed wordings. */
const least = { free: 0.97, unseen: 0.82 } as const;

test.each([
  ['of what people say in words of their own, nearly all is understood', freeWordings, least.free],
  ['of wordings that the rules were not made with, most is understood', unseenWordings, least.unseen],
])('%s', async (_, wordings, leastAccuracy) => {
  const answers = await answersTo(wordings);
  const accuracy = slotAccuracy(answers);
  const missed = answers.filter(({ meant, understood }) => meant.toSorted().join() !== understood.toSorted().join());
  const list = missed.map(({ text, understood }) => `${text} → ${understood.join(', ')}`).join('\n');
  const report = `${accuracy.toFixed(3)} of the slots; ${missed.length} of ${answers.length} not whole:\n${list}`;
  expect(accuracy, report).toBeGreaterThanOrEqual(leastAccuracy);
});

test('there are enough wordings without duplicates', () => {
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
