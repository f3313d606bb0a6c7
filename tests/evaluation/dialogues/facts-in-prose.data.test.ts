import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const englishShop = plainShop([
  { kind: 'policy', handle: 'guarantee', title: 'Guarantee', body: 'All goods have a guarantee of two years.' },
  {
    kind: 'policy',
    handle: 'returns',
    title: 'Returns',
    body: '## Trial\nYou can return a bed within 60 days.\n\n## Bedding\nOpened toppers cannot be returned.',
  },
]);

const englishProducts = `
handle | title | type | price | options | stock | details | description
stove | Ember Camp Stove | Stoves | 59 | | 5 | Weight: 310 g | Burns gas and petrol. Suitable for pots of 12 to 22 cm. Boils a litre in 4 minutes. Clean the jet twice a year.
oil | Cedar Beard Oil | Beard care | 15 | Size=30 ml,50 ml+6 | 9 | Content: 30 ml | Use it every evening. Suitable for coloured hair. Unscented. Use it up within 6 months of opening.
flask | Bear Water Bottle | Bottles | 19 | | 8 | Capacity: 750 ml | Keeps tea hot.
spray | Gull Sun Spray | Sunscreen | 13 | | 9 | | Not for the face. Very water resistant (80 minutes).
fluid | Tern Sun Fluid | Face sunscreen | 18 | | 9 | | Suitable under make-up. Not during pregnancy. No silicones, no sulphates.
lotion | Tern Sun Lotion | Sunscreen | 15 | | 0 | | Water resistant for 40 minutes. Wipe off with a dry cloth only.
blanket | Weighted Blanket | Blankets | 99 | | 9 | | Choose about a tenth of your body weight. Not for children under 5 years. Tumble dry low.
topper | Wool Topper | Toppers | 159 | | 9 | | The cover can be washed at 40 degrees.
topper-b | Latex Topper | Toppers | 139 | | 9 | | Only wipe the cover.
monitor | Owl Baby Monitor | Monitors | 99 | | 3 | | For babies from birth. The box contains two units, a charger and a belt clip.
`.trim();

describe('an English shop', () => {
  checkExamples('en', { source: englishShop, products: englishProducts }, [
    [
      'how long and how often are answered by sentences that state a time',
      [
        { say: 'beard oil', first: ['oil'] },
        { say: 'how long does it keep once opened', says: [/6 months of opening/] },
        { say: 'how often', says: [/every evening/] },
      ],
    ],
    [
      'a word that only asks for a use is no answer',
      [
        { say: 'beard oil', first: ['oil'] },
        { say: 'can i use it with dyed hair', says: [/coloured hair/] },
        { say: 'can i use it on a dog', says: [/please ask us/] },
      ],
    ],
    [
      'the bottle of a thing that was spoken of is no other bottle',
      [
        { say: 'beard oil', first: ['oil'] },
        { say: 'how big is the bottle', says: [/30 ml/] },
      ],
    ],
    [
      'a question may come after what it is about',
      [
        { say: 'camp stove', first: ['stove'] },
        { say: 'my pot is 25 cm wide will it fit', says: [/12 to 22 cm/] },
        { say: 'how fast is it', says: [/4 minutes/] },
      ],
    ],
    [
      'what is denied of one thing is not found for it, and the last word of a kind names it',
      [
        { say: 'sunscreen for my face', first: ['fluid'], count: 1 },
        { say: 'can i wear it under makeup', says: [/under make-up/] },
        { say: 'im pregnant, is it ok', says: [/Not during pregnancy/] },
        { say: 'is it sulfate free', says: [/no sulphates/] },
        { say: 'does it come with warranty?', says: [/guarantee of two years/] },
      ],
    ],
    [
      'for whom it is, and how it is dried',
      [
        { say: 'weighted blanket', first: ['blanket'] },
        { say: 'is it ok for my daughter shes 4', says: [/Not for children under 5/] },
        { say: 'can it go in the dryer', says: [/Tumble dry low/] },
      ],
    ],
    [
      'what holds for a kind of goods comes before what holds for all',
      [
        { say: 'toppers' },
        { say: 'can i wash the cover', says: [/40 degrees/, /Only wipe/] },
        { say: 'wool topper', first: ['topper'] },
        { say: 'can i send it back if i dont like it', says: [/toppers cannot be returned/] },
      ],
    ],
    [
      'a question about several products is answered of each',
      [
        { say: 'sun lotion or sun spray' },
        { say: 'how long does it hold up in water', says: [/80 minutes/, /40 minutes/] },
        { say: 'when is it back', says: [/Lotion is sold out/] },
        { say: 'sun lotion' },
        { say: 'can it be washed', says: [/Wipe off/] },
      ],
    ],
    [
      'an age and what is in the box',
      [
        { say: 'baby monitor', first: ['monitor'] },
        { say: 'from what age', says: [/from birth/] },
        { say: 'what is included', says: [/two units/] },
      ],
    ],
  ]);
});

