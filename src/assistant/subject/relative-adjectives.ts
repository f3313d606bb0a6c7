import { type Product, statedDetails } from '#shop/product/product.ts';
import type { ComparedMeasure } from '../answers/product/aspects/aspect.ts';
import { measureOf, measures } from '../answers/product/aspects/measures.ts';
import { type Comparative, comparativesIn, rankStating } from '../retrieval/quantities/comparatives.ts';
import { namePieces } from '../retrieval/named-product.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';

/** What an adjective says of the one of several things that has it most: `the small one`, „die leichtere“. */
export interface RelativeAdjective {
  readonly comparative: Comparative;
  /** The number in descriptions by which it is known too. */
  readonly row: ComparedMeasure['row'] | null;
  /** What titles say of things that are so, and of those that are not. */
  readonly signs: { readonly so: ReadonlySet<string>; readonly not: ReadonlySet<string> } | null;
  /** `lighter` and not `light`, which may also be a color. */
  readonly isCompared: boolean;
}

const small = new Set('mini small klein kleine kleiner liten lite lille mikro micro petite'.split(' '));
const large = new Set('maxi xxl xl large big family familie mega gross grosse grosser stor store jumbo'.split(' '));

const german = '(?:e|en|er|es|em)?';
const germanMore = '(?:er(?:e[nrsm]?)?|(?:e?st)e[nrsm]?)';

/** Folded words of the three languages: as they are said alone, and compared. */
const adjectives: readonly (readonly [english: string, alone: string, compared: string])[] = [
  [
    'bigger',
    `big|large|gross${german}|store?`,
    `bigger|biggest|larger|largest|gross${germanMore}|groesst\\p{L}+|grosst\\p{L}+|storre|storste?`,
  ],
  ['smaller', `small|little|klein${german}|lille|liten`, `smaller|smallest|klein${germanMore}|mindre|minste?`],
  [
    'cheaper',
    `cheap|billige?[nrs]?|gunstige?[nrs]?|rimelige?`,
    `cheaper|cheapest|(?:less|least) expensive|(?:billig|gunstig)${germanMore}|billigere|billigste?|rimeligere|rimeligste?`,
  ],
  [
    'dearer',
    `expensive|teuer|teure[nrs]?|dyre?`,
    `dearer|dearest|(?:more|most) expensive|teur${germanMore}|teuerste[nrsm]?|dyrere|dyreste?`,
  ],
  ['lighter', `leichte[nrs]?|lette`, `lighter|lightest|leicht${germanMore}|lettere|letteste?`],
  ['heavier', `heavy|schwere[nrs]?|tunge?`, `heavier|heaviest|schwer${germanMore}|tyngre|tyngste?`],
  ['longer', `long|lange[nrs]?`, `longer|longest|lang${germanMore}|lengre|lengste?`],
  ['shorter', `short|kurze[nrs]?|korte`, `shorter|shortest|kurz${germanMore}|kortere|korteste?`],
  ['quieter', `quiet|leise[nrs]?|stille`, `quieter|quietest|leis${germanMore}|stillere|stilleste?`],
  ['brighter', `bright`, `brighter|brightest|hell${germanMore}|lyssterkeste?`],
  ['stronger', `strong|starke[nrs]?|sterke`, `stronger|strongest|stark${germanMore}|sterkere|sterkeste?`],
];

const rows: Readonly<Record<string, ComparedMeasure['row']>> = {
  bigger: 'capacity',
  smaller: 'capacity',
  lighter: 'weight',
  heavier: 'weight',
  quieter: 'noise',
  brighter: 'brightness',
  stronger: 'power',
};

const signsOf: Readonly<Record<string, RelativeAdjective['signs']>> = {
  bigger: { so: large, not: small },
  smaller: { so: small, not: large },
};

/** null for a word that compares nothing. */
export function relativeAdjective(word: string): RelativeAdjective | null {
  for (const { pattern, compared, comparative, row, signs } of read)
    if (pattern.test(word)) return { comparative, row, signs, isCompared: compared.test(word) };
  return null;
}

