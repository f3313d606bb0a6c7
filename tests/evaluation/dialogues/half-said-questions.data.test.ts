import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const line = (handle: string, quantity: number, ...values: readonly string[]) => ({
  handle,
  quantity,
  values: [...values],
});

const products = `
handle | title | type | vendor | price | was | options | stock | tags | details | description
lock-u | Bastion U-lock | Locks | Bastion | 55 | | | 8 | | Weight: 1.3 kg; Security level: 12 of 15 | Two keys.
lock-cable | Cable lock 180 cm | Locks | Bastion | 15 | | | 9 | | Weight: 0.4 kg; Security level: 3 of 15 | For short stops.
seat | Nest child seat | Seats | Nest | 129 | | Colour=Grey,Black | 4 | kids | Weight: 4.5 kg; Maximum load: 22 kg | For children up to 6 years.
light | Lumo light set | Lights | Lumo | 45 | | | 6 | | Run time: 6 h | Rechargeable by USB-C.
pannier | Sail pannier waterproof | Bags | Sail | 65 | | Colour=Black,Yellow | 4 | | Volume: 20 l | Roll closure.
jacket | Squall rain jacket | Jackets | Ember | 119 | | Size=S,M,L; Colour=Yellow,Black | 3 | | | Packs small.
boots-a | Skare hiking boots | Boots | Skare | 129 | | Size=40,41,42 | 3 | | | Light.
boots-b | Skare winter boots | Boots | Skare | 149 | | Size=42,43,44 | 3 | | | Warm.
lube-wet | Slick wet lube | Care | Slick | 9 | | | 9 | | | Chain oil for rain and winter.
lube-dry | Slick dry lube | Care | Slick | 9 | | | 9 | | | Chain wax for dry summer rides.
chain-11 | Kamer chain 11 speed | Chains | Kamer | 32 | | | 9 | | | With a quick link.
chain-12 | Kamer chain 12 speed | Chains | Kamer | 45 | | Colour=Silver,Gold+12 | 9 | | | With a quick link.
walkpad | Stride walking pad | Treadmills | Stride | 379 | | | 4 | | Weight: 21 kg; Maximum user weight: 100 kg | Fits under a bed.
gun | Ease massage gun | Recovery | Ease | 89 | | | 4 | | Weight: 430 g | Four heads, charges by USB-C.
ball | Exercise ball with pump | Balls | Ease | 22 | | Size=55 cm,65 cm | 4 | | | For the back.
punch | Metal punch | Office | Buro | 14 | | | 4 | | Capacity: 30 sheets | With a stop.
helmet | Pip kids helmet | Helmets | Pip | 35 | | Size=Child 48-52,Child 52-56; Colour=Red,Mint | 6 | kids | | Does not pinch.
cup | Cappuccino cup | Cups | Nord | 12 | | Colour=White,Green | 9 | | Volume: 180 ml; Material: porcelain | With a saucer.
`.trim();

const texts = [
  {
    kind: 'page',
    handle: 'collect',
    title: 'Click and collect',
    body: 'Collect at Mill Lane for free. We text you when the order is ready. We hold orders for 5 days.',
  },
  { kind: 'page', handle: 'privacy', title: 'Privacy', body: 'We keep your address for the order.' },
  { kind: 'page', handle: 'shipping', title: 'Shipping', body: 'Parcels to Germany cost €12.90. A bike costs €39.' },
  { kind: 'page', handle: 'courses', title: 'Repair courses', body: 'Every Saturday at 11 we give a course for €79.' },
];

describe('a question that leaves out what it is about', () => {
  checkExamples('en', { source: plainShop(texts), products }, [
    [
      'an adjective asks for the detail that is named by its noun',
      [{ say: 'bastion locks' }, { say: 'which is more secure?', says: [/12 of 15/, /3 of 15/] }],
    ],
    ['the greatest weight is a load', [{ say: 'child seat' }, { say: 'whats the max weight', says: [/22 kg/] }]],
    [
      'what a product is charged by is no price',
      [
        { say: 'light set' },
        { say: 'how do i charge it', says: [/USB-C/] },
        { say: 'how long does the battery last', says: [/6 h/] },
      ],
    ],
    [
      'what somebody weighs is no weight of the product',
      [
        { say: 'walking pad' },
        { say: 'can i walk on it with 105 kg', says: [/100 kg/] },
        { say: 'i weigh 95 kilos, is that ok', says: [/100 kg/] },
      ],
    ],
    ['charges answers how it is charged', [{ say: 'massage gun' }, { say: 'how do you charge it', says: [/USB-C/] }]],
    [
      'the name says what comes with it',
      [{ say: 'exercise ball' }, { say: 'does it come with a pump', says: [/yes/i] }],
    ],
    [
      'what is counted is in a value',
      [{ say: 'metal punch' }, { say: 'how many sheets does it do', says: [/30 sheets/] }],
    ],
    [
      'a measure of a person means the range that has it',
      [
        { say: 'kids helmet' },
        { say: 'my son has a 54cm head', option: ['Child 52-56'] },
        { say: 'in red', option: ['Red'] },
        { say: 'add it', cart: [line('helmet', 1, 'Child 52-56', 'Red')] },
      ],
    ],
    ['the name says it', [{ say: 'sail pannier' }, { say: 'is it waterproof', says: [/yes/i] }]],
    [
      'what nobody states is said to be unknown of the product spoken of',
      [
        { say: 'sail pannier' },
        { say: 'how do i wash it', first: ['pannier'], says: [/please ask us/] },
        { say: 'dishwasher safe?', first: ['pannier'] },
      ],
    ],
    ['a size is the volume where nothing else is known', [{ say: 'cup' }, { say: 'how big is it', says: [/180 ml/] }]],
    [
      'one of those shown is for what is said',
      [
        { say: 'difference between the wet lube and the dry lube', says: [/winter/, /summer/] },
        { say: 'which one for winter', all: ['lube-wet'] },
        { say: 'ok 2 of those', cart: [line('lube-wet', 2)] },
      ],
    ],
    [
      'a number replaces the one before',
      [
        { say: 'chain for 11 speed', first: ['chain-11'] },
        { say: 'and a 12 speed one?', all: ['chain-12'] },
      ],
    ],
    [
      'a question about the shop goes on',
      [
        { say: 'can i pick it up in the shop instead', says: [/Collect/] },
        { say: 'how long do you keep it', says: [/5 days/] },
      ],
    ],
  ]);
});

