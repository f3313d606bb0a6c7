import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const hedge = /Genau das habe ich nicht|couldn’t find exactly|fant ikke akkurat/;

const sewingPages = [
  {
    kind: 'policy',
    handle: 'versand',
    title: 'Versand',
    body: `## Pakete
- Deutschland: 3,90 €, 2–3 Werktage
- Österreich: 8,90 €, 3–5 Werktage

Was bis 12 Uhr bestellt ist, geht noch am selben Tag aus dem Haus.

## Große und schwere Ware
Schneiderpuppen, Nähtische und Bügelstationen bringt eine Spedition. Das kostet 34 €.

## Abholung
Im Laden liegt Ihre Bestellung nach zwei Stunden bereit.`,
  },
  {
    kind: 'policy',
    handle: 'rueckgabe',
    title: 'Rückgabe',
    body: '## Frist\nUngeschnittene Ware nehmen wir 21 Tage lang zurück.\n\n## Kosten\nDas Etikett für die Rücksendung kostet 4,50 €.\n\n## Meterware\nZugeschnittene Futterstoffe tauschen wir um, wenn die Farbe nicht gefällt.\n\n## Vorlagen\nAufgefaltete Papiermuster tauschen wir gegen ein anderes.',
  },
  {
    kind: 'page',
    handle: 'laden',
    title: 'Unser Laden',
    body: 'Der Laden liegt im Erdgeschoss. Hunde sind uns willkommen. Parken können Sie im Hof.',
  },
  { kind: 'page', handle: 'team', title: 'Über uns', body: 'Wir sind vier Leute und ein Dackel namens Knopf.' },
  {
    kind: 'page',
    handle: 'schneiderei',
    title: 'Unsere Schneiderei',
    body: 'Wir schneidern dienstags und freitags nach Maß, meist Hosen, Röcke und Mäntel für Kundinnen aus der ganzen Stadt. Führungen gibt es jeden ersten Samstag im Monat um 16 Uhr, 12 € pro Person. Kinder bis 12 sind frei. Danach gibt es Kuchen im Hof.',
  },
  {
    kind: 'page',
    handle: 'service',
    title: 'Maschinenservice',
    body: '## Leihmaschinen\nSolange Ihre Maschine bei uns steht, bekommen Sie kostenlos eine andere mit.\n\n## Änderungen\nWir arbeiten mit der Werkstatt Yilmaz zusammen.',
  },
  {
    kind: 'page',
    handle: 'stoffe',
    title: 'Hinweise zu Stoffen',
    body: 'Alle Jerseys sind nach Oeko-Tex geprüft. Spuren von Nickel lassen sich bei Knöpfen nicht ausschließen.',
  },
];

const sewingGoods = `
handle | title | type | price | stock | tags | details | description
maschine | Nähmaschine Pia 20 | Nähmaschinen | 249 | 5 | | Gewicht: 6,1 kg | Mit Koffer.
tisch | Nähtisch Falter | Möbel | 189 | 3 | | Breite: 120 cm | Klappbar.
muster | Schnittmuster Kleid | Hefte | 12 | 20 | | Größen: 34 bis 46 | Für Anfänger.
futter | Viskose-Futterstoff | Stoffe | 8.90 | 20 | | Breite: 140 cm | Für Jacken.
jersey | Jersey Punkte | Stoffe | 15.90 | 30 | kinder | Breite: 150 cm | Für Kinderkleidung.
knopf | Holzknopf 20 mm | Knöpfe | 0.90 | 300 | | Material: Buche | Zwei Löcher.
`.trim();

