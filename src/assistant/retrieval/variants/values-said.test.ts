import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { valuesSaid } from './values-said.ts';

const thing = (title: string, options: Readonly<Record<string, readonly string[]>>) =>
  product({
    handle: title,
    title,
    type: null,
    options: Object.entries(options).map(([name, values]) => sampleOption(name, [...values])),
    variants: [variant({ id: title, values: Object.values(options).map(([value = '']) => value) })],
  });
const anorak = thing('Anorak Vik', { Size: ['M', 'L', 'XL'], Color: ['Hi-vis yellow', 'Navy'] });
const duvet = thing('Dynetrekk Fjord', { Mål: ['140 x 200', '140 x 220'], Farge: ['Hvit', 'Lyseblå'] });
const battery = thing('Akku 18 V', { Kapazität: ['2,0 Ah', '8,0 Ah'] });
const pen = thing('Fountain pen', { Nib: ['Fine', 'Medium'], Color: ['Ink', 'Brick'] });

test.each([
  [anorak, 'do you do it in large in yellow', ['L', 'Hi-vis yellow']],
  [anorak, 'is that still available in XL?', ['XL']],
  [anorak, 'the anorak in navy?', ['Navy']],
  [duvet, 'finnes det i 220 hvit', ['140 x 220', 'Hvit']],
  [battery, 'und mit 8 ah?', ['8,0 Ah']],
  [pen, 'in brick with a fine nib?', ['Fine', 'Brick']],
] as const)('a message may say no more than values: %#', (ware, message, values) => {
  expect(valuesSaid(ware, message)?.toSorted()).toEqual(values.toSorted());
});

test.each([
  [anorak, 'does the yellow one have pockets'],
  [anorak, 'not the navy one'],
  [anorak, 'do you have jackets in navy'],
  [battery, 'und zwei davon'],
  [battery, '8 bitte'],
  [pen, 'ok fine'],
] as const)('a message that says something else, or chooses none, names no value: %#', (ware, message) => {
  expect(valuesSaid(ware, message)).toBeNull();
});