const germanProducts = `
handle | title | type | price | options | stock | details | description
saege | Stichsäge Ahorn | Sägen | 69 | | 5 | Gewicht: 2,2 kg | Schneidet Holz bis 80 mm, auch Metall bis 8 mm. Im Koffer mit zwei Blättern. Läuft mit Kabel.
decke | Wolldecke Föhr | Decken | 79 | | 6 | | Kratzt nicht. Muss nicht gebügelt werden. Nicht in den Trockner. Einmal im Jahr lüften.
`.trim();

describe('ein deutscher Laden', () => {
  checkExamples('de', { source: plainShop([], 'de-DE'), products: germanProducts }, [
    [
      'eine Frage, die mit irgendeinem Verb beginnt, meint, wovon die Rede ist',
      [
        { say: 'wolldecke', first: ['decke'] },
        { say: 'kratzt die?', says: [/Kratzt nicht/] },
        { say: 'muss ich die bügeln', says: [/nicht gebügelt/] },
        { say: 'darf die in den trockner', says: [/Nicht in den Trockner/] },
        { say: 'wie oft muss man das machen', says: [/Einmal im Jahr/] },
        { say: 'schimmelt die', says: [/fragen Sie uns gern/] },
      ],
    ],
    [
      'schafft die, kann die',
      [
        { say: 'stichsäge', first: ['saege'] },
        { say: 'schafft die auch metall', says: [/Metall bis 8 mm/] },
        { say: 'kann die metall', says: [/Metall bis 8 mm/] },
        { say: 'was ist alles dabei', says: [/Im Koffer mit zwei Blättern/] },
      ],
    ],
  ]);
});

const norwegianProducts = `
handle | title | type | price | options | stock | details | description
pulk | Barnepulk Rype | Pulker | 499 | | 3 | | Fra 6 måneder til 5 år. Kan brukes på snø og is. I esken: drag og sele. Trekket vaskes på 40 grader.
vifte | Bordvifte Bris | Vifter | 49 | | 6 | | Tre hastigheter, stille (32 dB). Blåser i 8 timer på batteri.
`.trim();

describe('en norsk butikk', () => {
  checkExamples('nb', { source: plainShop([], 'nb-NO'), products: norwegianProducts }, [
    [
      'et spørsmål som begynner med et verb, gjelder det som er nevnt',
      [
        { say: 'barnepulk', first: ['pulk'] },
        { say: 'går den på snø?', says: [/snø og is/] },
        { say: 'fra hvilken alder', says: [/6 måneder/] },
        { say: 'kan den vaskes', says: [/40 grader/] },
        { say: 'hva følger med', says: [/drag og sele/] },
        { say: 'ruster den', says: [/Spør oss gjerne/] },
      ],
    ],
    [
      'bråker den, hvor lenge',
      [
        { say: 'bordvifte', first: ['vifte'] },
        { say: 'bråker den', says: [/32 dB/] },
        { say: 'hvor lang tid går den', says: [/8 timer/] },
      ],
    ],
  ]);
});
