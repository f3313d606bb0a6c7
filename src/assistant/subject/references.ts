import type { Language } from '#messages/messages.ts';
import { isProperty as isPropertyWord } from '#shop/lexicon/lexicon.ts';
import { isThingWord } from '#shop/lexicon/thing-words.ts';
import { titleHeadNouns } from '#shop/lexicon/head-noun.ts';
import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { singularize } from '#shop/text/stem.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { comesIn } from '../answers/product/option-sentences.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { noCriteria } from '../retrieval/resolve-product.ts';
import { findNamedVariants } from '../retrieval/variants/named-values.ts';
import { valueByColor } from '../retrieval/variants/variant-color.ts';
import { asksForService } from '../rules/pages/service-question.ts';
import { calledBy, isWordOf, mentions, titledBy } from './called.ts';
import { type NounPhrase, nounPhrasesIn, standIns } from './noun-phrases.ts';
import { pointsAtIt } from './question-form.ts';
import { mostOf, relativeAdjective } from './relative-adjectives.ts';
import { allSpoken, type SpokenProducts } from './spoken-products.ts';

/** Words of a message that stand for one product of those spoken of. */
export interface ShownReference {
  readonly match: ProductMatch;
  readonly phrase: NounPhrase;
  /** How many words of the phrase; the others say something else. */
  readonly count: number;
  /** Whether it is certain enough to put the product into the cart. */
  readonly isSure: boolean;
}

interface MessageText {
  readonly text: string;
  readonly language: Language;
}

/**
 * What speaks of one of the products shown by how it differs from the others: `the big one`, „die leichtere“, «den andre»,
 * `the cheaper tent`, `the yellow one`. null: nothing does, or it is not clear which.
 */
export function relativeReference({ text, language }: MessageText, spoken: SpokenProducts): ShownReference | null {
  for (const phrase of nounPhrasesIn(text, language)) {
    if (phrase.article === null) continue;
    const found = otherOne(phrase, spoken) ?? mostSo(phrase, language, spoken) ?? onlySo(phrase, language, spoken);
    if (found) return found;
  }
  return null;
}

/** Of two the one that was not spoken of last; of several the only other one of its kind. */
function otherOne(phrase: NounPhrase, { focus, focusBefore, list }: SpokenProducts): ShownReference | null {
  const words = phrase.words.map(({ folded }) => folded);
  const count = standInCount(words, 1);
  if (!otherWord.test(words[0] ?? '') || !focus || isNounAt(words, count)) return null;
  const isAlone = list.length === 1 && focusBefore !== null;
  const others = isAlone ? [focusBefore] : list.filter(({ product }) => product.id !== focus.product.id);
  if (others.length === list.length && !isAlone) return null;
  const alike = others.length > 1 ? others.filter(({ product }) => isOfKind(product, focus.product)) : others;
  const [match, second] = alike;
  return match && !second ? { match, phrase, count, isSure: true } : null;
}

const otherWord = /^(?:other|andere[nrsm]?|andre)$/;

function isOfKind(one: Product, other: Product): boolean {
  if (one.type !== null && one.type === other.type) return true;
  const heads = headsOf(one);
  return headsOf(other).some((head) => heads.includes(head));
}

function headsOf({ title }: Product): readonly string[] {
  return titleHeadNouns(tokenize(title)).map(({ surface }) => singularize(foldAccents(surface)));
}

/** The biggest or the like of those shown, or of those that the noun after it names. */
function mostSo(phrase: NounPhrase, language: Language, { focus, list }: SpokenProducts): ShownReference | null {
  const [first = '', ...after] = phrase.words.map(({ folded }) => folded);
  const isTwoWords = /^(?:more|most|less|least)$/.test(first);
  const adjective = relativeAdjective(isTwoWords ? `${first} ${after[0] ?? ''}` : first);
  if (adjective === null || list.length < 2) return null;
  const rest = isTwoWords ? after.slice(1) : after;
  const called = calledBy(list, rest);
  const isNamed = called.count > 0 && !standIns.has(rest[0] ?? '');
  const said = isNamed ? called.count : standInCount(rest, 0);
  if (isNounAt(rest, said) || (!isNamed && !standsAlone(rest, language, adjective.isCompared))) return null;
  if (hasVariantsSo(focus ? [focus, ...list] : list, first)) return null;
  const most = mostOf(isNamed ? called.matches : list, adjective);
  const count = phrase.words.length - rest.length + said;
  return most && { match: most.match, phrase, count, isSure: most.isStated };
}

