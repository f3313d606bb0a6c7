import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DialogueTurn } from './dialogue.ts';
import { evaluateShop } from './evaluation.ts';
import { type EvaluationShop, openShopOf, plainShop } from './evaluation-shop.ts';
import { describeFindings } from './summary.ts';

const products = `
handle | title | type | vendor | price | was | options | stock | tags | details | description
kibble-salmon | Grain-free salmon kibble | Dog food | Wolfsberg | 18.90 | | Weight=2 kg,6 kg+25,12 kg+44 | 20 | grain-free | Main ingredient: salmon | Complete food with sweet potato. Contains fish.
kibble-puppy | Puppy kibble chicken & rice | Dog food | Wolfsberg | 16.50 | | Weight=2 kg,6 kg+22 | 8 | puppy | Life stage: puppy | For puppies up to 12 months. Contains cereals.
leash-rope | Rope leash 180 cm | Leash | Hundehus | 29.00 | | Colour=Black,Red | 6 | walking | Length: 180 cm | Recycled climbing rope.
bed | Orthopaedic dog bed | Bed | Snooze | 89.00 | | Size=70 x 50 cm,100 x 70 cm+40 | 2 | | Material: memory foam | Removable cover.
litter | Wood pellet litter 15 l | Litter | Skog | 9.90 | | | 21 | | Contents: 15 l | Made of spruce.
ball | Squeaky ball 3-pack | Toy | Hundehus | 9.50 | | | 50 | toy | Material: natural rubber | Three balls of 6 cm.
mouse | Catnip mouse | Toy | Mizi | 4.90 | | | 60 | toy | Material: cotton | Filled with catnip.
carrier | Airline carrier for cats and small dogs | Carrier | JetPaw | 69.00 | | Colour=Black,Sand | 5 | travel | Max. load: 8 kg; Weight: 1.2 kg | Fits under most seats.
shampoo | Oat dog shampoo 250 ml | Care | Hundehus | 13.50 | | | 14 | | Contents: 250 ml | Perfume-free.
`.trim();

let shop: EvaluationShop;
beforeAll(async () => {
  shop = await openShopOf({ source: plainShop(), products });
});
afterAll(() => shop.close());

const line = (handle: string, quantity: number, ...values: readonly string[]) => ({
  handle,
  quantity,
  values: [...values],
});

const examples: readonly (readonly [string, readonly DialogueTurn[]])[] = [
  [
    'what was spoken of and something else',
    [
      { say: 'I need litter', shows: ['litter'] },
      { say: 'add 2 of it and a shampoo', cart: [line('litter', 2), line('shampoo', 1)] },
    ],
  ],
  ['the bigger of two sizes', [{ say: 'add the dog bed in the bigger size', cart: [line('bed', 1, '100 x 70 cm')] }]],
  [
    'what something can carry, which is not its weight',
    [{ say: 'how much weight can the airline carrier take', says: [/8 kg/], never: /1\.2/ }],
  ],
  ['its own weight', [{ say: 'how heavy is the airline carrier', says: [/1\.2 kg/], never: /8 kg/ }]],
  [
    'what something contains',
    [
      { say: 'food for a puppy', shows: ['kibble-puppy'] },
      { say: 'what is in it?', says: [/cereals/], never: /looking for/ },
    ],
  ],
  ['a discount on a product', [{ say: 'is there a discount on the dog bed?', says: [/€89/, /isn’t reduced/] }]],
  ['grain and cereals', [{ say: 'dog food without grain', shows: ['kibble-salmon'], not: ['kibble-puppy'] }]],
  ['the cheapest of what comes close', [{ say: 'the cheapest cat toy', first: ['mouse'] }]],
  ['a maker and a price', [{ say: 'what do you have from hundehus under 12', says: [/1 product|one product by/] }]],
  [
    'more, fewer, and none',
    [
      { say: 'add 2 catnip mice', cart: [line('mouse', 2)] },
      { say: 'one more', cart: [line('mouse', 3)] },
      { say: 'actually just 2', cart: [line('mouse', 2)] },
      { say: 'undo', cart: [line('mouse', 3)] },
    ],
  ],
];

test.each(examples)('%s is answered as a shopper means it', async (_, turns) => {
  const [judged] = await evaluateShop(shop, [
    { shop: 'generated', set: 'tuning', kind: 'example', language: 'en', turns },
  ]);
  expect(judged && describeFindings([judged])).toEqual([]);
  expect(judged?.grade).toBe('right');
});
