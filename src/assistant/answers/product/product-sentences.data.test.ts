import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const fountain = product({
  handle: 'fountain',
  title: 'Drinking fountain 2 l',
  type: 'Bowls',
  summary: 'Filter lasts four weeks. Power adapter not included. For dogs up to 30 kg. 1.4 kg.',
  variants: [variant({ id: 'fountain', price: { amount: 3990, currency: 'EUR' } })],
  details: [
    { name: 'Material', value: 'stainless steel' },
    { name: 'Power', value: 'USB' },
  ],
});
const candle = product({
  handle: 'candle',
  title: 'Duftkerze Winterwald',
  type: 'Kerzen',
  summary: 'Aus Sojawachs im Glas, brennt ca. 40 Stunden. Höhe 9 cm, Ø 8 cm. Nicht für die Spülmaschine.',
  variants: [variant({ id: 'candle', weightGrams: 1450 })],
});
const balls = product({
  handle: 'balls',
  title: 'Squeaky ball 3-pack',
  type: 'Toys',
  variants: [variant({ id: 'balls' })],
});

const ask = async (...messages: readonly string[]) =>
  (await askInTurn(startAssistant(memoryShop({ products: [fountain, candle, balls] })).visitor(), messages)).text;

test('of a detail and a sentence the one that names more of the question answers it', async () => {
  expect(await ask('does the fountain come with a power adapter?')).toContain('“Power adapter not included.”');
  expect(await ask('tell me about the drinking fountain', 'what power does it need')).toBe(
    'Drinking fountain 2 l – power: USB.',
  );
});

test.each([
  ['does it have a steel bowl', 'Drinking fountain 2 l – material: stainless steel.'],
  ['is it plastic?', 'Drinking fountain 2 l – material: stainless steel.'],
  ['ist er aus Kunststoff?', 'Das wissen wir über Drinking fountain 2 l: Material: stainless steel.'],
])('“%s” is answered with what it is made of', async (question, answer) => {
  expect(await ask('tell me about the drinking fountain', question)).toBe(answer);
});

test.each(['how heavy is it', 'what does it weigh?', 'wie schwer ist er?', 'hvor mye veier den?'])(
  '“%s” is answered with a weight that stands alone, not with what it is for',
  async (question) => {
    expect(await ask('tell me about the drinking fountain', question)).toMatch(/[“„«]1\.4 kg\.[”“»]/);
  },
);

test('what nobody says of a product is said to be unknown', async () => {
  expect(await ask('tell me about the drinking fountain', 'is it noisy?')).toMatch(
    /^Here’s what we say about the [^:]+: “.*” .*If that doesn’t answer your question, please ask us\. You/,
  );
});

test.each([
  ['how much would 3 of those be', '3 of them cost €119.70.'],
  ['what would two cost', '2 of them cost €79.80.'],
  ['was kosten drei davon', '3 Stück kosten 119,70 €.'],
  ['hva koster to av dem', '2 stykker koster 79,80 €.'],
])('“%s” is answered with the sum, and its number names no product', async (question, answer) => {
  expect((await ask('tell me about the drinking fountain', question)).replaceAll('\u00A0', ' ')).toContain(answer);
});

test('the price of one has no sum', async () => {
  expect(await ask('tell me about the drinking fountain', 'how much is it')).toBe(
    'The Drinking fountain 2 l costs €39.90.',
  );
});

const cooler = product({
  handle: 'cooler',
  title: 'Kompressor-Kühlbox KB40',
  type: 'Kühlgeräte',
  summary: 'Hält fünf Tage kalt. Maße 34 × 65 × 50 cm. Fasst 38 l, 45 W, 39 dB. Das Gerät wiegt 12,5 kg.',
  variants: [variant({ id: 'cooler', price: { amount: 32_900, currency: 'EUR' } })],
});

test.each([
  ['wie laut ist die KB40?', '„Fasst 38 l, 45 W, 39 dB.“'],
  ['wie groß ist die KB40?', '„Maße 34 × 65 × 50 cm.“'],
  ['wie leise ist sie denn, die KB40?', '„Fasst 38 l, 45 W, 39 dB.“'],
  ['how powerful is the KB40', '“Fasst 38 l, 45 W, 39 dB.”'],
  ['hvor bråkete er KB40', '«Fasst 38 l, 45 W, 39 dB.»'],
  ['wie schwer ist die KB40?', '„Das Gerät wiegt 12,5 kg.“'],
  ['how loud is the KB40?', '“Fasst 38 l, 45 W, 39 dB.”'],
  ['hvor tung er KB40?', '«Das Gerät wiegt 12,5 kg.»'],
])('“%s” is answered with the sentence of the description that has the measure', async (question, answer) => {
  const shopper = startAssistant(memoryShop({ products: [fountain, cooler] })).visitor();
  const { text } = await askInTurn(shopper, [question]);
  expect(text.replaceAll('\u00A0', ' ')).toContain(answer);
});

