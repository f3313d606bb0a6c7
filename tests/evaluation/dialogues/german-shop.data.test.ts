import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dialogue, DialogueTurn } from './dialogue.ts';
import { evaluateShop } from './evaluation.ts';
import { type EvaluationShop, openShopOf, plainShop } from './evaluation-shop.ts';
import { describeFindings } from './summary.ts';

const source = plainShop(
  [
    {
      kind: 'page',
      handle: 'werkstatt',
      title: 'Reparatur und Garantie',
      body: '## Reparatur\nWir reparieren Sägen und andere Geräte.\n\n## Garantie\nAlle Geräte haben zwei Jahre Garantie.',
    },
    {
      kind: 'page',
      handle: 'service',
      title: 'Service und Montage',
      body: '## Montage\nFahrräder kommen zu 95 % montiert.\n\n## Leihräder\nEin Leihrad kostet 10 Euro am Tag.',
    },
    {
      kind: 'faq',
      handle: 'verleih',
      title: 'Kann ich Geräte leihen?',
      body: 'Ja, Häcksler verleihen wir für 35 Euro am Tag.',
    },
  ],
  'de',
);

const products = `
handle | title | type | vendor | price | was | options | stock | tags | details | description
heckenschere | Akku-Heckenschere AHS 50 | Gartengeräte | Bosswerk | 129 | | | 7 | | Herkunftsland: Ungarn | Schneidet Äste bis 20 mm.
buchsschere | Buchsbaumschere | Gartengeräte | Grünhaus | 34.90 | | | 12 | | | Für Buchs. Hergestellt in Solingen.
maeher | Akku-Rasenmäher RM 37 | Gartengeräte | Bosswerk | 349 | | | 3 | | | Darauf geben wir 5 Jahre Garantie.
saege | Stichsäge PS 650 | Sägen | Hortex | 64 | | | 5 | | Leistung: 650 W | Sägt Holz bis 80 mm.
handschuhe | Gartenhandschuhe Rosa | Arbeitsschutz | Grünhaus | 9.90 | | Größe=S (6-7),M (8),L (9-10) | 25; L (9-10):0 | | | Ziegenleder.
socken | Arbeitssocken dick | Socken | Grünhaus | 12 | | Größe=36-38,39-41,42-44 | 9 | | | Baumwolle.
stiefel | Gummistiefel Moor | Stiefel | Grünhaus | 39 | | Größe=39,40,41 | 9 | | | Gefüttert.
schirm | Sonnenschirm Rimini | Gartenmöbel | Toscana | 119 | | | 7 | | | Ohne Ständer.
staender | Schirmständer Granit | Gartenmöbel | Toscana | 79 | | | 5 | | | Für Stöcke bis 55 mm.
bohrer | Schlagbohrmaschine SB 750 | Bohrer | Hortex | 79 | | | 5 | | | Für Beton, Stein und Holz.
kanne | Zimmergießkanne Lilli | Bewässerung | Grünhaus | 12.50 | | | 9 | | | Für Pflanzen im Haus.
karre | Schubkarre 100 l | Karren | Hortex | 99 | | | 4 | | | Mit Luftrad.
kinderkarre | Kinderschubkarre Metall | Karren | Grünhaus | 32 | | | 8 | | Alter: 3–6 Jahre | Echt im Kleinen.
pumpe | Standpumpe Airflow | Pumpen | Luftikus | 29 | | | 9 | | | Für alle Ventile.
oel | Kettenöl Allwetter | Pflege | Luftikus | 9 | | | 9 | | | Biologisch abbaubar.
rad | Citybike Hamburg | Räder | Radlust | 599 | | Größe=S/M,L/XL | 3 | | Tragkraft: 120 kg; Akku: 500 Wh | Akku abnehmbar und abschließbar. Gefertigt in Portugal.
schloss | Bügelschloss U-Lock | Schlösser | Tresor | 54 | | | 9 | | | Gehärteter Stahl.
kinderhelm | Kinderfahrradhelm Dino | Helme | Kopfnuss | 35 | | | 9 | kinder | | Mit Licht.
farbe | Wandfarbe matt weiß | Farben | Farbwerk | 25 | | | 10 | | Reichweite: 7 m² je Liter | Für Decken.
schrauber | Akkuschrauber AS 12 | Schrauber | Hortex | 89 | | | 5 | | | Made in Germany.
`.trim();

let shop: EvaluationShop;
beforeAll(async () => {
  shop = await openShopOf({ source, products });
});
afterAll(() => shop.close());

async function findings(turn: DialogueTurn, language: Dialogue['language'] = 'de'): Promise<readonly string[]> {
  const dialogue = { shop: 'generated', set: 'tuning', kind: 'questions', language, turns: [turn] } as const;
  return describeFindings(await evaluateShop(shop, [dialogue]));
}

test.each([
  ['Wo kommt das Citybike her?', /Gefertigt in Portugal/],
  ['Kann man den Akku vom Citybike abnehmen?', /Akku abnehmbar/],
  ['Bis wie viel Kilo trägt das Citybike?', /120 kg/],
  ['Kommt das Citybike fertig montiert an?', /zu 95 % montiert/],
  ['Verleiht ihr auch Räder?', /Leihrad/],
  ['Citybike in XL', /L\/XL/],
])('what is asked of a bicycle: “%s”', async (say, says) => expect(await findings({ say, says: [says] })).toEqual([]));

