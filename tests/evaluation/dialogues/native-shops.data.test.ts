import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const line = (handle: string, quantity: number, ...values: string[]) => ({ handle, quantity, values });

const germanProducts = `
handle | title | type | price | options | stock | details | description
vorhang | Vorhang Malmö | Vorhänge | 49 | Farbe=Weiß,Rauchgrau | 6 | | Lichtdurchlässig. Kann man kürzen, kürzbar bis 1 m.
rollo | Rollo Klemmfix | Rollos | 25 | | 9 | | Nicht verdunkelnd. Träger dabei.
rollo-dunkel | Rollo Nacht verdunkelnd | Rollos | 35 | | 7 | | Breite 80 cm, Träger nicht enthalten.
stange | Gardinenstange Loft | Stangen | 29 | Durchmesser=0.5 cm,1.2 cm | 4; 0.5 cm:0 | | Aus Stahl.
kissen | Kissen Bär für Kinder | Kissen | 19 | | 0 | Alter: ab 2 Jahren | Weich.
decke | Decke Wolke | Decken | 39 | | 5 | | Aus Baumwolle.
saft | Apfelsaft trüb | Saft | 4 | Flasche=0.7 l,Magnum 1.5 l+3 | 9 | Zucker: 9 g | Aus Streuobst. Nicht für Säuglinge.
saft-ohne | Saft ohne Zucker | Saft | 5 | | 9 | | Birne.
becher | Becher Ton | Becher | 12 | | 9 | | Handgedreht, spülmaschinenfest.
`.trim();

const germanShop = plainShop(
  [
    {
      kind: 'policy',
      handle: 'versand',
      title: 'Versand',
      body: '## Lieferzeit\nDie Lieferung dauert 1 bis 3 Werktage.',
    },
  ],
  'de-DE',
);

describe('ein deutscher Laden', () => {
  checkExamples('de', { source: germanShop, products: germanProducts }, [
    [
      'ein Fürwort nach dem Verb meint, wovon die Rede ist',
      [
        { say: 'vorhang malmö', first: ['vorhang'] },
        { say: 'kann man den kürzen', says: [/kürzbar/] },
        { say: 'ist der lichtdurchlässig', says: [/Lichtdurchlässig/] },
      ],
    ],
    [
      'eine Farbe nennt den Farbton in einem Wort',
      [
        { say: 'vorhang malmö' },
        { say: 'gibts den auch in grau', says: [/Rauchgrau/], never: /nicht/ },
        { say: 'ja bitte einen davon in den warenkorb', cart: [line('vorhang', 1, 'Rauchgrau')] },
      ],
    ],
    [
      'was ein Artikel verneint, ist er nicht',
      [
        { say: 'rollo verdunkelnd', first: ['rollo-dunkel'], not: ['rollo'] },
        { say: 'träger dabei?', says: [/nicht enthalten/] },
      ],
    ],
    [
      'die andere ist die davor',
      [
        { say: 'rollo klemmfix' },
        { say: 'decke wolke' },
        { say: 'dann die andere', first: ['rollo'] },
        { say: 'zwei stück', cart: [line('rollo', 2)] },
        { say: 'nee lieber 3', cart: [line('rollo', 3)] },
        { say: 'was macht das zusammen', says: [/75/] },
      ],
    ],
    ['ein Komma trennt die Stellen einer Zahl', [{ say: 'gardinenstange loft 0,5 cm', says: [/ausverkauft/] }]],
    ['bis wann es ankommt, sagt die Lieferzeit', [{ say: 'kommt das bis samstag an?', says: [/1 bis 3 Werktage/] }]],
    ['wie man den Laden erreicht', [{ say: 'wie erreiche ich euch am besten', says: [/norvik/] }]],
    [
      'wann etwas wieder da ist, fragt nach dem Artikel',
      [{ say: 'kissen bär' }, { say: 'wann wieder da', says: [/ausverkauft/], first: ['kissen'] }],
    ],
    [
      'eine Eigenschaft dessen, wovon die Rede ist, ist kein Name',
      [
        { say: 'apfelsaft trüb' },
        { say: 'wie viel zucker', says: [/9 g/], first: ['saft'] },
        { say: 'geht der auch für säuglinge', says: [/Nicht für Säuglinge/] },
        { say: 'und in magnum?', says: [/Magnum 1.5 l/] },
        { say: 'eins bitte', cart: [line('saft', 1, 'Magnum 1.5 l')] },
      ],
    ],
    [
      'ein Wort allein fragt nach dem, was gezeigt wurde',
      [{ say: 'becher ton' }, { say: 'spülmaschine?', says: [/spülmaschinenfest/] }, { say: 'ok 1', asks: true }],
    ],
    ['seit wann jemand wartet, gilt der Bestellung', [{ say: 'ich warte seit einer woche', says: [/Bestellung/] }]],
    ['ein Artikel vor Umgangssprache', [{ say: 'habt ihr ne decke', first: ['decke'] }]],
    ['ein Alter nach einem Komma', [{ say: 'kissen für meine tochter, 2 jahre', first: ['kissen'] }]],
    [
      'was man nimmt, steht vor dem Verb',
      [{ say: 'rollo klemmfix' }, { say: 'das rollo nehm ich', cart: [line('rollo', 1)] }],
    ],
  ]);
});

