import { freeOf } from '#shop/lexicon/excluded-words.ts';
import { isCalledAsMember } from '#shop/lexicon/kind-members.ts';
import { findNamedKind } from '#shop/lexicon/kinds.ts';
import { containedIn, isDenial, negations } from '#shop/lexicon/exclusions.ts';
import { conceptsOf, isThing, materialNames } from '#shop/lexicon/lexicon.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import { type Product, statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { functionWords } from './function-words.ts';
import { isCompoundOf, otherNamesOf, stemsOf } from './words.ts';

/**
 * Whether a product says that it is, has or contains what is excluded; `without sugar`, `sugar free` and `Sugar: none` do
 * not. What may be contained counts as contained.
 */
export function mentionsExcluded(product: Product, word: string): boolean {
  const { title, subtitle, type, vendor, tags, summary } = product;
  const details = statedDetails(product);
  if ([title, subtitle ?? '', ...tags].some((text) => isFreeOf(text, word))) return false;
  const kind = findNamedKind(tokenize(word));
  if (kind && isCalledAsMember([title, type ?? ''], kind, { isSure: true })) return true;
  if (isNamedAfterMaterial(product, word)) return true;
  const facts = details.filter(({ value }) => !isDenial(value));
  const texts = [
    ...[title, subtitle, type, vendor, ...tags].map((each) => each ?? ''),
    ...facts.map(({ name, value }) => `${name} ${value}`),
    ...summary.split(/(?<=[.!?;])\s+/),
  ];
  const names = [word, ...otherNamesOf(tokenize(word))];
  const words = [...names, ...names.flatMap((name) => containedIn[name] ?? [])];
  const denied = details.filter(({ value }) => isDenial(value)).map(({ name }) => name);
  return (
    texts.some((text) => words.some((each) => isMentioned(text, each))) ||
    // `Gluten free: no`
    denied.some((name) => names.some((each) => isFreeOf(name, each)))
  );
}

/** Whether a product is called after a material, whatever its details say: a `Lederhut` is of leather. */
export function isNamedAfterMaterial({ title, type }: Product, material: string): boolean {
  if (!materialNames.has(foldAccents(material.toLowerCase()))) return false;
  const concepts = conceptsOf(tokenize(material)).filter(({ isProperty }) => isProperty);
  const names = concepts.flatMap(({ names: { de, nb } }) => [...de, ...nb].map((name) => foldAccents(name)));
  return tokenize(foldAccents(`${title} ${type ?? ''}`)).some(({ surface }) =>
    names.some((name) => isThingOf(surface, name)),
  );
}

/** Whether a compound is a thing of a material: `wollmutze` of `wolle`, `eikebord` of `eik`. */
function isThingOf(compound: string, material: string): boolean {
  const first = material.replace(/e$/, '');
  if (!compound.startsWith(first)) return false;
  const rest = compound.slice(first.length);
  return [rest, rest.replace(/^(?:en|e|n|s)/, '')].some((head) => head.length >= minThing && isThing(tokenize(head)));
}

/** Letters of the shortest thing that a material is written before: `hut`. */
const minThing = 3;

/** `Alcohol free beer`: a title or tag that says so is believed, whatever its kind usually contains. */
function isFreeOf(text: string, word: string): boolean {
  const stems = stemsOf(foldAccents(text));
  return stems.some((stem, index) => freeOf(stem) === word || (stem === word && stems[index + 1] === 'free'));
}

function isMentioned(text: string, word: string): boolean {
  const stems = stemsOf(foldAccents(text));
  return stems.some((stem, index) => (stem === word || isCompoundOf(stem, word)) && !isNegated(stems, index));
}

/** `not frost-proof`, `not for the face`, `sugar free` */
function isNegated(stems: readonly string[], index: number): boolean {
  const before = stems.slice(Math.max(0, index - 4), index).filter((stem) => !joints.has(stem));
  return stems[index + 1] === 'free' || before.slice(-2).some((stem) => negations.has(stem));
}

/** Articles and prepositions, which do not end a denial. */
const joints = new Set(
  'a an the for in on with to of die der das den dem fur im am mit zum zur til i pa med'.split(' '),
);

/** Those words of a search that it does not exclude itself: of `sugar free cola` cola alone. */
export function affirmedWords(text: string): readonly string[] {
  const stems = stemsOf(text);
  return stems.filter((stem, index) => !isNegated(stems, index) && !negations.has(stem) && !functionWords.has(stem));
}

/** The words (stems) that a product has, and everywhere after a negation: `Not frost-proof`. */
export function deniedWords(product: Product): ReadonlySet<string> {
  return deniedWordsOf.get([product], '', () => {
    const negated = negatedWords(product);
    return negated.size === 0 ? negated : negated.difference(statedWords(product));
  });
}

const deniedWordsOf = createIdentityCache<ReadonlySet<string>>();

/** Whether one of some words (stems) is denied. What is stated is only read where one is negated somewhere. */
export function deniesAny(product: Product, words: readonly string[]): boolean {
  const negated = negatedWords(product);
  return words.some((word) => negated.has(word)) && words.some((word) => deniedWords(product).has(word));
}

function negatedWords(product: Product): ReadonlySet<string> {
  return negatedWordsOf.get([product], '', () =>
    wordsIn(
      clausesOf(product).filter((clause) => mayNegate.test(clause)),
      isNegated,
    ),
  );
}

const negatedWordsOf = createIdentityCache<ReadonlySet<string>>();

function statedWords(product: Product): ReadonlySet<string> {
  return wordsIn(clausesOf(product), (stems, index) => !isNegated(stems, index));
}

function wordsIn(
  clauses: readonly string[],
  isMeant: (stems: readonly string[], index: number) => boolean,
): ReadonlySet<string> {
  return new Set(clauses.map(stemsOf).flatMap((stems) => stems.filter((_, index) => isMeant(stems, index))));
}

/** Folded. What follows a comma is no longer denied: `Without battery, charger included`. */
function clausesOf({ title, subtitle, type, tags, details, summary }: Product): readonly string[] {
  const texts = [title, subtitle ?? '', type ?? '', ...tags, ...details.map(({ value }) => value), summary];
  return texts.flatMap((text) => text.split(/[.,;:!?()]\s/)).map(foldAccents);
}

/** Whether a folded clause may have a stem that negates: most have none, and need not be read word by word. */
const mayNegate = new RegExp(
  String.raw`(?<!\p{L})(?:${[...negations].filter((word) => word !== '0').join('|')})(?:e?s)?(?!\p{L})|(?<!\d)0(?!\d)`,
  'u',
);
