import type { Database } from '#storage/database.ts';
import { readPostings } from '../index/postings.ts';
import { classTerm, headTerm, wordOfHeadTerm } from '../index/marked-terms.ts';
import { findNamedKind, type NamedKind } from '#shop/lexicon/kinds.ts';
import { isThing, shadesOf } from '#shop/lexicon/lexicon.ts';
import { findNeedOfTerm } from '#shop/lexicon/needs.ts';
import { complementOf } from '#shop/lexicon/head-noun.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { distinctWords, isStopWord, tokenize, type Word } from '#shop/text/tokenize.ts';
import { joinAdjacent, type JoinedWords } from './compounds.ts';
import { findHeadNoun, headTermsOf, type InterpretedPhrase } from './find-head-noun.ts';
import { findMembers, type FoundMembers, hasTypeOfKind } from './find-members.ts';
import type { InputState, KindQuery, QueryConcept, SearchQuery, TermAlternative } from './search-query.ts';
import { type RankingWeights, rankingWeights } from '../ranking/ranking-weights.ts';
import { type Phrase, splitPhrases } from './synonyms.ts';
import { readTypedLetters } from './typed-letters.ts';
import { interpretWords, type WordMeaning } from './word-meanings.ts';

interface ParseOptions {
  readonly inputState: InputState;
  readonly weights?: RankingWeights;
}

/** null when the term has no word. */
export function parseQuery(
  store: Database,
  term: string,
  { inputState, weights = rankingWeights }: ParseOptions,
): SearchQuery | null {
  const letters = readTypedLetters(term);
  const all = distinctWords(tokenize(term));
  if (all.length === 0) return null;
  const contentWords = all.filter((word) => !isStopWord(word));
  const words = contentWords.length > 0 ? contentWords : all;
  const compounds = joinAdjacent(all);
  const split = splitPhrases(store, { words, all });
  const kind = findKind(store, all) ?? findNeedIn(store, term, all);
  const meanings = withoutKnownWords(interpretWords(store, words, { inputState, letters }), split, kind?.words ?? []);
  const phrases = split.map((phrase) => ({
    words: phrase.words,
    concepts: conceptsOf(phrase, { meanings, compounds, all, weights }),
  }));
  const query = {
    concepts: phrases.flatMap((phrase) => phrase.concepts),
    compounds: [...new Set(compounds.map((join) => join.term))],
    classes: classesOf(all),
    head: findHeadNoun(store, { all, phrases, compounds }),
    kind: null,
    corrected: correctedTerm(term, meanings),
    weights,
  };
  return { ...query, kind: kind && createKindQuery(store, query, { kind, phrases }) };
}

interface FoundKind extends Pick<NamedKind, 'words'>, FoundMembers, Pick<KindQuery, 'isNeed'> {}

/** null where the catalog has nothing of the kind, or a type of its name. */
function findKind(store: Database, all: readonly Word[]): FoundKind | null {
  const named = findNamedKind(all);
  const members = named && findMembers(store, named);
  if (!members || members.alternatives.length === 0 || hasTypeOfKind(store, members)) return null;
  return { words: named.words, isNeed: false, ...members };
}

/** The same for a need that a term states. */
function findNeedIn(store: Database, term: string, all: readonly Word[]): FoundKind | null {
  const need = findNeedOfTerm(term);
  const said = new Set(need?.said.map(({ surface }) => surface));
  const words = all.filter(({ surface }) => said.has(surface));
  const members = need && findMembers(store, need);
  if (!members || words.length === 0 || members.alternatives.length === 0 || hasTypeOfKind(store, members)) return null;
  const alternatives = members.alternatives.map((each) => ({ ...each, factor: each.factor * fitOf(each.place) }));
  return { ...members, words, isNeed: true, alternatives };
}

/** Of the thing at a place among those that fit a need. */
function fitOf(place: number): number {
  return 1 / (1 + place / 5);
}

/** null where a phrase has words of the kind's name and others, or beside a need a thing is named that the catalog has. */
function createKindQuery(
  store: Database,
  query: SearchQuery,
  { kind: { words, isNeed, alternatives, others }, phrases }: KindContext,
): KindQuery | null {
  const isOfKind = (phrase: InterpretedPhrase): boolean => phrase.words.some((word) => words.includes(word));
  if (phrases.some((phrase) => isOfKind(phrase) && !phrase.words.every((word) => words.includes(word)))) return null;
  const places = phrases.flatMap((phrase) => phrase.concepts.map(() => isOfKind(phrase)));
  if (isNeed && query.concepts.some((concept, index) => places[index] === false && namesThing(store, concept)))
    return null;
  const asked = { surface: words.map(({ surface }) => surface).join(' '), alternatives, emphasis: 1 };
  const concepts = [...query.concepts.filter((_, index) => places[index] === false), asked];
  const head = { ...headTermsOf(asked), phrases: [], concept: concepts.length - 1 };
  return {
    isNeed,
    query: { ...query, concepts, compounds: [], classes: [], head },
    concepts: places.flatMap((isKind, index) => (isKind ? [index] : [])),
    others,
  };
}

interface KindContext {
  readonly kind: FoundKind;
  readonly phrases: readonly InterpretedPhrase[];
}

