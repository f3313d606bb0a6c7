import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { comparedMeasure, measureOf, measures } from './measures.ts';

test.each([
  ['hvem av de er mest stillegående', 'noise', 'least'],
  ['which one is quieter', 'noise', 'least'],
  ['welches ist am leisesten', 'noise', 'least'],
  ['welcher hat mehr Watt', 'power', 'most'],
  ['hvilken er lettest', 'weight', 'least'],
  ['which holds more weight', 'load', 'most'],
  ['which has the longer battery life', 'batteryLife', 'most'],
  ['welcher Akku hält länger', 'batteryLife', 'most'],
  ['hvilken er mest vanntett', 'waterproof', 'most'],
])('“%s” compares by %s, %s of it', (message, row, which) => {
  expect(comparedMeasure([message])).toMatchObject({ measure: { row }, which });
});

test.each(['which is cheaper', 'welcher ist rot', 'vis meg mer'])('“%s” compares by no measure', (message) => {
  expect(comparedMeasure([message])).toBeNull();
});

test.each([
  ['noise', 'Tre hastigheter, 45 dB.', 45, '45 dB'],
  ['power', 'Motor with 1.5 kW.', 1500, '1.5 kW'],
  ['weight', 'Wiegt nur 1,2 kg.', 1200, '1,2 kg'],
  ['load', 'Maks brukervekt 120 kg.', 120, '120 kg'],
  ['batteryLife', 'Batteri 16 dager.', 384, '16 dager'],
  ['capacity', 'Fasst 0,5 l.', 500, '0,5 l'],
  ['brightness', 'Up to 400 lm.', 400, '400 lm'],
  ['waterproof', 'Splash-proof, IPX4.', 4, 'IPX4'],
  ['waterproof', 'Vannsøyle 20 000 mm.', 20_000, '20 000 mm'],
  ['range', 'Reichweite bis 300 m.', 300, '300 m'],
])('the %s of “%s” is %s', (...[row, summary, number, value]) => {
  const measure = measures.find((each) => each.row === row);
  const stated = measure && measureOf(measure, product({ handle: 'thing', title: 'Thing', summary }));
  expect(stated).toMatchObject({ number, value });
});

test('of several numbers none is compared', () => {
  const noise = measures.find(({ row }) => row === 'noise');
  const thing = product({ handle: 'thing', title: 'Thing', summary: '45 dB leise, 60 dB auf der höchsten Stufe.' });
  expect(noise && measureOf(noise, thing)).toMatchObject({ number: null });
});
