import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DialogueTurn } from './dialogue.ts';
import { evaluateShop } from './evaluation.ts';
import { type EvaluationShop, openShopOf, plainShop } from './evaluation-shop.ts';
import { describeFindings } from './summary.ts';

const source = plainShop([
  {
    kind: 'policy',
    handle: 'shipping',
    title: 'Shipping',
    body: '## Delivery\nDelivery takes 2 to 4 working days and costs €4.90.',
  },
  {
    kind: 'policy',
    handle: 'refund',
    title: 'Returns',
    body: 'You can return unused items within 14 days. Write to us for a label.',
  },
]);

const products = `
handle | title | type | vendor | price | was | options | stock | tags | details | description
saw-circular | Makaro CS190 circular saw | Power tools | Makaro | 159 | | | 2 | saw | Power: 1400 W | Laser guide.
saw-jig | Voltek JS700 jigsaw | Power tools | Voltek | 99 | | | 5 | saw | Power: 700 W | Corded.
blades | Set of ten blades | Accessories | Voltek | 19 | | | 5 | saw | | For wood.
bolt-6 | Hex bolt M6x20 pack of 100 | Bolts | Schraubfix | 9.90 | | | 12 | bolt | | Stainless steel.
bolt-8 | Hex bolt M8x20 pack of 50 | Bolts | Schraubfix | 7.50 | | | 4 | bolt | | Zinc-plated.
screws | Wood screws Torx | Screws | Schraubfix | 5.90 | | Pack=50 pieces,75 pieces | 99 | | | Steel.
chain-11 | 11-speed chain | Drivetrain | Shiro | 32 | | | 9 | | | Quick link included.
chain-10 | 10-speed chain | Drivetrain | Shiro | 26 | | | 7 | | | Silver.
tube | Inner tube Presta | Tubes | Grippo | 6.50 | | Valve=40 mm,60 mm | 50 | | | Butyl.
helmet | Helmet Aero | Helmets | Hedd | 89 | | Size=S (51-55 cm),M (55-59 cm); Colour=White,Black | 5; M (55-59 cm)&Black:0 | | | Light.
filter | UV filter | Filters | Clear | 25 | | Diameter=49 mm,58 mm,72 mm | 8; 72 mm:0 | | | Coated.
bed | Bed frame Calm | Beds | Calm | 549 | | Size=140 x 200 cm,160 x 200 cm,180 x 200 cm | 3 | | | Pine.
lipstick | Velvet lipstick | Lipstick | Rosa | 18 | | Shade=Ruby,Nude,Plum | 9; Plum:0 | vegan | Contents: 4 g | Matte.
chair | Stackable chair Nano | Chairs | Nano | 59 | | Colour=Black,White | 30 | | | Plastic.
`.trim();

let shop: EvaluationShop;
beforeAll(async () => {
  shop = await openShopOf({ source, products });
});
afterAll(() => shop.close());

const line = (handle: string, quantity: number, ...values: readonly string[]) => ({
  handle,
  quantity,
  values: [...values],
});

const examples: readonly (readonly [string, readonly DialogueTurn[]])[] = [
  ['a negated number of a name', [{ say: 'chain not 11 speed', shows: ['chain-10'], not: ['chain-11'] }]],
  ['the cheapest of a kind that tags name', [{ say: 'cheapest saw', first: ['saw-jig'], not: ['blades'] }]],
  ['a value without its unit', [{ say: 'bed 180 x 200', shows: ['bed'], option: ['180 x 200 cm'] }]],
  ['a sold-out value by its number', [{ say: 'uv filter 72', option: ['72 mm'], says: [/sold out/i] }]],
  ['a size without its explanation', [{ say: 'helmet M white', option: ['M (55-59 cm)', 'White'] }]],
  [
    'such a size as the answer to a question',
    [
      { say: 'add the helmet aero in white', asks: true },
      { say: 'M', cart: [line('helmet', 1, 'M (55-59 cm)', 'White')] },
    ],
  ],
  ['a number that only one title has', [{ say: 'add 100 bolts', asks: true }]],
  ['as many pieces as a pack has', [{ say: 'add 100 hex bolts M6x20', cart: [line('bolt-6', 1)] }]],
  ['pieces or packs', [{ say: 'add 20 hex bolts M8x20', asks: true }]],
  ['pieces of a pack that an option states', [{ say: 'add 50 wood screws', asks: true }]],
  ['packs', [{ say: 'add 2 packs of hex bolts M8x20', cart: [line('bolt-8', 2)] }]],
  [
    'a number as the answer to a question',
    [
      { say: 'add 2 tubes', asks: true },
      { say: '60', cart: [line('tube', 2, '60 mm')] },
    ],
  ],
  [
    'another value after one that is sold out',
    [
      { say: 'put the plum lipstick in my basket', says: [/sold out/i], cart: [] },
      { say: 'ok then nude', cart: [line('lipstick', 1, 'Nude')] },
    ],
  ],
  [
    'several numbers for one line',
    [
      {
        say: 'make it 4 black and 2 white',
        has: [line('chair', 6, 'Black')],
        cart: [line('chair', 6, 'Black')],
        asks: true,
      },
    ],
  ],
  ['a property that a tag states', [{ say: 'is the velvet lipstick vegan', says: [/vegan/i], never: /don’t have/i }]],
  ['sending back', [{ say: 'can i send it back if i dont like it', says: [/14 days/] }]],
  ['delivery of a product', [{ say: 'how much is delivery for a chair', says: [/4[.,]90/] }]],
];

test.each(examples)('%s is answered as a shopper means it', async (_, turns) => {
  const [judged] = await evaluateShop(shop, [
    { shop: 'generated', set: 'tuning', kind: 'example', language: 'en', turns },
  ]);
  expect(judged && describeFindings([judged])).toEqual([]);
  expect(judged?.grade).toBe('right');
});
