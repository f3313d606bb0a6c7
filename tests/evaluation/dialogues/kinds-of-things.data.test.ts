import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dialogue, DialogueTurn } from './dialogue.ts';
import { evaluateShop } from './evaluation.ts';
import { type EvaluationShop, openShopOf, plainShop } from './evaluation-shop.ts';
import { describeFindings } from './summary.ts';

/** A shop whose products have neither a type nor tags. */
function productsOf(titles: Readonly<Record<string, string>>): string {
  const head = 'handle | title | type | vendor | price | was | options | stock | tags | details | description';
  const rows = Object.entries(titles).map(([handle, title]) => `${handle} | ${title} | | Norvik | 12 | | | 5 | | | `);
  return [head, ...rows].join('\n');
}

const shops: Readonly<Record<Dialogue['language'], Readonly<Record<string, string>>>> = {
  en: {
    mug: 'Red mug',
    cup: 'Blue espresso cup',
    rack: 'Mug rack oak',
    fork: 'Fork steel',
    spoon: 'Spoon steel',
    pocket: 'Pocket knife',
    doll: 'Wooden doll',
    hammer: 'Hammer 500 g',
    ring: 'Silver ring',
  },
  de: {
    becher: 'Kaffeebecher grün',
    halter: 'Becherhalter',
    gabel: 'Gabel Edelstahl',
    puppe: 'Holzpuppe',
    hammer: 'Hammer 500 g',
    dreher: 'Schraubendreher',
    birnen: 'Birnen 1 kg',
    ring: 'Silberring',
  },
  nb: {
    krus: 'Blått krus',
    gaffel: 'Gaffel stål',
    dukke: 'Tredukke',
    bamse: 'Bamse brun',
    hammer: 'Hammer 500 g',
    eple: 'Eple 1 kg',
    ring: 'Sølvring',
  },
};

const denials = /nothing|couldn’t|nichts|ingenting|closest|am nächsten|nærmest/i;

const examples: readonly (readonly [Dialogue['language'], readonly DialogueTurn[]])[] = [
  ['en', [{ say: 'I need cutlery', shows: ['fork', 'spoon'], not: ['pocket'], never: denials }]],
  ['en', [{ say: 'do you have drinkware?', shows: ['mug', 'cup'], not: ['rack'], never: denials }]],
  ['en', [{ say: 'which toys do you have?', shows: ['doll'], never: denials }]],
  ['en', [{ say: 'red drinkware', first: ['mug'], never: denials }]],
  ['en', [{ say: 'purple drinkware', says: [/closest/], never: /nothing/i }]],
  ['en', [{ say: 'any drinkware without handle?', shows: ['mug'], never: /nothing here is called/i }]],
  ['en', [{ say: 'something under 20, no jewellery', shows: ['mug'], not: ['ring'] }]],
  ['en', [{ say: 'something under 20 but no tools', shows: ['mug'], not: ['hammer'] }]],
  ['en', [{ say: 'add drinkware to my cart', asks: true, cart: [] }]],
  ['de', [{ say: 'Welches Werkzeug habt ihr?', shows: ['hammer', 'dreher'], never: denials }]],
  ['de', [{ say: 'Habt ihr Obst?', shows: ['birnen'], never: denials }]],
  ['de', [{ say: 'Ich brauche Besteck', shows: ['gabel'], never: denials }]],
  ['de', [{ say: 'Trinkgefäße', shows: ['becher'], not: ['halter'], never: denials }]],
  ['de', [{ say: 'etwas unter 20 Euro, aber kein Werkzeug', shows: ['becher'], not: ['hammer', 'dreher'] }]],
  ['de', [{ say: 'etwas unter 20 Euro, keinen Schmuck', shows: ['becher'], not: ['ring'] }]],
  ['nb', [{ say: 'har dere frukt?', shows: ['eple'], never: denials }]],
  ['nb', [{ say: 'hvilke leker har dere?', shows: ['dukke', 'bamse'], never: denials }]],
  ['nb', [{ say: 'jeg trenger bestikk', shows: ['gaffel'], never: denials }]],
  ['nb', [{ say: 'noe under 200, men ikke leker', shows: ['krus'], not: ['dukke', 'bamse'] }]],
  ['nb', [{ say: 'noe under 200 uten verktøy', shows: ['krus'], not: ['hammer'] }]],
];

let opened: ReadonlyMap<Dialogue['language'], EvaluationShop>;
beforeAll(async () => {
  const open = async (language: Dialogue['language'], locale: string) =>
    [language, await openShopOf({ source: plainShop([], locale), products: productsOf(shops[language]) })] as const;
  opened = new Map([await open('en', 'en-GB'), await open('de', 'de'), await open('nb', 'nb')]);
});
afterAll(async () => {
  for (const shop of opened.values()) await shop.close();
});

test.each(examples)('%s: $1.0.say', async (language, turns) => {
  const shop = opened.get(language);
  const dialogue = { shop: 'generated', set: 'tuning', kind: 'example', language, turns } as const;
  const [judged] = shop ? await evaluateShop(shop, [dialogue]) : [];
  expect(judged && describeFindings([judged])).toEqual([]);
  expect(judged?.grade).toBe('right');
});
