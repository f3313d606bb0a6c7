import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const lamp = (title: string, euros: number, weight: string | null) =>
  product({
    handle: title.toLowerCase().replaceAll(/\W+/g, '-'),
    title,
    type: 'Lamps',
    details: weight === null ? [] : [{ name: 'Weight', value: weight }],
    variants: [variant({ id: title, price: { amount: euros * 100, currency: 'EUR' } })],
  });

const products = [
  lamp('Ask desk lamp', 40, '1.2 kg'),
  lamp('Bris desk lamp', 60, '0.8 kg'),
  lamp('Dis floor lamp', 90, null),
];

const ask = async (...messages: readonly string[]): Promise<string> =>
  (await askInTurn(startAssistant(memoryShop({ products })).visitor(), messages)).text;

test.each(['how heavy is it', 'how heavy are they?', 'wie schwer ist die', 'weight?'])(
  'after several products “%s” is answered of each',
  async (question) => {
    const text = await ask('desk lamps', question);
    expect(text).toMatch(/Ask desk lamp.*1[.,]2.kg/);
    expect(text).toMatch(/Bris desk lamp.*0[.,]8.kg/);
  },
);

test('of which of several products a detail is not known is said once', async () => {
  expect(await ask('lamps', 'how heavy are they')).toMatch(/I don’t know that of the Dis floor lamp\.$/);
});

test('what each of several products costs is said', async () => {
  expect(await ask('desk lamps', 'how much is it')).toMatch(/Ask desk lamp costs €40.*Bris desk lamp costs €60/);
});

test('a detail that a product does not state is not looked for in the shop', async () => {
  expect(await ask('floor lamp', 'battery life?')).toMatch(/^I don’t have that detail for the Dis floor lamp\./);
});

test('the name of another thing is no question about the product spoken of', async () => {
  expect(await ask('floor lamp', 'rugs?')).not.toContain('Dis floor lamp');
});

test.each([
  ['do you have it in stock', /^The Dis floor lamp is in stock\.$/],
  ['har du den på lager', /^Dis floor lamp er på lager\.$/],
])('“%s” asks for no value called “stock”', async (question, answer) => {
  expect(await ask('floor lamp', question)).toMatch(answer);
});
