import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const thing = (...[handle, title, type, summary]: [handle: string, title: string, type: string, summary: string]) =>
  product({ handle, title, type, summary, variants: [variant({ id: handle })] });

const products = [
  thing('mini', 'Knad Mini massage gun', 'Massage guns', 'Three speeds, 45 dB. One year guarantee. Weighs 400 g.'),
  thing('pro', 'Knad Pro massage gun', 'Massage guns', 'Five speeds, 60 dB. Weighs 900 g.'),
  thing('headlamp', 'Nord headlamp', 'Headlamps', 'Bright. IPX4, splash-proof.'),
  thing('rain', 'Rain suit', 'Rain suits', 'Waterproof in heavy rain.'),
  thing('gel', 'Pureva Waschgel', 'Waschgele', 'Gegen Pickel. Nicht vegan (enthält Bienenhonig).'),
  thing('soap', 'Vegan soap', 'Soaps', 'Vegan and kind.'),
  thing('warmer', 'Milchmond Flaschenwärmer', 'Flaschenwärmer', 'Für Gläschen. Mit Adapter fürs Auto (12 V).'),
  thing('kit', 'Verbandskasten fürs Auto', 'Erste Hilfe', 'Für jedes Auto.'),
  thing('seat', 'Kissen Blau', 'Polster', 'Für Stühle.'),
  thing('cushion', 'Wohlig Kissen', 'Wärme', 'Für Ofen und Mikrowelle.'),
];

const ask = async (...messages: readonly string[]) => {
  const { text, cards } = await askInTurn(startAssistant(memoryShop({ products })).visitor(), messages);
  return { text: text.replaceAll('\u00A0', ' '), titles: cards.map(({ title }) => title) };
};

test.each([
  [['tell me about the Nord headlamp', 'does it stand rain'], 'IPX4', 'Nord headlamp'],
  [['fortell om Nord headlamp', 'tåler den regn'], 'IPX4', 'Nord headlamp'],
  [['Pureva Waschgel?', 'Ist das vegan? Sie ist da streng'], 'Nein. ', 'Pureva Waschgel'],
  [['Milchmond Flaschenwärmer?', 'geht der auch im Auto'], 'Adapter fürs Auto', 'Milchmond Flaschenwärmer'],
  [['Knad Mini?', 'hva med garanti'], 'One year guarantee', 'Knad Mini massage gun'],
  [['das Kissen, kann das in die Mikrowelle?'], 'Mikrowelle', 'Wohlig Kissen'],
] as const)('%j is answered by the product spoken of', async (messages, fact, title) => {
  const { text, titles } = await ask(...messages);
  expect(text).toContain(fact);
  expect(titles).toEqual([title]);
});

test.each([
  ['which one is quieter', 'Knad Mini massage gun is the quietest: 45 dB'],
  ['hvem av de er mest stillegående', 'Knad Mini massage gun er stillest: 45 dB'],
  ['welche ist leiser?', 'Am leisesten ist Knad Mini massage gun: 45 dB'],
  ['hvem av dem er lettest', 'Knad Mini massage gun er lettest: 400 g'],
])('“%s” compares those shown by what their descriptions state', async (question, sentence) => {
  const { text, titles } = await ask('massage guns', question);
  expect(text).toContain(sentence);
  expect(titles).toEqual(['Knad Mini massage gun', 'Knad Pro massage gun']);
});

test.each(['do you have vegan soap', 'habt ihr vegane Seife', 'har dere vegansk såpe'])(
  '“%s” after another product asks for goods',
  async (question) => {
    expect((await ask('Pureva Waschgel?', question)).titles).not.toContain('Pureva Waschgel');
  },
);

test('what is not stated is said to be unknown', async () => {
  const { text, titles } = await ask('tell me about the Nord headlamp', 'is it vegan?');
  expect(text).toMatch(/please ask us/);
  expect(titles).toEqual(['Nord headlamp']);
});

test('an answer on one product quotes no sentence of another', async () => {
  const questions = [
    'does it stand rain?',
    'is it vegan?',
    'ist das fürs Auto?',
    'hva med garanti?',
    'how loud is it?',
  ];
  for (const { title, summary } of products)
    for (const question of questions) {
      const { text } = await ask(`tell me about the ${title}`, question);
      const quoted = [...text.matchAll(/[“„«]([^“”„»«]+)[”“»]/gu)].map(([, quote = '']) => quote);
      const others = products.filter((each) => each.title !== title);
      const foreign = new Set(others.flatMap((each) => each.summary.split(/(?<=\.) /)));
      expect(quoted.filter((quote) => foreign.has(quote) && !summary.includes(quote))).toEqual([]);
    }
});
