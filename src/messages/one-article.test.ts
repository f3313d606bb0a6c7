import { expect, test } from 'vitest';
import { english } from './en/messages.ts';
import { formatWithOneArticle } from './one-article.ts';

test.each([
  ['Harbor mug', 'The Harbor mug is sold out, or the Harbor mug'],
  ['The Trial', 'The Trial is sold out, or The Trial'],
  ['A Short History', 'A Short History is sold out, or A Short History'],
  ['Theodolite', 'The Theodolite is sold out, or the Theodolite'],
])('no other article comes before that of a name: %s', (title, text) => {
  expect(formatWithOneArticle('The {title} is sold out, or the {title}', 'en', { title })).toBe(text);
});

test('no message that scripts write puts an article before a name', () => {
  expect(JSON.stringify(english.panel)).not.toMatch(/\bthe \{(?:title|name)\}/i);
});
