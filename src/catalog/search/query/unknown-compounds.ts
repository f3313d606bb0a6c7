import { isLexiconWord, isProperty, lexiconSynonyms } from '#shop/lexicon/lexicon.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';
import { readFrequencies, wordsEndingWith, wordsStartingWith, writesClosedCompounds } from '../index/dictionary.ts';
import {
  wordsOfName,
  formsOf,
  isShortThing,
  maxCompounds,
  mayBeCompound,
  minHead,
  minModifier,
  modifiersOf,
  type RelatedWord,
  relatedWords,
  stemsOf,
} from './closed-compounds.ts';

/**
 * For a word that no product has, in a catalog that writes compounds as one word: what its longest known ending names, or
 * else the words that begin like it. `Wasserschlauch` finds garden hoses and `Vogeltränke` what else there is for birds.
 */
export function wordsOfUnknownCompound(store: Database, surface: string): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  if (!mayBeCompound(store, word)) return [];
  if (word.length < minHead + minModifier) return relatedToModifier(store, word);
  const lookups = [relatedToKinds, relatedToStem, relatedToSet, relatedToEnding, relatedToBeginning];
  return firstFound(lookups, store, word);
}

/** The same for a word whose parts products have, but none has both: `Fahrradschloss` where locks do not say what they are for. */
export function wordsOfEnding(store: Database, surface: string): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  return word.length < minHead + minModifier || !mayBeCompound(store, word) ? [] : relatedToEnding(store, word);
}

/**
 * For a word of the lexicon that no product has, and that is no compound of two others. In English, what ends in it: `padlock`
 * for `lock`; not for `ring`, in which participles end. In a language that writes compounds as one word, what begins like it:
 * `Regenjacke` for `Regenkleidung`, `Lippenpflegestift` for `Lippenbalsam`.
 */
export function kindsOfUnknownWord(store: Database, surface: string): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  if (mayBeCompound(store, word)) return firstFound(lookupsOfKnownWord, store, word);
  const singular = word.replace(/(?<=[^s])s$/, '');
  if (singular.length < minHead || !/^[a-z]+(?<!ing)$/.test(singular) || writesClosedCompounds(store)) return [];
  const search = { letters: singular.length + minModifier, limit: maxEnglishCompounds };
  return asRelated(
    'guess',
    [singular, `${singular}s`].flatMap((form) => wordsEndingWith(store, form, search)),
  );
}

const maxEnglishCompounds = 4;

const lookupsOfKnownWord: readonly CompoundLookup[] = [
  relatedToKinds,
  relatedToStem,
  relatedToKnownParts,
  relatedToBeginning,
  relatedToKnownEnding,
  relatedToModifier,
];

type CompoundLookup = (store: Database, word: string) => readonly RelatedWord[];

function firstFound(lookups: readonly CompoundLookup[], store: Database, word: string): readonly RelatedWord[] {
  for (const lookup of lookups) {
    const found = lookup(store, word);
    if (found.length > 0) return found;
  }
  return [];
}

function asRelated(
  relation: RelatedWord['relation'],
  words: readonly Pick<RelatedWord, 'word'>[],
): readonly RelatedWord[] {
  return words.map(({ word }) => ({ word, relation, modifiers: [] }));
}

/** The compounds that a word begins, with or without its ending: `Kopfschmerztabletten` for `Kopfschmerzen`. */
function relatedToStem(store: Database, word: string): readonly RelatedWord[] {
  const stem = stemsOf(word)
    .filter(({ length }) => length >= minStemOfCompound)
    .toSorted((one, other) => one.length - other.length)[0];
  return stem === undefined ? [] : asRelated('compound', wordsStartingWith(store, stem, maxCompounds));
}

/** Letters; shorter beginnings are those of many words. */
const minStemOfCompound = 6;

