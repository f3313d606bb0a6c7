import { languageOf } from '#messages/messages.ts';
import { kindOf } from '#shop/lexicon/kinds.ts';
import { conceptsOf, isProperty, splitKnownCompound } from '#shop/lexicon/lexicon.ts';
import { closestName } from '#shop/text/edit-distance.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { isCalledSo, type SearchOutcome } from '../retrieval/find-products.ts';
import { withoutAsking } from '../retrieval/words/asking-for-goods.ts';
import { hasNameEndingIn, hasWordInName } from '../retrieval/words/name-words.ts';
import { asTyped, namePieces, searchHandles } from '../retrieval/named-product.ts';
import { isCondition, searchTermOfCriteria } from '../retrieval/relax-criteria.ts';
import { contentStems } from '../retrieval/words/words.ts';
import { mentionsWords } from '../retrieval/variants/match-variant.ts';
import { asksForCheaper, describeCriteria } from './describe-criteria.ts';
import { quoteSaid } from './shopper-words.ts';

/** Denies only what was looked for in words that are known, and was not excluded by what a text merely mentions. */
export async function nothingText(turn: TurnContext, criteria: SearchCriteria): Promise<string> {
  const { notFound, nothingFor, nothingReduced, unknownWords, noSuchName, unsure } = turn.messages.answers;
  if (criteria.reduced && describeCriteria({ ...criteria, reduced: undefined }, turn) === '') return nothingReduced;
  const what = describeCriteria(criteria, turn);
  if (what === '') return notFound;
  const unknown = await wordsWithoutMeaning(turn, criteria);
  const words = asTyped(turn.typed, unknown.flatMap(namePieces));
  if (words !== '' && (await isOnlyName(turn, criteria)))
    return noSuchName({ words: quoteSaid(searchTermOfCriteria(criteria), turn) });
  if (words !== '') return unknownWords({ words: quoteSaid(words, turn) });
  const isExcluding =
    criteria.terms.some(({ negated }) => negated) ||
    (criteria.excluded ?? []).length + (criteria.measures ?? []).length > 0;
  // A value that is added to what was shown may be said in another way.
  const isAdding = turn.memory.conversation.lastProducts.length > 0 && criteria.terms.some(isCondition);
  const isSure = !isExcluding && !isAdding && !asksForCheaper.test(turn.message) && !(await hasAlike(turn, criteria));
  return isSure ? nothingFor({ what }) : unsure({ what });
}

/** `do you have tin cans?`: a name of some words and no more, which nothing in the shop has. */
async function isOnlyName(turn: TurnContext, criteria: SearchCriteria): Promise<boolean> {
  const { phrase = '', terms, priceMin, priceMax } = criteria;
  const { lastProducts } = turn.memory.conversation;
  // An unknown word of another language may name what the shop has.
  if (turn.memory.conversation.language !== languageOf(turn.cardStyle.locale)) return false;
  if (phrase === '' || terms.some(({ negated }) => negated) || priceMin !== null || priceMax !== null) return false;
  const bare = withoutAsking(foldAccents(turn.message)).replace(
    lastProducts.length === 0 ? addedWords : /[\s.!?]+$/,
    '',
  );
  const count = phrase.split(' ').length;
  const isAskedFor = count > 1 || asksWhetherThereIs(turn.message) || (await mayNameThing(turn, bare));
  return bare === foldAccents(phrase) && isAskedFor && count <= maxNameWords;
}

/** `do you sell toilets`: that nothing is called so answers it, whatever the word means. */
export function asksWhetherThereIs(message: string): boolean {
  return /^(?:(?:hi|hello|please|and)[\s,]+)*(?:do you (?:also )?(?:have|sell|carry|stock)|have you got)\b/.test(
    foldAccents(message),
  );
}

/**
 * A word alone that is no comparative or verb form, and no misspelt word of the catalog: `headfones`. After products were
 * shown it may be what they should be like.
 */
async function mayNameThing({ vocabulary, memory }: TurnContext, word: string): Promise<boolean> {
  if (memory.conversation.lastProducts.length > 0 || !/^\p{L}{4,}(?<!er|est|ing|ed|ly)$/u.test(word)) return false;
  const { phrases, loose } = await vocabulary();
  return closestName(word, [...phrases.keys(), ...loose.keys()]) === null;
}

