import type { Catalog } from '#catalog/port.ts';
import { isAppearance } from '#shop/lexicon/appearance.ts';
import { type Product, statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { namePieces, searchHandles, splitComplement } from './named-product.ts';
import { sentencesOf } from './passages/excerpt.ts';
import { isCompoundOf, otherNamesOf, stemsOf } from './words/words.ts';

/**
 * Products of which the shop says in their titles, descriptions or details that they are for another one, by its number,
 * name or kind: `Spray deck for K400`, `Fits all 18 V machines of Torvald`. The surest first. `thing` is what is looked for,
 * if that is known.
 */
export async function findFitting(catalog: Catalog, target: Product, thing = ''): Promise<readonly Product[]> {
  const names = namesOf(target);
  const vendor = target.vendor === null ? [] : [target.vendor];
  const terms = [...(thing === '' ? [] : [thing]), ...names.codes, ...vendor, ...names.words, ...names.kinds];
  const lists = await Promise.all(
    [...new Set(terms)].slice(0, maxSearches).map((term) => searchHandles(catalog, term)),
  );
  const products = await catalog.products([...new Set(lists.flat())].filter((handle) => handle !== target.handle));
  return products
    .map((product) => ({ product, score: scoreFit(product, target, names) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ product }) => product);
}

const maxSearches = 8;

interface TargetNames {
  /** Letters with digits: `k400`, and `avo 3`. */
  readonly codes: readonly string[];
  /** Other words of its title. */
  readonly words: readonly string[];
  /** What it is: words of its type, under other names too. */
  readonly kinds: readonly string[];
}

/** `k400`, `avo 3`; `x 120` and `60 cm` are measures. */
const code =
  /(?<![\p{L}\d])(?!x )\p{L}{1,6}[ -]?\d[\p{L}\d]{0,6}(?! ?(?:x|[cm]?m|k?g|m?l|v|w|inch|pieces|pcs)(?!\p{L}))(?![\p{L}\d])/gu;

function namesOf({ title, type, vendor }: Product): TargetNames {
  const [name] = splitComplement(foldAccents(title));
  const codes = [...name.matchAll(code)];
  const own = new Set(namePieces(vendor ?? ''));
  const words = tokenize(name).filter((word) => !isAppearance(word) && !/\d/.test(word.surface));
  const stems = words.flatMap(({ surface }) => stemsOf(surface)).filter((stem) => stem.length > 2 && !own.has(stem));
  const kinds = stemsOf(type ?? '').flatMap((stem) => [stem, ...otherNamesOf(tokenize(stem))]);
  return { codes: codes.map(([each]) => each), words: [...new Set(stems)], kinds: [...new Set(kinds)] };
}

const fitWords =
  /(?<![\p{L}])(?:fits?|for|suits?|suitable for|compatible with|goes with|works with|only for|replaces|für|fur|passt|passend|til|passer)(?![\p{L}])/u;
const denials = /(?<![\p{L}])(?:not|no|nicht|ikke|without|ohne|uten)(?![\p{L}])/u;

/** 0: nothing says that it fits. */
function scoreFit(product: Product, target: Product, names: TargetNames): number {
  const { title, type, summary } = product;
  const [name, complement] = splitComplement(title);
  const details = statedDetails(product).map(({ name, value }) => `${name} ${value}`);
  const sentences = [...sentencesOf(summary).flatMap((sentence) => sentence.split(/;\s+/)), ...details].map(
    foldAccents,
  );
  const said = sentences.flatMap((sentence) => {
    const [before = '', after] = splitAtFit(sentence);
    return after === undefined || denials.test(before) ? [] : [after];
  });
  const texts = [foldAccents(complement), ...said].filter((text) => text !== '');
  // `Replacement chain TUC254`: a thing of another kind with the number of a machine.
  const isNumbered = type !== target.type && names.codes.some((each) => hasName(new Set(namePieces(name)), each));
  return Math.max(isNumbered ? 4 : 0, ...texts.map((text) => scoreText(text, target, names)));
}

function hasName(pieces: ReadonlySet<string>, name: string): boolean {
  return namePieces(name).every((piece) => pieces.has(piece));
}

function splitAtFit(sentence: string): readonly [before?: string, after?: string] {
  const match = fitWords.exec(sentence);
  return match ? [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)] : [];
}

/** By its number, by all machines of a maker with the same measure, by a word of its name that is no kind, by its kind. */
function scoreText(text: string, target: Product, { codes, words, kinds }: TargetNames): number {
  const pieces = new Set(namePieces(text));
  const has = (name: string): boolean => hasName(pieces, name);
  if (codes.some(has)) return 4;
  const numbers = [...pieces].filter((piece) => /\d/.test(piece));
  const isOfMaker = target.vendor !== null && has(target.vendor);
  if (isOfMaker && numbers.every((number) => ownNumbers(target).has(number))) return 3;
  if (numbers.length > 0 && codes.length > 0) return 0;
  const matched = words.filter((word) => pieces.has(word) || [...pieces].some((piece) => isCompoundOf(word, piece)));
  if (matched.length > 1 || matched.some((word) => !kinds.includes(word))) return 2;
  return matched.length > 0 || kinds.some((kind) => pieces.has(kind)) ? 1 : 0;
}

function ownNumbers(target: Product): ReadonlySet<string> {
  return new Set([target.title, ...statedDetails(target).map(({ value }) => value)].flatMap(namePieces));
}