/** What a set is of: pots for `Topfset`, first those that are sold as a set. */
function relatedToSet(store: Database, word: string): readonly RelatedWord[] {
  const { first, set } = /^(?<first>\p{L}{3,})(?<set>sett?)$/u.exec(word)?.groups ?? {};
  if (first === undefined || set === undefined) return [];
  const kinds = modifiersOf(first).flatMap((part) => [
    ...readFrequencies(store, formsOf(part)).keys(),
    ...relatedWords(store, part).map((each) => each.word),
  ]);
  return Array.from(new Set(kinds), (kind) => ({ word: kind, relation: 'ending', modifiers: [set] }) as const);
}

/** Words for the longest ending that is a word, or else that other words end in. */
function relatedToEnding(store: Database, word: string): readonly RelatedWord[] {
  const endings = endingsOf(word);
  const words = readFrequencies(store, endings.flatMap(formsOf));
  const isWord = (ending: string): boolean => formsOf(ending).some((form) => words.has(form)) || isLexiconWord(ending);
  const known = endings.filter(isWord);
  for (const ending of known.length > 0 ? known : endings.filter(({ length }) => length >= minOtherEnding)) {
    const found = wordsForEnding(store, word.slice(0, -ending.length), ending);
    if (found.length > 0) return found;
  }
  return [];
}

/** The endings of a word that may be the second part of a compound, the longest first; the last may be a short thing: `sko`. */
function endingsOf(word: string): readonly string[] {
  const count = Math.max(0, word.length - minHead - minModifier + 1);
  const short = word.slice(1 - minHead);
  return [
    ...Array.from({ length: count }, (_, more) => word.slice(minModifier + more)),
    ...(word.length >= minHead + short.length && isShortThing(short) ? [short] : []),
  ];
}

/** What ends like a compound whose parts are no names themselves: `Edelstahlnapf` for `Hundenapf`. */
function relatedToKnownParts(store: Database, word: string): readonly RelatedWord[] {
  const ending = knownEndingsOf(store, word).find((each) =>
    modifiersOf(word.slice(0, -each.length)).some((part) => isLexiconWord(part)),
  );
  return ending === undefined ? [] : wordsForEnding(store, word.slice(0, -ending.length), ending);
}

/** The same where only the second part is known: `Fressnapf`. */
function relatedToKnownEnding(store: Database, word: string): readonly RelatedWord[] {
  const [ending] = knownEndingsOf(store, word);
  return ending === undefined ? [] : wordsForEnding(store, word.slice(0, -ending.length), ending);
}

/** The endings in which compounds of the catalog end, first that of most of them: `napf`, not the `enapf` of `Reisenapf`. */
function knownEndingsOf(store: Database, word: string): readonly string[] {
  return endingsOf(word)
    .map((ending) => ({ ending, kinds: relatedWords(store, ending).filter(({ relation }) => relation === 'compound') }))
    .filter(({ kinds }) => kinds.length > 0)
    .toSorted((one, other) => other.kinds.length - one.kinds.length)
    .map(({ ending }) => ending);
}

/** Letters of an ending that is no word: `Wasser` is no kind of `Messer`. */
const minOtherEnding = 5;

/** First what says the same of both parts by another name of the second: `Wollpullover` for `Wollpulli`. */
function wordsForEnding(store: Database, modifier: string, ending: string): readonly RelatedWord[] {
  const names = [ending, ...otherNamesOf(ending)];
  const whole = readFrequencies(
    store,
    names.map((name) => modifier + name),
  );
  const kinds = [
    ...readFrequencies(store, names).keys(),
    ...relatedWords(store, ending).map((each) => each.word),
    ...names.slice(1).flatMap((name) => wordsOfName(store, name)),
  ];
  const modifiers = [
    ...readFrequencies(store, [...modifiersOf(modifier), `${modifier}e`]).keys(),
    ...(modifier.length < minBeginning ? [] : wordsStartingWith(store, modifier, maxBeginnings)).map(
      ({ folded }) => folded,
    ),
  ];
  return [
    ...Array.from(whole.keys(), (each) => ({ word: each, relation: 'compound', modifiers: [] }) as const),
    ...[...new Set(kinds)].map((each) => ({ word: each, relation: endingRelation(each, ending), modifiers }) as const),
  ];
}

