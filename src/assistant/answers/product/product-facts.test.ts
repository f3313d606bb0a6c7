import { expect, test } from 'vitest';
import { sampleProduct } from '#tests/fixtures/products.ts';
import { detailsOnAspect } from './aspects/aspect-statements.ts';
import { namedDetails } from './product-facts.ts';

const laptop = {
  ...sampleProduct({}),
  details: [{ name: 'Colour', value: 'Silver' }],
  specifications: [
    { name: 'display diagonal', value: '17' },
    { name: 'weight', value: '3460' },
    { name: 'package weight', value: '5 kg' },
    { name: 'bluetooth', value: 'true' },
    { name: 'headphone jack', value: '3.5 mm' },
    { name: 'processor family', value: 'Core 2 Duo' },
    { name: 'processor cores', value: '2' },
  ],
};

const names = (details: readonly { readonly name: string }[]): readonly string[] => details.map(({ name }) => name);

test('a detail whose whole name is asked for comes before others that have the word too', () => {
  expect(names(detailsOnAspect('weight', laptop, 'what is its weight'))).toEqual(['weight']);
});

test('a question without the name of a detail gets all on its topic', () => {
  expect(names(detailsOnAspect('weight', laptop, 'how heavy is it'))).toEqual(['weight', 'package weight']);
});

test('of many lengths the size is what is called one, unless the question names a part', () => {
  const jacks = Array.from({ length: 6 }, (_, index) => ({ name: `jack ${index}`, value: '3.5 mm' }));
  const connected = { ...laptop, specifications: [...laptop.specifications, ...jacks] };
  expect(names(detailsOnAspect('size', connected, 'how big is it'))).toEqual(['display diagonal']);
  expect(names(detailsOnAspect('size', connected, 'how big is the headphone jack'))).toContain('headphone jack');
});

test('of few lengths all are said, whatever the question calls them', () => {
  expect(names(detailsOnAspect('size', laptop, 'how long is the cable'))).toEqual([
    'display diagonal',
    'headphone jack',
  ]);
});

test('what the description states is found by name like a detail', () => {
  expect(names(namedDetails(laptop, 'does it have bluetooth'))).toEqual(['bluetooth']);
  expect(names(namedDetails(laptop, 'which processor does it have'))).toEqual(['processor family', 'processor cores']);
  expect(names(namedDetails(laptop, 'which colour'))).toEqual(['Colour']);
});

test('details of a German or Norwegian shop are found by their topic', () => {
  const details = [
    { name: 'Größe', value: 'M' },
    { name: 'Maße', value: '30 × 40' },
    { name: 'Gewicht', value: '1200' },
    { name: 'Fassungsvermögen', value: '3' },
    { name: 'Pflegehinweise', value: 'Handwäsche' },
    { name: 'Hersteller', value: 'Nordlys' },
    { name: 'Bestellnummer', value: '4711' },
    { name: 'Høyde', value: '12' },
    { name: 'Stell', value: 'Tørkes for hånd' },
  ];
  const product = { ...laptop, details, specifications: [] };
  expect(names(detailsOnAspect('size', product, 'how big is it'))).toEqual(['Größe', 'Maße', 'Høyde']);
  expect(names(detailsOnAspect('weight', product, 'how heavy is it'))).toEqual(['Gewicht']);
  expect(names(detailsOnAspect('volume', product, 'how much does it hold'))).toEqual(['Fassungsvermögen']);
  expect(names(detailsOnAspect('care', product, 'how do i wash it'))).toEqual(['Pflegehinweise', 'Stell']);
});