test.each([
  ['Woher kommt die Heckenschere?', /Herkunftsland: Ungarn/],
  ['Ist die Heckenschere made in Germany?', /Herkunftsland: Ungarn/],
  ['Wo wird die Buchsbaumschere hergestellt?', /Hergestellt in Solingen/],
  ['Kommt die Buchsbaumschere aus Deutschland?', /Hergestellt in Solingen/],
  ['Wird die Stichsäge in Deutschland hergestellt?', /Stichsäge PS 650 .*fragen Sie uns gern/],
])('a place of origin: “%s”', async (say, says) => expect(await findings({ say, says: [says] })).toEqual([]));

test.each([
  ['Gibt es Garantie auf den Akku-Rasenmäher?', /5 Jahre Garantie/],
  ['Wie lange ist die Garantie auf die Stichsäge?', /zwei Jahre Garantie/],
  ['Gibt es auf Sägen Garantie?', /zwei Jahre Garantie/],
  ['Repariert ihr Sägen?', /reparieren Sägen/],
])('a guarantee, of the product or of all: “%s”', async (say, says) =>
  expect(await findings({ say, says: [says] })).toEqual([]),
);

test('what is lent is found by other forms of the verb', async () => {
  expect(await findings({ say: 'Kann man bei euch einen Häcksler ausleihen?', says: [/35 Euro am Tag/] })).toEqual([]);
});

test.each([
  ['Habt ihr Socken in Größe 40?', /39-41/],
  ['Handschuhe Größe 7', /S \(6-7\)/],
  ['Handschuhe in M', /M \(8\)/],
  ['Gartenhandschuhe Größe 10 da?', /L \(9-10\) ist ausverkauft/],
  ['Gibt es die Arbeitssocken in 43?', /42-44/],
  ['Gummistiefel in 43', /nichts gefunden/],
])('sizes of an option with an umlaut, also within ranges: “%s”', async (say, says) =>
  expect(await findings({ say, says: [says] })).toEqual([]),
);

test.each([
  ['Ständer für den Schirm', 'staender', /heißt/],
  ['Schere für die Hecke', 'heckenschere', /heißt/],
  ['Habt ihr Handschuhe?', 'handschuhe', /heißt/],
  ['Öl für die Kette', 'oel', /heißt/],
  ['Fahrradschloesser', 'schloss', /nichts gefunden/],
  ['Helm für mein Kind', 'kinderhelm', /heißt/],
  ['weisse farbe fuer die wand', 'farbe', /Weiß nicht/],
])('compounds are found by their parts and called so: “%s”', async (say, handle, never) =>
  expect(await findings({ say, first: [handle], never })).toEqual([]),
);

test.each([
  ['Womit kann ich Hecken schneiden?', 'de', 'heckenschere'],
  ['Ich brauche was zum Gießen für meine Zimmerpflanzen', 'de', 'kanne'],
  ['etwas zum Löcherbohren in Beton', 'de', 'bohrer'],
  ['etwas, womit ich Wände streichen kann', 'de', 'farbe'],
  ['something to cut hedges', 'en', 'heckenschere'],
  ['what can i drill holes with', 'en', 'bohrer'],
  ['etwas zum Aufpumpen von Reifen', 'de', 'pumpe'],
  ['noe til å låse sykkelen med', 'nb', 'schloss'],
  ['noe til å male vegger med', 'nb', 'farbe'],
  ['hva kan jeg klippe hekken med?', 'nb', 'heckenschere'],
] as const)('things for a use: “%s”', async (say, language, handle) =>
  expect(await findings({ say, first: [handle], each: /^(?!.*schirm)/iu }, language)).toEqual([]),
);

test.each([
  ['Womit kann ich Haare schneiden?', 'de'],
  ['etwas zum Brotbacken', 'de'],
  ['something to iron shirts', 'en'],
  ['something to drink water from', 'en'],
  ['anything for hard water', 'en'],
] as const)('nothing is shown for a use that no product has: “%s”', async (say, language) =>
  expect(await findings({ say, count: 0 }, language)).toEqual([]),
);

test('what is for an age comes before what may be for any', async () => {
  expect(await findings({ say: 'Schubkarre für meinen 5-jährigen Sohn', first: ['kinderkarre'] })).toEqual([]);
});

test.each([
  ['Bald ist Sommer, was können Sie an Sonnenschirmen anbieten?', 'schirm'],
  ['Ich suche eine Heckenschere. Was können Sie mir empfehlen?', 'heckenschere'],
  ['Kannst du mir bei der Auswahl einer Stichsäge helfen?', 'saege'],
])('a wish is no question what the assistant can do: “%s”', async (say, handle) => {
  expect(await findings({ say, first: [handle] })).toEqual([]);
});

test.each([
  ['what is the best saw for wood?', 'en', 'saege'],
  ['was ist am besten für Beton?', 'de', 'bohrer'],
] as const)('what is best for something compares nothing: “%s”', async (say, language, handle) => {
  expect(await findings({ say, first: [handle] }, language)).toEqual([]);
});
