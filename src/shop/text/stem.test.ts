import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { singularize, stem } from './stem.ts';

test.for([
  ['table', 'tables'],
  ['shelf', 'shelves', 'shelving'],
  ['knife', 'knives'],
  ['vanity', 'vanities'],
  ['box', 'boxes'],
  ['couch', 'couches'],
  ['glass', 'glasses'],
  ['shoe', 'shoes'],
  ['child', 'children', 'childrens'],
  ['man', 'men', 'mens'],
  ['woman', 'women', 'womens'],
  ['foot', 'feet'],
  ['tuft', 'tufted', 'tufting'],
  ['color', 'colour', 'colours', 'coloured'],
  ['fiber', 'fibre', 'fibers', 'fibres'],
  ['center', 'centre', 'centres'],
  ['gray', 'grey'],
  ['mold', 'mould', 'moulds'],
  ['pajama', 'pyjama', 'pyjamas'],
  ['jewelry', 'jewellery'],
  ['aluminum', 'aluminium'],
  ['tire', 'tyre', 'tyres'],
  ['wool', 'woollen', 'woolen'],
  ['organizer', 'organiser', 'organizers'],
  ['customized', 'customised'],
  ['traveled', 'travelled', 'travelling'],
  ['size', 'sized', 'sizes', 'sizing'],
  ['tile', 'tiled', 'tiles', 'tiling'],
  ['slide', 'sliding'],
  ['wood', 'wooden', 'woods'],
  ['tvs', 'tv'],
  ['cd', 'cds'],
] as const)('%s and its other forms are one word', ([first, ...others]) => {
  expect(others.map(stem)).toEqual(others.map(() => stem(first)));
});

test.for([
  ['bed', 'bedding'],
  ['cup', 'cupping'],
  ['glass', 'gloss'],
  ['lamp', 'lamb'],
  ['desk', 'disk'],
  ['tube', 'tub'],
  ['cane', 'can'],
  ['fire', 'fir'],
] as const)('%s and %s are two words', ([one, other]) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('words with digits or other letters stay as they are', () => {
  expect(['x25s', 'rør', '2s', 'års'].map(stem)).toEqual(['x25s', 'rør', '2s', 'års']);
  expect(['constructor', 'prototype'].map(stem)).toEqual(['constructor', 'prototyp']);
});

test('a word and its plural in s are one, and no word is lost', () => {
  const word = fc.stringMatching(/^[a-z]{5,12}$/).filter((each) => !/[sxzy]$|[cs]h$|i$|u$|men$/.test(each));
  fc.assert(
    fc.property(word, (each) => {
      expect(stem(`${each}s`)).toBe(stem(each));
      expect(stem(each).length).toBeGreaterThan(0);
    }),
  );
});

test.each([
  ['vases', 'vase'],
  ['glasses', 'glass'],
  ['boxes', 'box'],
  ['candies', 'candy'],
  ['sizes', 'size'],
  ['shelves', 'shelf'],
  ['glass', 'glass'],
  ['bus', 'bus'],
  ["maja's", 'maja'],
])('the singular of %s is %s', (plural, one) => expect(singularize(plural)).toBe(one));
