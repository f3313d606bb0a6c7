import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dialogue, DialogueTurn } from './dialogue.ts';
import { evaluateShop } from './evaluation.ts';
import { type EvaluationShop, openShopOf, plainShop } from './evaluation-shop.ts';
import { describeFindings } from './summary.ts';

/** A German shop whose facts stand in free text, and how people ask for them in German and Norwegian. */
const products = `
handle | title | type | price | options | stock | tags | details | description
pan | Eisenpfanne Gustav | Pfannen | 59.00 | Durchmesser=24 cm,28 cm | 4; 28 cm:0 | küche | Material: Eisen | Für Gas und Lagerfeuer. Nicht spülmaschinenfest – nur mit Wasser auswaschen und einölen.
pot | Emaille-Topf 3 l | Töpfe | 44.90 | Farbe=Creme,Rot | 4; Rot:0 | küche | Material: Emaille | Für alle Herdarten inkl. Induktion, Ø 20 cm.
can | Gießkanne Zink | Gießkannen | 38.00 | | 0 | garten | | 5 Liter, mit Brause aus Messing.
blanket | Wolldecke Alm | Decken | 119.00 | Farbe=Grau,Senf | 3 | winter | Material: Schurwolle | 140 x 200 cm, 1,3 kg. Nur Handwäsche.
jumper | Wollpullover Hannes | Pullover | 99.00 | Größe=S,M,L,XL; Farbe=Marine,Grau | 2; XL&Grau:0 | herren | Material: Merinowolle | Troyer mit Stehkragen.
slippers | Filzpantoffeln | Hausschuhe | 49.90 | Größe=37,38,39 | 3; 38:0 | winter | | Fallen klein aus.
lantern | Windlicht Laterne Metall | Laternen | 27.50 | | 8 | balkon | | Für draußen, Höhe 28 cm, verzinkt.
candle | Duftkerze Winterwald | Kerzen | 19.90 | | 8 | winter | | Aus Sojawachs im Glas, brennt ca. 40 Stunden.
spade | Spaten Ferrum | Spaten | 32.00 | | 7 | garten | Gewicht: 1,8 kg | Mit Stiel aus Esche.
fork | Grabgabel Ferrum | Grabgabeln | 34.00 | | 7 | garten | Gewicht: 2,1 kg | Mit vier Zinken.
ukulele | Ukulele Sopran | Ukulelen | 59.00 | | 7 | musik | | Mit Tasche.
strings | Saiten Nylon | Saiten | 9.00 | | 7 | musik | | Für Gitarre und Ukulele.
`.trim();

const vouchers = {
  kind: 'page',
  handle: 'geschenke',
  title: 'Geschenkservice',
  body: '## Gutscheine\nGutscheine gibt es von 10 € bis 150 € im Laden und per Mail.',
};

let shop: EvaluationShop;
beforeAll(async () => {
  shop = await openShopOf({ source: plainShop([vouchers], 'de-DE'), products });
});
afterAll(() => shop.close());

async function findings(language: Dialogue['language'], turn: DialogueTurn): Promise<readonly string[]> {
  return describeFindings(
    await evaluateShop(shop, [{ shop: 'generated', set: 'tuning', kind: 'question', language, turns: [turn] }]),
  );
}

test.each([
  ['de', { say: 'passt die eisenpfanne in die spülmaschine', says: [/Nicht spülmaschinenfest/], first: ['pan'] }],
  ['nb', { say: 'tåler eisenpfanne oppvaskmaskin', says: [/Nicht spülmaschinenfest/] }],
  ['de', { say: 'kann der topf auf induktion', says: [/Für alle Herdarten inkl\. Induktion/] }],
  ['de', { say: 'wieviel passt in die giesskanne', says: [/5 Liter/], never: /kostet/ }],
  ['de', { say: 'aus was besteht die wolldecke', says: [/Schurwolle/] }],
  ['de', { say: 'wie schwer ist die wolldecke', says: [/1,3 kg/] }],
  ['de', { say: 'habt ihr den pulli noch in L', says: [/\bL\b/, /99/], first: ['jumper'] }],
  ['de', { say: 'gibts den wollpullover in xl grau', says: [/ausverkauft/] }],
  ['de', { say: 'filzpantoffeln gr. 38 noch da?', says: [/ausverkauft/] }],
  ['de', { say: 'wie hoch ist das windlicht', says: [/28 cm/] }],
  ['de', { say: 'was kost das windlicht', says: [/27,50/] }],
  ['de', { say: 'wie lange brennt die duftkerze', says: [/ca\. 40 Stunden/] }],
  ['de', { say: 'kuschlige decke unter 100 euro', shows: ['blanket'], says: [/nichts gefunden/] }],
  ['de', { say: 'ist die ukulele wasserfest', says: [/fragen Sie uns gern/], count: 1, first: ['ukulele'] }],
  ['de', { say: 'wie gross ist die wolldecke', says: [/140 x 200 cm/] }],
  ['de', { say: 'fallen die filzpantoffeln klein aus?', says: [/Fallen klein aus/] }],
  ['de', { say: 'gibts bei euch gutscheine', says: [/10 € bis 150 €/], noCards: true }],
  ['de', { say: 'habt ihr den emailletopf in rot', says: [/ausverkauft/] }],
  ['nb', { say: 'hva slags ukuleler har dere', first: ['ukulele'] }],
  ['de', { say: 'saiten für eine ukulele', first: ['strings'], not: ['pan', 'spade'] }],
] satisfies readonly (readonly [Dialogue['language'], DialogueTurn])[])(
  '%s: %o is answered by what the shop says',
  async (language, turn) => {
    expect(await findings(language, turn)).toEqual([]);
  },
);
