import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientKey, questionLimit } from './rate.ts';

test('a client that asks too often is told how long to wait, another is not held up', async () => {
  const take = questionLimit(2, 100);
  expect([await take('1.2.3.4'), await take('1.2.3.4')]).toEqual([null, null]);
  const wait = await take('1.2.3.4');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await take('1.2.3.5')).toBeNull();
});

test('the hour has a limit of its own', async () => {
  const take = questionLimit(100, 1);
  await take('1.2.3.4');
  expect(await take('1.2.3.4')).toBeGreaterThan(60);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['10.0.0.1', '10.0.0.1'],
])('%s counts as %s', (address, key) => expect(clientKey(address)).toBe(key));

test('addresses of one /64 are one client', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (net, host) => {
        expect(clientKey([...net, ...host].join(':'))).toBe(clientKey([...net, '0', '0', '0', '1'].join(':')));
      },
    ),
  );
});