const norwegianProducts = `
handle | title | type | price | options | stock | details | description
garn | Garn Fjell | Garn | 6 | Farge=Naturhvit,Mosegrønn | 20; Mosegrønn:0 | | 50 g, 110 meter. Tåler ikke tørketrommel.
garn-tynt | Tynt garn Sky | Garn | 8 | Farge=Grå,Blå | 12 | | 25 g, 200 meter.
pinner | Strikkepinner bambus | Pinner | 9 | Tykkelse=3.5 mm,4 mm | 8 | | Lengde 35 cm.
sett | Strikkesett lue | Sett | 29 | | 3 | | Garn til en lue. Pinner følger ikke med.
`.trim();

const norwegianShop = plainShop(
  [{ kind: 'faq', handle: 'gave', title: 'Pakker dere inn gaver?', body: 'Ja, det er gratis.' }],
  'nb-NO',
);

describe('en norsk butikk', () => {
  checkExamples('nb', { source: norwegianShop, products: norwegianProducts }, [
    [
      'et ord som også er tysk, skifter ikke språk',
      [{ say: 'strikkepinner bambus' }, { say: '4 mm da', says: [/til 9/], never: /gibt es/ }],
    ],
    ['telefonnummeret sies på norsk', [{ say: 'ok telefonnummer?', says: [/Du når oss/] }]],
    ['et desimalkomma', [{ say: 'strikkepinner bambus' }, { say: 'hva med 3,5', says: [/3\.5 mm/] }]],
    ['en farge nevner en nyanse i ett ord', [{ say: 'garn i grønn', says: [/utsolgt/], never: /ingenting/ }]],
    [
      'et antall uten mer, og et mindre',
      [
        { say: 'strikkesett lue' },
        { say: 'legg i 2', cart: [line('sett', 2)] },
        { say: 'egentlig bare 1', cart: [line('sett', 1)] },
        { say: 'hva blir det', says: [/29/] },
      ],
    ],
    [
      'hva som følger med, og hvor mye det er',
      [
        { say: 'følger pinner med strikkesettet?', says: [/ikke med/] },
        { say: 'tynt garn sky', first: ['garn-tynt'] },
        { say: 'hvor mange meter', says: [/200 meter/] },
      ],
    ],
    [
      'en bestemt form er varen selv',
      [{ say: 'pinner følger med strikkesettet?', says: [/ikke med/], first: ['sett'] }],
    ],
    [
      'et spørsmål om flere besvares for hver',
      [
        { say: 'garn', shows: ['garn', 'garn-tynt'] },
        { say: 'tåler de tørketrommel', says: [/ikke tørketrommel/, /vet jeg ikke/] },
      ],
    ],
    ['gaver pakkes inn', [{ say: 'pakker dere inn?', says: [/gratis/] }]],
    [
      'en bestilling som ikke er kommet',
      [
        { say: 'jeg bestilte for 2 uker siden, dette er for dårlig', says: [/bestilling/] },
        { say: 'ordrenummer 20991', says: [/bestilling/] },
      ],
    ],
  ]);
});

