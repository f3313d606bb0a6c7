import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const line = (handle: string, quantity: number, ...values: readonly string[]) => ({
  handle,
  quantity,
  values: [...values],
});

const delivery = {
  kind: 'policy',
  handle: 'shipping-policy',
  title: 'Delivery',
  body: '## Costs\nParcels within Germany cost €5.90.\n\n## Time\nDelivery takes 2 to 3 working days.',
};

const products = `
handle | title | type | vendor | price | was | options | stock | tags | details | description
piano | Digital piano K20 | Pianos | Ossia | 449 | | | 5 | music | Keys: 88 | Weighted keys.
stand-mic | Boom microphone stand | Stands | Ossia | 29.90 | | | 3 | music | Weight: 2.1 kg | Black.
stand-piano | Keyboard stand | Stands | Ossia | 35 | | | 10 | music | Weight: 3.4 kg | Double braced.
stand-stage | Stage keyboard stand | Stands | Koenig | 109 | | | 4 | music | Weight: 6.2 kg | Steel.
bench | Piano bench | Benches | Koenig | 59 | | | 4 | music | Weight: 5 kg | Height can be set.
pram | Rova city pram | Prams | Rova | 899 | | Color=Black,Olive | 2 | pram | Weight: 12.8 kg | From birth.
pram-mini | Rova travel pram | Prams | Rova | 249 | | Color=Black,Rust | 4 | pram | Weight: 6.4 kg | Folds small.
coat | Raincoat Bris | Raincoats | Kvist | 149 | | Size=S,M,L; Color=Black,Mustard | 3; Mustard:0 | rain, women | Material: polyester | Hood.
gloves | Gardening gloves | Gloves | Kvist | 9.90 | | Size=S,M,L; Color=Green,Brown | 12 | garden | Material: goatskin | Soft.
saw | Hand saw | Saws | Ferro | 17.90 | | | 22 | tools | Length: 550 mm | Hardened teeth.
jigsaw | Jigsaw J60 | Saws | Ferro | 109 | | | 5 | tools | Power: 650 W; Weight: 2.4 kg | Two blades.
hose | Garden hose | Hoses | Aqua | 24.90 | | Length=20 m,30 m+12 | 9 | garden | Diameter: 13 mm | Does not kink.
sweater-wool | Crew neck sweater | Sweaters | Kvist | 99 | | Size=S,M,L | 4 | | Material: 100% wool | Warm.
sweater-cable | Cable sweater | Sweaters | Kvist | 119 | | Size=S,M,L | 3 | | Material: 80% wool | Chunky.
grill | Charcoal kettle grill | Grills | Glut | 149 | | | 4 | | Weight: 12 kg | Lid.
charcoal | Beech charcoal 10 kg | Grill accessories | Glut | 14.90 | | | 22 | | Weight: 10 kg | Beech.
jacket | Storm jacket | Jackets | Kvist | 129 | | Size=S,M,L; Color=Yellow,Navy | 4; S&Yellow:0 | | Material: polyester | Light.
game-fox | The Sly Fox | Games | Lek | 24.90 | | | 4 | gift | Age: from 5 years; Players: 2 to 4 | Cooperative.
game-soup | Soup | Games | Lek | 9.90 | | Edition=Small,Large+5 | 17 | gift | Age: from 6 years; Players: 2 to 5 | Cards.
`.trim();

