import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DialogueTurn } from './dialogue.ts';
import { evaluateShop } from './evaluation.ts';
import { type EvaluationShop, openShopOf, plainShop } from './evaluation-shop.ts';
import { describeFindings } from './summary.ts';

const source = plainShop([
  {
    kind: 'policy',
    handle: 'refund',
    title: 'Returns',
    body: 'You can return anything within 30 days. We repair what breaks within the warranty of two years.',
  },
]);

const products = `
handle | title | type | vendor | price | was | options | stock | tags | details | description
desk-lamp | Ask Desk Lamp | Lamps | Norvik | 39 | | | 5 | | Power: Cable; Material: Steel; Height: 30 cm | With a cable of two metres.
table-lamp | Bris Table Lamp | Lamps | Norvik | 49 | | | 5 | | Power: Battery; Material: Glass; Height: 25 cm | Cordless.
floor-lamp | Dis Floor Lamp | Lamps | Norvik | 129 | | | 5 | | Power: Cable; Material: Steel; Height: 150 cm | Stands beside a chair.
arc-lamp | Eik Arc Lamp | Lamps | Norvik | 219 | | | 5 | | Power: Cable; Material: Glass; Height: 190 cm | Reaches over a table.
monitor-27 | Fram Monitor 27 inch | Monitors | Norvik | 299 | | | 5 | | Diagonal: 27 inch | For a desk.
monitor-24 | Fram Monitor 24 inch | Monitors | Norvik | 199 | | | 5 | | Diagonal: 24 inch | For a desk.
toner | TN-2110 Toner | Toner | Norvik | 59 | | | 5 | | | For laser printers.
battery | Laptop battery 6730s | Batteries | Norvik | 45 | | | 5 | | | Six cells.
phone-case | Leather phone case | Cases | Norvik | 25 | | | 5 | | | Fits most phones.
cleaning-kit | Cleaning kit | Care | Norvik | 19 | | | 5 | | | Cloth and fluid.
repair-kit | Repair kit | Care | Norvik | 15 | | | 5 | | | For small holes.
gift-paper | Gift wrapping paper | Paper | Norvik | 6 | | | 5 | | | Three sheets.
trowel | Garden trowel | Garden tools | Norvik | 22 | | | 5 | garden | Material: Steel | For planting.
pruner | Garden pruner | Garden tools | Norvik | 48 | | | 5 | garden | Material: Steel | Cuts branches.
tea | IV-500 Tea | Tea | Norvik | 9 | | Pack=250 g,500 g | 5 | | | Black.
mug | Kaffe Mug | Mugs | Norvik | 12 | | | 5 | | Care: Dishwasher safe | Holds 30 cl.
`.trim();

let shop: EvaluationShop;
beforeAll(async () => {
  shop = await openShopOf({ source, products });
});
afterAll(() => shop.close());

const lamp = /lamp/iu;
const examples: readonly (readonly [string, readonly DialogueTurn[]])[] = [
  [
    'a budget',
    [
      { say: 'lamps', each: lamp },
      { say: 'I have 50€', each: lamp, max: 50 },
    ],
  ],
  ['a price before the noun', [{ say: '50€ lamps', each: lamp, max: 50 }]],
  [
    'not that expensive',
    [
      { say: 'lamps over €100', each: lamp, min: 100 },
      { say: 'not that expensive', max: 128.99, each: lamp },
    ],
  ],
  ['without a cable', [{ say: 'lamps without a cable', shows: ['table-lamp'], without: /cable/iu }]],
  ['a size with a unit', [{ say: '27 inch monitor', first: ['monitor-27'] }]],
  [
    'cheaper',
    [
      { say: 'lamps over €100', each: lamp, min: 100 },
      { say: 'cheaper', each: lamp, max: 128.99 },
    ],
  ],
  [
    'the two cheapest',
    [{ say: 'the two cheapest lamps', all: ['desk-lamp', 'table-lamp'], count: 2, order: 'price-ascending' }],
  ],
  [
    'another material',
    [
      { say: 'steel lamps', each: lamp },
      { say: 'rather glass', each: lamp, without: /steel/iu },
    ],
  ],
  ['an occasion', [{ say: 'something for my mother who gardens, about 50', shows: ['pruner'], max: 60 }]],
  ['a model number', [{ say: 'TN-2110', first: ['toner'] }]],
  [
    'a model number in a write',
    [{ say: 'add the TN-2110 to my cart', cart: [{ quantity: 1, handle: 'toner', values: [] }] }],
  ],
  ['a number of the name that a pack has too', [{ say: 'add the IV-500 Tea to my cart', asks: true }]],
  ['a number with a letter', [{ say: 'battery 6730s', first: ['battery'] }]],
  ['phone case', [{ say: 'phone case', first: ['phone-case'] }]],
  ['cleaning kit', [{ say: 'do you have a cleaning kit?', first: ['cleaning-kit'] }]],
  ['repair kit', [{ say: 'repair kit', first: ['repair-kit'] }]],
  ['gift wrapping paper', [{ say: 'gift wrapping paper', first: ['gift-paper'] }]],
  [
    'what is spoken of',
    [
      { say: 'tell me about the kaffe mug', says: [/kaffe/iu] },
      { say: 'Is it dishwasher safe?', says: [/dishwasher safe/iu] },
    ],
  ],
  ['a warranty', [{ say: 'is there a guarantee?', says: [/two years/iu] }]],
  ['what the shop does not have', [{ say: 'garden tools under €10', none: true }]],
];

test.each(examples)('%s is answered as a shopper means it', async (kind, turns) => {
  const judged = await evaluateShop(shop, [{ shop: 'generated', set: 'tuning', kind, language: 'en', turns }]);

  expect(describeFindings(judged)).toEqual([]);
});
