import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { completeRequest } from './pending-request.ts';

const boots = product({
  handle: 'boots',
  title: 'Trail boots',
  options: [sampleOption('Colour', ['Red', 'Graphite']), sampleOption('Size', ['41', '42'])],
  variants: ['Red', 'Graphite'].flatMap((color) =>
    ['41', '42'].map((size) => variant({ id: `${color}-${size}`, values: [color, size] })),
  ),
});
const lentils = product({
  handle: 'lentils',
  title: 'Green lentils',
  options: [sampleOption('Weight', ['400 g', '2 kg'])],
  variants: ['400 g', '2 kg'].map((weight) => variant({ id: weight, values: [weight] })),
});
const products = [boots, lentils];

async function complete(pendingRequest: string | null, message: string): Promise<string | null> {
  const turn = turnOf(products, message, { pendingRequest });
  const completed = await completeRequest(turn);
  expect(turn.memory.conversation.pendingRequest).toBeNull();
  return completed;
}

test.each([
  ['add the trail boots', 'graphite', 'add 1 of Trail boots in Graphite'],
  ['add the trail boots', 'graphite 42', 'add 1 of Trail boots in Graphite 42'],
  ['add the trail boots', 'make it graphite', 'add 1 of Trail boots in Graphite'],
  ['add the trail boots', 'no, please change that to graphite', 'add the trail boots, graphite'],
  ['add the trail boots', 'oh, actually set them graphite', 'add the trail boots, graphite'],
  ['add the trail boots', 'rather  graphite', 'add the trail boots, graphite'],
  ['add the trail boots', 'better graphite', 'add the trail boots, graphite'],
  ['add the trail boots', '42', 'add 1 of Trail boots in 42'],
  ['add the trail boots', 'ok, the 42 then please.', 'add 1 of Trail boots in 42'],
  ['add the trail boots', 'make it 42', 'add 1 of Trail boots in 42'],
  ['add the trail boots in red', 'graphite 42', 'add 1 of Trail boots in Graphite 42'],
  ['add the trail boots in red', '42', 'add 1 of Trail boots in Red 42'],
  ['add the trail boots', 'make it two', 'add 2 of Trail boots'],
  ['add the trail boots', 'just two, in graphite', 'add 2 of Trail boots in Graphite'],
  ['add the trail boots', 'two pairs in 42, graphite please', 'add 2 of Trail boots in Graphite 42'],
  ['add the trail boots', "size 41 and the red ones, i'll take 3", 'add 3 of Trail boots in Red 41'],
  ['add 3 of the trail boots', 'the red ones', 'add 3 of Trail boots in Red'],
  ['add 2 green lentils', '2 kg', 'add 2 of Green lentils in 2 kg'],
  ['add green lentils', '400', 'add 1 of Green lentils in 400 g'],
  ['add green lentils', 'the big bag', 'add 1 of Green lentils in 2 kg'],
  ['add green lentils', '2', 'add 1 of Green lentils in 2 kg'],
  ['add green lentils', 'just two', 'add 2 of Green lentils'],
  ['offer green lentils', '400', 'offer 1 of Green lentils in 400 g'],
])('“%s” is completed by “%s”: “%s”', async (request, message, completed) => {
  expect(await complete(request, message)).toBe(completed);
});

test.each([
  ['add the trail boots', 'graphite?'],
  ['add the trail boots', 'yes'],
  ['add the trail boots', 'yes, please!'],
  ['add the trail boots', 'add the green lentils in 2 kg'],
  ['add the trail boots', 'do you have gloves'],
  ['remove the trail boots', 'graphite'],
  ['add the sofa', 'graphite'],
  [null, 'graphite'],
])('“%s” is not completed by “%s”', async (request, message) => {
  expect(await complete(request, message)).toBeNull();
});

test('what is spoken of needs no name', async () => {
  const focus = { handle: 'boots', productId: 'p-boots', variantId: 'Red-41' };
  const turn = turnOf(products, 'graphite 42', { pendingRequest: 'add 2 of them', focus, lastProducts: [focus] });
  expect(await completeRequest(turn)).toBe('add 2 of it in Graphite 42');
});
