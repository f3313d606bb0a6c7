import { LRUCache } from 'lru-cache';
import { singularize, stem } from '../text/stem.ts';
import { compoundTerm, isStopWord, tokenize, type Word } from '../text/tokenize.ts';
import { conceptsOf, type LexiconConcept, lexiconConcepts } from './lexicon.ts';
import {
  findByForm,
  findByName,
  formsOf,
  germanVowels,
  type IndexedName,
  indexNames,
  keyOf,
  type LexiconLanguage,
  lexiconLanguages,
  type NameIndex,
  type NamesByLanguage,
  readList,
  readNames,
} from './names.ts';
import { kinds } from './words/kinds.ts';
import { otherMembers } from './words/kinds/other-members.ts';

/** A word for things of several sorts: `drinkware`, `Werkzeug`, `leker`. */
export interface Kind {
  readonly names: NamesByLanguage;
  readonly members: readonly MemberReference[];
}

/** How surely a name means a thing of a kind. */
interface Certainty {
  /** It is also the name of something else, and counts only beside names that are not. */
  readonly isDoubtful: boolean;
  /** With a word before it, it is the name of other things that the lexicon knows: a garden fork is no cutlery. */
  readonly isExact: boolean;
}

interface MemberReference extends Certainty {
  readonly name: string;
}

/** What a thing of a kind is called. */
export interface MemberName extends Certainty {
  readonly words: readonly Word[];
}

/** What the things of a kind are called, and how their names are told from those of other things. */
export interface KindMembers {
  /** Names of several words. */
  readonly phrases: readonly MemberName[];
  /** What a head noun (a term) says that is a thing of the kind; null for other things. */
  readonly named: (head: string) => MemberName | null;
  /** The same for what ends in the name of a thing of the kind, in languages that write compounds as one word. */
  readonly namedByEnding: (head: string) => MemberName | null;
  /** Compounds that end in the name of a thing of the kind and are none: `pocketknife` is no cutlery. */
  readonly others: ReadonlySet<string>;
}

/** The kind that words name, without those that only join others; null where they name none. */
export function kindOf(words: readonly Word[]): Kind | null {
  const content = words.filter((word) => !isStopWord(word));
  if (content.length === 0) return null;
  const index = readKinds();
  const found = [...(findByName(index, content) ?? []), ...findByForm(index, content)];
  return found.find((kind) => isCalled(kind, content)) ?? null;
}

