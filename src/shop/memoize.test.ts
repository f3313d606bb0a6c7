import { expect, test } from 'vitest';
import { createIdentityCache } from './memoize.ts';

test('a result is made once for the same objects and the same text', () => {
  const cache = createIdentityCache<number>();
  const [lamp, vase] = [{ name: 'lamp' }, { name: 'lamp' }];
  let made = 0;
  const get = (sources: readonly object[], text: string): number => cache.get(sources, text, () => (made += 1));
  expect([get([lamp], 'a'), get([lamp], 'a'), get([lamp], 'b'), get([vase], 'a'), get([lamp], 'b')]).toEqual([
    1, 1, 2, 3, 2,
  ]);
});

test('several objects are distinguished by their order', () => {
  const cache = createIdentityCache<string>();
  const [lamp, vase] = [{}, {}];
  cache.get([lamp, vase], '', () => 'lamp and vase');
  expect(cache.get([vase, lamp], '', () => 'vase and lamp')).toBe('vase and lamp');
  expect(cache.get([lamp], '', () => 'lamp')).toBe('lamp');
  expect(cache.get([lamp, vase], '', () => 'another')).toBe('lamp and vase');
});

test('a result that was stored is found', () => {
  const cache = createIdentityCache<string>();
  const lamp = {};
  expect(cache.find([lamp], 'html')).toBeNull();
  cache.store([lamp], 'html', '<p>');
  expect([cache.find([lamp], 'html'), cache.find([lamp], ''), cache.find([{}], 'html')]).toEqual(['<p>', null, null]);
});

test('of too many results for the same objects the oldest is dropped', () => {
  const cache = createIdentityCache<number>();
  const lamp = {};
  for (let number = 0; number < 100; number += 1) cache.store([lamp], String(number), number);
  expect([cache.find([lamp], '0'), cache.find([lamp], '99')]).toEqual([null, 99]);
});
