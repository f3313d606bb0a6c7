import { beforeAll, describe, expect, test } from 'vitest';
import { type AssistantUnderTest, type AssistantReply, startAssistant } from '../helpers/assistant/start-assistant.ts';
import { clothesShop } from '../fixtures/shops/clothes-shop.ts';
import { openDemoShop, readContext } from '../fixtures/shops/demo-shop.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { Product } from '#shop/product/product.ts';
import { type EvaluationQuestion, questionsFor } from './questions.ts';
import { slotAccuracy, slotsOfAnswer } from './search-slots.ts';

/** Both shops reach 1 today; an ambiguous word of a catalog may cost a little. */
const leastSlotAccuracy = 0.97;

const honest = /couldn’t find|left it out|closest|not sure what you mean|can’t be sure/;

describe.each(['the demo shop', 'a shop of clothes'])('questions about %s', (shop) => {
  let assistant: AssistantUnderTest;
  let products: readonly Product[];
  let asked: readonly { readonly question: EvaluationQuestion; readonly reply: AssistantReply }[];

  beforeAll(async () => {
    const open = shop === 'the demo shop' ? await openDemo() : openClothes();
    ({ assistant, products } = open);
    const replies = [];
    for (const question of questionsFor(products))
      replies.push({ question, reply: await assistant.visitor().ask(question.text) });
    asked = replies;
  }, 120_000);

  const fitting = ({ matches }: EvaluationQuestion): readonly Product[] =>
    products.filter((product) => product.variants.some((variant) => matches(product, variant)));

  test('there are more than 80 questions', () => expect(asked.length).toBeGreaterThan(80));

  test('no answer fails', () => expect(assistant.errors).toEqual([]));

  test('nearly all slots are recognized, and nearly none is invented', () => {
    const answers = asked.map(({ question, reply }) => ({
      meant: question.slots,
      understood: slotsOfAnswer(reply.parts),
    }));
    expect(slotAccuracy(answers)).toBeGreaterThanOrEqual(leastSlotAccuracy);
  });

  test('products that do not match are shown only with a sentence that says so', () => {
    const offences = asked.flatMap(({ question, reply }) => {
      if (honest.test(reply.text)) return [];
      const wrong = reply.cards.filter((card) => {
        const product = products.find(({ id }) => id === card.id);
        const variant = product?.variants.find(({ id }) => id === card.variantId);
        return !product || !variant || !question.matches(product, variant);
      });
      return wrong.map(({ title, look }) => `${question.text}: ${title} ${look}`);
    });
    expect(offences).toEqual([]);
  });

  test('matching products are found, up to the number shown at once', () => {
    const missed = asked.filter(({ question, reply }) => {
      const expected = Math.min(4, fitting(question).length);
      return expected > 0 && (reply.cards.length < expected || honest.test(reply.text));
    });
    expect(missed.map(({ question, reply }) => `${question.text} → ${reply.text}`)).toEqual([]);
  });

  test('a search without matches is answered as such', () => {
    const hidden = asked.filter(({ question, reply }) => fitting(question).length === 0 && !honest.test(reply.text));
    expect(hidden.map(({ question, reply }) => `${question.text} → ${reply.text}`)).toEqual([]);
  });

  test('the cheapest product is shown first', () => {
    const cheapest = asked.filter(({ question }) => question.text.startsWith('the cheapest'));
    const wrong = cheapest.filter(({ question, reply }) => {
      const prices = products.flatMap((product) =>
        product.variants.filter((variant) => question.matches(product, variant)).map(({ price }) => price.amount),
      );
      const shown = products.flatMap(({ variants }) => variants).find(({ id }) => id === reply.cards[0]?.variantId);
      return prices.length > 0 && shown?.price.amount !== Math.min(...prices);
    });
    expect(
      wrong.map(({ question, reply }) => `${question.text} → ${reply.cards[0]?.title} ${reply.cards[0]?.price}`),
    ).toEqual([]);
  });

  test('every product card has the title, price and availability of the catalog', () => {
    const cards = asked.flatMap(({ reply }) => reply.cards);
    expect(cards.length).toBeGreaterThan(100);
    for (const card of cards) {
      const product = products.find(({ id }) => id === card.id);
      const variant = product?.variants.find(({ id }) => id === card.variantId);
      expect(card).toMatchObject({
        title: product?.title,
        price: variant && formatMoney(variant.price, 'en-GB'),
        available: variant?.available,
      });
    }
  });

  test('every suggestion after a search has an answer', async () => {
    const offered = asked.filter(({ reply }) => reply.suggestions.length > 0).slice(0, 40);
    const dead: string[] = [];
    for (const { question, reply } of offered)
      for (const suggestion of reply.suggestions) {
        const visitor = assistant.visitor();
        await visitor.ask(question.text);
        const next = await visitor.ask(suggestion);
        if (/couldn’t|left it out|closest|Which one/.test(next.text))
          dead.push(`${question.text} / ${suggestion} → ${next.text}`);
      }
    expect(dead).toEqual([]);
  }, 120_000);
});

async function openDemo(): Promise<{ assistant: AssistantUnderTest; products: readonly Product[] }> {
  const shop = openDemoShop();
  const catalog = shop.catalog(readContext);
  const { items } = await catalog.sitemap('product', 1, 1000);
  const products = await Promise.all(items.map(({ handle }) => catalog.product(handle)));
  const assistant = startAssistant({ commerce: shop, content: shop });
  return { assistant, products: products.filter((product) => product !== null) };
}

function openClothes(): { assistant: AssistantUnderTest; products: readonly Product[] } {
  const shop = clothesShop();
  return { assistant: startAssistant(shop), products: shop.products };
}
