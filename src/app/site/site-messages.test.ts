import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigurationError } from '#config.ts';
import { messagesFor } from '#messages/messages.ts';
import { readSiteMessages } from './site-messages.ts';

test('a folder without messages changes none', () => {
  expect(readSiteMessages('/no/such/folder')).toEqual({});
});

test('a message of the merchant replaces the built-in one in its language only', () => {
  const overrides = readSiteMessages(siteWith('en.yaml', 'layout:\n  cart: Basket\n'));
  expect(messagesFor('en-GB', overrides).layout).toMatchObject({ cart: 'Basket', menu: 'Menu' });
  expect(messagesFor('de', overrides).layout.cart).toBe('Warenkorb');
});

test.each([
  [
    'en.yaml',
    '# ours\nlayout:\n  basket: Basket\n',
    ':3: layout.basket: unknown message, expected one of: skipToContent',
  ],
  ['nb.yaml', 'layout:\n  homeLink: "{store}"\n', ':2: layout.homeLink: unknown placeholder {store}, expected {shop}'],
  ['de.yaml', 'layout: [\n', ': Flow sequence'],
  ['fr.yaml', '', ': name it after a language: en, de, nb'],
])('%s with a mistake is refused in one line that names the place', (name, source, message) => {
  const site = siteWith(name, source);
  expect(() => readSiteMessages(site)).toThrow(ConfigurationError);
  expect(() => readSiteMessages(site)).toThrow(/^[^\n]+$/u);
  expect(() => readSiteMessages(site)).toThrow(message);
});

function siteWith(name: string, source: string): string {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'messages'));
  writeFileSync(join(site, 'messages', name), source);
  return site;
}
