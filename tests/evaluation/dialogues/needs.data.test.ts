import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const outdoors = `
handle | title | type | price | options | stock | tags | details | description
tent | Kite 3 | Tents | 219 | Color=Green,Orange | 5 | | Persons: 3 | Two doors.
bag | Otter | Sleeping bags | 89 | Size=Regular,Long | 5 | | | Comfort 4 °C.
bag-kids | Otter Kids | Sleeping bags | 39 | | 5 | kids | | Up to 140 cm.
mat | Reed | Sleeping mats | 45 | | 5 | | | Warm and light.
stove | Spark | Stoves | 59 | | 0 | | | Burns gas.
torch | Beam 300 | Head torches | 35 | | 5 | | | Bright.
sharpener | Edge | Knife sharpeners | 19 | | 5 | | | For all blades.
knife | Perch | Knives | 25 | | 5 | | | A folding blade.
jacket | Drizzle | Rain jackets | 120 | Color=Blue,Black | 5 | | | For camping and hiking.
poster | Campfire | Posters | 12 | | 5 | | | Reminds you of camping.
spray | Glide | Silicone spray | 9 | | 5 | | | 400 ml.
net | Midge head net | Head nets | 8 | | 5 | | | Fits over a hat.
repellent | Myrtle | Insect repellents | 9 | | 5 | | | Keeps midges away.
fence | Bark | Wood stain | 29 | | 5 | | | For fences and sheds.
`.trim();

const englishShop = plainShop([
  { kind: 'policy', handle: 'returns', title: 'Returns', body: '## Used goods\nA tent may be returned after camping.' },
]);

describe('an English shop', () => {
  checkExamples('en', { source: englishShop, products: outdoors }, [
    [
      'an activity',
      [{ say: 'we go camping next week', first: ['tent', 'bag'], not: ['poster', 'jacket'], says: [/may suit/] }],
    ],
    [
      'a question for what is needed',
      [
        {
          say: 'first time camping with the kids. what do we need?',
          first: ['bag-kids'],
          all: ['tent'],
          not: ['poster'],
        },
      ],
    ],
    ['a situation', [{ say: 'it gets dark early when I run', shows: ['torch'] }]],
    [
      'a problem',
      [
        { say: 'my knife is blunt', first: ['sharpener'] },
        { say: 'add it', cart: [{ handle: 'sharpener', quantity: 1, values: [] }] },
      ],
    ],
    ['a problem with a thing that nobody sells', [{ say: 'the squeaky door drives me mad', shows: ['spray'] }]],
    ['a plan', [{ say: 'I want to paint my fence', shows: ['fence'] }]],
    ['a price', [{ say: 'something for camping under €60', shows: ['bag-kids', 'mat'], not: ['tent', 'bag'] }]],
    ['a thing that is named', [{ say: 'rain jacket for camping', first: ['jacket'], not: ['tent'] }]],
    ['a title that sounds like a need', [{ say: 'midge head net', first: ['net'], not: ['repellent'] }]],
    ['a thing that the shop lacks', [{ say: 'camping sofa', not: ['tent', 'bag'] }]],
    [
      'a question to the shop',
      [{ say: 'can I return a tent after camping?', says: [/may be returned after camping/] }],
    ],
    [
      'a question about what is shown',
      [
        { say: 'rain jacket', first: ['jacket'] },
        { say: 'is it good for camping?', says: [/For camping and hiking/], not: ['tent'] },
      ],
    ],
    [
      'another wish',
      [
        { say: 'rain jacket', first: ['jacket'] },
        { say: 'and I also need something for my blunt knife', first: ['sharpener'] },
      ],
    ],
  ]);
});

const drogerie = `
handle | title | type | price | options | stock | tags | details | description
flasche | Wohlig | Wärmflaschen | 12 | Farbe=Grau,Rot | 5 | | | Zwei Liter.
kissen | Wohlig Kern | Kirschkernkissen | 11 | | 5 | | | Für die Mikrowelle.
creme | Zart | Wundschutzcremes | 4 | | 5 | | | Mit Zink.
windel | Zart | Windeln | 8 | | 5 | | | Weich, auch für den Popo.
pumpe | Quell | Milchpumpen | 119 | | 5 | | | 45 dB.
karton | Robust | Umzugskartons | 3 | | 5 | | | Trägt 30 kg.
form | Laib | Kastenform | 15 | | 5 | | | Aus Stahl.
poster | Küche | Poster | 9 | | 5 | | | Wer backen will, hat Brot.
`.trim();

describe('a German shop', () => {
  checkExamples('de', { source: plainShop([], 'de-DE'), products: drogerie }, [
    [
      'ein Leiden',
      [
        {
          say: 'Was habt ihr gegen Bauchkrämpfe?',
          first: ['flasche'],
          says: [/könnte passen/],
          never: /hilft gegen/,
        },
      ],
    ],
    ['ein Körperteil', [{ say: 'unser Kleiner hat einen wunden Popo', first: ['creme'] }]],
    ['ein Zweck', [{ say: 'Ich suche etwas zum Abpumpen', first: ['pumpe'], not: ['windel'] }]],
    ['ein Anlass', [{ say: 'wir ziehen nächste Woche um, der Umzug macht mich fertig', first: ['karton'] }]],
    ['ein Vorhaben', [{ say: 'ich will Brot backen', first: ['form'], not: ['poster'] }]],
    ['eine Farbe', [{ say: 'Bauchkrämpfe, gern in Rot', first: ['flasche'] }]],
  ]);
});

const butikk = `
handle | title | type | price | options | stock | tags | details | description
brodder | Grep | Brodder | 199 | Størrelse=S,M,L | 5 | | | Med fire pigger.
lue | Strikket lue | Luer | 249 | | 5 | | | Varm, også når det er is på trappa.
olje | Bjørn | Skjeggoljer | 149 | | 5 | | | Dufter av furu.
beis | Bark | Trebeis | 399 | Farge=Brun,Svart | 5 | | | Til gjerder og boder.
pensel | Bust | Malerpensler | 79 | | 5 | | | Til gjerdet og veggen.
telt | Ly 3 | Telt | 2499 | | 5 | | | To dører.
`.trim();

describe('a Norwegian shop', () => {
  checkExamples('nb', { source: plainShop([], 'nb-NO'), products: butikk }, [
    ['en situasjon', [{ say: 'det er is på trappa', first: ['brodder'], not: ['lue'], says: [/kan passe/] }]],
    ['en kroppsdel', [{ say: 'noe til skjegget', first: ['olje'] }]],
    ['en plan', [{ say: 'skal male gjerdet i helga', shows: ['beis'], not: ['lue'] }]],
    ['en tur', [{ say: 'vi skal på telttur', first: ['telt'] }]],
    ['en ting som er nevnt', [{ say: 'lue til telttur', first: ['lue'] }]],
  ]);
});
