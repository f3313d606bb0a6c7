import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import { askInTurn, startAssistant } from '../../helpers/assistant/start-assistant.ts';
import { partsOf } from '../../helpers/assistant/parts-of.ts';
import { memoryContent } from '../../fixtures/shops/memory-content.ts';
import { memoryShop } from '../../fixtures/shops/memory-shop.ts';
import { type FactQuestion, factQuestions, unseenFactQuestions } from './fact-questions.ts';
import { type FactShop, factShops } from './fact-shops.ts';
import { isRightAnswer } from './judge-fact-answer.ts';

/** How many are answered rightly. The message of a failed test lists the others. */
const least = { known: 105, unseen: 79 } as const;

const startIn = ({ locale, products, policies }: FactShop) => {
  const assistant = { name: '', opening: '', introduction: '', suggestions: [] };
  const shop = { ...memoryShop({ products }), content: memoryContent(policies, { locale, assistant }) };
  const context = { country: 'DE', language: locale, currency: 'EUR' };
  return startAssistant(shop, { context, messages: messagesFor(locale) });
};

const answerTo = async ({ shop, before, question }: FactQuestion): Promise<string> => {
  const { text, parts } = await askInTurn(startIn(factShops[shop]).visitor(), [before, question]);
  const rows = partsOf(parts, 'data-comparison').flatMap(({ data }) =>
    data.rows.map(({ values }) => values.join(', ')),
  );
  return [text, ...rows].join('\n').replaceAll('\u00A0', ' ');
};

test.each([
  ['that are known', factQuestions, least.known],
  ['in other words', unseenFactQuestions, least.unseen],
] as const)('questions about facts %s are answered by what the shop states', async (_, questions, leastRight) => {
  const wrong: string[] = [];
  for (const each of questions) {
    const text = await answerTo(each);
    if (!isRightAnswer(each.expected, text)) wrong.push(`${each.before} | ${each.question} → ${text}`);
  }
  const right = questions.length - wrong.length;
  const report = `${right} of ${questions.length} are right; not:\n${wrong.join('\n')}`;
  expect(right, report).toBeGreaterThanOrEqual(leastRight);
});
