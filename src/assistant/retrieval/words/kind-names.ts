import { titleHeadNouns } from '#shop/lexicon/head-noun.ts';
import { conceptsOf } from '#shop/lexicon/lexicon.ts';
import type { Product } from '#shop/product/product.ts';
import { isLikelyTypo } from '#shop/text/edit-distance.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { titleBreak } from './name-words.ts';
import { stemsOf } from './words.ts';

/** `Notebook` is a laptop, `Hängematten` are hammocks, and `Face cream` is cream. */
export function isSameKind({ type }: Product, label: string): boolean {
  const kinds = new Set(conceptsOf(tokenize(type ?? '')).filter(({ isProperty }) => !isProperty));
  const isKind = (one: string): boolean => conceptsOf(tokenize(one)).some((concept) => kinds.has(concept));
  return label.split(' or ').some((one) => isKind(one) || stemsOf(one).join(' ') === stemsOf(type ?? '').at(-1));
}

/**
 * `LED TV` of the type `Televisions` is a tv: its name says so before what it is for. Or its type does: `Esstische`. Of
 * `angle grinder`, the name of the thing is the last word.
 */
export function isCalled({ title, type }: Product, label: string): boolean {
  const parts = title.split(titleBreak);
  const names = new Set(
    parts.flatMap((part) => titleHeadNouns(tokenize(part)).flatMap(({ surface }) => stemsOf(surface))),
  );
  const words = new Set(stemsOf(parts[0] ?? ''));
  return label.split(' or ').some((one) => {
    const stems = stemsOf(one);
    const isNamed = names.has(stems.at(-1) ?? '') && stems.slice(0, -1).every((stem) => words.has(stem));
    return isNamed || isSpelledAlike(type ?? '', stems.join(' '));
  });
}

/** `Paddel` are paddles. */
function isSpelledAlike(type: string, name: string): boolean {
  return isPluralOf(type, name) || isLikelyTypo(stemsOf(type).join(' '), name);
}

/** Whether a word is another with an ending of plurals in German or Norwegian; `Pensler` is one of `pensel`. */
function isPluralOf(word: string, singular: string): boolean {
  const folded = foldAccents(word).toLowerCase();
  const short = singular.replace(/(.)\1?e([lnr])$/, '$1$2');
  const hasEnding = (stem: string, endings: RegExp): boolean =>
    stem !== '' && folded.startsWith(stem) && endings.test(folded.slice(stem.length));
  return hasEnding(singular, /^(?:e|n|en|er|r|s|ne)?$/) || (short !== singular && hasEnding(short, /^(?:er|e|ene)$/));
}
