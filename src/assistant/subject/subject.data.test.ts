import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

type Ware = [handle: string, title: string, type: string, euros: number, summary: string];
const thing = (...[handle, title, type, euros, summary]: Ware) =>
  product({
    handle,
    title,
    type,
    summary,
    variants: [variant({ id: handle, price: { amount: euros * 100, currency: 'EUR' } })],
  });

const products = [
  thing(
    'mini',
    'Hagvik Mini circular saw',
    'Saws',
    89,
    'Weighs 2.1 kg. Comes with a dust bag. The guard can be removed.',
  ),
  thing('max', 'Hagvik Max circular saw', 'Saws', 189, 'Weighs 4.8 kg. Two batteries in the case.'),
  thing('laundry', 'Laundry bag Lina', 'Laundry', 12, 'Cotton, can be washed at 60 degrees.'),
  thing('battery', 'Battery Volta 5 Ah', 'Batteries', 59, 'For torches.'),
  thing('nora', 'Kaffeemühle Nora', 'Kaffeemühlen', 49, 'Der Behälter fasst 250 g und ist spülmaschinenfest. 68 dB.'),
  thing('thor', 'Kaffeemühle Thor XL', 'Kaffeemühlen', 129, 'Scheibenmahlwerk. Leistung 300 W. 75 dB.'),
  thing('box', 'Vorratsbehälter Glas', 'Vorrat', 9, 'Glas mit Deckel.'),
  thing('ulv-2', 'Ulv 2 telt', 'Telt', 1999, 'Veier 2,1 kg. Duken tåler 3000 mm vannsøyle.'),
  thing('ulv-4', 'Ulv 4 telt', 'Telt', 2999, 'Veier 3,9 kg. Myggnett i døra.'),
  thing('cloth', 'Duk i lin', 'Bord', 299, 'Kan vaskes på 40 grader.'),
  thing('guitar', 'Parlour guitar Wren', 'Guitars', 300, 'Spruce top. Nylon strings, soft on the fingers.'),
  thing('strings', 'Steel strings set', 'Strings', 9, 'For electric guitars.'),
];

const ask = async (...messages: readonly string[]) => {
  const { text, cards } = await askInTurn(startAssistant(memoryShop({ products })).visitor(), messages);
  return { text: text.replaceAll('\u00A0', ' '), titles: cards.map(({ title }) => title) };
};

test.each([
  [['circular saws', 'how heavy is the big one'], '4.8 kg', 'Hagvik Max circular saw'],
  [['circular saws', 'how heavy is the big one', 'and the small one?'], '2.1 kg', 'Hagvik Mini circular saw'],
  [['circular saws', 'does the mini come with a bag'], 'dust bag', 'Hagvik Mini circular saw'],
  [['Kaffeemühlen', 'wie laut ist die große'], '75 dB', 'Kaffeemühle Thor XL'],
  [['Kaffeemühlen', 'wie laut ist die Thor', 'und was kostet die andere'], '49 €', 'Kaffeemühle Nora'],
  [['Kaffeemühlen', 'hmm zu teuer. die kleine bitte'], '49 €', 'Kaffeemühle Nora'],
  [['Kaffeemühle Nora', 'Duk i lin', 'wie laut ist die Nora'], '68 dB', 'Kaffeemühle Nora'],
  [['telt', 'hvor tungt er det store'], '3,9 kg', 'Ulv 4 telt'],
  [['telt', 'hva koster den minste', 'og den andre?'], '2 999', 'Ulv 4 telt'],
] as const)('%j is answered by the product that is meant among those shown', async (messages, fact, title) => {
  const { text, titles } = await ask(...messages);
  expect(text).toContain(fact);
  expect(titles).toEqual([title]);
});

