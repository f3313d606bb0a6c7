import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import { askInTurn, startAssistant } from '../../helpers/assistant/start-assistant.ts';
import { memoryContent } from '../../fixtures/shops/memory-content.ts';
import { memoryShop } from '../../fixtures/shops/memory-shop.ts';
import { type FactQuestion, factQuestions } from './fact-questions.ts';
import { type FactShop, factShops } from './fact-shops.ts';
import { isRightAnswer } from './judge-fact-answer.ts';

/** How many are answered rightly. The message of a failed test lists the others. */
const least = 0;

const startIn = ({ locale, products, policies }: FactShop) => {
  const assistant = { name: '', opening: '', introduction: '', suggestions: [] };
  const shop = { ...memoryShop({ products }), content: memoryContent(policies, { locale, assistant }) };
  const context = { country: 'DE', language: locale, currency: 'EUR' };
  return startAssistant(shop, { context, messages: messagesFor(locale) });
};

const answerTo = async ({ shop, before, question }: FactQuestion): Promise<string> => {
  const { text } = await askInTurn(startIn(factShops[shop]).visitor(), [before, question]);
  return text.replaceAll(' ', ' ');
};

test('there are at least 100 questions', () => expect(factQuestions.length).toBeGreaterThanOrEqual(100));

test('most questions about facts are answered by what the shop states', async () => {
  const wrong: string[] = [];
  for (const each of factQuestions) {
    const text = await answerTo(each);
    if (!isRightAnswer(each.expected, text)) wrong.push(`${each.before} | ${each.question} → ${text}`);
  }
  const right = factQuestions.length - wrong.length;
  expect(right, `${right} of ${factQuestions.length} are right; not:\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(
    least,
  );
});
