import { LRUCache } from 'lru-cache';
import { bySureness, type KindMembers, type MemberName, membersOfKind } from '#shop/lexicon/kind-members.ts';
import { type NamedKind, namesOfKind } from '#shop/lexicon/kinds.ts';
import { compoundTerm, tokenize, type Word } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { isInDictionary, writesClosedCompounds } from '../index/dictionary.ts';
import { memoizeByIndexVersion } from '../index/index-version.ts';
import { namingFields } from '../index/fields.ts';
import { productsWith, readPostings } from '../index/postings.ts';
import { classTerm, headTerm, wordOfHeadTerm } from '../index/marked-terms.ts';
import type { TermAlternative } from './search-query.ts';

export interface MemberAlternative extends TermAlternative {
  /** Of the thing among the members of the kind. */
  readonly place: number;
}

/** What the catalog has of a kind. */
export interface FoundMembers {
  /** How its products are found that are a thing of the kind; none where there are none, or only doubtful ones. */
  readonly alternatives: readonly MemberAlternative[];
  /** Those of them that mean nothing else. */
  readonly sure: readonly TermAlternative[];
  /** Terms of products that are called like a thing of the kind and are none: `pocketknife`. */
  readonly others: readonly string[];
  /** Terms of the types that are called as the kind. */
  readonly classes: readonly string[];
}

/** What the catalog has of a kind, read once until its index changes. */
export function findMembers(store: Database, named: NamedKind): FoundMembers {
  const found = membersFound(store);
  const key = named.words.map(({ surface }) => surface).join(' ');
  const known = found.get(key) ?? readMembers(store, named);
  found.set(key, known);
  return known;
}

const maxKindsFound = 200;
const membersFound = memoizeByIndexVersion(() => new LRUCache<string, FoundMembers>({ max: maxKindsFound }));

function readMembers(store: Database, named: NamedKind): FoundMembers {
  const members = membersOfKind(named);
  const found = [...singleNames(store, members), ...phrases(store, members)];
  const isSure = found.some(({ isDoubtful }) => !isDoubtful);
  const alternatives = found
    .toSorted(bySureness)
    .slice(0, isSure ? maxAlternatives : 0)
    .map(({ terms, place, isDoubtful }) => ({ terms, place, factor: isDoubtful ? doubtfulFactor : 1 }));
  return {
    alternatives,
    sure: alternatives.filter(({ factor }) => factor === 1),
    others: isSure ? knownTerms(store, [...members.others]) : [],
    classes: knownTerms(store, namesOfKind(named.kind).map(classTermOf)),
  };
}

/** More names of things of a kind are not looked for. */
const maxAlternatives = 150;
/** Of a name that may also mean something else. */
const doubtfulFactor = 0.5;

interface FoundName extends Pick<MemberName, 'place' | 'isDoubtful'> {
  readonly terms: readonly string[];
}

/** Heads of titles and types that name a thing of the kind, the surest first. */
function singleNames(store: Database, { named, namedByEnding }: KindMembers): readonly FoundName[] {
  const isClosed = writesClosedCompounds(store);
  return readHeads(store).flatMap((term) => {
    const head = wordOfHeadTerm(term);
    // Of `Sølvring` the index has only the stem, as if it were an English verb.
    const whole = `${head}ing`;
    const byEnding = (word: string): MemberName | null => (isClosed ? namedByEnding(word) : null);
    const ofWhole = byEnding(whole);
    const name = named(head) ?? byEnding(head) ?? (ofWhole && isInDictionary(store, whole) ? ofWhole : null);
    return name ? [{ terms: [term], place: name.place, isDoubtful: name.isDoubtful }] : [];
  });
}

function readHeads(store: Database): readonly string[] {
  const [from, to] = [headTerm(''), headTerm('\u{10FFFF}')];
  return store
    .all('SELECT DISTINCT term FROM search_posting WHERE term > ? AND term < ?', from, to)
    .map((row) => text(row, 'term'));
}

/** Names of several words that stand side by side, of which the last says what the thing is. */
function phrases(store: Database, members: KindMembers): readonly FoundName[] {
  const found = members.phrases.map(({ words, place, isDoubtful }) => ({
    terms: [...compoundsOf(words), ...words.slice(-1).map(({ term }) => headTerm(term))],
    place,
    isDoubtful,
  }));
  const known = new Set(
    knownTerms(
      store,
      found.flatMap(({ terms }) => terms),
    ),
  );
  return found.filter(({ terms }) => terms.every((term) => known.has(term)));
}

function compoundsOf(words: readonly Word[]): readonly string[] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index];
    return before ? [compoundTerm(before, word)] : [];
  });
}

function knownTerms(store: Database, terms: readonly string[]): readonly string[] {
  return store
    .all(
      'SELECT DISTINCT term FROM search_posting WHERE term IN (SELECT value FROM json_each(?))',
      JSON.stringify(terms),
    )
    .map((row) => text(row, 'term'));
}

function classTermOf(name: string): string {
  return classTerm(
    tokenize(name)
      .map(({ term }) => term)
      .join(' '),
  );
}

/** Products of a type of the kind's name answer a search for it, without others beside them. */
const answeringProducts = 4;

/** Whether the shop has a type that is called as the kind, with some products. */
export function hasTypeOfKind(store: Database, { classes }: FoundMembers): boolean {
  const postings = readPostings(store, classes);
  return classes.some((term) => (postings.of(term)?.uses ?? 0) >= answeringProducts);
}

/** The products that are surely a thing of a kind. */
export function productsOfKind(store: Database, named: NamedKind): ReadonlySet<number> {
  const { sure, others } = findMembers(store, named);
  return productsCalled(store, sure).difference(
    productsCalled(
      store,
      others.map((term) => ({ terms: [term] })),
    ),
  );
}

/** The products that all terms of one of some names name. */
export function productsCalled(store: Database, names: readonly Pick<TermAlternative, 'terms'>[]): ReadonlySet<number> {
  const postings = readPostings(
    store,
    names.flatMap(({ terms }) => terms),
  );
  const having = (term: string): ReadonlySet<number> => productsWith(postings, term, namingFields);
  return union(names.map(({ terms }) => terms.map(having).reduce((all, some) => all.intersection(some))));
}

function union(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  return new Set(sets.flatMap((each) => [...each]));
}
