import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const line = (handle: string, quantity: number, ...values: string[]) => ({ handle, quantity, values });

const germanProducts = `
handle | title | type | price | options | stock | details | description
zelt | Kuppelzelt Lund 3 | Zelte | 189 | Farbe=Grün,Sand | 6 | Gewicht: 3,2 kg | Steht in fünf Minuten. Boden hält Pfützen aus. Gestänge aus Fiberglas.
tunnel | Tunnelzelt Ask 4 | Zelte | 349 | | 4 | | Mit Stehhöhe im Vorraum. Alu-Gestänge, die Apsis lässt sich abknöpfen.
hering | Heringe Y-Form 10 Stück | Zubehör | 12 | | 30 | | Für harten Boden. Aus Aluminium.
lampe | Zeltlampe Fjell | Lampen | 29 | | 9 | Gewicht: 180 g | Hängt am Haken. Hält 40 Stunden durch, danach über USB laden.
`.trim();

const germanShop = plainShop(
  [
    {
      kind: 'page',
      handle: 'aufbau',
      title: 'Zeltmontage',
      body: 'Wir montieren dein Zelt auf dem Platz. Das kostet 35 €.',
    },
  ],
  'de-DE',
);

describe('a question in words that nothing knows', () => {
  checkExamples('de', { source: germanShop, products: germanProducts }, [
    [
      'is answered by the sentence with its words',
      [
        { say: 'kuppelzelt' },
        { say: 'wie hurtig steht das eigentlich so', says: [/fünf Minuten/], count: 1, first: ['zelt'] },
      ],
    ],
    [
      'is answered by the description, and what is spoken of stays',
      [
        { say: 'zeltlampe' },
        {
          say: 'taugt die was bei schietwetter',
          says: [/fragen Sie uns gern/, /Hängt am Haken/],
          first: ['lampe'],
        },
        { say: 'nehm ich', cart: [line('lampe', 1)] },
      ],
    ],
    [
      'a part is that of what was shown, not the one that is sold alone',
      [{ say: 'zelte' }, { say: 'haben die gestänge', says: [/Fiberglas/, /Alu-Gestänge/] }],
    ],
    [
      'which is lighter says what is known, and of which it is not',
      [
        { say: 'zelte' },
        { say: 'welches ist leichter', says: [/3,2 kg/, /Zu Tunnelzelt Ask 4 habe ich dazu keine Angabe/] },
      ],
    ],
    [
      'the verb may come before who takes it',
      [
        { say: 'heringe' },
        { say: 'dann nehm ich die und eine zeltlampe', cart: [line('hering', 1), line('lampe', 1)] },
      ],
    ],
    [
      'a need that is told in a sentence finds what its texts have most words of',
      [{ say: 'alles verbiegt sich dauernd im harten boden', first: ['hering'], says: [/am nächsten/] }],
    ],
    [
      'another value will do',
      [{ say: 'kuppelzelt' }, { say: 'sand geht auch, leg rein', cart: [line('zelt', 1, 'Sand')] }],
    ],
    ['so many times', [{ say: 'zeltlampe' }, { say: 'ok 3 mal', cart: [line('lampe', 3)] }]],
    [
      'what that costs is asked of the service that was quoted',
      [{ say: 'montiert ihr das zelt' }, { say: 'was kostet das', says: [/35/] }],
    ],
    [
      'a change of mind is left out',
      [
        { say: 'leg die zeltlampe in den warenkorb', cart: [line('lampe', 1)] },
        { say: "hab's mir anders überlegt, nimm sie raus", cart: [] },
      ],
    ],
  ]);
});

const norwegianProducts = `
handle | title | type | price | options | stock | details | description
drill | Batteridrill 18 V | Driller | 129 | Sett=Ett batteri,To batterier+40 | 5 | | Slår hull i murstein. Girkassen er av metall.
skive | Kappeskive 125 mm | Skiver | 5 | | 40 | | For stål, ikke for stein.
fett | Kjedefett 100 ml | Fett | 9 | | 12 | | Kryper inn i lenkene. Skyll av gammelt fett først.
`.trim();

describe('the same in Norwegian', () => {
  checkExamples('nb', { source: plainShop([], 'nb-NO'), products: norwegianProducts }, [
    [
      'a noun with its article names the thing',
      [
        { say: 'batteridrill' },
        { say: 'kappeskive' },
        { say: 'er girkassen på drillen av plast', says: [/Girkassen er av metall/], first: ['drill'] },
      ],
    ],
    ['what a compound ends in comes closest', [{ say: 'fiberskive', says: [/nærmest/], first: ['skive'] }]],
    ['then I take two', [{ say: 'kappeskive' }, { say: 'da tar jeg to', cart: [line('skive', 2)] }]],
    [
      'a change of mind is left out',
      [
        { say: 'legg kjedefett i handlekurven', cart: [line('fett', 1)] },
        { say: 'nei jeg ombestemmer meg, ta det ut', cart: [] },
      ],
    ],
  ]);
});