const read = adjectives.flatMap(([english, alone, compared]) => {
  const [comparative] = comparativesIn(english);
  const pattern = new RegExp(`^(?:${alone}|${compared})$`, 'u');
  const [row, signs] = [rows[english] ?? null, signsOf[english] ?? null];
  return comparative ? [{ pattern, compared: new RegExp(`^(?:${compared})$`, 'u'), comparative, row, signs }] : [];
});

export interface MostSo {
  readonly match: ProductMatch;
  /** By what is stated; a number in a title may be one of the model. */
  readonly isStated: boolean;
}

/** The one of some products that is most so, by its title or by what all of them state; null where that is unclear. */
export function mostOf(matches: readonly ProductMatch[], adjective: RelativeAdjective): MostSo | null {
  if (matches.length < 2) return null;
  const { comparative, row, signs } = adjective;
  const stated =
    signedIn(matches, signs) ??
    best(rankedIn(matches, comparative), comparative) ??
    (row === null ? null : best(statedIn(matches, row), comparative));
  const match = stated ?? (signs === null ? null : best(numberedIn(matches), comparative));
  return match && { match, isStated: stated !== null };
}

function rankedIn(matches: readonly ProductMatch[], comparative: Comparative): readonly Numbered[] {
  const ranked = rankStating(matches, comparative) ?? [];
  const isStated = ranked.every(
    ({ match, value }) => value === null || statedDetails(match.product).some((detail) => detail.value === value),
  );
  return isStated && ranked.length === matches.length ? ranked : [];
}

interface Numbered {
  readonly match: ProductMatch;
  readonly number: number;
}

function best(numbered: readonly Numbered[], { which }: Comparative): ProductMatch | null {
  const sorted = numbered.toSorted((one, other) => (which === 'most' ? -1 : 1) * (one.number - other.number));
  const [first, next] = sorted;
  return first && next && first.number !== next.number ? first.match : null;
}

/** `Krossi XXL` is the big one, and of two the other one is the small one. */
function signedIn(matches: readonly ProductMatch[], signs: RelativeAdjective['signs']): ProductMatch | null {
  const having = (words: ReadonlySet<string> | undefined): readonly ProductMatch[] =>
    matches.filter(({ product }) => namePieces(product.title).some((piece) => words?.has(piece)));
  const [so, notSo] = [having(signs?.so), having(signs?.not)];
  if (so.length === 1) return so[0] ?? null;
  const [only, other] = matches.filter((match) => !notSo.includes(match));
  return so.length === 0 && notSo.length > 0 && only && !other ? only : null;
}

/** By a number that the descriptions of all state, what is asked for first. Empty: one states none. */
export function rankedInProse(matches: readonly ProductMatch[], { name, which }: Comparative): readonly Numbered[] {
  const row = relativeAdjective(name)?.row ?? null;
  const sign = which === 'most' ? -1 : 1;
  return row === null ? [] : statedIn(matches, row).toSorted((one, other) => sign * (one.number - other.number));
}

function statedIn(matches: readonly ProductMatch[], row: ComparedMeasure['row']): readonly Numbered[] {
  const measure = measures.find((each) => each.row === row);
  const stated = matches.flatMap((match): readonly Numbered[] => {
    const number = measure ? (measureOf(measure, match.product)?.number ?? null) : null;
    return number === null ? [] : [{ match, number }];
  });
  return stated.length === matches.length ? stated : [];
}

/** `Ridgeway 45` and `Ridgeway 65`: all have one number, and a word in common. */
function numberedIn(matches: readonly ProductMatch[]): readonly Numbered[] {
  const pieces = matches.map(({ product }) => namePieces(product.title));
  const [first = []] = pieces;
  const isAlike = first.some((piece) => /\p{L}{3}/u.test(piece) && pieces.every((each) => each.includes(piece)));
  const numbered = matches.flatMap((match): readonly Numbered[] => {
    const [number, other] = numbersOf(match.product);
    return number === undefined || other !== undefined ? [] : [{ match, number }];
  });
  return isAlike && numbered.length === matches.length ? numbered : [];
}

function numbersOf({ title }: Product): readonly number[] {
  return namePieces(title)
    .filter((piece) => /^\d/.test(piece))
    .map(Number);
}