test.each([
  [['circular saws', 'can the guard be removed'], 'The guard can be removed', 'Hagvik Mini circular saw'],
  [['Hagvik Max?', 'how long do the batteries last'], 'Two batteries', 'Hagvik Max circular saw'],
  [['Hagvik Mini?', 'is the bag washable'], 'dust bag', 'Hagvik Mini circular saw'],
  [['parlour guitar', 'are the strings soft'], 'Nylon strings', 'Parlour guitar Wren'],
  [['Kaffeemühlen', 'ist der Behälter spülmaschinenfest'], 'Der Behälter fasst 250 g', 'Kaffeemühle Nora'],
  [['telt', 'tåler duken regn'], 'Duken tåler 3000 mm', 'Ulv 2 telt'],
] as const)('%j asks of a part of what was shown, whatever else is called so', async (messages, fact, title) => {
  const { text, titles } = await ask(...messages);
  expect(text).toContain(fact);
  expect(titles).toContain(title);
  expect(titles).not.toContain('Laundry bag Lina');
});

test.each([
  [['circular saws', 'show me laundry bags'], 'Laundry bag Lina'],
  [['circular saws', 'do you also have a battery'], 'Battery Volta 5 Ah'],
  [['Hagvik Mini?', 'I need a laundry bag as well'], 'Laundry bag Lina'],
  [['Kaffeemühle Nora', 'ich brauche auch einen Vorratsbehälter'], 'Vorratsbehälter Glas'],
  [['Kaffeemühle Nora', 'habt ihr auch Vorratsbehälter'], 'Vorratsbehälter Glas'],
  [['telt', 'har dere også en duk'], 'Duk i lin'],
  [['telt', 'jeg trenger en duk også'], 'Duk i lin'],
  [['parlour guitar', 'do you have strings'], 'Steel strings set'],
] as const)('%j asks for other goods', async (messages, title) => {
  expect((await ask(...messages)).titles).toEqual([title]);
});

test('a part that only a similar product mentions is asked of the one spoken of', async () => {
  const { titles } = await ask('circular saws', 'is the Max loud', 'can I wash the dust bag');
  expect(titles).toEqual(['Hagvik Max circular saw']);
  const german = await ask(
    'Kaffeemühlen',
    'wie laut ist die Thor',
    'und kann man den Behälter in die Spülmaschine tun',
  );
  expect(german.titles).toEqual(['Kaffeemühle Thor XL']);
});

test('only one of several that is reduced is meant by a question about that', async () => {
  const price = { amount: 3000, currency: 'EUR' };
  const compareAt = { amount: 4000, currency: 'EUR' };
  const lamps = ['Lamp Ask', 'Lamp Bris', 'Lamp Dis'].map((title) => thing(title, title, 'Lamps', 50, ''));
  const reduced = {
    ...thing('eik', 'Lamp Eik', 'Lamps', 30, ''),
    variants: [variant({ id: 'eik', price, compareAt })],
  };
  const visitor = startAssistant(memoryShop({ products: [...lamps, reduced] })).visitor();
  const { text, cards } = await askInTurn(visitor, ['lamps', 'is that reduced?']);
  expect(text).toContain('€40');
  expect(cards.map(({ title }) => title)).toEqual(['Lamp Eik']);
});

test('a pronoun stands for the product spoken of, whatever else a word of the question is in the name of', async () => {
  const stoves = [
    thing('twin', 'Twin burner', 'Stoves', 90, 'Runs on Campigas R7.'),
    thing('ember', 'Ember gas stove', 'Stoves', 40, 'Screws on top of a cartridge.'),
  ];
  const visitor = startAssistant(memoryShop({ products: stoves })).visitor();
  const { cards } = await askInTurn(visitor, ['stoves', 'how much is the twin', 'what gas does it take']);
  expect(cards.map(({ title }) => title)).toEqual(['Twin burner']);
});

test('of several that state nothing that is said once', async () => {
  const { text } = await ask('circular saws', 'is it loud');
  expect(text).toBe('I don’t know that of the Hagvik Mini circular saw and Hagvik Max circular saw.');
});

test('an order by a word for the difference adds the one that it means', async () => {
  expect((await ask('circular saws', 'add the small one to my cart')).text).toMatch(/^Hagvik Mini circular saw added/);
  expect((await ask('Kaffeemühlen', 'leg die große in den Warenkorb')).text).toMatch(/^Kaffeemühle Thor XL liegt/);
});

