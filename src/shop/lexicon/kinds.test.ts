import { expect, test } from 'vitest';
import { tokenize } from '../text/tokenize.ts';
import { isCalledAsMember, resolveMember } from './kind-members.ts';
import { findNamedKind, type ThingKind, kindOf, namesOfKind, readAllKinds } from './kinds.ts';

const nameOf = (kind: ThingKind | null): string | null => (kind === null ? null : (namesOfKind(kind)[0] ?? null));

test('every member is a thing of the lexicon, another kind or one of the other members, and no two things', () => {
  const members = new Set(readAllKinds().flatMap((kind) => kind.members.map(({ name }) => name)));
  const resolved = Array.from(members, (name) => ({ name, ...resolveMember(name) }));
  expect(resolved.filter(({ things }) => things.length === 0).map(({ name }) => name)).toEqual([]);
  const ambiguous = resolved.filter(({ things }) => things.filter(({ concept }) => concept !== null).length > 1);
  expect(ambiguous.map(({ name }) => name)).toEqual([]);
});

test('every name of a kind names that kind', () => {
  const lost = readAllKinds().flatMap((kind) => namesOfKind(kind).filter((name) => kindOf(tokenize(name)) !== kind));
  expect(lost).toEqual([]);
});

test('no kind contains itself', () => {
  const contained = ({ members }: ThingKind): readonly ThingKind[] =>
    members.flatMap(({ name }) => {
      const { kind } = resolveMember(name);
      return kind ? [kind, ...contained(kind)] : [];
    });
  // One in a circle would be looked at forever, which is no answer either.
  expect(readAllKinds().filter((kind) => contained(kind).includes(kind))).toEqual([]);
});

test.each([
  ['Putzmitteln', 'cleaning products'],
  ['Werkzeuge', 'tools'],
  ['leke', 'toys'],
  ['house plants', 'houseplants'],
  ['pots and pans', 'cookware'],
  ['lighting', 'lighting'],
  ['bær', 'berries'],
  ['light', null],
  ['cloth', null],
  ['Bär', null],
  ['boots', null],
])('the kind that “%s” names is %s', (text, name) => expect(nameOf(kindOf(tokenize(text)))).toBe(name));

test.each([
  ['red drinkware for the office', 'drinkware'],
  ['warm winter clothes', 'winter clothes'],
  ['cutlery set', 'cutlery'],
  ['fruit bowl', null],
  ['robot vacuum cleaner', null],
])('“%s” is about %s', (text, name) => expect(nameOf(findNamedKind(tokenize(text))?.kind ?? null)).toBe(name));

test.each([
  ['cutlery', 'Table fork steel', true],
  ['cutlery', 'Garden fork', false],
  ['cutlery', 'Cutlery tray', false],
  ['Besteck', 'Kuchengabel', true],
  ['Besteck', 'Grabegabel', false],
  ['fiskeutstyr', 'Ullsokker', false],
  ['smykker', 'Sølvring', true],
  ['leker', 'Bamse brun', true],
  ['drinks', 'Apple juice 1 l', true],
  ['drinkware', 'Wine glass 40 cl', true],
  ['drinkware', 'Wine rack', false],
  ['clothes', 'Garden hose 20 m', false],
  ['Kleidung', 'Hose schwarz', true],
])('of %s is “%s”: %s', (text, title, isMember) => {
  const named = findNamedKind(tokenize(text));
  expect(named && isCalledAsMember([title], named, { isSure: false })).toBe(isMember);
});

test('what may be something else is no sure member', () => {
  const named = findNamedKind(tokenize('snacks'));
  const isCalled = (isSure: boolean): boolean | null => named && isCalledAsMember(['Nuts M8'], named, { isSure });
  expect([isCalled(false), isCalled(true)]).toEqual([true, false]);
});
