import { expect, test } from 'vitest';
import { indexPassage } from './rank-passages.ts';
import { isSameWord, partsOf, saysWord, wordsAskedFor } from './said-words.ts';

const roastery = indexPassage({
  title: 'Unsere Rösterei',
  heading: 'Besuch',
  text: 'Führungen gibt es samstags. Hunde sind willkommen.',
  href: '/pages/roastery',
});

test.each([
  ['rostereifuhrung', true],
  ['fuhrung', true],
  ['hund', true],
  ['dackel', true],
  ['rosterei', true],
  ['verkostung', false],
  ['hundefuhrung', true],
  ['kaffeefuhrung', false],
])('“%s” is said by the passage: %s', (word, isSaid) => expect(saysWord(roastery, word)).toBe(isSaid));

test.each([
  ['kurs', 'kurse', true],
  ['gummibat', 'gummibater', true],
  ['besohlt', 'besohlen', true],
  ['boot', 'boo', false],
  ['graf', 'graph', false],
])('“%s” and “%s” are one word: %s', (one, other, isSame) => expect(isSameWord(one, other)).toBe(isSame));

test.each([
  ['darf mein Dackel mit rein?', ['dackel']],
  ['was kostet die Führung', ['fuhrung']],
  ['can I bring my own jar', ['jar']],
  ['when is it', []],
])('“%s” asks for %j', (typed, words) => expect(wordsAskedFor(typed)).toEqual(words));

test('a compound has two parts that are known, without what joins them', () => {
  const has = (part: string): boolean => ['werkstatt', 'besuch'].includes(part);
  expect(partsOf('werkstattbesuch', has)).toEqual(['werkstatt', 'besuch']);
  expect(partsOf('werkstattsbesuch', has)).toEqual(['werkstatt', 'besuch']);
  expect(partsOf('ladenbesuch', has)).toBeNull();
});
