import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { conceptsOf } from '#shop/lexicon/lexicon.ts';
import { everydayWords } from '#shop/lexicon/words/everyday.ts';
import { singularize } from '#shop/text/stem.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { readSlots } from '../../rules/criteria/slots.ts';
import { everydayStemsIn, isEverydayWord } from './everyday-words.ts';
import { wordsByLanguage } from './function-words.ts';

const mug = product({ handle: 'a', title: 'Mug Immer', type: 'Mug' });

test.for([
  ['de', 'womit messe ich Fieber ganz genau', ['womit', 'ganz', 'genau']],
  ['nb', 'noe som faktisk hjelper mot kalde føtter', ['faktisk', 'hjelper']],
  ['en', 'honestly anything that helps with cold feet', ['honestly', 'anything', 'helps']],
  ['en', 'womit hilft das', []],
] as const)('%s: daily talk in “%s”', async ([language, message, words]) => {
  const stems = await everydayStemsIn(message, turnOf([mug], message, { language }));
  expect(stems).toEqual(new Set(words.filter((word) => word !== 'anything').map(singularize)));
});

test('a word that names a product of the shop is looked for', async () => {
  const turn = turnOf([mug], 'immer', { language: 'de' });
  expect(await everydayStemsIn('immer und ewig', turn)).toEqual(new Set(['ewig']));
});

test('daily talk is not looked for', async () => {
  const turn = turnOf([mug], '', { language: 'de' });
  const message = 'darf Creme überhaupt';
  const slots = readSlots(message, { ...(await turn.vocabulary()), ignored: await everydayStemsIn(message, turn) }, 2);
  expect(slots).toMatchObject({ words: ['creme'], phrase: 'creme' });
});

test('daily talk is no misspelt other word', () => {
  expect(['darf', 'womit', 'hjelper', 'honestly'].map(isEverydayWord)).toEqual([true, true, true, true]);
  expect(['Schal', 'hylle'].map(isEverydayWord)).toEqual([false, false]);
});

test.for(['en', 'de', 'nb'] as const)(
  'no word of daily talk in the language %s names goods or joins others',
  (language) => {
    const words = everydayWords[language].split(/\s+/);
    const joining = new Set(wordsByLanguage[language].split(/\s+/));
    expect(words.filter((word) => conceptsOf(tokenize(word)).length > 0 || joining.has(word))).toEqual([]);
    expect(words).toEqual([...new Set(words)].toSorted());
  },
);