const maxNameWords = 3;
/** `kayak paddle then`; after products were shown it may be one of them that is meant. */
const addedWords = /(?:[\s,]+(?:then|please|maybe|though|or so|or something))*[\s.!?]*$/;

/**
 * Whether products are named by some of the words, or by what the thing is in general, as a handbag is a bag: that none
 * has all of the words does not mean that the shop has no such thing.
 */
async function hasAlike({ knowsWord }: TurnContext, { words }: SearchCriteria): Promise<boolean> {
  // What is for kids, or green, names no thing that could be missing.
  if (words.length > 0 && words.every((word) => isProperty(tokenize(word)))) return true;
  const names = words.flatMap((word) => [word, ...generalNames(word)]);
  const known = await Promise.all([...new Set(names)].slice(0, maxNames).map((name) => knowsWord(foldAccents(name))));
  return known.includes(true);
}

const maxNames = 24;

/** Letters of the shortest part of a compound. */
const minPart = 3;

/**
 * The same search for what the only word names in general: jam for `multesyltetøy`, a motor for `elmotor`. null when the
 * shop has no such thing.
 */
export async function generalCriteria(turn: TurnContext, criteria: SearchCriteria): Promise<SearchCriteria | null> {
  const [word = '', ...others] = criteria.words;
  if (others.length > 0 || criteria.terms.some(({ negated }) => !negated)) return null;
  if (isNamed(word) || (await turn.knowsWord(word))) return null;
  const names = [...new Set([...generalNames(word), ...tailsOf(word)])].slice(0, maxNames);
  const known = await Promise.all(names.map((name) => namesGoods(turn, name)));
  const name = names.find((_, index) => known[index]);
  return name === undefined ? null : { ...criteria, words: [...contentStems(name)], phrase: name };
}

/** Whether the lexicon has a word as the name of a thing or of a kind of things. */
function isNamed(word: string): boolean {
  const words = tokenize(word);
  return conceptsOf(words).length > 0 || kindOf(words) !== null;
}

/** A word of the catalog, or in another form that of a name: `skive` of `Skiver`. */
async function namesGoods({ catalog, knowsWord }: TurnContext, name: string): Promise<boolean> {
  if (await knowsWord(foldAccents(name))) return true;
  const found = await catalog.products((await searchHandles(catalog, name)).slice(0, maxRead));
  return found.some((product) => hasWordInName(product, contentStems(name)));
}

const maxRead = 3;

/** What a compound may end in, the longest first. */
function tailsOf(word: string): readonly string[] {
  const count = Math.max(0, Math.min(word.length, maxCompound) - minTail - 1);
  return Array.from({ length: count }, (_, at) => word.slice(at + 2));
}

/** Letters of the shortest tail: shorter ones end many words that name other things. */
const minTail = 5;

/** What the lexicon calls the last part of a compound, the longest that it knows. */
function generalNames(word: string): readonly string[] {
  const cuts = Array.from(
    { length: Math.max(0, Math.min(word.length, maxCompound) - 2 * minPart + 1) },
    (_, at) => at + minPart,
  );
  const heads = cuts.map((cut) => conceptsOf(tokenize(word.slice(cut))));
  return (heads.find(({ length }) => length > 0) ?? []).flatMap(({ names }) => Object.values(names).flat());
}

const maxCompound = 40;

/** Whether a word that nothing is known of was all that was looked for, and no product found has it in its texts. */
export async function isGuess(turn: TurnContext, outcome: SearchOutcome): Promise<boolean> {
  const { criteria, found } = outcome;
  if (criteria.words.length !== 1 || isCalledSo(outcome)) return false;
  const isMentioned = found.some(
    ({ product }) => mentionsWords(product, criteria.words) || hasNameEndingIn(product, criteria.words),
  );
  if (isMentioned) return false;
  return (await wordsWithoutMeaning(turn, criteria)).length > 0;
}

/** Words that neither the catalog nor the lexicon knows: whether the shop has what they mean is unknown. */
export async function wordsWithoutMeaning(
  { knowsWord }: TurnContext,
  { words }: SearchCriteria,
): Promise<readonly string[]> {
  const unnamed = words.filter((word) => !isNamed(word) && splitKnownCompound(word) === null);
  const known = await Promise.all(unnamed.map((word) => knowsWord(word)));
  return unnamed.filter((_, index) => !known[index]);
}