test.each([
  ['is one bag enough?', 'Hagvik Mini circular saw'],
  ['does an extra battery come with it?', 'Hagvik Mini circular saw'],
])('an indefinite noun names no other product: %j', async (message, title) => {
  expect((await ask('Hagvik Mini?', message)).titles).toEqual([title]);
});

test('a remark after a question points at nothing that was shown', async () => {
  const { titles } = await ask('circular saws', 'are the strings for electric guitars? one of them plays');
  expect(titles).toEqual(['Steel strings set']);
});

test('both are the two that were spoken of one after the other', async () => {
  const { text, titles } = await ask('Laundry bag Lina', 'Duk i lin', 'can both be washed?');
  expect(text).toMatch(/60 degrees.*40 grader/);
  expect(titles).toEqual(['Laundry bag Lina', 'Duk i lin']);
});

const compared = async (...messages: readonly string[]) => (await ask(...messages)).titles;

test('a product is compared with the one spoken of, or with the other one named', async () => {
  const kits = ['Learn to Crochet – Otto the octopus kit', 'Learn to Knit – Bobble hat kit', 'Candle making kit'];
  const visitor = startAssistant(memoryShop({ products: kits.map((title) => thing(title, title, 'Kits', 20, '')) }));
  const { cards } = await askInTurn(visitor.visitor(), [
    "what's the difference between the octopus kit and the hat kit",
  ]);
  expect(cards.map(({ title }) => title)).toEqual(kits.slice(0, 2));
  expect(await compared('telt', 'Ulv 2 telt', 'Duk i lin', 'hva er forskjellen på den og Ulv 4')).toEqual([
    'Ulv 4 telt',
    'Duk i lin',
  ]);
  expect(await compared('was unterscheidet die Nora von der Thor?')).toEqual([
    'Kaffeemühle Nora',
    'Kaffeemühle Thor XL',
  ]);
});

test('the first two are those of the list, whatever was spoken of', async () => {
  const messages = ['telt', 'hva koster den minste', 'sammenlign de to første'];
  expect(await compared(...messages)).toEqual(['Ulv 2 telt', 'Ulv 4 telt']);
});

test('of more than a few that state nothing it is asked which one is meant', async () => {
  const lamps = ['Ask', 'Bris', 'Dis', 'Eik'].map((title) => thing(title, `Lamp ${title}`, 'Lamps', 50, ''));
  const visitor = startAssistant(memoryShop({ products: lamps })).visitor();
  const { text, cards } = await askInTurn(visitor, ['lamps', 'can it be dimmed?']);
  expect(text).toMatch(/^Which one do you mean/);
  expect(cards).toHaveLength(4);
});

test.each([
  ['Kaffeemühlen', 'welche hat ein Scheibenmahlwerk?', 'Kaffeemühle Thor XL'],
  ['circular saws', 'which of them comes with a dust bag', 'Hagvik Mini circular saw'],
  ['telt', 'hvilken har myggnett i døra?', 'Ulv 4 telt'],
])('of “%s”, “%s” is answered by the only one that states it', async (before, question, title) => {
  expect((await ask(before, question)).titles).toEqual([title]);
});

test('what the small one is to hold is not what is asked about', async () => {
  const goods = [
    thing('heron', 'Heron travel tripod', 'Tripods', 89, 'Holds up to 6 kg.'),
    thing('ibis', 'Ibis desk tripod', 'Tripods', 29, 'Holds up to 1.5 kg.'),
    thing('camera', 'Lumis DX-90 camera', 'Cameras', 629, 'Weighs 780 g.'),
    thing('spare', 'Spare battery DX', 'Batteries', 39, 'For DX-40 and DX-90.'),
  ];
  const visitor = startAssistant(memoryShop({ products: goods })).visitor();
  const { cards } = await askInTurn(visitor, ['tripods', 'would the small one hold the dx-90?']);
  expect(cards.map(({ title }) => title)).toEqual(['Heron travel tripod', 'Ibis desk tripod']);
});
