import { expect, test } from 'vitest';
import { orderPhrases } from '#tests/fixtures/orders/order-phrases.ts';
import { orderShop } from '#tests/fixtures/orders/order-shop.ts';
import { partsOf } from '#tests/helpers/assistant/parts-of.ts';
import { type AssistantVisitor, askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const shop = orderShop();
const assistant = startAssistant(shop);

async function inCart({ cookies }: AssistantVisitor): Promise<readonly string[]> {
  const ref = cookies.get('cart');
  const cart = ref === undefined ? null : await shop.carts.read(ref);
  return (cart?.lines ?? []).map(({ quantity, variant }) => `${quantity} ${variant.id}`);
}

/** The changes that were offered by the last answer, as the cart has them once they are all accepted. */
async function outcomeOf(before: readonly string[], phrase: string): Promise<string> {
  const visitor = assistant.visitor();
  const { parts, text } = await askInTurn(visitor, [...before, phrase]);
  const offers = partsOf(parts, 'data-proposal').map(({ data }) => data.text);
  const changed = await inCart(visitor);
  expect(text).not.toBe('');
  return [...changed, ...offers.map(offerOf)].join(', ');
}

/** `offer 2 kiro` */
function offerOf(text: string): string {
  const [, quantity = '1'] = /(\d+) ×/.exec(text) ?? [];
  const named = [
    ['kiro', /Kiro/],
    ['sonora-100', /Sonora 100/],
    ['sonora-500', /Sonora 500/],
    ['blue-m', /Knut shirt in Blue, M|Knut shirt i Blue, M/],
  ] as const;
  return `offer ${quantity} ${named.find(([, pattern]) => pattern.test(text))?.[0] ?? text}`;
}

const cases = Object.entries(orderPhrases).flatMap(([language, groups]) =>
  groups.flatMap(({ before, phrases, outcome }) =>
    phrases.map((phrase) => ({ language, before, phrase, outcome, after: before.slice(1).join(', ') })),
  ),
);

test('each language has more than a hundred ways to order', () => {
  for (const language of Object.keys(orderPhrases))
    expect(cases.filter((each) => each.language === language).length).toBeGreaterThan(100);
});

test.each(cases)('$language, after “$after”: “$phrase” leads to “$outcome”', async ({ before, phrase, outcome }) => {
  expect(await outcomeOf(before, phrase)).toBe(outcome);
});
