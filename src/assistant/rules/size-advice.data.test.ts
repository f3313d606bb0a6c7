import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { policy } from '#tests/fixtures/shops/memory-content.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const jacket = (details: readonly { readonly name: string; readonly value: string }[]) =>
  product({
    handle: 'jacket',
    title: 'Rain jacket',
    type: 'Jackets',
    options: [{ name: 'Size', values: ['S', 'M'].map((value) => ({ value, swatch: null })) }],
    variants: ['S', 'M'].map((size) => variant({ id: size, values: [size] })),
    details,
  });
const guide = policy('size-guide', 'Size guide', '<p>M fits a chest of 95 to 101 cm.</p>');

const ask = async (message: string, { guided = false, details = [{ name: 'Fit', value: 'Runs small' }] } = {}) => {
  const shop = memoryShop({ products: [jacket(details)], policies: guided ? [guide] : [] });
  return (await askInTurn(startAssistant(shop).visitor(), ['tell me about the rain jacket', message])).text;
};

test.each([
  'what size do I need?',
  'which size should I take',
  'does it run small?',
  'do you have a size chart?',
  'Welche Größe brauche ich?',
  'hvilken størrelse trenger jeg?',
])('“%s” is answered by the size guide of the shop', async (message) => {
  expect(await ask(message, { guided: true })).toContain('M fits a chest of 95 to 101 cm.');
});

test('without a guide, the details of the product say how it fits, and its sizes are named', async () => {
  expect(await ask('what size do I need?')).toBe('Rain jacket – fit: Runs small. The Rain jacket comes in S and M.');
});

test('when nobody has written anything on it, the assistant says so and gives no size', async () => {
  expect(await ask('what size do I need?', { details: [] })).toMatch(/^I can’t tell which size fits best: /);
});

test.each(['what size is it?', 'do you have it in size M?'])('“%s” asks for no advice', async (message) => {
  expect(await ask(message, { guided: true })).not.toContain('chest');
});