test('each kind of product is named once, however it is spelled', async () => {
  const products = ['Classical Guitars', 'classical guitar', 'Strings', 'STRINGS'].map((type, index) =>
    product({ handle: `p-${index}`, title: `Thing ${index}`, type, variants: [variant({ id: `p-${index}` })] }),
  );
  const { text } = await askInTurn(startAssistant(memoryShop({ products })).visitor(), ['what do you sell?']);
  expect(text.match(/guitar/gi)).toHaveLength(1);
  expect(text.match(/strings/gi)).toHaveLength(1);
});

test.each([
  ['wie schwer ist die duftkerze', 'Das wissen wir über Duftkerze Winterwald: Gewicht: 1,45 kg.'],
  ['wie hoch ist die duftkerze', 'In der Beschreibung von Duftkerze Winterwald steht: „Höhe 9 cm, Ø 8 cm.“'],
  [
    'wie lange brennt die duftkerze',
    'In der Beschreibung von Duftkerze Winterwald steht: „Aus Sojawachs im Glas, brennt ca. 40 Stunden.“',
  ],
  [
    'darf die duftkerze in die spülmaschine?',
    'Nein. In der Beschreibung von Duftkerze Winterwald steht: „Nicht für die Spülmaschine.“',
  ],
])('“%s” is answered from the description and the weight of the variant', async (question, answer) => {
  expect((await ask(question)).replaceAll('\u00A0', ' ')).toBe(answer);
});

const bar = product({
  handle: 'bar',
  title: 'Riegel Dattel',
  type: 'Riegel',
  summary: 'Vegan. Wiegt 40 g. Enthält keine Nüsse.',
  variants: [variant({ id: 'bar' })],
});

test.each([
  ['ist der vegan und glutenfrei?', /^In der Beschreibung von Riegel Dattel steht: „Vegan\.“ Zu „glutenfrei“ habe ich/],
  [
    'ist der vegan und ohne Nüsse?',
    /^Ja\. In der Beschreibung von Riegel Dattel steht: „Vegan\. … Enthält keine Nüsse\.“$/,
  ],
  ['wie schwer ist der und hat der Zimt drin?', /„Wiegt 40 g\.“ Zu „hat der Zimt drin\?“ habe ich keine Angabe\.$/],
  ['wie viel Watt hat der?', /^In der Beschreibung von Riegel Dattel steht: „.*fragen Sie uns gern/],
])('“%s” is answered in all that it asks', async (question, answer) => {
  const shopper = startAssistant(memoryShop({ products: [bar, fountain] })).visitor();
  const { text } = await askInTurn(shopper, ['Riegel Dattel', question]);
  expect(text.replaceAll('\u00A0', ' ')).toMatch(answer);
});

const saw = product({
  handle: 'saw',
  title: 'Harrow bow saw',
  type: 'Saws',
  summary:
    'Tempered blade, 53 cm. For logs up to 15 cm thick. From 12 years. Full in 45 minutes. Runs on four AA batteries.',
});

test.each([
  ['how long is the blade?', 'Tempered blade, 53 cm.'],
  ['how thick can the logs be?', 'For logs up to 15 cm thick.'],
  ['how long does it take?', 'Full in 45 minutes.'],
  ['does it need power?', 'Runs on four AA batteries.'],
  ['braucht die Strom?', 'Runs on four AA batteries.'],
  ['trenger den strøm?', 'Runs on four AA batteries.'],
])('“%s” is answered by the sentence that states it', async (question, sentence) => {
  const shopper = startAssistant(memoryShop({ products: [saw] })).visitor();
  const { text } = await askInTurn(shopper, ['tell me about the harrow bow saw', question]);
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/please ask us|fragen Sie uns gern|Spør oss gjerne/);
});

test.each([
  ['is everything included?', 'Everything in the box: yarn and a hook.'],
  ['ist alles dabei?', 'Everything in the box: yarn and a hook.'],
])('“%s” is answered by what comes with it', async (question, sentence) => {
  const summary = 'For one octopus. Everything in the box: yarn and a hook.';
  const kit = product({ handle: 'kit', title: 'Octopus kit', summary });
  const shopper = startAssistant(memoryShop({ products: [kit] })).visitor();
  expect((await askInTurn(shopper, ['tell me about the octopus kit', question])).text).toContain(sentence);
});
