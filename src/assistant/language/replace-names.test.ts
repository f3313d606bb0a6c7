import { expect, test } from 'vitest';
import { replaceNames } from './replace-names.ts';

const replaced = async (text: string, ...known: readonly string[]) =>
  (await replaceNames(text, { languages: ['nb', 'en'], knows: async (word) => known.includes(word) })).text;

test('a name of another language is replaced by the one that the catalog has', async () => {
  expect(await replaced('har dere en pute', 'cushion')).toBe('har dere en cushion');
});

test.each(['put the second in my cart', 'take it', 'send it back'])(
  'the verb of “%s” is no name of goods',
  async (text) => {
    expect(await replaced(text, 'cushion', 'roof', 'broadcast')).toBe(text);
  },
);

test.each([
  ['babysachen', 'baby'],
  ['gartensachen', 'garden'],
  ['kjøkkenutstyr', 'kitchen'],
  ['spielzeug', 'toy'],
  ['noe mot kalde føtter', 'noe mot sock'],
  ['werkzeug', 'werkzeug'],
])('“%s” is found as “%s”', async (text, name) => {
  expect(await replaced(text, 'baby', 'garden', 'kitchen', 'toy', 'sock', 'socks')).toContain(name);
});
