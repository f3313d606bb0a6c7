import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientNetwork, createRateLimiter } from './rate-limits.ts';

function openLimiter(points: number, seconds: number) {
  const clock = { time: 1000 };
  return { clock, consume: createRateLimiter(points, seconds, () => clock.time) };
}

test('a client is refused over its limit until its window ends, and is given the seconds to wait', async () => {
  const { clock, consume } = openLimiter(2, 60);
  expect([await consume('192.0.2.1'), await consume('192.0.2.1')]).toEqual([null, null]);
  expect(await consume('192.0.2.1')).toBe(60);
  expect(await consume('192.0.2.2')).toBeNull();
  clock.time += 59_500;
  expect(await consume('192.0.2.1')).toBe(1);
  clock.time += 500;
  expect(await consume('192.0.2.1')).toBeNull();
});

test('a limit of nothing refuses every request', async () => {
  expect(await openLimiter(0, 60).consume('192.0.2.1')).toBe(60);
});

test('of more clients than are counted, the one that was silent for the longest time is forgotten', async () => {
  const { consume } = openLimiter(1, 3600);
  const consumeMany = async (network: number): Promise<void> => {
    for (let client = 0; client < 10_000; client += 1) await consume(`10.${network}.${client >> 8}.${client & 255}`);
  };
  await consume('192.0.2.1');
  await consume('192.0.2.2');
  await consumeMany(1);
  expect(await consume('192.0.2.1')).toBe(3600);
  await consumeMany(2);
  expect(await consume('192.0.2.1')).toBe(3600);
  expect(await consume('192.0.2.2')).toBeNull();
});

test('an IPv6 client is its /64 network, in any notation', () => {
  const one = ['2001:db8:0:1::', '2001:db8:0:1::2', '2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8::1:2:3:4:5'];
  expect(new Set(one.map(clientNetwork))).toEqual(new Set(['2001:db8:0:1::/64']));
  expect(clientNetwork('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64');
  expect(clientNetwork('::1')).toBe('0:0:0:0::/64');
  expect(clientNetwork('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(clientNetwork('192.0.2.1')).toBe('192.0.2.1');
  expect(clientNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1');
});

test('addresses of the same /64 network are one client, of two networks two', () => {
  const groups = fc.array(
    fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16)),
    { minLength: 4, maxLength: 4 },
  );
  fc.assert(
    fc.property(groups, groups, groups, (network, other, host) => {
      const first = clientNetwork([...network, '0', '0', '0', '1'].join(':'));
      expect(clientNetwork([...network, ...host].join(':'))).toBe(first);
      expect(clientNetwork([...other, ...host].join(':')) === first).toBe(other.join() === network.join());
    }),
  );
});
