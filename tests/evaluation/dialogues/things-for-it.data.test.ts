import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const englishProducts = `
handle | title | type | sku | price | options | stock | details | description
brush | Sonic Toothbrush T2 | Oral care | ZB-T2 | 64 | | 5 | | Comes with one brush head and a charger.
heads | Brush Heads 4 pcs | Oral care | ZB-H4 | 16 | Bristles=Soft,Medium | 9 | | For T2 and T3.
kids | Kids Toothbrush | Oral care | ZB-KID | 3 | Color=Green,Orange | 9 | | A manual toothbrush.
`.trim();

describe('an English shop', () => {
  checkExamples('en', { source: plainShop(), products: englishProducts }, [
    [
      'what else is needed is said by the product and shown',
      [
        { say: 'sonic toothbrush', first: ['brush'] },
        { say: 'do i also need extra heads', says: [/Comes with one brush head/], first: ['heads'] },
        { say: 'add soft ones', cart: [{ handle: 'heads', quantity: 1, values: ['Soft'] }] },
      ],
    ],
    ['a number without digits is the number of a product', [{ say: 'ZB-KID', says: [/Here’s one/], first: ['kids'] }]],
  ]);
});

const germanProducts = `
handle | title | type | price | options | stock | details | description
jersey | Baumwolljersey uni | Stoffe | 14 | Farbe=Petrol,Senf | 9 | | Weich und dehnbar.
canvas | Canvas | Stoffe | 19 | | 9 | | Kein Jersey. Mit Jeansnadel und langem Stich nähen.
nadel-j | Jerseynadeln | Nadeln | 4 | | 9 | | Für Jersey und Strick.
tool | Multitool M12 | Werkzeuge | 89 | | 9 | Last: 15 kg | Ohne Akku. Nicht für Styropor. Du brauchst eine Montagezange. Nach 24 Stunden geladen.
bohrer | Bohrschrauber D12 | Werkzeuge | 79 | Set=Mit 1 Akku,Mit 2 Akkus+30 | 9 | Drehmoment: 30 Nm |
akku | Akku 12 V | Akkus | 39 | | 9 | | Für M12 und D12.
akku-18 | Akku 18 V | Akkus | 64 | | 9 | | Für D18.
nadel-d | Jeansnadeln | Nadeln | 4 | | 9 | | Für Denim.
`.trim();

const germanShop = plainShop(
  [
    {
      kind: 'policy',
      handle: 'versand',
      title: 'Versand',
      body: '## Länder\nWir versenden nach Österreich.\n\n## Stoffe\nStoffe versenden wir nur am Stück.',
    },
    { kind: 'page', handle: 'verleih', title: 'Verleih', body: 'Werkzeug leihst du für 15 € pro Tag.' },
  ],
  'de-DE',
);

describe('ein deutscher Laden', () => {
  checkExamples('de', { source: germanShop, products: germanProducts }, [
    [
      'ein Wort am Ende eines Namens nennt die Ware, und was man dafür braucht, ist dafür',
      [
        { say: 'jersey in senf', first: ['jersey'] },
        { say: 'welche nadel brauch ich dafür', first: ['nadel-j'], count: 1 },
      ],
    ],
    [
      'was dabei ist, was nötig ist, was hineinpasst',
      [
        { say: 'multitool', first: ['tool'] },
        { say: 'ist ein akku dabei', says: [/Ohne Akku/] },
        { say: 'auch für styropor?', says: [/Nicht für Styropor/] },
        { say: 'wie viel kilo hält das', says: [/15 kg/] },
        { say: 'wann ist der geladen', says: [/24 Stunden/] },
        { say: 'kann man das leihen', says: [/pro Tag/] },
        { say: 'multitool', first: ['tool'] },
        { say: 'brauch ich noch werkzeug dafür', says: [/Montagezange/] },
        { say: 'welcher akku passt da rein', first: ['akku'], count: 1 },
      ],
    ],
    [
      'ein Wert mit einem Wort, das sonst übersetzt wird',
      [
        { say: 'bohrschrauber', first: ['bohrer'] },
        { say: 'mit 2 akkus bitte', says: [/109/] },
      ],
    ],
    [
      'was nach einer Frage an den Laden genannt wird, gehört zu ihr',
      [
        { say: 'versendet ihr nach österreich', says: [/Österreich/] },
        { say: 'auch stoffe?', says: [/nur am Stück/] },
      ],
    ],
  ]);
});

const norwegianProducts = `
handle | title | type | price | options | stock | details | description
sjal | Bæresjal strikket | Sjal for baby | 59 | Farge=Rust,Grå | 9 | | Til de minste.
stol | Spisestol Gran | Barnestoler | 219 | | 5 | | Bøyle selges separat.
boyle | Bøyle til Gran | Barnestoler | 49 | | 5 | | Sele følger med.
`.trim();

describe('en norsk butikk', () => {
  checkExamples('nb', { source: plainShop([], 'nb-NO'), products: norwegianProducts }, [
    [
      'hva som må kjøpes i tillegg',
      [
        { say: 'spisestol', first: ['stol'] },
        { say: 'må jeg kjøpe bøyle i tillegg', says: [/selges separat/], first: ['boyle'] },
      ],
    ],
    [
      'den siste delen av navnet i et ønske',
      [
        { say: 'bæresjal', first: ['sjal'] },
        { say: 'bra, tar sjalet i rust', cart: [{ handle: 'sjal', quantity: 1, values: ['Rust'] }] },
      ],
    ],
  ]);
});
