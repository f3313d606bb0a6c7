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
chain | Rullo RC-701 chain 11 speed | Chains | Rullo | 34 | | | 10 | bike | Links: 116; Weight: 257 g | With a quick link.
pump | Pusto floor pump | Pumps | Pusto | 44 | | | 6 | bike | Pressure: 11 bar; Height: 65 cm | With a gauge.
tyre | Rullo GP 4000 road tyre | Tyres | Rullo | 54 | | Width=23 mm,25 mm,28 mm+2 | 12; 23 mm:0 | bike | Weight: 225 g | Fast.
tube | Inner tube 700 x 18-28C | Tubes | Rullo | 6.50 | | Valve=Presta 42 mm,Presta 60 mm+1,Schrader 40 mm | 60; Presta 60 mm:0 | bike | Weight: 105 g | Butyl.
gloves | Work gloves nitrile | Workwear | Ansel | 4.50 | | Size=8 / M,9 / L,10 / XL,11 / XXL | 50; 11 / XXL:0 | | Material: nitrile | Thin.
bed | Donut dog bed | Beds | Hus | 39 | | Size=S 50 cm,M 70 cm+15,L 90 cm+30 | 6; L 90 cm:0 | dog | Material: polyester | Fluffy.
helmet | Kids helmet Dino | Helmets | Abus | 34.90 | | Size=S 45-50 cm,M 50-55 cm; Color=Green,Pink | 5 | kids | Weight: 240 g | For children.
grinder-small | Bosk GWS 700 angle grinder 125mm | Grinders | Bosk | 59.50 | | | 9 | | Power: 710 W; Weight: 1.7 kg | Small.
grinder | Makuta GA5030R angle grinder 125 mm | Angle grinders | Makuta | 69 | | | 4 | | Power: 720 W; Weight: 1.8 kg | With restart protection.
grinder-big | Makuta GA9020 angle grinder 230 mm | Angle grinders | Makuta | 139 | | | 2 | | Power: 2200 W; Weight: 5.8 kg | For heavy work.
toolbox | Tool box steel | Storage | Hus | 64 | | Color=Red,Blue | 4 | | Weight: 6.2 kg | Five trays.
bottle | Water bottle 750 ml | Bottles | Elit | 7.50 | | Volume=550 ml,750 ml+1; Color=Clear,Black | 40 | bike | Material: plastic | Light.
game-team | Outbreak | Board games | Lek | 37.50 | | | 5 | coop | Players: 2-4; Age: 8+; Playing time: 45 min | Save the world together.
game-cards | Sevens card game | Card games | Lek | 9 | | | 5 | travel | Players: 2-10; Age: 7+; Playing time: 15 min | Quick.
game-memory | Animal memory | Kids games | Lek | 12.90 | | | 15 | kids | Players: 2-6; Age: 3+; Pieces: 48 | Pictures.
puzzle-500 | Jigsaw puzzle Harbour 500 | Puzzles | Lek | 11.99 | | | 6 | | Pieces: 500; Dimensions: 49 x 36 cm | A harbour.
puzzle-1000 | Jigsaw puzzle Alps 1000 | Puzzles | Lek | 14.99 | | | 8 | | Pieces: 1000; Dimensions: 70 x 50 cm | Mountains.
puzzle-2000 | Jigsaw puzzle World 2000 | Puzzles | Lek | 26 | | | 2 | | Pieces: 2000; Dimensions: 98 x 75 cm | A map.
tape-5 | Tape measure 5 m | Measuring | Stan | 7.90 | | | 40 | | Length: 5 m; Width: 19 mm | Steel.
tape-8 | Tape measure 8 m | Measuring | Stan | 12.90 | | | 22 | | Length: 8 m; Width: 25 mm | Steel.
torch-200 | Head torch LX-200 | Lighting | Lumo | 25 | | | 14 | | Brightness: 200 lm; Weight: 75 g | Batteries included.
torch-400 | Head torch LX-400 | Lights | Lumo | 49 | | Color=Black,Yellow | 10 | | Brightness: 400 lm; Weight: 88 g | Charged by cable.
laser | Cross line laser | Measuring | Bosk | 89 | | | 3 | | Range: 10 m | Red.
screwdrivers | Screwdriver set | Hand tools | Stan | 32 | | | 7 | | Pieces: 6 | Insulated.
`.trim();

describe('a terse message after an answer', () => {
  checkExamples('en', { source: plainShop(), products }, [
    ['a detail is asked for by its name', [{ say: 'RC-701' }, { say: 'how many links', says: [/116/] }]],
    ['a detail is asked for without a verb', [{ say: 'floor pump' }, { say: 'whats the pressure', says: [/11 bar/] }]],
    ['a verb names a detail', [{ say: 'outbreak' }, { say: 'how many can play', says: [/2-4/] }]],
    [
      'a size is said by the first part of its value',
      [
        { say: 'work gloves' },
        { say: 'in 11?', says: [/sold out/] },
        { say: 'ok then 10', option: ['10 / XL'], first: ['gloves'] },
        { say: 'add 3 pairs', cart: [line('gloves', 3, '10 / XL')] },
      ],
    ],
    [
      'a size letter names a value that goes on with a length',
      [
        { say: 'donut dog bed' },
        { say: 'is the L in stock', says: [/sold out/] },
        { say: 'm then', option: ['M 70 cm'], first: ['bed'] },
        { say: 'take it in S', cart: [line('bed', 1, 'S 50 cm')] },
      ],
    ],
    [
      'a measure names a value that begins with a word',
      [
        { say: 'inner tube' },
        { say: '60mm valve?', says: [/sold out/] },
        { say: '42 mm then', option: ['Presta 42 mm'], first: ['tube'] },
      ],
    ],
    [
      'a number is a value with that number',
      [
        { say: 'gp4000 28mm', first: ['tyre'], option: ['28 mm'] },
        { say: 'and 23?', says: [/sold out/] },
      ],
    ],
    [
      'what could not be found is not added for what was shown before',
      [{ say: 'RC-701' }, { say: 'is there a cheaper one 13 speed', noCards: true }, { say: 'add it', cart: [] }],
    ],
    [
      'the cheapest is the cheapest of all that are called so, whatever their type',
      [
        { say: 'angle grinder', all: ['grinder-small', 'grinder', 'grinder-big'] },
        { say: 'the cheapest', first: ['grinder-small'] },
      ],
    ],
    [
      'to the basket means what is spoken of',
      [
        { say: 'tool box' },
        { say: 'blue', says: [/yes/i] },
        { say: 'add to basket', cart: [line('toolbox', 1, 'Blue')] },
        { say: 'remove it again', cart: [] },
      ],
    ],
    [
      'one of two is removed again',
      [
        { say: 'floor pump' },
        { say: 'add two of those', cart: [line('pump', 2)] },
        { say: 'remove one again', cart: [line('pump', 1)] },
      ],
    ],
    [
      'make that changes the number of what was added',
      [
        { say: 'water bottle 550 black' },
        { say: 'add 2', cart: [line('bottle', 2, '550 ml', 'Black')] },
        { say: 'make that 3', cart: [line('bottle', 3, '550 ml', 'Black')] },
      ],
    ],
    ['an age and more', [{ say: 'gift for a 3 year old, max 20 eur', first: ['game-memory'], count: 1 }]],
    [
      'a budget for a gift holds',
      [
        { say: 'present for my dad, max 40' },
        { say: 'what about something for measuring', max: 40, all: ['tape-5', 'tape-8'] },
      ],
    ],
    ['more of a detail', [{ say: 'puzzle Alps' }, { say: 'more pieces', first: ['puzzle-2000'] }]],
    [
      'which one has fewer of a detail',
      [{ say: 'puzzle' }, { say: 'the one with the fewest pieces', first: ['puzzle-500'] }],
    ],
    [
      'names of models before the question what differs',
      [{ say: 'GA5030R or GA9020 whats the difference', all: ['grinder', 'grinder-big'], says: [/side by side/] }],
    ],
    [
      'another one is not the same again',
      [{ say: 'tape measure under 10' }, { say: 'is there another one', not: ['tape-5'], cart: [] }],
    ],
    [
      'a color that it lacks is denied',
      [{ say: 'water bottle in brown', first: ['bottle'], says: [/brown/i, /no,|doesn/i] }],
    ],
  ]);
});

describe('a value with how many of it', () => {
  checkExamples('en', { source: plainShop(), products }, [
    [
      'a value and a verb add that variant',
      [{ say: 'inner tube' }, { say: '42 then add 4', cart: [line('tube', 4, 'Presta 42 mm')] }],
    ],
    [
      'a value that is fine is added',
      [{ say: 'water bottle 550 ml' }, { say: 'clear is fine, add it', cart: [line('bottle', 1, '550 ml', 'Clear')] }],
    ],
    [
      'a value in a sentence of its own is added',
      [{ say: 'tool box steel' }, { say: 'blue ok. add 2', cart: [line('toolbox', 2, 'Blue')] }],
    ],
    [
      'a value and a number without a verb are offered',
      [{ say: 'work gloves' }, { say: 'ok then 10, 3 pairs', cart: [], says: [/3 ×.*10/] }],
    ],
  ]);
});

describe('those of several that are meant', () => {
  checkExamples('en', { source: plainShop(), products }, [
    [
      'the big one after one was shown',
      [
        { say: 'GA 5030' },
        { say: 'and the big one', first: ['grinder-big'] },
        { say: 'add it', cart: [line('grinder-big', 1)] },
      ],
    ],
    ['a bound that comes last', [{ say: 'i need a pump with 10 bar at least', first: ['pump'], never: /couldn/i }]],
    ['a word for nothing that the shop has', [{ say: 'kickstand', none: true }]],
    ['do you have, in short', [{ say: 'u got a kickstand', none: true }]],
    [
      'which of them can be bought',
      [
        { say: 'GA5030R or GA9020 whats the difference' },
        { say: 'which one is in stock', all: ['grinder', 'grinder-big'] },
      ],
    ],
    [
      'brighter is more light',
      [
        { say: 'head torches', all: ['torch-200', 'torch-400'] },
        { say: 'which is brighter', says: [/400 lm/] },
      ],
    ],

    ['of all that were shown', [{ say: 'head torches' }, { say: 'how heavy are they', says: [/75 g/, /88 g/] }]],
    [
      'cheaper than a model number is of its kind',
      [{ say: 'LX400' }, { say: 'is there a cheaper one', all: ['torch-200'], count: 1 }],
    ],
    ['a budget before its word', [{ say: 'grinder 100 budget', max: 100, each: /grinder/i }]],
    ['as many in a color', [{ say: 'tool box steel' }, { say: '2 in blue', cart: [], says: [/2 ×.*Blue/] }]],
    [
      'a number as value is no quantity',
      [{ say: 'road tyre' }, { say: '25 mm, add it', cart: [line('tyre', 1, '25 mm')] }],
    ],
    ['then says nothing', [{ say: 'kayak paddle then', none: true }]],
    ['no before a sentence excludes nothing', [{ say: 'hm no it has to be a floor pump', first: ['pump'] }]],
    ['them, in short', [{ say: 'floor pump' }, { say: 'add em', cart: [line('pump', 1)] }]],
  ]);
});

describe('for so many people', () => {
  checkExamples('en', { source: plainShop(), products }, [
    [
      'a game says for how many',
      [{ say: 'game for 6 people', all: ['game-cards', 'game-memory'], not: ['game-team'] }],
    ],
    ['what is for fewer is not shown', [{ say: 'board game for 8 people', not: ['game-team'], shows: ['game-cards'] }]],
    [
      'what says nothing of people is shown, and that it was left out',
      [{ say: 'puzzle for 4 people', all: ['puzzle-500'], says: [/couldn.t match/i] }],
    ],
  ]);
});
