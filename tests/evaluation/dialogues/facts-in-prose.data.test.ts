import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const englishProducts = `
handle | title | type | price | options | stock | details | description
stove | Ember Camp Stove | Stoves | 59 | | 5 | Weight: 310 g | Burns gas and petrol. Suitable for pots of 12 to 22 cm. Boils a litre in 4 minutes. Clean the jet twice a year.
oil | Cedar Beard Oil | Beard care | 15 | Size=30 ml,50 ml+6 | 9 | Content: 30 ml | Use it every evening. Suitable for coloured hair. Unscented. Use it up within 6 months of opening.
flask | Bear Water Bottle | Bottles | 19 | | 8 | Capacity: 750 ml | Keeps tea hot.
monitor | Owl Baby Monitor | Monitors | 99 | | 3 | | For babies from birth. The box contains two units, a charger and a belt clip.
`.trim();

describe('an English shop', () => {
  checkExamples('en', { source: plainShop(), products: englishProducts }, [
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
        { say: 'can i use it on a dog', says: [/don’t have that detail/] },
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
        { say: 'schimmelt die', says: [/keine Angabe/] },
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
        { say: 'ruster den', says: [/vet jeg ikke/] },
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
