import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { partsOf } from '#tests/helpers/assistant/parts-of.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const drill = (volts: number, available = true) =>
  product({
    handle: `drill-${volts}`,
    title: `Drill ${volts}V`,
    type: 'Drills',
    variants: [variant({ id: `drill-${volts}`, available, stock: available ? 5 : 0 })],
    details: [{ name: 'Voltage', value: `${volts} V` }],
  });

async function ask(message: string, ...volts: readonly (readonly [number, boolean?])[]) {
  const shop = memoryShop({ products: volts.map(([each, available]) => drill(each, available)) });
  const { text, parts } = await askInTurn(startAssistant(shop).visitor(), [message]);
  const shown = partsOf(parts, 'data-products').flatMap(({ data }) => data.cards.map(({ title }) => title));
  return { text, shown };
}

test('a bound of a measure is kept, and quoted as it was written', async () => {
  const { text, shown } = await ask('drills with at least 18V', [12], [18], [36]);
  expect(shown.toSorted()).toEqual(['Drill 18V', 'Drill 36V']);
  expect(text).toContain('at least 18');
});

test('when nothing meets a bound, nothing is shown as if it did', async () => {
  const { text, shown } = await ask('drills with more than 40 volts', [12], [18]);
  expect(shown).toEqual([]);
  expect(text).toMatch(/can’t be sure that anything fits/);
});

test('the only product found says that it is sold out', async () => {
  expect((await ask('drills under 15 V', [12, false], [18])).text).toMatch(/Drill 12V is sold out\.$/);
});

test('“compare the two drills” compares them without a list before, and not one of many', async () => {
  expect((await ask('compare the two drills', [12], [18])).text).toMatch(/^Here are Drill \d+V and Drill \d+V/);
  const many = ([10, 12, 14, 18, 36] as const).map((volts) => [volts] as const);
  expect((await ask('compare the drills', ...many)).text).toMatch(/^Which products should I compare/);
});
