import { pageSize } from '#shop/listing/listing.ts';
import type { Database } from '#storage/database.ts';
import { fieldBits, isNaming, namingFields } from '../index/fields.ts';
import { fieldsWithTerm, readPostings } from '../index/postings.ts';
import { headTerm, wordOfHeadTerm } from '../index/marked-terms.ts';
import { productsCalled } from '../query/find-members.ts';
import type { KindQuery, QueryConcept, SearchQuery, TermAlternative } from '../query/search-query.ts';
import { rankingWeights } from './ranking-weights.ts';
import { classOnlyScore, type RankedProducts, rankProducts, scoredProducts } from './rank.ts';

/** By what a product was found for a term that names a kind of things. */
export interface KindMatch {
  /** As a thing of the kind, and not by the word for it. */
  readonly isMember: boolean;
  /** What its score was multiplied with, so that it stays behind what matches better. */
  readonly factor: number;
}

export interface RankedTerm extends RankedProducts {
  /** Of products that a word for a kind found; empty where they were ranked by the words of the term alone. */
  readonly kindMatches: ReadonlyMap<number, KindMatch>;
}

/**
 * The products that match a term. Where it names a kind of things, or states a need, and few products carry that word in their
 * titles, types, collections or tags, the things of the kind follow them: mugs for `drinkware`, tents for `camping`, before
 * what only mentions it.
 */
export function rankTerm(store: Database, query: SearchQuery): RankedTerm {
  const own = { ...rankProducts(store, query), kindMatches: new Map<number, KindMatch>() };
  const { kind } = query;
  const carrying = kind ? productsCarrying(store, { query, kind }, own) : [];
  if (!kind || carrying.length >= pageSize) return own;
  const members = withoutOthers(store, kind, rankProducts(store, kind.query));
  if (members.productIds.length === 0) return own;
  const words = kind.concepts.flatMap((index) => query.concepts[index]?.surface ?? []);
  const isUnknown = words.some((word) => own.unknownWords.includes(word));
  const both = { own: isUnknown ? null : own, members, carrying: new Set(carrying) };
  return merge(both, kind.isNeed ? groupsForNeed(store, kind, both) : groupsForKind(both));
}

interface NamingQuery {
  readonly query: SearchQuery;
  readonly kind: KindQuery;
}

/**
 * Those of the best products that have the words for the kind in their type, collection or tags, or are called so: not a
 * `toy box`, which is for toys. Of a need also what has its words in the title.
 */
function productsCarrying(
  store: Database,
  { query, kind }: NamingQuery,
  { productIds, partialIds }: RankedProducts,
): readonly number[] {
  const asked = kind.concepts.map((index) => sureTerms(query.concepts[index]));
  const terms = asked.flat(2);
  const postings = readPostings(store, new Set([...terms, ...terms.map(asHead)]));
  const has = (id: number, term: string, fields: number): boolean => {
    const found = postings.of(term);
    return found !== null && (fieldsWithTerm(found, id) & fields) !== 0;
  };
  const isClassed = (id: number, words: readonly string[]): boolean =>
    words.every((word) => has(id, word, classifyingFields));
  const isCalled = (id: number, words: readonly string[]): boolean =>
    words.every((word) => has(id, word, allFields)) && has(id, asHead(words.at(-1) ?? ''), allFields);
  const isModified = (id: number, words: readonly string[]): boolean =>
    words.every((word) => has(id, word, namingFields));
  const [nouns = [], ...modifiers] = asked.toReversed();
  const isNamed = (id: number, names: readonly (readonly string[])[]): boolean =>
    names.some((words) => isModified(id, words));
  return productIds
    .slice(0, scoredProducts)
    .filter((id) => !partialIds.has(id))
    .filter((id) => kind.isNeed || nouns.some((words) => isClassed(id, words) || isCalled(id, words)))
    .filter((id) => (kind.isNeed ? asked : modifiers).every((names) => isNamed(id, names)));
}

/** The terms by which a word is found, without guesses: by what begins like it. */
function sureTerms(concept: QueryConcept | undefined): readonly (readonly string[])[] {
  return (concept?.alternatives ?? []).filter(({ factor }) => factor >= leastSure).map(({ terms }) => terms);
}

/** That of other names of the lexicon. */
const leastSure = rankingWeights.lexicon;

/** Type, category and tags. */
const classifyingFields = fieldBits.type | fieldBits.category;
const allFields = 0xff;

function asHead(term: string): string {
  return headTerm(wordOfHeadTerm(term));
}

/** Without what is called like a thing of the kind and is none: pocket knives for `cutlery`. */
function withoutOthers(store: Database, { others }: KindQuery, ranked: RankedProducts): RankedProducts {
  const postings = readPostings(store, others);
  const isOther = (id: number): boolean =>
    others.some((term) => {
      const found = postings.of(term);
      return found !== null && isNaming(fieldsWithTerm(found, id));
    });
  const kept = ranked.productIds.map((id, place) => ({ id, place })).filter(({ id }) => !isOther(id));
  return {
    ...ranked,
    productIds: kept.map(({ id }) => id),
    scores: kept.flatMap(({ place }) => ranked.scores[place] ?? []),
  };
}

