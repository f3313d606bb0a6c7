import { expect, test } from 'vitest';
import { keepQuery } from './keep-query.ts';

const located = (location: string, target: string) => keepQuery(['Vary', 'location', 'Location', location], target);

test.for([
  ['/new', '/old?Colour=Moss&utm_source=a%20b', '/new?Colour=Moss&utm_source=a%20b'],
  ['/new', '/old', '/new'],
  ['/new', '/old?', '/new'],
  ['/new#size', '/old?a=1', '/new?a=1#size'],
  ['/new?a=1', '/old?a=2&b=3&c', '/new?a=1&b=3&c'],
] as const)('%s after %s is %s', ([location, target, expected]) => {
  expect(located(location, target)).toEqual(['Vary', 'location', 'Location', expected]);
});