describe('a size that nothing has', () => {
  checkExamples('en', { source: plainShop(), products }, [
    ['of several is denied with the nearest', [{ say: 'boots size 47', says: [/size 47/, /nearest is 44/i] }]],
    [
      'of one is denied with those it has',
      [{ say: 'yellow rain jacket' }, { say: 'size xxl', says: [/doesn’t come in XXL/, /S, M and L/] }],
    ],
  ]);
});

describe('a choice for the cart', () => {
  checkExamples('en', { source: plainShop(), products }, [
    [
      'a value and the cart',
      [{ say: 'child seat' }, { say: 'in grey, add to basket', cart: [line('seat', 1, 'Grey')] }],
    ],
    [
      'a value after the question which one',
      [
        { say: 'sail pannier' },
        { say: '2 of them', asks: true, cart: [] },
        { say: 'rather yellow', cart: [line('pannier', 2, 'Yellow')] },
      ],
    ],
    ['a number of packs', [{ say: 'light set' }, { say: '2 packs please', asks: true, cart: [] }]],
    [
      'another product instead of the one added',
      [
        { say: 'u-lock' },
        { say: 'add it', cart: [line('lock-u', 1)] },
        { say: 'actually rather the cable lock', cart: [line('lock-cable', 1)] },
      ],
    ],
    [
      'a color in another language is that value',
      [
        { say: 'pannier' },
        { say: 'gibt es die in schwarz?', option: ['Black'] },
        { say: 'ja, nehm ich', cart: [line('pannier', 1, 'Black')] },
      ],
    ],
    ['whether something is in the cart', [{ say: 'have i got the pannier in my basket?', says: [/empty/i] }]],
  ]);
});

describe('what is asked of the shop by any verb', () => {
  checkExamples(
    'de',
    {
      source: plainShop(
        [
          { kind: 'page', handle: 'mahlen', title: 'Mahlen', body: 'Wir mahlen den Kaffee kurz vor dem Versand.' },
          { kind: 'page', handle: 'abo', title: 'Kaffee-Abo', body: 'Im Abo kommt alle zwei Wochen Kaffee.' },
          {
            kind: 'page',
            handle: 'kurse',
            title: 'Barista-Kurse',
            body: 'Jeden Samstag um 11 Uhr gibt es einen Kurs.',
          },
        ],
        'de-DE',
      ),
      products: `
handle | title | type | vendor | price | was | options | stock | tags | details | description
nero | Espresso Nero | Kaffee | Bohne | 9.90 | | | 9 | | | Wenig Säure.
heft | Notizbuch Leinen | Papier | Linie | 17 | | Lineatur=Liniert,Kariert | 9 | | | Liegt flach.
block | Block kariert | Papier | Linie | 3 | | | 9 | | | Gelocht.
tamper | Tamper 58 mm Nussholz | Zubehör | Bohne | 29 | | | 9 | | | Handlich.
`.trim(),
    },
    [
      [
        'a verb that no phrase has',
        [
          { say: 'macht ihr auch kurse', says: [/Samstag/] },
          { say: 'wann genau', says: [/11 Uhr/] },
        ],
      ],
      ['goods in the name of a service', [{ say: 'gibts kaffee im abo', says: [/zwei Wochen/] }]],
      ['a material in a compound', [{ say: 'tamper' }, { say: 'ist der aus holz', says: [/Ja.*Nussholz/] }]],
      [
        'a value that another product is called',
        [
          { say: 'notizbuch' },
          { say: '2 stück', asks: true, cart: [] },
          { say: 'doch lieber kariert', cart: [line('heft', 2, 'Kariert')] },
        ],
      ],
      ['praise', [{ say: 'euer laden ist mega', says: [/Danke/], noCards: true }]],
    ],
  );
});

describe('parts of compounds', () => {
  checkExamples(
    'nb',
    {
      source: plainShop(
        [{ kind: 'page', handle: 'fiskekort', title: 'Fiskekort', body: 'Vi selger fiskekort.' }],
        'nb-NO',
      ),
      products: `
handle | title | type | vendor | price | was | options | stock | tags | details | description
fluestang | Elv Fluestang klasse 6 | Fluestenger | Elv | 99 | | | 2 | | Lengde: 275 cm | Leveres i rør.
haspel | Elv Haspelstang | Haspelstenger | Elv | 89 | | | 2 | | Lengde: 210 cm | Rask.
regnsett | Tørr regnsett | Regntøy | Tørr | 89 | | Farge=Gul,Marine | 3 | | | Sveisede sømmer.
`.trim(),
    },
    [
      [
        'the last part of a name is what is spoken of',
        [{ say: 'fluestang' }, { say: 'hvor lang er stanga', says: [/275/] }],
      ],
      ['the last part of names is excluded', [{ say: 'noe under 100, ikke stang', all: ['regnsett'] }]],
      ['another form of a color', [{ say: 'regnsett' }, { say: 'i gult', option: ['Gul'] }]],
      ['a page of that name', [{ say: 'selger dere fiskekort', says: [/Vi selger fiskekort/] }]],
    ],
  );
});
