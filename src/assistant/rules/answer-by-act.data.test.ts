import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { partsOf } from '#tests/helpers/assistant/parts-of.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const shop = () =>
  memoryShop({
    products: [
      product({
        handle: 'bravik',
        title: 'Bravik Stirnlampe',
        type: 'Stirnlampe',
        summary: 'Hellt 400 Lumen. Spritzwasserfest und für Regen gemacht. Ett års garanti.',
      }),
      product({
        handle: 'solquist',
        title: 'Solquist Stirnlampe',
        type: 'Stirnlampe',
        summary: 'Leicht und klein. Mit Akku.',
      }),
      product({ handle: 'regenhose', title: 'Regenhose Fjord', type: 'Regenhose', tags: ['Regen'] }),
      product({
        handle: 'ball',
        title: 'Kvikk Fußball',
        type: 'Fußball',
        options: [sampleOption('Größe', ['4', '5'])],
        variants: [variant({ id: 'ball-4', values: ['4'] }), variant({ id: 'ball-5', values: ['5'] })],
      }),
    ],
  });

/** The last reply, with what the conversation has written and proposed. */
async function converse(...messages: readonly string[]) {
  const { carts, ...rest } = shop();
  const reply = await askInTurn(startAssistant(rest).visitor(), messages);
  return {
    text: reply.text,
    titles: reply.cards.map(({ title }) => title),
    proposed: partsOf(reply.parts, 'data-proposal').map(({ data }) => data.text),
    writes: carts.writes.filter((write) => /^(?:add|update)/.test(write)),
  };
}

const both = ['Bravik Stirnlampe', 'Solquist Stirnlampe'];

test.each([
  ['dann je eins davon', 'Stirnlampe'],
  ['von jedem bitte eins', 'Stirnlampe'],
  ['en av hver takk', 'hodelykt'],
  ['one of each please', 'headlamp'],
])('“%s” offers each of what was shown and adds nothing', async (order, search) => {
  const { titles, proposed, writes } = await converse(search, order);
  expect([titles.toSorted(), proposed.length, writes]).toEqual([both, 2, []]);
});

test.each([['die Solquist bitte zwei mal', 'Stirnlampe', 'Solquist']])(
  '“%s” offers the one of those shown that it names',
  async (order, search, name) => {
    const { proposed, writes } = await converse(search, order);
    expect([proposed, writes]).toEqual([[expect.stringContaining(name)], []]);
  },
);

test.each([
  ['hält die auch Regen aus?', 'Bravik Stirnlampe'],
  ['tåler den regn', 'Bravik Stirnlampe'],
])('“%s” is asked of the product spoken of, whatever is called so', async (question, title) => {
  const { titles } = await converse(title, question);
  expect(titles).toEqual([title]);
});

test('a question on what only one of those shown states is answered by that', async () => {
  const { text } = await converse('Stirnlampe', 'hva med garanti');
  expect(text).toContain('Ett års garanti');
});

test.each(['hva har jeg i kurven nå', 'was ist in meinem warenkorb', 'what do I have in my cart now', 'no thanks'])(
  '“%s” is no answer to the question which variant to add',
  async (message) => {
    const { writes } = await converse('leg den Kvikk Fußball in den Warenkorb', message);
    expect(writes).toEqual([]);
  },
);

test('a value is such an answer', async () => {
  expect((await converse('leg den Kvikk Fußball in den Warenkorb', '5')).writes).toEqual(['add 1 ball-5']);
});

test.each(['worin unterscheiden die sich', 'hva skiller de to'])('“%s” compares what was shown', async (message) => {
  const { titles } = await converse('Stirnlampe', message);
  expect(titles.toSorted()).toEqual(both);
});

test.each(['je eins davon', 'je zwei von beiden'])('“%s” is understood as German', async (message) => {
  expect((await converse('Stirnlampe', message)).text).not.toMatch(/Norwegisch|Norwegian/);
});
