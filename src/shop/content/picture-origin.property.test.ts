import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureOrigin } from './picture-origin.ts';

test.each([
  ['https://cdn.example.com/a/b.jpg?v=1', 'https://cdn.example.com'],
  ['HTTPS://CDN.Example.com:443/a.jpg', 'https://cdn.example.com'],
  ['https://cdn.example.com:8443', 'https://cdn.example.com:8443'],
  ['http://cdn.example.com:80/a.jpg', 'http://cdn.example.com'],
  ['https://user:word@cdn.example.com/a.jpg', 'https://cdn.example.com'],
  ['https://bücher.example/a.jpg', 'https://xn--bcher-kva.example'],
])('the origin of %s is %s', (address, origin) => expect(pictureOrigin(address)).toBe(origin));

test.each([
  '',
  '/media/a.jpg',
  'https://',
  'https://*/a.jpg',
  'https://*.example.com/a.jpg',
  "https://a;script-src'unsafe-inline'/a.jpg",
  'https://a,b/a.jpg',
  'data:image/png;base64,AAAA',
  'blob:https://cdn.example.com/1',
  'javascript:alert(1)',
])('%s has no origin that a policy may name', (address) => expect(pictureOrigin(address)).toBeNull());

test('an origin is one exact source of a policy, whatever the address', () => {
  const address = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
    fc.string().map((host) => `https://${host}/a.jpg`),
  );
  fc.assert(
    fc.property(address, (given) => {
      const origin = pictureOrigin(given);
      expect(origin ?? 'https://none').toMatch(/^https?:\/\/[^\s;,*'"/\\]+$/u);
    }),
  );
});
