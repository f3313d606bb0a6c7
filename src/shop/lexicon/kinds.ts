import { singularize } from '../text/stem.ts';
import { isStopWord, tokenize, type Word } from '../text/tokenize.ts';
import { headNoun } from './head-noun.ts';
import { conceptsOf } from './lexicon.ts';
import {
  findByForm,
  findByName,
  formsOf,
  type IndexedName,
  indexNames,
  lexiconLanguages,
  type NameIndex,
  type NamesByLanguage,
  readList,
  readNames,
} from './names.ts';
import { kinds } from './words/kinds.ts';

/** A word for things of several sorts: `drinkware`, `Werkzeug`, `leker`. */
export interface ThingKind {
  readonly names: NamesByLanguage;
  readonly members: readonly MemberReference[];
}

/** How surely a name means a thing of a kind. */
export interface Certainty {
  /** Where it stands among the members: of a need the most fitting come first. */
  readonly place: number;
  /** It is also the name of something else, and counts only beside names that are not. */
  readonly isDoubtful: boolean;
  /** With a word before it, it is the name of other things that the lexicon knows: a garden fork is no cutlery. */
  readonly isExact: boolean;
}

interface MemberReference extends Certainty {
  readonly name: string;
}

/** The kind that words name, without those that only join others; null where they name none. */
export function kindOf(words: readonly Word[]): ThingKind | null {
  const content = words.filter((word) => !isStopWord(word));
  if (content.length === 0) return null;
  const index = readKinds();
  const found = [...(findByName(index, content) ?? []), ...findByForm(index, content)];
  return found.find((kind) => isCalled(kind, content)) ?? null;
}

/** Not by what has only the stem of a name: a `cloth` is no clothing, and a `Bär` no `bær`. */
function isCalled({ names: { en, de, nb } }: ThingKind, words: readonly Word[]): boolean {
  const plain = plainText(words);
  const isFormOf = (name: string): boolean => {
    const forms = formsOf(plainText(contentOf(name)));
    return formsOf(plain).some((form) => form.length > maxShort && forms.includes(form));
  };
  return [...en, ...de, ...nb].some((name) => plainText(contentOf(name)) === plain) || [...de, ...nb].some(isFormOf);
}

/** Letters of a word that has no other forms. */
const maxShort = 3;

/** In the singular and as one word: `house plants` are `houseplants`. */
function plainText(words: readonly Word[]): string {
  return words.map(({ surface }) => singularize(surface)).join('');
}

/** The words of a text that name a kind of things, and say what the text is about. */
export interface NamedKind {
  readonly words: readonly Word[];
  readonly kind: ThingKind;
}

/** Words of the longest name of a kind, without those that only join others. */
const maxKindWords = 4;

/**
 * The kind that a text is about. null where it names none, or one only with the last word of another thing's name: `vacuum
 * cleaner`.
 */
export function findNamedKind(all: readonly Word[]): NamedKind | null {
  const words = all.filter((word) => !isStopWord(word));
  const head = headNoun(all);
  const end = head === null ? 0 : words.indexOf(head) + 1;
  for (let start = Math.max(0, end - maxKindWords); start < end; start += 1) {
    const named = words.slice(start, end);
    const kind = kindOf(named);
    if (kind) return { words: named, kind };
    if (named.length > 1 && conceptsOf(named).length > 0) return null;
  }
  return null;
}

/** What a kind is called, in all languages. */
export function namesOfKind({ names: { en, de, nb } }: ThingKind): readonly string[] {
  return [...en, ...de, ...nb];
}

export function readAllKinds(): readonly ThingKind[] {
  return [...new Set([...readKinds().byName.values()].flat())];
}

let kindsRead: NameIndex<ThingKind> | null = null;

/** Read when they are first asked for, since they take some milliseconds. */
function readKinds(): NameIndex<ThingKind> {
  return (kindsRead ??= indexNames(kinds.flatMap(linesOf).map(readKind).flatMap(indexedNames)));
}

/** By the words that mean something: `pots and pans` as `pots pans`. */
export function indexedNames<T extends { readonly names: NamesByLanguage }>(of: T): readonly IndexedName<T>[] {
  return lexiconLanguages.flatMap((language) =>
    of.names[language].map((name) => ({
      name: contentOf(name)
        .map(({ surface }) => surface)
        .join(' '),
      language,
      of,
    })),
  );
}

/** The words of a text that mean something. */
export function contentOf(name: string): readonly Word[] {
  return tokenize(name).filter((word) => !isStopWord(word));
}

export function readKind(line: string): ThingKind {
  const [names = '', members = ''] = line.split('>');
  return { names: readNames(names), members: readList(members).map(readReference) };
}

function readReference(text: string, place: number): MemberReference {
  const isDoubtful = text.endsWith('?');
  return { name: text.replace(/[?!]$/, ''), place, isDoubtful, isExact: isDoubtful || text.endsWith('!') };
}

export function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