const englishProducts = `
handle | title | type | price | options | stock | details | description
jacket-m | Men's Squall rain jacket | Jackets | 120 | Size=M,L; Colour=Navy,Olive | 4 | | Waterproof.
jacket-w | Women's Squall rain jacket | Jackets | 120 | Size=S,M,L; Colour=Navy,Berry | 4 | | Waterproof.
boots | Fell boots | Boots | 150 | Size=41,42,43 | 3; 43:0 | | They run small: take one size bigger.
bag | Drift 300 sleeping bag | Sleeping bags | 200 | Length=Regular,Long | 5 | Weight: 900 g | Regular fits up to 180 cm body height. Comfort temperature -2 °C.
mug | Titanium mug | Mugs | 30 | | 9 | | Weighs 60 g.
lid | Lid for the titanium mug | Mugs | 9 | | 9 | | Fits the titanium mug only.
pot | Camp pot of steel | Pots | 40 | | 6 | | Takes 1 litre.
mats | Floor mats | Mats | 39 | Car=Ranger 7,Otter 3 | 5 | | Of rubber.
cabin | Cabin filter CF 26 | Filters | 22 | | 7 | | Fits Ranger 7. Change it every 15 000 km. Carries up to 3 kg of dust.
cover-front | Seat covers front | Interior | 49 | Colour=Beige,Red | 6; Red:0 | | For seats with airbags.
cover-dog | Back cover for dogs | Covers | 44 | | 5 | | Waterproof.
`.trim();

const delivery = {
  kind: 'policy',
  handle: 'shipping-policy',
  title: 'Delivery',
  body: '## Ireland\nDelivery takes 1 to 2 working days.',
};

describe('an English shop', () => {
  checkExamples('en', { source: plainShop([delivery]), products: englishProducts }, [
    [
      'what is for women is nothing for men',
      [
        { say: 'mens rain jacket size L', first: ['jacket-m'], not: ['jacket-w'] },
        { say: 'navy' },
        { say: 'add it pls', cart: [line('jacket-m', 1, 'L', 'Navy')] },
      ],
    ],
    [
      'a description tells how a size fits',
      [
        { say: 'fell boots' },
        { say: 'do they run small?', says: [/one size bigger/], never: /nothing here says/ },
        { say: 'drift 300' },
        { say: "i'm 1,90 tall, which length do i need", says: [/180 cm/] },
      ],
    ],
    ['an apostrophe may be left out', [{ say: 'whats the comfort temperature of the drift 300', says: [/-2/] }]],
    [
      'a product says what it fits',
      [{ say: 'lid for the titanium mug' }, { say: 'would it fit my pot', says: [/only/] }],
    ],
    [
      'another thing after what about is no refinement',
      [{ say: 'fell boots in 42' }, { say: 'what about the camp pot', first: ['pot'] }],
    ],
    [
      'what was not found is still looked for',
      [{ say: 'do you have kettles' }, { say: 'and in steel?', says: [/kettle/] }],
    ],
    [
      'how much is that together, of the cart',
      [
        { say: 'add the titanium mug', cart: [line('mug', 1)] },
        { say: 'how much is that together', says: [/30/] },
      ],
    ],
    [
      'a day is asked about delivery',
      [{ say: 'will it arrive by friday if i order now', says: [/1 to 2 working days/] }],
    ],
    [
      'what fits a model says so in its description',
      [
        { say: 'cabin filter ranger 7', first: ['cabin'], never: /anything/ },
        { say: 'how often do i have to change it', says: [/15 000 km/] },
        { say: 'has it got carbon', never: /called/, first: ['cabin'] },
      ],
    ],
    [
      'a title may end with more than the thing',
      [
        { say: 'seat covers in red', first: ['cover-front'], says: [/sold out/] },
        { say: 'other colours?', says: [/Beige/] },
        { say: 'when will you have it again', says: [/sold out/] },
      ],
    ],
    [
      'a number after sorry corrects the number',
      [
        { say: 'add the titanium mug', cart: [line('mug', 1)] },
        { say: 'no sorry 2', cart: [line('mug', 2)] },
      ],
    ],
    [
      'litres are English',
      [{ say: 'camp pot' }, { say: '1 litre', never: /(?:Her er|Hier ist|fant)/, first: ['pot'] }],
    ],
    ['a complaint leads to the order', [{ say: 'its been 2 weeks!!', says: [/order/] }]],
    ['how to reach the shop', [{ say: 'ok how do i reach you', says: [/norvik/] }]],
  ]);
});