/** What remains of the scores of each group of results after the one before. */
const groupFactor = 1e-3;

interface ResultGroup {
  readonly isMember: boolean;
  /** They lack some other word of the term. */
  readonly isPartial: boolean;
  readonly found: readonly Scored[];
}

interface RankedBoth {
  /** By the words of the term; null where no product has those for the kind at all. */
  readonly own: RankedProducts | null;
  readonly members: RankedProducts;
  readonly carrying: ReadonlySet<number>;
}

/**
 * What carries the word for the kind, then the things of it, then what only mentions it, and at last what lacks some other
 * word.
 */
function groupsForKind({ own, members, carrying }: RankedBoth): readonly ResultGroup[] {
  const mentioning = own ? completeOf(own) : [];
  return [
    { isMember: false, isPartial: false, found: mentioning.filter(({ id }) => carrying.has(id)) },
    { isMember: true, isPartial: false, found: completeOf(members) },
    { isMember: false, isPartial: false, found: mentioning },
    { isMember: false, isPartial: true, found: own ? scoredOf(own) : [] },
    { isMember: true, isPartial: true, found: scoredOf(members).filter(({ score }) => score > classOnlyScore) },
  ];
}

/**
 * The same of a need: what fits it comes first where it mentions it too, and also before what only mentions it where it
 * lacks other words of the term, since a need takes many words.
 */
function groupsForNeed(store: Database, { query }: KindQuery, both: RankedBoth): readonly ResultGroup[] {
  const { own, members, carrying } = both;
  const places = placesOf(store, query.concepts.at(-1)?.alternatives ?? []);
  const mentioning = own ? completeOf(own) : [];
  const mentioned = new Set(mentioning.map(({ id }) => id));
  const fitting = bestOfEach(completeOf(members), places);
  return [
    { isMember: false, isPartial: false, found: mentioning.filter(({ id }) => carrying.has(id)) },
    { isMember: true, isPartial: false, found: fitting.filter(({ id }) => mentioned.has(id)) },
    { isMember: true, isPartial: false, found: fitting },
    { isMember: false, isPartial: false, found: mentioning },
    { isMember: true, isPartial: true, found: bestOfEach(scoredOf(members), places) },
    { isMember: false, isPartial: true, found: own ? scoredOf(own) : [] },
  ];
}

/** Where the thing that each product is stands among those that fit a need. */
function placesOf(store: Database, alternatives: readonly TermAlternative[]): ReadonlyMap<number, number> {
  const byFactor = Map.groupBy(alternatives, ({ factor }) => factor);
  const factors = [...byFactor.keys()].sort((one, other) => other - one);
  const places = new Map<number, number>();
  for (const [place, factor] of factors.entries())
    for (const id of productsCalled(store, byFactor.get(factor) ?? [])) places.getOrInsert(id, place);
  return places;
}

/** The best of each thing that fits, then the second ones: a tent, a sleeping bag and a stove before the next tent. */
function bestOfEach(found: readonly Scored[], places: ReadonlyMap<number, number>): readonly Scored[] {
  const counts = new Map<number, number>();
  const ordered = found.flatMap((each) => {
    const place = places.get(each.id);
    if (place === undefined) return [];
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    return [{ ...each, place, count }];
  });
  return ordered
    .toSorted((one, other) => one.count - other.count || one.place - other.place)
    .map(({ id, score }, index) => ({ id, score, factor: score > 0 ? 1 / ((index + 1) * score) : 0 }));
}

function completeOf(ranked: RankedProducts): readonly Scored[] {
  return scoredOf(ranked).filter(({ id }) => !ranked.partialIds.has(id));
}

/** The products of some groups, each where it is first. */
function merge({ own, members }: RankedBoth, groups: readonly ResultGroup[]): RankedTerm {
  const placed = new Map<number, KindMatch & Scored & Pick<ResultGroup, 'isPartial'>>();
  for (const [place, { isMember, isPartial, found }] of groups.entries()) {
    for (const { id, score, factor: own } of found) {
      const factor = own * groupFactor ** place;
      if (!placed.has(id)) placed.set(id, { id, score: score * factor, isMember, isPartial, factor });
    }
  }
  const ranked = [...placed.values()];
  return {
    productIds: ranked.map(({ id }) => id),
    scores: ranked.slice(0, scoredProducts).map(({ score }) => score),
    partialIds: new Set(ranked.filter(({ isPartial }) => isPartial).map(({ id }) => id)),
    unknownWords: members.unknownWords,
    optionTermsOf: (id) => [...(own?.optionTermsOf(id) ?? []), ...members.optionTermsOf(id)],
    kindMatches: placed,
  };
}

interface Scored {
  readonly id: number;
  readonly score: number;
  /** By which it is multiplied for its place in a group. */
  readonly factor: number;
}

function scoredOf({ productIds, scores }: RankedProducts): readonly Scored[] {
  return productIds.map((id, place) => ({ id, score: scores[place] ?? 0, factor: 1 }));
}
