import { LRUCache } from 'lru-cache';
import { headNoun } from '#shop/lexicon/head-noun.ts';
import { type Kind, type KindMembers, kindOf, membersOfKind, namesOfKind } from '#shop/lexicon/kinds.ts';
import { conceptsOf } from '#shop/lexicon/lexicon.ts';
import { compoundTerm, tokenize, type Word } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { writesClosedCompounds } from '../index/dictionary.ts';
import { memoizeByIndexVersion } from '../index/index-version.ts';
import { readPostings } from '../index/postings.ts';
import { classTerm, headTerm, wordOfHeadTerm } from '../index/search-document.ts';
import type { TermAlternative } from './query.ts';

/** The words of a term that name a kind of things, and say what is looked for. */
export interface NamedKind {
  readonly words: readonly Word[];
  readonly kind: Kind;
}

/** What the catalog has of a kind. */
export interface FoundMembers {
  /** How its products are found that are a thing of the kind; none where there are none, or only doubtful ones. */
  readonly alternatives: readonly TermAlternative[];
  /** Terms of products that are called like a thing of the kind and are none: `pocketknife`. */
  readonly others: readonly string[];
  /** Terms of the types that are called as the kind. */
  readonly classes: readonly string[];
}

/** Words of the longest name of a kind, without those that only join others. */
const maxKindWords = 4;

/**
 * The kind of things that a term looks for. `words`: those that mean something; `all`: those of the whole term. null where
 * they name none, or one that is a part of another thing's name: `vacuum cleaner`.
 */
export function findNamedKind(words: readonly Word[], all: readonly Word[]): NamedKind | null {
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

/** What the catalog has of a kind, read once until its index changes. */
export function findMembers(store: Database, { kind, words }: NamedKind): FoundMembers {
  const found = membersFound(store);
  const key = words.map(({ term }) => term).join(' ');
  const known = found.get(key) ?? readMembers(store, kind, words);
  found.set(key, known);
  return known;
}

const maxKindsFound = 200;
const membersFound = memoizeByIndexVersion(() => new LRUCache<string, FoundMembers>({ max: maxKindsFound }));

function readMembers(store: Database, kind: Kind, words: readonly Word[]): FoundMembers {
  const members = membersOfKind(kind, words);
  const found = [...singleNames(store, members), ...phrases(store, members)];
  const isSure = found.some(({ isDoubtful }) => !isDoubtful);
  const alternatives = isSure ? found.slice(0, maxAlternatives).map(({ terms }) => ({ terms, factor: 1 })) : [];
  return {
    alternatives,
    others: isSure ? knownTerms(store, [...members.others]) : [],
    classes: knownTerms(store, namesOfKind(kind).map(classTermOf)),
  };
}

/** More names of things of a kind are not looked for. */
const maxAlternatives = 150;

interface FoundName {
  readonly terms: readonly string[];
  readonly isDoubtful: boolean;
}

/** Heads of titles and types that name a thing of the kind, the surest first. */
function singleNames(store: Database, { named, namedByEnding }: KindMembers): readonly FoundName[] {
  const isClosed = writesClosedCompounds(store);
  return readHeads(store).flatMap((term) => {
    const head = wordOfHeadTerm(term);
    const name = named(head) ?? (isClosed ? namedByEnding(head) : null);
    return name ? [{ terms: [term], isDoubtful: name.isDoubtful }] : [];
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
  const found = members.phrases.map(({ words, isDoubtful }) => ({
    terms: [...compoundsOf(words), ...words.slice(-1).map(({ term }) => headTerm(term))],
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
