import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import { checkoutForm, quote } from '#tests/fixtures/order.ts';
import { checkBuyer, readCheckoutValues } from './checkout-form.ts';

const messages = messagesFor('en').checkout.fields;
const check = (change: Readonly<Record<string, string>>) =>
  checkBuyer(readCheckoutValues(new Map(Object.entries({ ...checkoutForm, ...change }))), quote, messages);
const wrong = (change: Readonly<Record<string, string>>): readonly string[] => {
  const checked = check(change);
  return 'errors' in checked ? Object.keys(checked.errors) : [];
};

test('what is wrong is said in a sentence beside the field', () => {
  const checked = checkBuyer(readCheckoutValues(new Map()), quote, messages);
  const errors = 'errors' in checked ? checked.errors : {};
  expect(Object.keys(errors).toSorted()).toEqual(['city', 'country', 'email', 'name', 'postcode', 'street']);
  for (const [field, message] of Object.entries(errors)) expect(message, field).toMatch(/^\p{Lu}.+\.$/u);
});

test('complete fields are a buyer', () => {
  expect(check({ phone: '+47 22 33 44 55' })).toMatchObject({ buyer: { name: 'Kari Nordmann', country: 'NO' } });
  expect(check({ phone: '', addition: 'c/o Ola' })).toMatchObject({ buyer: { phone: '', addition: 'c/o Ola' } });
  expect(check({ name: 'نرگس', city: '東京', country: 'SE', postcode: '111 22' })).toHaveProperty('buyer');
});

test('a state is asked for where addresses have one, and left out elsewhere', () => {
  const offered = { ...quote, countries: ['NO', 'US'] };
  const american = { ...checkoutForm, country: 'US', postcode: '10001', city: 'New York' };
  const checkIn = (change: Readonly<Record<string, string>>) =>
    checkBuyer(readCheckoutValues(new Map(Object.entries({ ...american, ...change }))), offered, messages);
  expect(checkIn({ region: '' })).toEqual({ errors: { region: 'Enter a state or province.' } });
  expect(checkIn({ region: 'NY' })).toMatchObject({ buyer: { region: 'NY' } });
  expect(checkIn({ region: 'NY', country: 'NO', postcode: '0155' })).toMatchObject({ buyer: { region: undefined } });
});

test('a postcode is checked against the country, with an example', () => {
  const checked = check({ country: 'SE', postcode: 'SW1A 1AA' });
  expect('errors' in checked && checked.errors.postcode).toBe(
    'Postcodes in the country you chose look like this: 111 22.',
  );
  expect(wrong({ country: 'NO', postcode: '111 22' })).toEqual(['postcode']);
});

test.for([
  [{ email: '' }, 'email'],
  [{ email: 'kari@' }, 'email'],
  [{ name: ' \u202e ' }, 'name'],
  [{ phone: 'call me' }, 'phone'],
  [{ phone: 'call +47 22 33 44 55' }, 'phone'],
  [{ phone: '+47 22 33 44 55, evenings' }, 'phone'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ addition: 'x'.repeat(121) }, 'addition'],
  [{ street: '' }, 'street'],
  [{ street: 'x'.repeat(200) }, 'street'],
  [{ postcode: '<b>' }, 'postcode'],
  [{ postcode: '0155!' }, 'postcode'],
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
