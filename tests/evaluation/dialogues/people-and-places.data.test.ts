import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const pages = [
  {
    kind: 'policy',
    handle: 'delivery',
    title: 'Delivery',
    body: '## United Kingdom\nA parcel costs £4.\n\n## Ireland\nA parcel costs £12.\n\n## Austria\nA parcel costs £15.\n\n## Stairs\nWe deliver to the kerb. Delivery upstairs costs £20 more.',
  },
  {
    kind: 'policy',
    handle: 'returns',
    title: 'Returns',
    body: '## How long\nYou have 45 days.\n\n## Damage in transit\nIf something arrives damaged, send us a photo within three days, and we replace it.',
  },
  {
    kind: 'page',
    handle: 'about',
    title: 'About us',
    body: 'Two sisters opened the shop in 1987 in an old bakery.',
  },
  { kind: 'page', handle: 'shop', title: 'Our shop', body: 'The entrance has no step, so wheelchairs are no problem.' },
];

const products = `
handle | title | type | price | stock | tags | details | description
vase | Glass vase | Vases | 29 | 5 | | Height: 20 cm | Blown by mouth.
bowl | Salad bowl | Bowls | 39 | 5 | | Material: Oak | Oiled.
`.trim();

describe('people, places and days', () => {
  checkExamples('en', { source: plainShop(pages), products }, [
    [
      'Northern Ireland is in the United Kingdom',
      [{ say: 'how much is delivery to northern ireland', says: [/£4/], never: /£12/ }],
    ],
    [
      'where somebody lives is where it is delivered to',
      [
        { say: 'how much is delivery', says: [/£4/] },
        { say: 'I live in Vienna', says: [/£15/], never: /£12/ },
      ],
    ],
    ['what arrived broken is answered by the policy', [{ say: 'my parcel came with a broken vase', says: [/photo/] }]],
    ['who runs the shop is on its page', [{ say: 'who are you guys', says: [/Two sisters/] }]],
    ['who runs the shop is asked in German', [{ say: 'wer seid ihr eigentlich', says: [/Two sisters/] }]],
    ['who runs the shop is asked in Norwegian', [{ say: 'hvem er dere', says: [/Two sisters/] }]],
    ['a shop is accessible without a step', [{ say: 'is it wheelchair accessible?', says: [/no step/] }]],
    ['the stairs are asked about', [{ say: 'do you deliver upstairs to the 3rd floor', says: [/£20 more/] }]],
    ['what is sent back in Norwegian', [{ say: 'hvor lenge kan jeg vente med å sende noe tilbake?', says: [/45/] }]],
  ]);
});