describe('a conversation of several turns', () => {
  checkExamples('en', { source: plainShop([delivery]), products }, [
    [
      'a comparative with a noun chooses among the products shown that are called so',
      [
        { say: 'keyboard stand' },
        { say: 'the cheaper stand please', first: ['stand-piano'], says: [/35/] },
        { say: 'add it', cart: [line('stand-piano', 1)] },
      ],
    ],
    [
      'both of more than two products is asked about, also after one of them was spoken of',
      [{ say: 'stands' }, { say: 'the first one' }, { say: 'add both', cart: [], asks: true }],
    ],
    [
      'what is called the lightest is what it means next',
      [
        { say: 'prams' },
        { say: 'something lighter', says: [/Rova travel pram/] },
        { say: 'is it available in rust?', says: [/yes/i], first: ['pram-mini'] },
        { say: 'i will take it', cart: [line('pram-mini', 1, 'Rust')] },
      ],
    ],
    [
      'a color in a word of the visitor is kept while a size is added',
      [
        { say: 'raincoat' },
        { say: 'do you have it in size M?', says: [/yes/i] },
        { say: 'in black', says: [/yes/i] },
        { say: 'add it', cart: [line('coat', 1, 'M', 'Black')] },
      ],
    ],
    [
      'it in a value that the product lacks is said of the product',
      [{ say: 'raincoat' }, { say: 'add it in olive', cart: [], says: [/Raincoat Bris/], never: /pram/i }],
    ],
    [
      'an ordinal with a question is about that product',
      [{ say: 'games' }, { say: 'the second one is for what age', says: [/from [56] years/i] }],
    ],
    [
      'two questions are both answered',
      [
        { say: 'piano bench' },
        { say: 'how much is it, and how long does delivery take?', says: [/59/, /2 to 3 working/] },
      ],
    ],
    [
      'a total with delivery names both',
      [{ say: "what's my total with delivery to Germany?", has: [line('bench', 2)], says: [/118/, /5[.,]90/] }],
    ],
    [
      'a product in the cart is replaced by another one',
      [
        {
          say: 'instead of the hand saw i would rather have the jigsaw',
          has: [line('saw', 1)],
          cart: [line('jigsaw', 1)],
        },
        { say: 'undo', cart: [line('saw', 1)] },
      ],
    ],
    [
      'a replacement that is not clear changes nothing',
      [{ say: 'swap the hand saw for a stand', has: [line('saw', 1)], cart: [line('saw', 1)] }],
    ],
    [
      'both are the last two products that were spoken of',
      [
        { say: 'raincoat' },
        { say: 'in black', says: [/yes/i] },
        { say: 'in size M', says: [/yes/i] },
        { say: 'piano bench' },
        { say: 'add both', cart: [line('coat', 1, 'M', 'Black'), line('bench', 1)] },
      ],
    ],
    [
      'the other one as well is the one that was not added',
      [
        { say: 'prams in black' },
        { say: 'add the cheaper one', cart: [line('pram-mini', 1, 'Black')] },
        {
          say: 'and the other one too',
          cart: [line('pram-mini', 1, 'Black'), line('pram', 1, 'Black')],
        },
      ],
    ],
    [
      'it and another product are both added',
      [
        { say: 'piano bench' },
        { say: 'add it and the boom microphone stand', cart: [line('bench', 1), line('stand-mic', 1)] },
      ],
    ],
    [
      'more of a line that is named',
      [
        {
          say: 'one more piano bench please',
          has: [line('bench', 1), line('saw', 1)],
          cart: [line('bench', 2), line('saw', 1)],
        },
        { say: 'one less hand saw', cart: [line('bench', 2)] },
      ],
    ],
    [
      'the price of another value of what is spoken of',
      [{ say: 'garden hose' }, { say: '30 m how much', says: [/36[.,]90/] }],
    ],
    [
      'delivery for it is about delivery',
      [{ say: 'piano bench' }, { say: 'and what does delivery cost for that', says: [/5[.,]90/] }],
    ],
    [
      'names before the question which of them',
      [{ say: 'piano bench or hand saw, which one is cheaper', says: [/Hand saw/, /17[.,]90/] }],
    ],
    [
      'what the difference is without saying of what',
      [{ say: 'prams' }, { say: "what's the difference", all: ['pram', 'pram-mini'] }],
    ],
    [
      'the cheaper one in a size',
      [{ say: 'prams' }, { say: 'the cheaper one in rust', first: ['pram-mini'], says: [/249|rust/i] }],
    ],
    [
      'a thing that the shop calls an accessory is as likely as one that is called after it',
      [{ say: 'add a bag of charcoal', cart: [], asks: true }],
    ],
    [
      'a value that was chosen last holds while another one is asked about',
      [
        { say: 'storm jacket' },
        { say: 'yellow' },
        { say: 'ok medium then', says: [/yes/i] },
        { say: 'what about navy', says: [/yes/i], option: ['M', 'Navy'] },
        { say: 'i will take it', cart: [line('jacket', 1, 'M', 'Navy')] },
      ],
    ],
    [
      'a value with a question about its stock is about what is spoken of',
      [{ say: 'storm jacket' }, { say: 'is M in stock', says: [/yes|left|in stock/i], first: ['jacket'] }],
    ],
    [
      'a number alone offers what is spoken of',
      [
        { say: 'piano bench' },
        { say: 'one please', cart: [], says: [/Piano bench/] },
        { say: 'both please', cart: [], never: /2 ×/, noCards: true },
      ],
    ],
    [
      'what is dismissed is not looked for',
      [{ say: 'stands' }, { say: 'ok forget it, do you have a piano bench', first: ['bench'], never: /forget/i }],
    ],
    [
      'a bound before a small word is read',
      [{ say: 'stands' }, { say: 'under 40 then', max: 40, shows: ['stand-piano'] }],
    ],
    [
      'what was excluded stays excluded when nothing was found',
      [{ say: 'sweater' }, { say: 'not wool', noCards: true }, { say: 'in size L', noCards: true }],
    ],
  ]);
});

