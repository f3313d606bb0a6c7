import { isCalledAsMember } from '#shop/lexicon/kind-members.ts';
import { findNamedKind } from '#shop/lexicon/kinds.ts';
import { findNeedOfTerm } from '#shop/lexicon/needs.ts';
import { conceptsOf, isLexiconWord, isNameIn } from '#shop/lexicon/lexicon.ts';
import type { Product } from '#shop/product/product.ts';
import { isLikelyTypo } from '#shop/text/edit-distance.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { splitComplement } from '../named-product.ts';
import { stemsOf } from './words.ts';

/** Whether a product has one of some words (stems) in its title, type or tags, also with a typo or as the end of a compound. */
export function hasWordInName(
  { title, type, tags }: Pick<Product, 'title' | 'type' | 'tags'>,
  words: readonly string[],
): boolean {
  const names = stemsOf([title, type, ...tags].join(' '));
  return words.some((word) =>
    names.some(
      (name) =>
        name === word ||
        isMisspelt(word, name) ||
        isInflected(word, name) ||
        withoutUmlauts(name) === withoutUmlauts(word) ||
        isKindOf(withoutUmlauts(name), withoutUmlauts(word)),
    ),
  );
}

/** `Hüte` and `Bohrmaschinen` are of the kind `Hut` and `Bohrmaschine`: the same thing, with an ending of German or Norwegian. */
function isInflected(word: string, name: string): boolean {
  const [short, long] = word.length < name.length ? [word, name] : [name, word];
  if (!long.startsWith(short) || !inflection.test(long.slice(short.length)) || !isGermanic(short)) return false;
  const things = new Set(conceptsOf(tokenize(short)).filter(({ isProperty }) => !isProperty));
  return conceptsOf(tokenize(long)).some((concept) => things.has(concept));
}

const inflection = /^(?:e|n|r|s|en|er|et|ne|ene)$/;

/** Letters of the shortest noun that compounds are recognized by, and of the shortest word before it. */
const minNoun = 4;
const minModifier = 3;

/**
 * `gartenhandschuhe` are `handschuhe`, a `klatrehjelm` is a `hjelm`, and `baumwolljersey` is `jersey`; a `headphone` is no
 * `phone`.
 */
function isKindOf(name: string, noun: string): boolean {
  const bare = noun.replace(/(?:en|er|e|n)$/, '');
  const base = bare.length < minNoun ? noun : bare;
  if (base.length < minNoun || name.length < base.length + minModifier) return false;
  const modifier = name.replace(new RegExp(`${RegExp.escape(base)}(?:e|n|en|er|s)?$`), '');
  return (
    modifier !== name &&
    (isGermanic(noun) || ((modifier.length > minModifier || name.endsWith(noun)) && isGermanic(modifier)))
  );
}

/**
 * Whether one of some words (stems) ends a word of a product's name: `Båtvoks` comes close to `voks`, whether or not the
 * lexicon knows the parts.
 */
export function hasNameEndingIn(
  { title, type, tags }: Pick<Product, 'title' | 'type' | 'tags'>,
  words: readonly string[],
): boolean {
  const names = stemsOf([title, type, ...tags].join(' '));
  return words.some(
    (word) =>
      word.length >= minNoun && names.some((name) => name.length >= word.length + minPrefix && name.endsWith(word)),
  );
}

const minPrefix = 2;

function isGermanic(noun: string): boolean {
  const words = tokenize(noun);
  return isNameIn('de', words) || isNameIn('nb', words);
}

function isMisspelt(word: string, name: string): boolean {
  return isLikelyTypo(word, name) && !isLexiconWord(word);
}

/** `Müsli` is also written `Muesli`. */
function withoutUmlauts(stem: string): string {
  return stem.replaceAll(/([aou])e/g, '$1');
}

/**
 * Whether a product has one of some words in its name, or is one of the kind of things that a text looks for, or fits the need
 * that it tells.
 */
export function hasNameOrKind(product: Product, words: readonly string[], text: string): boolean {
  return hasWordInName(product, words) || isOfNamedKind(product, text);
}

/** Whether a text looks for a kind of things, and a product is one of them: a `mug` for `red drinkware`. */
function isOfNamedKind({ title, type }: Product, text: string): boolean {
  const named = findNamedKind(tokenize(text)) ?? findNeedOfTerm(text);
  return named !== null && isCalledAsMember([title, type ?? ''], named, { isSure: false });
}

/** `Seat covers front` are seat covers, whatever type they have. */
export function isTitledWith({ title }: Product, phrase: string): boolean {
  const [name = ''] = title.split(titleBreak);
  const [own] = splitComplement(name);
  const wanted = stemsOf(phrase);
  return wanted.length > 1 && ` ${stemsOf(own).join(' ')} `.includes(` ${wanted.join(' ')} `);
}

/** What follows says more of the thing: `Phone stand - foldable - black`. */
export const titleBreak = / [-–—|] |[,;(]/u;
