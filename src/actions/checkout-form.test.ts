import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import type { Quote } from '#shop/checkout/order.ts';
import { checkBuyer, readCheckoutValues } from './checkout-form.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const quote: Quote = {
  cart: {
    revision: 1,
    lines: [],
    count: 1,
    note: '',
    codes: [],
    subtotal: eur(2400),
    discount: eur(0),
    delivery: eur(600),
    total: eur(3000),
  },
  country: 'NO',
  countries: ['NO', 'SE'],
  methods: [{ id: 'parcel', name: 'Parcel', days: [1, 2], price: eur(600) }],
  method: 'parcel',
  tax: null,
  isBlocked: false,
};

const good = {
  email: 'kari@example.org',
  name: 'Kari Nordmann',
  street: 'Storgata 1',
  postcode: '0155',
  city: 'Oslo',
  country: 'NO',
  method: 'parcel',
};

const messages = messagesFor('en').checkout.fields;
const check = (change: Readonly<Record<string, string>>) =>
  checkBuyer(readCheckoutValues(new Map(Object.entries({ ...good, ...change }))), quote, messages);
const wrong = (change: Readonly<Record<string, string>>): readonly string[] => {
  const checked = check(change);
  return 'errors' in checked ? Object.keys(checked.errors) : [];
};

test('complete fields are a buyer', () => {
  expect(check({ phone: '+47 22 33 44 55' })).toMatchObject({ buyer: { name: 'Kari Nordmann', country: 'NO' } });
  expect(check({ name: 'نرگس', city: '東京', postcode: 'SW1A 1AA' })).toHaveProperty('buyer');
});

test.for([
  [{ email: '' }, 'email'],
  [{ email: 'kari@' }, 'email'],
  [{ name: ' \u202e ' }, 'name'],
  [{ phone: 'call me' }, 'phone'],
  [{ street: '' }, 'street'],
  [{ street: 'x'.repeat(200) }, 'street'],
  [{ postcode: '<b>' }, 'postcode'],
  [{ city: '' }, 'city'],
  [{ country: 'US' }, 'country'],
  [{ method: 'teleport' }, 'method'],
] as const)('%j is an error of its field', ([change, field]) => {
  expect(wrong(Object.fromEntries(Object.entries(change)))).toEqual([field]);
});

test('a field is one line without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const { name } = readCheckoutValues(new Map([['name', typed]]));
      expect(name).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      expect(name).toBe(name.trim());
      expect(name.length).toBeLessThanOrEqual(300);
    }),
  );
});