describe('ein Gespräch aus mehreren Nachrichten', () => {
  checkExamples('de', { source: plainShop([delivery]), products }, [
    [
      'gebeugte Komparative',
      [
        { say: 'rova kinderwagen', lang: 'de' },
        { say: 'den leichteren bitte', first: ['pram-mini'] },
        { say: 'gibts den in schwarz', says: [/ja/i] },
        { say: 'den nehm ich', cart: [line('pram-mini', 1, 'Black')] },
      ],
    ],
    [
      'eine davon ist eins',
      [
        { say: 'handschuhe für den garten', lang: 'de' },
        { say: 'in größe M' },
        { say: 'gibts die auch in braun', says: [/ja/i] },
        { say: 'ok eine davon', cart: [line('gloves', 1, 'M', 'Brown')] },
      ],
    ],
    [
      'dann den bietet an, was besprochen wurde',
      [
        { say: 'klavierbank', lang: 'de' },
        { say: 'dann die', cart: [], says: [/Piano bench/] },
      ],
    ],
    [
      'was dazu gefragt ist, wird gezeigt und nicht hinzugefügt',
      [
        { say: 'kinderwagen', lang: 'de' },
        { say: 'und eine handsäge dazu', shows: ['saw'], cart: [] },
      ],
    ],
    [
      'eine Farbe ersetzt eine Farbe',
      [
        { say: 'gartenhandschuhe in grün', lang: 'de' },
        { say: 'und in braun?', says: [/ja/i, /Brown/] },
      ],
    ],
    [
      'statt nennt, was ersetzt wird',
      [
        {
          say: 'statt der handsäge lieber die stichsäge',
          lang: 'de',
          has: [line('saw', 1)],
          cart: [line('jigsaw', 1)],
        },
      ],
    ],
  ]);
});

describe('en samtale med flere meldinger', () => {
  checkExamples('nb', { source: plainShop([delivery]), products }, [
    [
      'et pronomen er ikke et navn i et forslag',
      [
        { say: 'pianokrakk', lang: 'nb' },
        { say: 'piano bench' },
        { say: 'er den på lager', first: ['bench'], says: [/4 igjen/] },
      ],
    ],
    [
      'den lettere av dem som ble vist',
      [
        { say: 'barnevogn', lang: 'nb' },
        { say: 'den lettere', first: ['pram-mini'] },
        { say: 'jeg tar den i rust', cart: [line('pram-mini', 1, 'Rust')] },
      ],
    ],
  ]);
});
