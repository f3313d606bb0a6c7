import { expect, test } from 'vitest';
import { plainWords } from '#shop/profile.ts';
import { sampleReading } from '../../sample-reading.ts';
import { openDatabase } from '../open-database.ts';
import { sampleInput } from '../sample-input.ts';
import { demoDay, sampleShop } from '../sample-shop.ts';
import { readTerms } from '../shop-terms.ts';
import { saveProduct } from '../write/products.ts';
import { seedStarter } from './starter.ts';

const starter = { country: 'SE', now: demoDay } as const;
const profileOf = async (store: ReturnType<typeof openDatabase>) =>
  sampleShop(store).content(sampleReading().reading).profile();

test('an empty shop begins with data of its own that can be read', async () => {
  const store = openDatabase(':memory:');
  seedStarter(store, starter);
  expect(await profileOf(store)).toMatchObject({ name: 'My shop', email: null, logo: null, words: plainWords });
});

test('something can be ordered from an empty shop in its own country', () => {
  const store = openDatabase(':memory:');
  seedStarter(store, starter);
  expect(readTerms(store, demoDay.toISOString()).zones.get('SE')).toMatchObject([{ id: 'parcel', price: 0 }]);
});

test('a shop that has anything stays as it is', async () => {
  const store = openDatabase(':memory:');
  saveProduct(store, sampleInput({ handle: 'mug' }), demoDay.toISOString());
  seedStarter(store, starter);
  expect((await profileOf(store)).name).toBe('Shop');
});