/** Whether some product is what a word says, also under another name that the lexicon has for it. */
function namesThing(store: Database, { surface, alternatives }: QueryConcept): boolean {
  if (!isThing(tokenize(surface))) return false;
  const sure = alternatives.filter(({ factor }) => factor >= rankingWeights.lexicon);
  const terms = sure.map((each) => headTerm(wordOfHeadTerm(each.terms.at(-1) ?? '')));
  const postings = readPostings(store, terms);
  return terms.some((term) => postings.of(term) !== null);
}

/**
 * A word with synonyms that products have is neither misspelt nor to be guessed, although no product has it; one for things
 * that there are is not misspelt.
 */
function withoutKnownWords(
  meanings: ReadonlyMap<Word, WordMeaning>,
  phrases: readonly Phrase[],
  ofKind: readonly Word[],
): ReadonlyMap<Word, WordMeaning> {
  const known = new Set(
    phrases.flatMap(({ words, synonyms, lexicon }) => (synonyms.length + lexicon.length > 0 ? words : [])),
  );
  const knownMeaning = ({ alternatives, corrected }: WordMeaning): WordMeaning => ({
    alternatives: corrected === null ? alternatives : [],
    guesses: [],
    corrected: null,
  });
  return new Map(
    Array.from(meanings, ([word, meaning]) => {
      const isMisspelt = meaning.corrected !== null;
      return [word, known.has(word) || (isMisspelt && ofKind.includes(word)) ? knownMeaning(meaning) : meaning];
    }),
  );
}

/** Class names are rarely longer. */
const maxClassWords = 4;

function classesOf(words: readonly Word[]): readonly string[] {
  const names = words.flatMap((_, start) =>
    Array.from({ length: Math.min(maxClassWords, words.length - start) }, (_each, more) =>
      words
        .slice(start, start + more + 1)
        .map(({ term }) => term)
        .join(' '),
    ),
  );
  return [...new Set(names.map(classTerm))];
}

/** The term as it was written, with the misspelt words replaced. */
function correctedTerm(term: string, meanings: ReadonlyMap<Word, WordMeaning>): string | null {
  const corrections = new Map(
    Array.from(meanings).flatMap(([{ surface }, { corrected }]) => (corrected === null ? [] : [[surface, corrected]])),
  );
  if (corrections.size === 0) return null;
  return term
    .trim()
    .replaceAll(/[\p{L}\p{M}\p{N}'’]+/gu, (word) => corrections.get(foldAccents(word).replaceAll("'", '')) ?? word);
}

interface PhraseContext {
  readonly meanings: ReadonlyMap<Word, WordMeaning>;
  readonly compounds: readonly JoinedWords[];
  /** All words of the term. */
  readonly all: readonly Word[];
  readonly weights: RankingWeights;
}

/** A phrase of several words with synonyms is one concept, so that a synonym replaces all of it. */
export function conceptsOf(
  phrase: Phrase,
  { meanings, compounds, all, weights }: PhraseContext,
): readonly QueryConcept[] {
  const { words } = phrase;
  const complement = complementOf(all);
  const emphasis = words.every((word) => complement.includes(word)) ? weights.aside : 1;
  const synonyms = alternativesOf(phrase.synonyms, weights.synonym);
  const names = alternativesOf(phrase.lexicon, weights.lexicon);
  const called = [
    ...alternativesOf(phrase.called, weights.called),
    ...alternativesOf(phrase.alike, weights.alike).map(asThing),
  ];
  if (synonyms.length > 0 && words.length > 1) {
    const alternatives = [{ terms: contentTerms(words), factor: 1 }, ...synonyms];
    return [
      { surface: words.map(({ surface }) => surface).join(' '), alternatives, emphasis: weights.phrase * emphasis },
    ];
  }
  return words.map((word) => {
    const meaning = meanings.get(word);
    const own = meaning ? [...meaning.alternatives, ...meaning.guesses] : [{ terms: [word.term], factor: 1 }];
    const joined = compounds
      .filter((joint) => joint.words.includes(word))
      .map(({ term }) => ({ terms: [term], factor: weights.joined }));
    const shades = shadesOf(word).map((term) => ({ terms: [term], factor: weights.shade }));
    const lexicon = [...names.flatMap((name) => insteadOf(word, name, words)), ...called];
    return { surface: word.surface, alternatives: [...own, ...joined, ...synonyms, ...lexicon, ...shades], emphasis };
  });
}

/**
 * What another name of a phrase has instead of one of its words: of `gaming computer` only `computer`, for the second word of
 * `gaming pc`. A name without any of the words stands for each of them.
 */
function insteadOf(word: Word, name: TermAlternative, phrase: readonly Word[]): readonly TermAlternative[] {
  const own = new Set(phrase.map(({ term }) => term));
  const others = name.terms.filter((term) => !own.has(term));
  if (others.length === name.terms.length || others.length === 0) return [name];
  return name.terms.includes(word.term) ? [] : [{ ...name, terms: others }];
}

function alternativesOf(phrases: Phrase['synonyms'], factor: number): readonly TermAlternative[] {
  return phrases.map((surface) => ({ terms: contentTerms(surface), factor })).filter(({ terms }) => terms.length > 0);
}

/** Only products that are what the last word of a name says. */
function asThing({ terms, factor }: TermAlternative): TermAlternative {
  return { terms: [...terms.slice(0, -1), ...terms.slice(-1).map(headTerm)], factor };
}

function contentTerms(words: readonly Word[]): readonly string[] {
  return words.filter((word) => !isStopWord(word)).map(({ term }) => term);
}