describe('a question about the shop, in words of its pages', () => {
  checkExamples('de', { source: plainShop(sewingPages, 'de-DE'), products: sewingGoods }, [
    [
      'is answered by the page on guests, whatever another one says of dogs',
      [{ say: 'darf mein Dackel mit rein?', says: [/Hunde sind uns willkommen/], never: /Knopf/ }],
    ],
    [
      'is answered by the heading that names it',
      [{ say: 'habt ihr für die zeit eine leihmaschine?', says: [/kostenlos eine andere/], noCards: true }],
    ],
    ['whether there is some of it in goods', [{ say: 'kann da nickel in spuren drin sein', says: [/Knöpfen nicht/] }]],
    [
      'an order by a condition orders nothing',
      [{ say: 'kommt das noch heute wenn ich jetzt bestelle', says: [/am selben Tag/], cart: [] }],
    ],
    [
      'a page that has all words of it is quoted as the answer',
      [{ say: 'arbeiten sie mit der werkstatt yilmaz zusammen', says: [/Werkstatt Yilmaz/], never: hedge }],
    ],
    [
      'what holds for all orders holds for the goods that it names',
      [{ say: 'kann ich die nähmaschine auch bei euch abholen', says: [/nach zwei Stunden/], never: hedge }],
    ],
    ['a page that lacks its words is no answer', [{ say: 'bietet ihr gravuren an', says: [/hello@norvik/] }]],
    ['what a shop has beside its goods is no goods', [{ say: 'habt ihr kuchen', never: /Führungen/, none: true }]],
    ['items of a list are apart', [{ say: 'versand österreich', says: [/Werktage\. Österreich: 8,90/] }]],
    ['a city is of its country', [{ say: 'versandkosten wien', says: [/Österreich: 8,90/] }]],
    [
      'the sentence on a part of a compound',
      [
        { say: 'schneidereiführung wann', says: [/jeden ersten Samstag/], never: /dienstags/ },
        { say: 'kinder auch?', says: [/Kinder bis 12 sind frei/], noCards: true },
      ],
    ],
    [
      'the part of the page on costs after that on time',
      [
        { say: 'wie lange kann ich was zurückgeben', says: [/21 Tage/] },
        { say: 'kostet das was?', says: [/4,50/], never: /21 Tage/ },
      ],
    ],
    [
      'goods are asked for after a page',
      [
        { say: 'wie lange kann ich was zurückgeben', says: [/21 Tage/] },
        { say: 'was kostet die nähmaschine pia', says: [/249/] },
      ],
    ],
    [
      'goods that a part of the page names',
      [{ say: 'nähtisch' }, { say: 'was kostet der versand bei dem', says: [/34 €/] }],
    ],
    [
      'what is not liked can be returned',
      [{ say: 'nähmaschine' }, { say: 'was wenn sie mir nicht gefällt', says: [/21 Tage/], noCards: true }],
    ],
    [
      'what is not liked of goods that a page on returns names',
      [{ say: 'futterstoff' }, { say: 'und wenn er mir nicht gefällt?', says: [/Futterstoffe tauschen wir um/] }],
    ],
    [
      'what is not liked of goods whose name ends alike',
      [{ say: 'schnittmuster' }, { say: 'was wenn es nicht passt', says: [/Papiermuster tauschen wir/] }],
    ],
    [
      'a measure of what was shown is no word of a page',
      [{ say: 'nähmaschine' }, { say: 'wie schwer ist die', says: [/6,1 kg/], never: /Spedition/ }],
    ],
  ]);
});

const paintPages = [
  {
    kind: 'policy',
    handle: 'shipping',
    title: 'Delivery',
    body: '## Parcels\nParcels cost £3.95. Order before 2 pm and it goes out the same day.\n\n## Large items\nEasels and flat files come with our own van for £25.',
  },
  {
    kind: 'page',
    handle: 'visit',
    title: 'Visit us',
    body: 'The shop has a ramp. Dogs on a lead are fine. You can leave bikes in the yard.',
  },
  {
    kind: 'page',
    handle: 'studio',
    title: 'Studio evenings',
    body: 'We paint in a group of eight. Life drawing is every second Thursday at 7 pm and costs £14. Easels are provided. Under-16s come with an adult.',
  },
];