/** The only one of those shown with a color, a material or the like: `the yellow one`, „die rote“. */
function onlySo(phrase: NounPhrase, language: Language, { focus, list }: SpokenProducts): ShownReference | null {
  const words = phrase.words.map(({ folded }) => folded);
  const [word = ''] = words;
  const count = standInCount(words, 1);
  const isProperty = focus === null && list.length > 1 && isPropertyWord(tokenize(word));
  if (!isProperty || isNounAt(words, count) || !standsAlone(words.slice(1), language, false)) return null;
  const [only, other] = list.filter(({ product }) => comesIn(product, word) || mentions(product, word));
  return only && !other ? { match: inVariant(only, word), phrase, count, isSure: false } : null;
}

function inVariant(match: ProductMatch, word: string): ProductMatch {
  const { variants, isNamed } = findNamedVariants(match.product, [word, valueByColor(match.product, word) ?? '']);
  const having = isNamed ? variants : match.product.variants.filter(({ values }) => isOf(values, word));
  const variant = having.find(({ available }) => available) ?? having[0];
  return variant ? { ...match, variant } : match;
}

function isOf(values: readonly string[], word: string): boolean {
  return values.some((value) => isWordOf(value, word));
}

/** An English adjective needs a noun, or `one`, if it does not compare. */
function standsAlone([next = '']: readonly string[], language: Language, isCompared: boolean): boolean {
  return language !== 'en' || isCompared || standIns.has(next);
}

/** What comes in a small and a large size is meant in one of them. */
function hasVariantsSo(matches: readonly ProductMatch[], adjective: string): boolean {
  const isSize = /^(?:big|large|small|gross|klein|stor|lille|liten|mindre|minst)/.test(adjective);
  return matches.some(({ product }) =>
    product.options.some(
      ({ values }) =>
        values.length > 1 && values.some(({ value }) => isWordOf(value, adjective) || (isSize && sized.test(value))),
    ),
  );
}

const sized = /^(?:small|medium|large|klein|mittel|groß|liten|stor|x?[sml]|xxl)\b/i;

function standInCount(words: readonly string[], from: number): number {
  return standIns.has(words[from] ?? '') ? from + 1 : from;
}

/** Goods, or what the shop or all goods have: `the cheapest delivery`, `the other size`. */
function isNounAt(words: readonly string[], index: number): boolean {
  const word = words[index];
  if (word === undefined) return false;
  return isThingWord(word) || /^\d/.test(word) || ofAllGoods.test(word) || asksForService(word, noCriteria);
}

const ofAllGoods =
  /^(?:colou?rs?|sizes?|versions?|options?|prices?|way|farben?|grossen?|varianten?|preise?|farger?|fargen|storrelsen?|pris(?:en)?)$/;

/**
 * What names one of the products shown by words of its title, or one shown before: `the Dipper`, „das Brett“ after a
 * `Bügelbrett`. null: nothing does, or several are named, or another thing that has such a word in its name.
 */
export async function nameReference(
  { text, language }: MessageText,
  spoken: SpokenProducts,
  readEarlier: () => Promise<readonly ProductMatch[]>,
): Promise<ShownReference | null> {
  const isPointing = pointsAtIt({ typed: text });
  const phrases = nounPhrasesIn(text, language).filter(({ isBare }) => !isBare || !isPointing);
  const named = phrases.flatMap((phrase) => namedBy(phrase, allSpoken(spoken), spoken.focus) ?? []);
  const [first, ...others] = named.length > 0 ? named : await namedEarlier(phrases, spoken, readEarlier);
  return first && others.every(({ match }) => match.product.id === first.match.product.id) ? first : null;
}

async function namedEarlier(
  phrases: readonly NounPhrase[],
  spoken: SpokenProducts,
  readEarlier: () => Promise<readonly ProductMatch[]>,
): Promise<readonly ShownReference[]> {
  const unexplained = phrases.filter(({ words }) => titledBy(allSpoken(spoken), foldedOf(words)).count === 0);
  const earlier = unexplained.length > 0 ? await readEarlier() : [];
  return unexplained.flatMap((phrase) => namedBy(phrase, earlier, null) ?? []);
}

function namedBy(
  phrase: NounPhrase,
  matches: readonly ProductMatch[],
  focus: ProductMatch | null,
): ShownReference | null {
  const words = foldedOf(phrase.words);
  const { matches: called, count } = titledBy(matches, words);
  if (count === 0 || isNounAt(words, count)) return null;
  const [only, other] = called;
  const spokenOf = called.find(({ product }) => product.id === focus?.product.id);
  const match = other ? spokenOf : only;
  return match ? { match, phrase, count, isSure: true } : null;
}

function foldedOf(words: NounPhrase['words']): readonly string[] {
  return words.map(({ folded }) => folded);
}
