import { expect, test } from 'vitest';
import { openDatabase, type Database } from '#storage/database.ts';
import { newPath } from '#tests/helpers/database-files.ts';
import { readCommerceSettings } from './commerce-settings.ts';

const now = '2026-11-20T12:00:00.000Z';

/** A shop whose profile has this front matter; absent: it has no profile. */
function shopWith(front?: unknown): Database {
  const store = openDatabase(':memory:');
  if (front !== undefined) saveProfile(store, front);
  return store;
}

function saveProfile(store: Database, front: unknown): void {
  store.run(
    `INSERT OR REPLACE INTO document (kind, handle, title, front, body, status, published_at, updated_at)
     VALUES ('profile', 'shop', 'Shop', ?1, '', 'published', ?2, ?2)`,
    JSON.stringify(front),
    now,
  );
}

test('settings are read as they are stored, also after a change', () => {
  const store = shopWith({ cart: { keptForDays: 5 } });
  expect(readCommerceSettings(store, now).cart.days).toBe(5);
  expect(readCommerceSettings(store, now).cart.days).toBe(5);
  store.run(`UPDATE document SET front = '{"cart":{"keptForDays":9}}'`);
  expect(readCommerceSettings(store, now).cart.days).toBe(9);
  store.run('DELETE FROM document');
  expect(readCommerceSettings(store, now).cart.days).toBe(30);
});

test('settings that another process has changed are read, in a snapshot those of its state', () => {
  const path = newPath();
  const [store, other] = [openDatabase(path), openDatabase(path)];
  const daysAfter = (days: number): number => {
    saveProfile(other, { cart: { keptForDays: days } });
    return readCommerceSettings(store, now).cart.days;
  };
  expect([daysAfter(5), daysAfter(9)]).toEqual([5, 9]);
  store.snapshot(() => {
    expect(readCommerceSettings(store, now).cart.days).toBe(9);
    expect(daysAfter(7)).toBe(9);
  });
  expect(readCommerceSettings(store, now).cart.days).toBe(7);
  for (const each of [store, other]) each.close();
});

test('settings of a change that was rolled back are not read', () => {
  const store = shopWith({ cart: { keptForDays: 5 } });
  const fail = (): void => {
    saveProfile(store, { cart: { keptForDays: 9 } });
    expect(readCommerceSettings(store, now).cart.days).toBe(9);
    throw new Error('No.');
  };
  expect(() => store.transaction(fail)).toThrow('No.');
  expect(readCommerceSettings(store, now).cart.days).toBe(5);
});

test('each shop has its own settings', () => {
  const [one, other] = [shopWith({ currency: 'SEK' }), shopWith({ currency: 'NOK' })];
  const currencies = [one, other, one].map((store) => readCommerceSettings(store, now).currency);
  expect(currencies).toEqual(['SEK', 'NOK', 'SEK']);
});

test.each([[undefined], [null], [{}], [{ cart: 'none', vat: 7 }]])(
  'front matter %j falls back to defaults',
  (front) => {
    expect(readCommerceSettings(shopWith(front), now)).toMatchObject({
      currency: 'EUR',
      cart: { days: 30 },
      taxRates: {},
    });
  },
);

test('the seller is the shop by its legal name, where it is and how to reach it, without what it does not say', () => {
  const address = { street: 'Storgata 14', postcode: '1771', city: 'Halden', country: 'NO', countryName: 'Norway' };
  const contact = { email: 'hei@halden.example', telephone: '+47 69 00 00 00' };
  const sellerOf = (front: unknown) => readCommerceSettings(shopWith(front), now).seller;
  expect(sellerOf({ name: 'Halden', legalName: 'Halden AS', address, contact })).toEqual([
    'Halden AS',
    'Storgata 14, 1771 Halden, Norway',
    'hei@halden.example',
    '+47 69 00 00 00',
  ]);
  expect(sellerOf({ name: 'Halden' })).toEqual(['Halden']);
});

test('settings of a profile that is not published yet are not read', () => {
  const store = shopWith({ currency: 'SEK' });
  store.run(`UPDATE document SET published_at = '2026-11-21T00:00:00.000Z', status = 'scheduled'`);
  expect(readCommerceSettings(store, now).currency).toBe('EUR');
  expect(readCommerceSettings(store, '2026-11-21T00:00:00.000Z').currency).toBe('SEK');
});

test.each([
  [{ prefix: 'NW-' }, 'NW-'],
  [{ prefix: 'Ordre' }, 'Ordre'],
  [{ prefix: 'H1' }, ''],
  [{ prefix: '-' }, ''],
  [{ prefix: 'Nordwandhaus' }, ''],
  [{}, ''],
  [undefined, ''],
])('orders %j: their numbers begin with %j', (orders, prefix) => {
  expect(readCommerceSettings(shopWith({ orders }), now).orderPrefix).toBe(prefix);
});
