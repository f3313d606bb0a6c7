import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findIcon, iconNames } from './icons.ts';

test('the list of icons names exactly the symbols of the sprite', () => {
  const sprite = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(iconNames)).toEqual(new Set(symbols));
});

test('a name that the sprite does not have gives no icon', () => {
  expect(findIcon('repair')).toBe('repair');
  expect(findIcon('constructor')).toBeNull();
  expect(findIcon(null)).toBeNull();
});
