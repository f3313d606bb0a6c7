import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { tokenize } from '../text/tokenize.ts';
import { isCalledAsMember, resolveMember } from './kind-members.ts';
import { kindOf } from './kinds.ts';
import { conceptsOf } from './lexicon.ts';
import { lexiconLanguages } from './names.ts';
import { isOccasional, readAllNeeds } from './need-phrases.ts';
import { findNeed, findNeedOfTerm } from './needs.ts';

const phrases = readAllNeeds().flatMap((need) =>
  lexiconLanguages.flatMap((language) => need.names[language].map((name) => ({ name, language, need }))),
);

test('every member is a thing of the lexicon, a kind or one of the other members', () => {
  const members = new Set(readAllNeeds().flatMap((need) => need.members.map(({ name }) => name)));
  expect([...members].filter((name) => resolveMember(name).things.length === 0)).toEqual([]);
});

test('every need has something that fits more than sometimes', () => {
  const unsure = readAllNeeds().filter(({ members }) => members.every(isOccasional));
  expect(unsure.map(({ names }) => names.en[0])).toEqual([]);
});

test('no phrase tells two needs', () => {
  const needsOf = Map.groupBy(phrases, ({ name }) => name);
  const ambiguous = [...needsOf].filter(([, all]) => new Set(all.map(({ need }) => need)).size > 1);
  expect(ambiguous.map(([name]) => name)).toEqual([]);
});

test('no phrase is the name of a kind, or of a thing that is no complaint', () => {
  expect(phrases.filter(({ name }) => kindOf(tokenize(name)) !== null).map(({ name }) => name)).toEqual([]);
  const namesOf = Map.groupBy(phrases, ({ need }) => need);
  // A complaint that the lexicon knows is meant where several of its names are phrases, and not by the only one that happens to be alike.
  const things = phrases.filter(({ name, need }) => {
    const listed = new Set(namesOf.get(need)?.map((each) => each.name));
    const named = conceptsOf(tokenize(name)).filter(({ isProperty }) => !isProperty);
    return named.some(
      ({ names: { en, de, nb } }) => [...en, ...de, ...nb].filter((each) => listed.has(each)).length < 2,
    );
  });
  expect(things.map(({ name }) => name)).toEqual([]);
});

test('every phrase is found in a sentence, by itself or a longer one', () => {
  const lost = phrases.filter(({ name }) => findNeed(`${name}, please`) === null);
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['my stomach cramps are awful', 'hot water bottle'],
  ['cramps in my stomach again', 'hot water bottle'],
  ['we are taking the children camping for the first time', 'tent'],
  ['my knife is blunt', 'knife sharpener'],
  ['the squeaky door is driving me mad', 'silicone spray'],
  ['Ich suche etwas zum Abpumpen', 'breast pump'],
  ['der Popo vom Kleinen ist ganz wund', 'nappy rash cream'],
  ['wunder Popo', 'nappy rash cream'],
  ['Umzug nächste Woche', 'moving box'],
  ['am Umzugstag', 'moving box'],
  ['das Messer ist stumpf', 'knife sharpener'],
  ['ich will Brot backen', 'loaf tin'],
  ['det er is på trappa', 'ice cleats'],
  ['noe til skjegget', 'beard oil'],
  ['hunden røyter mye', 'pet hair remover'],
  ['skal male gjerdet i helga', 'wood stain'],
])('“%s” tells what %s is needed for', (text, member) => {
  expect(findNeed(text)?.kind.members.map(({ name }) => name)).toContain(member);
});

test.each([
  'red lamp',
  'Zähne putzen',
  'puppe mit schwarzen haaren',
  'which seeds can i still sow',
  'doch lieber 6-18 monate, sie wird ja bald größer',
  'Reis und Bohnen',
  'not for camping',
  'nicht laut im Büro',
  'Umzugskarton',
])('“%s” tells no need', (text) => expect(findNeed(text)).toBeNull());

test('the words of the text that state a need are known', () => {
  expect(findNeed('Der Popo vom Kleinen ist wund')?.said.map(({ surface }) => surface)).toEqual(['wund', 'popo']);
});

test.each(['camping chair', 'hiking socks', 'Gesichtscreme für trockene Haut'])('“%s” is about a thing', (term) => {
  expect(findNeed(term)).not.toBeNull();
  expect(findNeedOfTerm(term)).toBeNull();
});

test.each([
  ['camping', 'Family tent 4 persons', true],
  ['camping', 'Tent pegs', false],
  ['Bauchkrämpfe', 'Wärmflasche 2 l', true],
  ['is på trappa', 'Brodder sort', true],
  ['is på trappa', 'Trappegrind', false],
])('what fits “%s”: %s %s', (text, title, fits) => {
  const need = findNeed(text);
  expect(need && isCalledAsMember([title], need, { isSure: false })).toBe(fits);
});

test('any text is read, and what tells the need stands in it', () => {
  const part = constantFrom(...phrases.map(({ name }) => name), 'ß', '!', '-', 'æøå', '12');
  assert(
    property(array(part, { maxLength: 6 }), (parts) => {
      const surfaces = new Set(tokenize(parts.join(' ')).map(({ surface }) => surface));
      expect(findNeed(parts.join(' '))?.said.every(({ surface }) => surfaces.has(surface)) ?? true).toBe(true);
    }),
  );
});
