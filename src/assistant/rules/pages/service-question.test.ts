import { expect, test } from 'vitest';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import { noCriteria } from '../../retrieval/resolve-product.ts';
import { asksForService, asksOfShop, servicesAskedFor } from './service-question.ts';

const ofDrills: SearchCriteria = {
  ...noCriteria,
  terms: [{ label: 'drills', negated: false, readings: [{ kind: 'type', name: '', values: ['Drills'] }] }],
};

test.each([
  ['how long is the guarantee on drills', ['warranty']],
  ['hi, how long is the guarantee on drills', ['warranty']],
  ['hello, ok, can i return drills', ['return']],
  ['from how much is delivery of drills free', ['delivery']],
  ['within how many days can i return drills', ['return']],
  ['should i pay customs for drills', ['pay', 'customs']],
  ['am i allowed to swap drills', ['exchange']],
  ['do you repair and rent drills', ['repair', 'rent']],
  ['how heavy are drills', []],
])('“%s” asks about the services %j, whatever goods it names', (text, services) => {
  expect(servicesAskedFor(text, noCriteria)).toEqual(services);
});

test.each([
  ['delivery', ['delivery']],
  ['delivery cost', ['delivery']],
  ['delivery and warranty', ['delivery', 'warranty']],
  ['delivery of drills', []],
  ['drills with a guarantee', []],
  ['for drills, how long is the guarantee', []],
])('“%s” is no question: it is about the services %j only where it names nothing else', (text, services) => {
  expect(servicesAskedFor(text, noCriteria)).toEqual(services);
});

test.each([
  'do you sell return labels',
  'and do you also stock delivery bags',
  'do you carry repair kits',
  'do you have gift vouchers',
  'have you got vouchers',
  'got any vouchers',
  'can i get a return label',
  'can i buy a voucher',
  'is there a delivery bag',
  'are there delivery bags',
])('“%s” asks for goods and for no service', (text) => {
  expect(servicesAskedFor(text, noCriteria)).toEqual([]);
});

test.each(['do you have a newsletter', 'is there a student discount', 'can i get an invoice', 'are there lessons'])(
  '“%s” asks for what no goods are called, unless it names goods as well',
  (text) => {
    expect(asksForService(text, noCriteria)).toBe(true);
    expect(asksForService(text, ofDrills)).toBe(false);
  },
);

test('what is partly a service and partly goods is asked for as goods', () => {
  expect(servicesAskedFor('do you have a newsletter and vouchers', noCriteria)).toEqual([]);
});

test.each([
  'do you cut keys',
  'can u cut keys',
  'could someone measure my room',
  'will anyone help me carry it',
  'did you plant trees',
  'are you climate neutral',
  'is your packaging plastic free',
  'are your shops open',
  'can i bring my dog',
  'must i register',
  'have you been certified',
  'hi, do you cut keys',
  'hello, ok so do you cut keys',
])('“%s” asks what the shop does', (text) => {
  expect(asksOfShop(text)).toBe(true);
});

test.each([
  'do you have sofas',
  'hi, ok do you have sofas',
  'can you please show me lamps',
  'could u also recommend a lamp',
  'can you give me a lamp',
  'will you send me lamps',
  'can i buy a lamp',
  'may i see the lamps',
  'can i wash it',
  'do i need a charger',
  'do lamps dim',
  'i wonder whether you cut keys, do you',
])('“%s” asks for goods or about them', (text) => {
  expect(asksOfShop(text)).toBe(false);
});
