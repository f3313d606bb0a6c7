import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dialogue } from './dialogue.ts';
import { evaluateShop } from './evaluation.ts';
import { type EvaluationShop, openShopOf } from './evaluation-shop.ts';
import { describeFindings } from './summary.ts';

/** What shoppers ask of a shop for instruments, that its rules were not written for, about what it does for them. */
const folder = join(import.meta.dirname, 'shops', 'instruments');

let shop: EvaluationShop;
beforeAll(async () => {
  const [source, products] = ['shop.yaml', 'products.txt'].map((file) => readFileSync(join(folder, file), 'utf8'));
  shop = await openShopOf({ source: source ?? '', products: products ?? '' });
});
afterAll(() => shop.close());

async function findings(say: string, language: Dialogue['language'], says: RegExp): Promise<readonly string[]> {
  const turns = [{ say, says: [says] }];
  return describeFindings(
    await evaluateShop(shop, [{ shop: 'generated', set: 'tuning', kind: 'policy', language, turns }]),
  );
}

const contact = /hello@klangholz\.example/;

test.each([
  ['Can I return an opened pack of strings?', 'en', /opened strings cannot be returned/],
  ['How long do I have to send the guitar back?', 'en', /50 days/],
  ['do i have to pay for the return', 'en', /you pay the return yourself/],
  ['when will i get my money back', 'en', /6 days/],
  ['wann bekomme ich mein geld zurück', 'de', /6 days/],
  ['wer zahlt die rücksendung', 'de', /pay the return yourself/],
  ['how long is the warranty on the keyboard?', 'en', /electronics 2 years/],
  ['wie lange ist die garantie auf gitarren von lindgren?', 'de', /3 years/],
  ['hvor lang garanti har elektronikk?', 'nb', /electronics 2 years/],
] as const)('returns and warranty of goods: “%s”', async (say, language, says) =>
  expect(await findings(say, language, says)).toEqual([]),
);

test.each([
  ['What does delivery to Sweden cost?', 'en', /€9\.90/],
  ['do you deliver to Denmark and how long does it take?', 'en', /€9\.90.*3 to 5/],
  ['was kostet der versand nach österreich', 'de', /Österreich.*14,50.*4 bis 7/],
  ['hva koster frakt til danmark', 'nb', /Danmark.*9,90/],
  ['ab wann ist versand kostenlos', 'de', /kostenlos ab 90/],
  ['når er frakten gratis', 'nb', /gratis fra 90/],
  ['do you ship to the UK?', 'en', /do not send to the United Kingdom/],
  ['liefert ihr in die schweiz', 'de', /do not send to .*Switzerland/],
  ['do you deliver pianos to germany?', 'en', /only within Norway/],
  ['can i get the piano delivered to my flat on the first floor', 'en', /first floor for €60/],
] as const)('delivery: “%s”', async (say, language, says) => expect(await findings(say, language, says)).toEqual([]));

test.each([
  ['can i pay with vipps', 'en', /Vipps/],
  ['do you take bitcoin?', 'en', /do not accept cheques and Bitcoin/],
  ['nehmt ihr bitcoin', 'de', /do not accept cheques and Bitcoin/],
  ['kann ich in raten zahlen', 'de', /12 instalments/],
  ['can our school pay by invoice', 'en', /companies and schools/],
  ['can i pick up my order in the shop?', 'en', /Collecting is free/],
  ['when can i collect my order', 'en', /3 hours/],
  ['do you gift wrap?', 'en', /€5 per parcel/],
  ['könnt ihr das als geschenk verpacken', 'de', /€5 per parcel/],
  ['pakker dere inn gaver', 'nb', /€5 per parcel/],
] as const)('paying, collecting and gifts: “%s”', async (say, language, says) =>
  expect(await findings(say, language, says)).toEqual([]),
);

test.each([
  ['do you rent violins?', 'en', /€18 per month/],
  ['kann man bei euch ein cello mieten', 'de', /€18 per month/],
  ['kan man leie fiolin', 'nb', /€18 per month/],
  ['do you buy used guitars', 'en', /We buy used guitars/],
  ['kauft ihr gebrauchte keyboards an', 'de', /We buy used guitars/],
  ['tar dere brukte gitarer i innbytte', 'nb', /We buy used guitars/],
  ['repariert ihr geigen', 'de', /luthier repairs/],
  ['do students get a discount', 'en', /8 % off/],
  ['har dere studentrabatt', 'nb', /8 % off/],
  ['do you give guitar lessons', 'en', /list of teachers/],
  ['how do i look after a wooden guitar in winter', 'en', /away from heaters/],
  ['i got the wrong strings delivered', 'en', contact],
] as const)('other services: “%s”', async (say, language, says) =>
  expect(await findings(say, language, says)).toEqual([]),
);

test.each([
  ['do you have a newsletter', 'en'],
  ['gibt es ein treueprogramm', 'de'],
  ['har dere kundeklubb', 'nb'],
  ['do you price match?', 'en'],
  ['are you hiring?', 'en'],
  ['do you do custom engraving', 'en'],
  ['is your packaging recyclable', 'en'],
  ['do I pay customs?', 'en'],
  ['can i bring my dog', 'en'],
] as const)('“%s” is answered with the address, as nothing is written on it', async (say, language) =>
  expect(await findings(say, language, contact)).toEqual([]),
);

test.each([
  ['habt ihr samstags offen', 'de', /Samstag 10–14/],
  ['når stenger dere på lørdag', 'nb', /lørdag 10–14/],
  ['are you open on sundays', 'en', /Saturday 10–14/],
] as const)('opening hours are in the language of the visitor: “%s”', async (say, language, says) =>
  expect(await findings(say, language, says)).toEqual([]),
);

test.each([
  [['when are you open', 'on saturdays too?'], 'en', /Saturday 10–14/],
  [['wann habt ihr auf', 'auch samstags?'], 'de', /Samstag 10–14/],
  [['når har dere åpent', 'lørdag også?'], 'nb', /lørdag 10–14/],
] as const)('a day goes on with the opening hours: %j', async ([before, say], language, says) => {
  const turns = [{ say: before }, { say, says: [says], noCards: true as const }];
  expect(
    describeFindings(await evaluateShop(shop, [{ shop: 'generated', set: 'tuning', kind: 'policy', language, turns }])),
  ).toEqual([]);
});
