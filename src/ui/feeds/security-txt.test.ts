import { expect, test } from 'vitest';
import { securityText } from './security-txt.ts';

const given = { locale: 'en-GB', origin: 'https://shop.example', now: new Date('2026-03-01T12:34:56.789Z') };

test('security.txt names the contact, an expiry within a year, the language and its own address', () => {
  expect(securityText({ ...given, contact: 'security@shop.example' })).toBe(
    `Contact: mailto:security@shop.example
Expires: 2026-08-28T00:00:00Z
Preferred-Languages: en-GB
Canonical: https://shop.example/.well-known/security.txt
`,
  );
});

test.each(['https://shop.example/report', 'mailto:a@b.example', 'tel:+47-12345678'])(
  'the contact %s is used as it is',
  (contact) => {
    expect(securityText({ ...given, contact })).toContain(`Contact: ${contact}\n`);
  },
);

test.each([null, ''])('without a contact (%j) there is no text', (contact) => {
  expect(securityText({ ...given, contact })).toBeNull();
});
