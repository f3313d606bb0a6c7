import { expect, test } from 'vitest';
import { defaultTerminology } from '#shop/profile.ts';
import { sampleReaderContext } from '../../sample-reading.ts';
import { openDatabase } from '../open-database.ts';
import { sampleProductInput } from '../sample-input.ts';
import { demoDay, sampleShop } from '../sample-shop.ts';
import { readCommerceSettings } from '../shop-terms.ts';
import { saveProduct } from '../write/products.ts';
import { seedStarter } from './starter.ts';

const starter = { country: 'SE', now: demoDay } as const;
const profileOf = async (store: ReturnType<typeof openDatabase>) =>
  sampleShop(store).content(sampleReaderContext().reading).profile();

test('an empty shop begins with data of its own that can be read', async () => {
  const store = openDatabase(':memory:');
  seedStarter(store, starter);
  expect(await profileOf(store)).toMatchObject({ name: 'My shop', email: null, logo: null, words: defaultTerminology });
});

test('something can be ordered from an empty shop in its own country', () => {
  const store = openDatabase(':memory:');
  seedStarter(store, starter);
  expect(readCommerceSettings(store, demoDay.toISOString()).zones.get('SE')).toMatchObject([
    { id: 'parcel', price: 0 },
  ]);
});

test('a shop that has anything stays as it is', async () => {
  const store = openDatabase(':memory:');
  saveProduct(store, sampleProductInput({ handle: 'mug' }), demoDay.toISOString());
  seedStarter(store, starter);
  expect((await profileOf(store)).name).toBe('Shop');
});
