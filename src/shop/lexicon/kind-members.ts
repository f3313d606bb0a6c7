import { LRUCache } from 'lru-cache';
import { stem } from '../text/stem.ts';
import { compoundTerm, tokenize, type Word } from '../text/tokenize.ts';
import { titleHeadNouns } from './head-noun.ts';
import {
  type Certainty,
  contentOf,
  indexedNames,
  type ThingKind,
  kindOf,
  linesOf,
  type NamedKind,
  namesOfKind,
} from './kinds.ts';
import { conceptsOf, type LexiconConcept, lexiconConcepts } from './lexicon.ts';
import {
  endings,
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
  readNames,
} from './names.ts';
import { otherMembers } from './words/kinds/other-members.ts';

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

const maxKindsRead = 60;
const membersRead = new LRUCache<string, KindMembers>({ max: maxKindsRead });

/** The things of a kind as they are called in a shop, whichever languages it uses. */
export function membersOfKind({ kind, words }: NamedKind): KindMembers {
  const languages = languagesOf(kind, words);
  const key = [...languages, ...namesOfKind(kind)].join();
  const members = membersRead.get(key) ?? readMembers(kind, languages);
  membersRead.set(key, members);
  return members;
}

/** The languages in which words are the name of a kind. */
function languagesOf({ names }: ThingKind, words: readonly Word[]): readonly LexiconLanguage[] {
  const forms = formsOf(germanVowels(keyOf(words)));
  const isNameIn = (language: LexiconLanguage): boolean =>
    names[language].some((name) => formsOf(germanVowels(keyOf(contentOf(name)))).some((form) => forms.includes(form)));
  return lexiconLanguages.filter(isNameIn);
}

function readMembers(kind: ThingKind, languages: readonly LexiconLanguage[]): KindMembers {
  const things = thingsOf(kind);
  const concepts = new Set([...things.keys()].flatMap(({ concept }) => concept ?? []));
  const names = [...things].flatMap(([{ names: own }, certainty]) =>
    lexiconLanguages.flatMap((language) =>
      own[language].flatMap((name): readonly IndexedName<MemberName>[] => {
        const words = tokenize(name);
        const isForeign = !languages.includes(language);
        const isAmbiguous = conceptsOf(words).some((concept) => !concepts.has(concept));
        if (isForeign && (isAmbiguous || isShort(words, language))) return [];
        const isDoubtful = certainty.isDoubtful || isAmbiguous;
        const isExact = certainty.isExact || isDoubtful;
        return [{ name, language, of: { words, place: certainty.place, isDoubtful, isExact } }];
      }),
    ),
  );
  const single = names.filter(({ of }) => of.words.length === 1);
  const index = indexNames(single.toSorted((one, other) => bySureness(one.of, other.of)));
  const compounded = indexNames(single.filter(({ language }) => language !== 'en'));
  const mayEndLike = createEndingFilter(index);
  const namedByEnding = createEndingLookup(compounded, concepts);
  return {
    phrases: names.filter(({ of }) => of.words.length > 1).map(({ of }) => of),
    named: (head) => (mayEndLike(head) ? nameIn(index, head, concepts) : null),
    namedByEnding: (head) => (mayEndLike(head) ? namedByEnding(head) : null),
    others: otherCompounds(concepts, new Set(single.flatMap(({ of }) => (of.isExact ? termsOf(of.words) : [])))),
  };
}

/** The surest first, of these the most fitting. */
export function bySureness(one: Pick<Certainty, 'isDoubtful' | 'place'>, other: typeof one): number {
  return Number(one.isDoubtful) - Number(other.isDoubtful) || one.place - other.place;
}

function termsOf(words: readonly Word[]): readonly string[] {
  return words.map(({ term }) => term);
}

/** A thing of a kind: a concept of the lexicon, or only names. */
interface MemberThing {
  readonly names: NamesByLanguage;
  readonly concept: LexiconConcept | null;
}

/** The things of a kind and of the kinds in it, as certain as where they are most so. */
function thingsOf(kind: ThingKind): ReadonlyMap<MemberThing, Certainty> {
  const found = new Map<MemberThing, Certainty>();
  const add = ({ members }: ThingKind, outer: Certainty | null): void => {
    for (const member of members) {
      const own = outer === null ? member : memberOf(outer, member);
      const { things, kind: inner } = resolveMember(member.name);
      for (const thing of things) found.set(thing, moreCertain(own, found.get(thing) ?? own));
      if (inner) add(inner, own);
    }
  };
  add(kind, null);
  return found;
}

/** Things of a kind in another one are as certain as both, and stand where that kind does. */
function memberOf(outer: Certainty, { isDoubtful, isExact }: Certainty): Certainty {
  return { place: outer.place, isDoubtful: outer.isDoubtful || isDoubtful, isExact: outer.isExact || isExact };
}

function moreCertain(one: Certainty, other: Certainty): Certainty {
  return {
    place: Math.min(one.place, other.place),
    isDoubtful: one.isDoubtful && other.isDoubtful,
    isExact: one.isExact && other.isExact,
  };
}

/** What a member of a kind names: things, and perhaps a kind. */
export interface ResolvedMember {
  readonly things: readonly MemberThing[];
  readonly kind: ThingKind | null;
}

const things = new Map<LexiconConcept | ThingKind, MemberThing>();