function endingRelation(word: string, ending: string): 'ending' | 'kind' {
  return normalizeForSearch(word).includes(ending) ? 'ending' : 'kind';
}

/** Single words that the lexicon has for the same thing: cat sand is not beige. */
function otherNamesOf(word: string): readonly string[] {
  if (isProperty(tokenize(word))) return [];
  return lexiconSynonyms(tokenize(word)).flatMap(([name, ...more]) =>
    name && more.length === 0 ? normalizeForSearch(name.surface) : [],
  );
}

/** What a compound ends in that stands for things with several names: clothes, furniture, tools, equipment. */
const kindsPattern =
  /^(?<first>\p{L}{3,}?)(?:toy|klaer|(?:be)?kleidung|mobel|mobler|werkzeuge?|verktoy|utstyr|ausrustung|zubehor|tilbehor)$/u;

/** The things that begin like a word for several kinds of them: `Regenjacke` for `Regenkleidung`. */
function relatedToKinds(store: Database, word: string): readonly RelatedWord[] {
  const first = kindsPattern.exec(word)?.groups?.['first'];
  if (first === undefined) return [];
  return asRelated('beginning', namesBeginningWith(store, first));
}

/**
 * The things that begin with who or what they are for or made of: `Kindergeschirr` for the children of `Teller für Kinder`.
 */
export function thingsWithProperty(store: Database, surface: string): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  if (!mayBeCompound(store, word) || !isProperty(tokenize(surface))) return [];
  return asRelated('property', namesBeginningWith(store, word));
}

/**
 * The things that begin with a short word, with or without its ending: `Doktorkoffert` for `doktor`. Not for a thing itself:
 * a `gave` is no `gavekort`.
 */
function relatedToModifier(store: Database, word: string): readonly RelatedWord[] {
  if (isLexiconWord(word)) return [];
  const stems = stemsOf(word).filter(({ length }) => length >= minBeginning);
  return asRelated(
    'beginning',
    stems.flatMap((each) => namesBeginningWith(store, each)),
  );
}

function namesBeginningWith(store: Database, start: string): readonly Pick<RelatedWord, 'word'>[] {
  return wordsStartingWith(store, start, maxCompounds).filter(({ folded }) => isModifiedName(folded, start));
}

/** Letters of the shortest beginning of a compound that is looked for, and how many compounds that begin like another. */
const minBeginning = 4;
const maxBeginnings = 4;

function relatedToBeginning(store: Database, word: string): readonly RelatedWord[] {
  for (let end = word.length - minModifier; end >= minBeginning; end -= 1) {
    const parts = modifiersOf(word.slice(0, end));
    const beginning = parts.findLast(({ length }) => length >= minBeginning) ?? word.slice(0, end);
    const words = wordsStartingWith(store, beginning, maxCompounds);
    if (words.length === 0) continue;
    const isSure =
      beginning.length >= minSureBeginning ||
      readFrequencies(store, parts).size > 0 ||
      words.some(({ folded }) => isModifiedName(folded, beginning));
    if (isSure) return asRelated('beginning', words);
  }
  return [];
}

/** Letters of a beginning that words share only when they are about the same: `Blutdruck`. */
const minSureBeginning = 6;

/** Whether a word is a beginning and the name of a thing: `Regenjacke`, where no product is called rain. */
function isModifiedName(word: string, beginning: string): boolean {
  const rest = word.slice(beginning.length);
  const names = [rest, rest.replace(/^(?:en|er|es|s|n|e)/, '')];
  return names.some((name) => name.length >= minHead && isLexiconWord(name));
}
