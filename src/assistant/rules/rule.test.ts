import { expect, test } from 'vitest';
import { normalizeMessage } from './rule.ts';

test.each([
  ['  Größe & Fjære  ', 'grosse & fjaere'],
  ['Whats in it', "what's in it"],
  ['wheres it made', "where's it made"],
  ['whos the maker', "who's the maker"],
  ['hows it made', "how's it made"],
  ['ok, thats it', "ok, that's it"],
  ['Don’t', "don't"],
  ['whatsapp', 'whatsapp'],
  ['whats new and whats old', "what's new and what's old"],
])('rules read “%s” as “%s”', (message, text) => {
  expect(normalizeMessage(message)).toBe(text);
});
