import { expect, test } from 'vitest';
import { amountsIn, judgeStatements } from './judge-statements.ts';
import type { Exchange } from '../run-dialogue.ts';
import { sampleCard, sampleExchange, sampleSources } from './sample-exchange.ts';

const about = (given: Partial<Exchange>, say = 'shirts'): readonly string[] =>
  judgeStatements(sampleExchange(`{ say: "${say}", noCards: true }`, given), sampleSources).map(({ fault, detail }) => {
    expect(fault).toBe('false statement');
    return detail;
  });

const saying = (text: string, say?: string): number => about({ text }, say).length;

test('an answer that agrees with the catalog has no findings', () => {
  const text = 'I found one product. Linen shirt costs €60. Linen shirt is in stock. Returns within 30 days.';
  expect(about({ text, cards: [sampleCard('shirt')] })).toEqual([]);
});

test.each([
  ['price', { price: '€59.00' }],
  ['title', { title: 'Cotton shirt' }],
  ['availability', { available: false }],
])('a card with a wrong %s is found', (_, wrong) => {
  const { card, product, variant } = sampleCard('shirt');
  expect(about({ cards: [{ card: { ...card, ...wrong }, product, variant }] })).toHaveLength(1);
});

test('a card of a product that the catalog does not have is found', () => {
  const { card } = sampleCard('shirt');
  expect(about({ cards: [{ card, product: null, variant: null }] })).toHaveLength(1);
});

test('a price of another product is found', () => {
  expect(saying('Linen shirt costs €65.')).toBe(0);
  expect(saying('Linen shirt costs €30. Wool scarf No. 5 costs €30.')).toBe(1);
});

test('an amount that nothing has is found', () => {
  expect(saying('Shipping costs €4.95, and is free from €80.')).toBe(0);
  expect(saying('Shipping costs €3.95.')).toBe(1);
});

test('a bound that repeats the shopper’s is no statement about a price', () => {
  expect(saying('I found nothing between €40 and €60.', 'about 50')).toBe(0);
  expect(saying('Jeg fant ingenting mellom 40 € og 60 €.', 'rundt 50')).toBe(0);
  expect(saying('I found nothing between €400 and €600.', 'about 50')).toBe(2);
});

test('multiples of a price and totals of the cart are no false amounts', () => {
  expect(saying('Three of Mug are €36.', 'what do 3 mugs cost')).toBe(0);
  expect(about({ text: 'Together €47.50.', cartTotal: 4750 })).toEqual([]);
  expect(about({ text: 'Together €48.50.', cartTotal: 4750 })).toHaveLength(1);
  expect(about({ text: 'Together €72.', cards: [sampleCard('shirt'), sampleCard('mug')] })).toEqual([]);
});

test('a product called sold out that is available is found', () => {
  expect(saying('Wool scarf No. 5 is sold out.')).toBe(0);
  expect(saying('Mug is sold out.')).toBe(1);
  expect(saying('Linen shirt is sold out.')).toBe(1);
});

test('a variant called sold out is compared with that variant', () => {
  expect(saying('Linen shirt in M, White is sold out.')).toBe(0);
  expect(saying('Linen shirt in S, White is sold out.')).toBe(1);
  expect(saying('Linen shirt ist in Blue ausverkauft.')).toBe(1);
});

test('a product called available that is sold out is found', () => {
  expect(saying('Linen shirt in M, Blue is in stock.')).toBe(0);
  expect(saying('Linen shirt in M, White is in stock.')).toBe(1);
  expect(saying('Wool scarf No. 5 er på lager.')).toBe(1);
});

test('a wrong number of pieces left is found', () => {
  expect(saying('Of Linen shirt in S, White 4 are left.')).toBe(0);
  expect(saying('Of Linen shirt in S, White 9 are left.')).toBe(1);
});

test('values that a product does not have, and denied ones that it has, are found', () => {
  expect(saying('Linen shirt comes in White and Blue.')).toBe(0);
  expect(saying('Linen shirt comes in White and Red.')).toBe(1);
  expect(saying('No, Linen shirt does not come in Red.')).toBe(0);
  expect(saying('No, Linen shirt does not come in Blue.')).toBe(1);
  expect(saying('No, the Linen shirt doesn’t come in Red.')).toBe(0);
});

test('a measurement that a product does not have is found', () => {
  expect(saying('Linen shirt: weight 210 g; material 100% linen.')).toBe(0);
  expect(saying('Linen shirt: weight 310 g.')).toBe(1);
});

test('a period that no document has is found', () => {
  expect(saying('You can return it within 30 days.')).toBe(0);
  expect(saying('You can return it within 60 days.')).toBe(1);
  expect(saying('Lieferung in 2 bis 3 Tagen.')).toBe(2);
});

test('a title with a number and a point is not read as a statement', () => {
  expect(saying('Wool scarf No. 5 costs €30.')).toBe(0);
});

test.each([
  ['€1,049.95', [104_995]],
  ['1.049,95 €', [104_995]],
  ['€60 and 5 euros', [6000, 500]],
  ['60 days', []],
])('the amounts in %j are %j cents', (text, cents) => {
  expect(amountsIn(text)).toEqual(cents);
});
