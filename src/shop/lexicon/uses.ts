import { foldAccents } from '../text/normalize.ts';
import { isLexiconWord } from './lexicon.ts';
import { type LexiconLanguage, lexiconLanguages } from './names.ts';
import { householdObjects, householdUses, householdUsesOfOneObject } from './words/uses/household-uses.ts';
import { personalUsedOn, personalUses, personalUsesOfOneObject } from './words/uses/personal-uses.ts';
import { usedOn, uses, usesOfOneObject } from './words/uses/uses.ts';

export type ThingNames = Readonly<Record<LexiconLanguage, readonly string[]>>;

/** A verb as a word of a message. */
export interface UseVerb {
  /** What the things are called that one does it with, folded. */
  readonly things: ThingNames;
  /** Whether the things are for one object each, and no answer for others. */
  readonly isOfOneObject: boolean;
  /** What stands before the verb in the same word: `hecken` of `heckenschneiden`. */
  readonly object: string | null;
}

/**
 * What things are used for, by a form of the verb (folded) in some language: `schneidet`, `cutting`, `klipper`. null: it is no
 * such verb.
 */
export function readUseVerb(word: string, languages: readonly LexiconLanguage[] = lexiconLanguages): UseVerb | null {
  const exact = usesOf(word, languages);
  if (exact.length > 0) return { ...verbOf(exact), object: null };
  const verb = languages.includes('de') ? germanVerbAtEnd(word) : undefined;
  return verb === undefined ? null : { ...verbOf(usesOf(verb, ['de'])), object: word.slice(0, -verb.length) };
}

/** `schneiden` of `heckenschneiden`, but not `rechen` of `versprechen`: what stands before it is a word. */
function germanVerbAtEnd(word: string): string | undefined {
  return readUses()
    .flatMap(({ verbs: { de } }) => de)
    .find(
      (verb) => word.endsWith(verb) && word.length >= verb.length + minObject && isObject(word.slice(0, -verb.length)),
    );
}

function isObject(word: string): boolean {
  return namesOfObject(word).length > 1 || isLexiconWord(word);
}

function verbOf(all: readonly Use[]): Pick<UseVerb, 'things' | 'isOfOneObject'> {
  const isOfOneObject = all.some(({ verbs }) => objectVerbs.has(verbs.en[0] ?? ''));
  return { things: thingsOf(all), isOfOneObject };
}

const objectVerbs: ReadonlySet<string> = new Set(
  `${usesOfOneObject} ${householdUsesOfOneObject} ${personalUsesOfOneObject}`.split(' '),
);

/** What the object of a use is called, folded, in all languages: `hecke`, `hedge` and `hekk`. The word itself comes first. */
export function namesOfObject(word: string): readonly string[] {
  const same = readObjects().filter((names) => names.some((name) => isFormOf(word, name)));
  return [...new Set([word, ...same.flat()])];
}

function usesOf(word: string, languages: readonly LexiconLanguage[]): readonly Use[] {
  return readUses().filter(({ verbs }) =>
    languages.some((language) => verbs[language].some((verb) => isVerbForm(word, verb, language))),
  );
}

function thingsOf(all: readonly Use[]): ThingNames {
  const of = (language: LexiconLanguage): readonly string[] => [
    ...new Set(all.flatMap(({ things }) => things[language])),
  ];
  return { en: of('en'), de: of('de'), nb: of('nb') };
}

/** Letters of an object before its verb. */
const minObject = 4;

interface Use {
  readonly verbs: ThingNames;
  readonly things: ThingNames;
}

let usesRead: readonly Use[] | null = null;
let objectsRead: readonly (readonly string[])[] | null = null;

function readUses(): readonly Use[] {
  return (usesRead ??= linesOf(uses + householdUses + personalUses).map((line) => {
    const [verbs = '', things = ''] = line.split('>');
    return { verbs: namesByLanguage(verbs), things: namesByLanguage(things) };
  }));
}

function namesByLanguage(columns: string): ThingNames {
  const [en = '', de = '', nb = ''] = columns.split('|');
  return { en: namesIn(en), de: namesIn(de), nb: namesIn(nb) };
}

function readObjects(): readonly (readonly string[])[] {
  return (objectsRead ??= linesOf(usedOn + householdObjects + personalUsedOn).map(namesIn));
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function namesIn(columns: string): readonly string[] {
  return columns
    .split(/[|,]/)
    .map((name) => foldAccents(name.trim()))
    .filter((name) => name !== '');
}

const endings: ReadonlySet<string> = new Set(['', ...'e en n ne er es s t et st ing ern ene a'.split(' ')]);

/** `schneidet` of `schneiden`, `trimming` of `trim`, `hecken` of `hecke`: the same without its ending, which is a known one. */
function isFormOf(word: string, name: string): boolean {
  if (word === name) return true;
  const base = name.replace(/(?:en|n|e)$/, '');
  if (base.length < minBase || !word.startsWith(base)) return false;
  const rest = word.slice(base.length);
  return endings.has(rest) || endings.has(rest.replace(base.slice(-1), ''));
}

const minBase = 3;

const verbEndings: Readonly<Record<LexiconLanguage, ReadonlySet<string>>> = {
  en: new Set(['s', 'es', 'ing', 'ed']),
  de: new Set(['en', 'n', 'e', 't', 'et', 'st', 'est', 'end', 'ende']),
  nb: new Set(['e', 'er', 'r', 'et', 'te', 'a', 'ing']),
};

/** `schneidet` of `schneiden`, `trimming` of `trim`, `klipper` of `klippe`. */
function isVerbForm(word: string, verb: string, language: LexiconLanguage): boolean {
  if (word === verb) return true;
  const base = verb.replace(stemEndings[language], '');
  if (base.length < minBase || !word.startsWith(base)) return false;
  const ending = word.slice(base.length);
  if (verbEndings[language].has(ending)) return true;
  return language === 'en' && ending.startsWith(base.slice(-1)) && /^(?:ing|ed)$/.test(ending.slice(1));
}

const stemEndings: Readonly<Record<LexiconLanguage, RegExp>> = { en: /e$/, de: /(?:en|n)$/, nb: /e$/ };