export function resolveMember(name: string): ResolvedMember {
  const words = tokenize(name);
  const kind = kindOf(words);
  const others = findByName(readOthers(), words) ?? [];
  const concepts = others.length > 0 ? [] : conceptsCalled(name);
  const named = concepts.map((concept) => asThing(concept, { names: concept.names, concept }));
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
function asThing(key: LexiconConcept | ThingKind, thing: MemberThing): MemberThing {
  return things.getOrInsert(key, thing);
}

/** Letters; shorter names are words of other languages, too: Norwegian beer is German oil. */
const minForeignName: Readonly<Record<LexiconLanguage, number>> = { en: 3, de: 4, nb: 4 };

function isShort([word, ...others]: readonly Word[], language: LexiconLanguage): boolean {
  return word !== undefined && others.length === 0 && word.surface.length < minForeignName[language];
}

/** A term as a word, which has lost its ending already. */
function asWord(term: string): Word {
  return { surface: term, term, also: [] };
}

function nameIn(index: NameIndex<MemberName>, head: string, concepts: ReadonlySet<LexiconConcept>): MemberName | null {
  const words = [asWord(head)];
  const [exact] = findByName(index, words) ?? [];
  if (exact) return exact;
  const [name] = findByForm(index, words);
  return name === undefined || isOtherThing(head, concepts) ? null : name;
}

/** Letters of the shortest name at the end of a compound, and of what stands before it. */
const minEnding = 4;
const minBeginning = 3;

/** Tells from its last letters that a word ends in no name, as most do: the others are looked up in all their forms. */
function createEndingFilter({ byName, byForm }: NameIndex<MemberName>): (head: string) => boolean {
  const keys = [...new Set([...byName.keys(), ...byForm.keys()])];
  const last = (word: string): string => word.slice(-minEnding);
  const lastLetters = new Set(keys.flatMap((key) => ['', ...endings, 'ser'].map((ending) => last(key + ending))));
  return (head) => lastLetters.has(last(head)) || (/[aou]e/.test(head) && lastLetters.has(last(germanVowels(head))));
}

function createEndingLookup(
  { byForm }: NameIndex<MemberName>,
  concepts: ReadonlySet<LexiconConcept>,
): KindMembers['namedByEnding'] {
  return (head) => {
    for (const form of formsOf(germanVowels(head)))
      for (let cut = minBeginning; cut <= form.length - minEnding; cut += 1) {
        const [name] = byForm.get(form.slice(cut)) ?? [];
        if (name) return isOtherThing(name.isExact ? head : head.slice(cut), concepts) ? null : name;
      }
    return null;
  };
}

/**
 * Whether the lexicon knows a word, but for nothing of the kind: a `Heugabel` is no cutlery, and `sokker` are no form of
 * `søkke`, a sinker.
 */
function isOtherThing(head: string, concepts: ReadonlySet<LexiconConcept>): boolean {
  const named = conceptsOf([asWord(head)]);
  return named.length > 0 && !named.some((concept) => concepts.has(concept) || isNear(concept, concepts));
}

/** A cake fork is sold where forks are; a garden fork is not. */
function isNear({ department }: LexiconConcept, concepts: ReadonlySet<LexiconConcept>): boolean {
  return department !== '' && departmentsOf(concepts).has(department);
}

/** Share of a kind's things that are in a department where other things of the kind may be: clothes are in fashion. */
const homeShare = 1 / 3;
const departments = new WeakMap<ReadonlySet<LexiconConcept>, ReadonlySet<string>>();

function departmentsOf(concepts: ReadonlySet<LexiconConcept>): ReadonlySet<string> {
  const known = departments.get(concepts);
  if (known) return known;
  const counted = Map.groupBy(concepts, ({ department }) => department);
  const homes = counted.entries().filter(([, { length }]) => length >= homeShare * concepts.size);
  const found = new Set(homes.map(([department]) => department));
  departments.set(concepts, found);
  return found;
}

/** The English names of two words or more that end in one of some nouns, of other concepts, as compounds. */
function otherCompounds(concepts: ReadonlySet<LexiconConcept>, nouns: ReadonlySet<string>): ReadonlySet<string> {
  const others = lexiconConcepts().filter((concept) => !concepts.has(concept) && !isNear(concept, concepts));
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

let othersRead: NameIndex<MemberThing> | null = null;

function readOthers(): NameIndex<MemberThing> {
  return (othersRead ??= indexNames(linesOf(otherMembers).map(readThing).flatMap(indexedNames)));
}

function readThing(line: string): MemberThing {
  return { names: readNames(line), concept: null };
}

/**
 * Whether one of some names, a title or type, calls a thing one of a kind. `isSure`: by a name that means nothing else.
 */
export function isCalledAsMember(names: readonly string[], named: NamedKind, { isSure }: { isSure: boolean }): boolean {
  return membersCalled(names, named).some(({ isDoubtful }) => !isSure || !isDoubtful);
}

/** What some names, a title or type, say that a thing of a kind is. */
export function membersCalled(names: readonly string[], named: NamedKind): readonly MemberName[] {
  const members = membersOfKind(named);
  return names.flatMap((name) => memberIn(tokenize(name.replace(/[,(|–].*$/u, '')), members) ?? []);
}

/** What words say that a thing is; null where it is none of the kind. */
function memberIn(words: readonly Word[], { named, namedByEnding, phrases, others }: KindMembers): MemberName | null {
  for (const head of titleHeadNouns(words)) {
    const end = words.indexOf(head) + 1;
    const isOther = others.has(lastCompound(words.slice(0, end)) ?? '');
    const found = isOther ? null : (named(head.term) ?? namedByEnding(head.surface));
    const phrase = phrases.find((each) => keyOf(each.words) === keyOf(words.slice(end - each.words.length, end)));
    if (phrase ?? found) return phrase ?? found;
  }
  return null;
}