/** Not by what has only the stem of a name: a `cloth` is no clothing, and a `Bär` no `bær`. */
function isCalled({ names: { en, de, nb } }: Kind, words: readonly Word[]): boolean {
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

/** What a kind is called, in all languages. */
export function namesOfKind({ names: { en, de, nb } }: Kind): readonly string[] {
  return [...en, ...de, ...nb];
}

export function readAllKinds(): readonly Kind[] {
  return [...new Set([...readKinds().byName.values()].flat())];
}

const maxKindsRead = 60;
const membersRead = new LRUCache<string, KindMembers>({ max: maxKindsRead });

/** The things of the kind that words name, as they are called in a shop, whichever languages it uses. */
export function membersOfKind(kind: Kind, words: readonly Word[]): KindMembers {
  const languages = languagesOf(kind, words);
  const key = [...languages, ...namesOfKind(kind)].join();
  const members = membersRead.get(key) ?? readMembers(kind, languages);
  membersRead.set(key, members);
  return members;
}

/** The languages in which words are the name of a kind. */
function languagesOf({ names }: Kind, words: readonly Word[]): readonly LexiconLanguage[] {
  const forms = formsOf(germanVowels(keyOf(words)));
  const isNameIn = (language: LexiconLanguage): boolean =>
    names[language].some((name) => formsOf(germanVowels(keyOf(contentOf(name)))).some((form) => forms.includes(form)));
  return lexiconLanguages.filter(isNameIn);
}

function readMembers(kind: Kind, languages: readonly LexiconLanguage[]): KindMembers {
  const things = thingsOf(kind);
  const concepts = new Set([...things.keys()].flatMap(({ concept }) => concept ?? []));
  const names = [...things].flatMap(([{ names: own }, certainty]) =>
    lexiconLanguages.flatMap((language) =>
      own[language].flatMap((name): readonly IndexedName<MemberName>[] => {
        const words = tokenize(name);
        const isForeign = !languages.includes(language);
        const isAmbiguous = conceptsOf(words).some((concept) => !concepts.has(concept));
        if (isForeign && (isAmbiguous || isShort(words))) return [];
        const isDoubtful = certainty.isDoubtful || isAmbiguous;
        return [{ name, language, of: { words, isDoubtful, isExact: certainty.isExact || isDoubtful } }];
      }),
    ),
  );
  const single = names.filter(({ of }) => of.words.length === 1);
  const index = indexNames(single.toSorted((one, other) => Number(one.of.isDoubtful) - Number(other.of.isDoubtful)));
  const compounded = indexNames(single.filter(({ language }) => language !== 'en'));
  return {
    phrases: names.filter(({ of }) => of.words.length > 1).map(({ of }) => of),
    named: (head) => nameIn(index, head),
    namedByEnding: makeEndingLookup(compounded, concepts),
    others: otherCompounds(concepts, new Set(single.flatMap(({ of }) => (of.isExact ? termsOf(of.words) : [])))),
  };
}

function termsOf(words: readonly Word[]): readonly string[] {
  return words.map(({ term }) => term);
}

/** A thing of a kind: a concept of the lexicon, or only names. */
interface Thing {
  readonly names: NamesByLanguage;
  readonly concept: LexiconConcept | null;
}

/** The things of a kind and of the kinds in it, as certain as where they are most so. */
function thingsOf(kind: Kind): ReadonlyMap<Thing, Certainty> {
  const found = new Map<Thing, Certainty>();
  const add = ({ members }: Kind, outer: Certainty): void => {
    for (const member of members) {
      const own = { isDoubtful: outer.isDoubtful || member.isDoubtful, isExact: outer.isExact || member.isExact };
      const { things, kind: inner } = resolveMember(member.name);
      for (const thing of things) found.set(thing, moreCertain(own, found.get(thing) ?? own));
      if (inner) add(inner, own);
    }
  };
  add(kind, { isDoubtful: false, isExact: false });
  return found;
}

function moreCertain(one: Certainty, other: Certainty): Certainty {
  return { isDoubtful: one.isDoubtful && other.isDoubtful, isExact: one.isExact && other.isExact };
}

/** What a member of a kind names: things, and perhaps a kind. */
export interface ResolvedMember {
  readonly things: readonly Thing[];
  readonly kind: Kind | null;
}

const things = new Map<LexiconConcept | Kind, Thing>();

export function resolveMember(name: string): ResolvedMember {
  const words = tokenize(name);
  const kind = kindOf(words);
  const named = conceptsCalled(name).map((concept) => asThing(concept, { names: concept.names, concept }));
  const others = findByName(readOthers(), words) ?? [];
  const own = kind === null ? [] : [asThing(kind, { names: kind.names, concept: null })];
  return { things: [...named, ...others, ...own], kind };
}

/** The concept that has a name in English, else in another language. */
function conceptsCalled(name: string): readonly LexiconConcept[] {
  const concepts = conceptsOf(tokenize(name)).filter(({ isProperty }) => !isProperty);
  const english = concepts.filter(({ names: { en } }) => en.includes(name));
  const foreign = concepts.filter(({ names: { de, nb } }) => de.includes(name) || nb.includes(name));
  return [english, foreign].find(({ length }) => length > 0) ?? concepts;
}

/** The same object each time. */
function asThing(key: LexiconConcept | Kind, thing: Thing): Thing {
  return things.getOrInsert(key, thing);
}

/** Letters; shorter names are words of other languages, too: Norwegian beer is German oil. */
const minForeignName = 4;

function isShort([word, ...others]: readonly Word[]): boolean {
  return word !== undefined && others.length === 0 && word.surface.length < minForeignName;
}

function nameIn(index: NameIndex<MemberName>, head: string): MemberName | null {
  const words = tokenize(head);
  return (findByName(index, words) ?? findByForm(index, words))[0] ?? null;
}

/** Letters of the shortest name at the end of a compound, and of what stands before it. */
const minEnding = 4;
const minBeginning = 3;

function makeEndingLookup(
  { byForm }: NameIndex<MemberName>,
  concepts: ReadonlySet<LexiconConcept>,
): KindMembers['namedByEnding'] {
  // Most heads end in no name, which four letters tell.
  const lastLetters = new Set(byForm.keys().map((form) => form.slice(-minEnding)));
  return (head) => {
    const forms = formsOf(germanVowels(head)).filter((form) => lastLetters.has(form.slice(-minEnding)));
    for (const form of forms)
      for (let cut = minBeginning; cut <= form.length - minEnding; cut += 1) {
        const [name] = byForm.get(form.slice(cut)) ?? [];
        if (name) return name.isExact && isOtherThing(head, concepts) ? null : name;
      }
    return null;
  };
}

/** Whether the lexicon knows a word, but for nothing of the kind: a `Taschenmesser` is no cutlery. */
function isOtherThing(head: string, concepts: ReadonlySet<LexiconConcept>): boolean {
  const named = conceptsOf(tokenize(head));
  return named.length > 0 && !named.some((concept) => concepts.has(concept));
}

/** The English names of two words or more that end in one of some nouns, of other concepts, as compounds. */
function otherCompounds(concepts: ReadonlySet<LexiconConcept>, nouns: ReadonlySet<string>): ReadonlySet<string> {
  const others = lexiconConcepts.filter((concept) => !concepts.has(concept));
  const names = others.flatMap(({ names: { en } }) => en.filter((name) => nouns.has(lastTerm(name))));
  return new Set(names.flatMap((name) => lastCompound(tokenize(name)) ?? []));
}

function lastTerm(name: string): string {
  const at = name.lastIndexOf(' ');
  return at === -1 ? '' : stem(name.slice(at + 1));
}

function lastCompound(words: readonly Word[]): string | null {
  const [first, last] = words.slice(-2);
  return first && last ? compoundTerm(first, last) : null;
}

let kindsRead: NameIndex<Kind> | null = null;
let othersRead: NameIndex<Thing> | null = null;

/** Read when they are first asked for, since they take some milliseconds. */
function readKinds(): NameIndex<Kind> {
  return (kindsRead ??= indexNames(kinds.flatMap(linesOf).map(readKind).flatMap(indexedNames)));
}

function readOthers(): NameIndex<Thing> {
  return (othersRead ??= indexNames(linesOf(otherMembers).map(readThing).flatMap(indexedNames)));
}

/** By the words that mean something: `pots and pans` as `pots pans`. */
function indexedNames<T extends { readonly names: NamesByLanguage }>(of: T): readonly IndexedName<T>[] {
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

function contentOf(name: string): readonly Word[] {
  return tokenize(name).filter((word) => !isStopWord(word));
}

function readKind(line: string): Kind {
  const [names = '', members = ''] = line.split('>');
  return { names: readNames(names), members: readList(members).map(readReference) };
}

function readThing(line: string): Thing {
  return { names: readNames(line), concept: null };
}

function readReference(text: string): MemberReference {
  const isDoubtful = text.endsWith('?');
  return { name: text.replace(/[?!]$/, ''), isDoubtful, isExact: isDoubtful || text.endsWith('!') };
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
