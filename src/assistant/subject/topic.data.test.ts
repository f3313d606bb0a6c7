import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const thing = (...[handle, title, type, summary]: readonly [string, string, string, string]) =>
  product({
    handle,
    title,
    type,
    summary,
    variants: [variant({ id: handle, price: { amount: 3000, currency: 'EUR' } })],
  });
const clogs = product({
  handle: 'clogs',
  title: 'Clogs Birk',
  type: 'Clogs',
  summary: 'Alder sole. 480 g the pair.',
  options: [sampleOption('Size', ['38', '39']), sampleOption('Color', ['Moss green', 'Sand'])],
  variants: [
    variant({ id: '38-moss', values: ['38', 'Moss green'] }),
    variant({ id: '38-sand', values: ['38', 'Sand'] }),
    variant({ id: '39-moss', values: ['39', 'Moss green'], stock: 0, available: false }),
  ],
});
const products = [
  clogs,
  thing('journal', 'Dotted journal', 'Paper', '192 numbered pages.'),
  thing('sketchbook', 'Sketchbook Ask', 'Paper', '110 pages that open flat.'),
  thing('mill', 'Kaffeemühle Nora', 'Mühlen', 'Behälter für 250 g. 68 dB.'),
  thing('monitor', 'Vista 27 Monitor', 'Monitore', 'Höhenverstellbar, Pivot. Duplexfähig ist er nicht.'),
  thing('press', 'Saftpresse Vita', 'Pressen', 'Kabel 2 m. 60 dB.'),
  thing('thermos', 'Termos Steg', 'Termoser', 'Holder varmt i 24 timer.'),
  thing('cup', 'Reisekopp Vandrer', 'Kopper', 'Holder varmt i 6 timer.'),
  thing('dish', 'Ildfast form', 'Former', 'Tåler ovn til 180 grader. 1,3 kg med lokk.'),
];
const ask = async (...messages: readonly string[]) => {
  const { text, cards } = await askInTurn(startAssistant(memoryShop({ products })).visitor(), messages);
  return { text: text.replaceAll('\u00A0', ' '), titles: cards.map(({ title }) => title) };
};

test.each([
  [['clogs birk', 'ok and the sketchbook, how many pages does that have'], '110 pages', 'Sketchbook Ask'],
  [['the dotted journal, how many pages does it have?'], '192', 'Dotted journal'],
  [['Saftpresse Vita', 'zu klein. der 27er, kann man den drehen?'], 'Pivot', 'Vista 27 Monitor'],
  [['Saftpresse Vita', 'hm und die Kaffeemühle, ist die laut?'], '68 dB', 'Kaffeemühle Nora'],
  [['reisekopp', 'ok da, termosen, hvor lenge holder den varmen'], '24 timer', 'Termos Steg'],
] as const)('%j is answered by what is named before the question', async (messages, fact, title) => {
  const { text, titles } = await ask(...messages);
  expect(text).toContain(fact);
  expect(titles).toEqual([title]);
});

test.each([
  [['dotted journal', 'how many pages does it have', 'and the sketchbook?'], '110 pages', 'Sketchbook Ask'],
  [['Kaffeemühle Nora', 'wie laut ist die', 'und die Saftpresse?'], '60 dB', 'Saftpresse Vita'],
  [['termos steg', 'reisekopp', 'hvor lenge holder den varmen', 'og termosen?'], '24 timer', 'Termos Steg'],
] as const)('%j asks the same of another product of the shop', async (messages, fact, title) => {
  const { text, titles } = await ask(...messages);
  expect(text).toContain(fact);
  expect(titles).toEqual([title]);
});

test.each([
  [['clogs birk', 'do you do them in 39 in green'], /in 39, Moss green is sold out\. Available now: 38 Moss green and/],
  [['clogs birk', 'in 39 in sand?'], /doesn’t come in 39 Sand\. Available now: 38 Moss green and 38 Sand\./],
  [
    ['clogs birk', 'have you got them in pink?'],
    /doesn’t come in pink\. The Clogs Birk comes in Moss green and Sand\./,
  ],
] as const)('%j is answered for that variant, with what can be bought instead', async (messages, text) => {
  expect((await ask(...messages)).text).toMatch(text);
});

test.each([
  [['ildfast form', 'og i ovnen?'], /Ja.*ovn til 180 grader/],
  [['ildfast form', 'hvor tung er den'], /1,3 kg med lokk/],
  [['Kaffeemühle Nora', 'gibt es was leiseres?'], /nichts|Saftpresse|keine/i],
] as const)('%j is answered by the sentence that says it in other words', async (messages, text) => {
  expect((await ask(...messages)).text).toMatch(text);
});

test('a place is no value that a product lacks', async () => {
  expect((await ask('Saftpresse Vita', 'in the oven?')).text).not.toContain('doesn’t come in');
});