const paints = `
handle | title | type | price | stock | tags | details | description
easel | Beech easel H-frame | Easels | 189 | 3 | | Height: 210 cm | Holds canvases up to 180 cm.
apron | Painting apron | Aprons | 11 | 9 | children | Age: 3 to 8 years | Wipes clean.
`.trim();

describe('the same in English', () => {
  checkExamples('en', { source: plainShop(paintPages), products: paints }, [
    ['guests', [{ say: 'can my dog come in?', says: [/Dogs on a lead/], never: hedge }]],
    ['what can be left there', [{ say: 'is there somewhere to leave my bike', says: [/in the yard/] }]],
    ['when orders leave', [{ say: 'will it go out today if i order now', says: [/same day/], cart: [] }]],
    [
      'what to bring to what a heading names',
      [{ say: 'do i need to bring an easel to the studio evening', says: [/Easels are provided/], noCards: true }],
    ],
    [
      'who may come, and the price',
      [
        { say: 'when is life drawing', says: [/Thursday at 7 pm/] },
        { say: 'kids too?', says: [/Under-16s/], noCards: true },
        { say: 'how much', says: [/£14/] },
      ],
    ],
    [
      'goods that another part of the page names',
      [
        { say: 'what does shipping cost', says: [/£3\.95/] },
        { say: 'and for an easel of 2 m?', says: [/£25/] },
      ],
    ],
  ]);
});

const fishingPages = [
  {
    kind: 'policy',
    handle: 'frakt',
    title: 'Frakt',
    body: '## Pakker\nEn pakke koster 79 kr. Bestiller du før klokka 13, sender vi samme dag.\n\n## Store varer\nGummibåter og kajakker kommer med lastebil for 590 kr.',
  },
  {
    kind: 'page',
    handle: 'fisketur',
    title: 'Fisketurer',
    body: 'Vi tar med seks gjester om bord. Redningsvest låner du av oss. Turen går hver lørdag klokka 9 og koster 650 kr. Barn under 12 år er med gratis.',
  },
  { kind: 'page', handle: 'butikken', title: 'Butikken', body: 'Vi holder til på brygga. Hunder er velkomne inne.' },
  {
    kind: 'page',
    handle: 'størrelser',
    title: 'Størrelsesguide',
    body: '| Størrelse | Bryst dame | Bryst herre |\n| --- | --- | --- |\n| M | 89–94 cm | 96–101 cm |\n| L | 95–101 cm | 102–108 cm |\n\nEr du mellom to størrelser, velg den største.',
  },
];

const tackle = `
handle | title | type | price | stock | tags | details | description
bat | Gummibåt Holme 3 m | Båter | 6990 | 2 | | Lengde: 3 m | Årer følger med.
vest | Redningsvest barn | Redningsvester | 499 | 9 | barn | | Med skrittstropp.
snelle | Haspelsnelle Tind | Sneller | 749 | 8 | | Vekt: 290 g | Fem kulelagre.
`.trim();

describe('the same in Norwegian', () => {
  checkExamples('nb', { source: plainShop(fishingPages, 'nb-NO'), products: tackle }, [
    ['guests', [{ say: 'kan jeg ta med hunden inn?', says: [/Hunder er velkomne/], never: hedge }]],
    ['a heading and its price', [{ say: 'fisketur pris', says: [/650 kr/], noCards: true }]],
    ['what to bring', [{ say: 'må jeg ha med egen redningsvest på turen', says: [/låner du av oss/], noCards: true }]],
    [
      'who may come',
      [
        { say: 'når går fisketuren', says: [/lørdag klokka 9/] },
        { say: 'barn også?', says: [/Barn under 12/], noCards: true },
        { say: 'koster det noe for barn', says: [/gratis/], noCards: true },
      ],
    ],
    ['delivery of what was shown', [{ say: 'gummibåt' }, { say: 'hva koster frakten på den', says: [/590 kr/] }]],
    ['a table of sizes', [{ say: 'hva er brystmål for L dame i str tabellen', says: [/L: Bryst dame 95–101/] }]],
  ]);
});
