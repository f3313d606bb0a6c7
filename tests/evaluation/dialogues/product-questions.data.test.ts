import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dialogue } from './dialogue.ts';
import { evaluateShop } from './evaluation.ts';
import { type EvaluationShop, openShopOf } from './evaluation-shop.ts';
import { describeFindings } from './summary.ts';

/** What shoppers ask of the goods of a shop for instruments, that the rules were not written for. */
const folder = join(import.meta.dirname, 'shops', 'instruments');

let shop: EvaluationShop;
beforeAll(async () => {
  const [source, products] = ['shop.yaml', 'products.txt'].map((file) => readFileSync(join(folder, file), 'utf8'));
  shop = await openShopOf({ source: source ?? '', products: products ?? '' });
});
afterAll(() => shop.close());

async function findings(say: string, language: Dialogue['language'], says: RegExp): Promise<readonly string[]> {
  const turns = [{ say, says: [says], never: /^(?:yes|ja)\b/iu }];
  return describeFindings(
    await evaluateShop(shop, [{ shop: 'generated', set: 'tuning', kind: 'product-question', language, turns }]),
  );
}

test.each([
  ['does the keyboard come with batteries', 'en', /batteries, which are not included/],
  ['is a cable included with the S1 electric guitar', 'en', /a cable is not included/],
  ['sind beim keyboard batterien dabei', 'en', /batteries, which are not included/],
  ['does the violin set have a shoulder rest', 'en', /sold separately/],
  ['is the plastic recorder dishwasher safe', 'en', /Dishwasher-safe/],
  ['can i put the pearwood recorder in water', 'en', /Do not put it in water/],
  ['can I wash the hoodie at 60', 'en', /wash at 40 degrees/],
  ['kann der hoodie in den trockner', 'de', /do not tumble dry/],
  ['muss man das piano zusammenbauen', 'de', /Needs to be assembled/],
  ['how old should a child be for the ukulele', 'en', /from 5 years/],
  ['fra hvilken alder er ukulelen', 'nb', /from 5 years/],
  ['does the microphone work with phones', 'en', /not with phones/],
  ['is the metronome battery powered', 'en', /needs no batteries/],
  ['is the F2 guitar good for left-handed people', 'en', /left-handed players on request/],
  ['who wrote songs for beginners', 'en', /Ida Moen/i],
  ['how wide is the digital piano', 'en', /138 cm/],
  ['is the guitar stand waterproof', 'en', /please ask us/],
] as const)('“%s” is answered by what the shop says of it', async (say, language, says) =>
  expect(await findings(say, language, says)).toEqual([]),
);

test('what the shop says plainly is confirmed', async () => {
  const turns = [{ say: 'does the piano have bluetooth', says: [/^Yes\b/, /by Bluetooth/], never: /^no\b/iu }];
  const dialogue = { shop: 'generated', set: 'tuning', kind: 'product-question', language: 'en', turns } as const;
  expect(describeFindings(await evaluateShop(shop, [dialogue]))).toEqual([]);
});
