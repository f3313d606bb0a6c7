import type { Messages } from '#messages/messages.ts';
import { unitOf } from '#shop/listing/units.ts';
import { statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { ProductMatch } from '../variants/match-variant.ts';

/** What products are compared by, and which end of it is asked for. */
export interface Comparative {
  readonly name: keyof Messages['answers']['comparison'];
  /** Matches the folded name of the detail. */
  readonly detail: RegExp | 'price';
  readonly which: 'most' | 'least';
}

const height = /height|hohe|hoyde/;
const length = /length|lange|lengde/;
const width = /width|diameter|breite|durchmesser|bredde/;
const weight = /weight|gewicht|vekt/;
const thickness = /thick|dicke|tykkelse/;
const brightness = /bright|lumen|luminous|helligkeit|lichtstrom|lysstyrke/;
const power = /power|torque|watt|leistung|drehmoment|effekt/;
const noise = /noise|sound (?:level|pressure)|gerausch|schall|lautstarke|stoy|lydniva/;
const extent =
  /size|volume|capacity|storage|height|width|length|diagonal|diameter|max.? load|persons|personen|personer|grosse|volumen|inhalt|kapazitat|hohe|breite|lange|durchmesser|storrelse|volum|kapasitet|hoyde|bredde|lengde/;

/** Words with what they ask for. */
const comparatives: readonly (readonly [words: RegExp, Comparative])[] = [
  [/\b(?:taller|tallest|(?:higher|highest)(?! (?:in )?price))\b/, { name: 'tallest', detail: height, which: 'most' }],
  [/\b(?:shorter|shortest|(?:lower|lowest)(?! (?:in )?price))\b/, { name: 'shortest', detail: height, which: 'least' }],
  [/\b(?:longer|longest)\b/, { name: 'longest', detail: length, which: 'most' }],
  [/\b(?:wider|widest)\b/, { name: 'widest', detail: width, which: 'most' }],
  [/\b(?:heavier|heaviest)\b/, { name: 'heaviest', detail: weight, which: 'most' }],
  [/\b(?:lighter|lightest)\b/, { name: 'lightest', detail: weight, which: 'least' }],
  [/\b(?:bigger|biggest|larger|largest)\b/, { name: 'largest', detail: extent, which: 'most' }],
  [/\b(?:smaller|smallest)\b/, { name: 'smallest', detail: extent, which: 'least' }],
  [/\b(?:thicker|thickest)\b/, { name: 'thickest', detail: thickness, which: 'most' }],
  [/\b(?:brighter|brightest)\b/, { name: 'brightest', detail: brightness, which: 'most' }],
  [/\b(?:stronger|strongest|(?:more|most) powerful)\b/, { name: 'strongest', detail: power, which: 'most' }],
  [/\b(?:quieter|quietest)\b/, { name: 'quietest', detail: noise, which: 'least' }],
  [
    /\b(?:cheap|cheaper|cheapest|(?:less|least) expensive|(?:lower|lowest) price[ds]?)\b/,
    { name: 'cheapest', detail: 'price', which: 'least' },
  ],
  [
    /\b(?:dearer|dearest|(?:more|most) expensive|(?:higher|highest) price[ds]?)\b/,
    { name: 'dearest', detail: 'price', which: 'most' },
  ],
];

/** What a message compares by: `which is taller`, `the cheaper one`. */
export function comparativesIn(message: string): readonly Comparative[] {
  const text = foldAccents(message);
  return comparatives.filter(([words]) => words.test(text)).map(([, comparative]) => comparative);
}

/** `the lighter one`, `the cheapest to my cart` in folded text. */
export const comparativePhrase =
  /\bthe (?:(?:more|most|less|least) )?\p{L}+ (?:one|of|(?:in)?to (?:my|the) (?:cart|basket|bag))\b/u;

/** `the lighter one`, `the biggest of them`: what of the products shown is meant; null without such words. */
export function pointingComparative(message: string): Comparative | null {
  const phrase = comparativePhrase.exec(foldAccents(message))?.[0];
  return phrase === undefined ? null : (comparativesIn(phrase)[0] ?? null);
}

export interface RankedProduct {
  readonly match: ProductMatch;
  /** In the base unit of its dimension, or minor units of a price. */
  readonly number: number;
  /** As the detail has it; null for a price. */
  readonly value: string | null;
}

/** Products by a price or a measure that all of them state, what is asked for first; null when one does not state it. */
export function rankProducts(
  found: readonly ProductMatch[],
  { detail, which }: Comparative,
): readonly RankedProduct[] | null {
  const ranked = (detail === 'price' ? byPrice(found) : byDetail(found, detail))?.toSorted(
    (one, other) => one.number - other.number,
  );
  return (which === 'most' ? ranked?.toReversed() : ranked) ?? null;
}

/** The same of the products that state it, where at least two do: the others are left out. */
export function rankStating(found: readonly ProductMatch[], comparative: Comparative): readonly RankedProduct[] | null {
  const all = rankProducts(found, comparative);
  if (all !== null || comparative.detail === 'price') return all;
  const { detail } = comparative;
  const names = new Set(found.flatMap(({ product }) => statedDetails(product).map(({ name }) => foldAccents(name))));
  const groups = [...names]
    .filter((name) => detail.test(name))
    .map((name) => found.filter((match) => measureOf(match, name).length > 0))
    .filter(({ length }) => length > 1);
  const [largest] = groups.toSorted((one, other) => other.length - one.length);
  return largest ? rankProducts(largest, comparative) : null;
}

function byPrice(found: readonly ProductMatch[]): readonly RankedProduct[] {
  return found.map((match) => ({ match, number: match.variant.price.amount, value: null }));
}

/** By the first detail of that kind which all products have in the same dimension: heights are not compared with widths. */
function byDetail(found: readonly ProductMatch[], detail: RegExp): readonly RankedProduct[] | null {
  const [first] = found;
  if (!first) return null;
  const names = statedDetails(first.product)
    .map(({ name }) => foldAccents(name))
    .filter((name) => detail.test(name));
  for (const name of names) {
    const measured = found.flatMap((match) => measureOf(match, name));
    const dimensions = new Set(measured.map(({ dimension }) => dimension));
    if (measured.length === found.length && dimensions.size === 1) return measured;
  }
  return detail === extent ? byTitle(found) : null;
}

/**
 * `27 inch monitor`: the size that all titles say first, in the same dimension, unless it is the same in all, as the volts
 * of batteries are. A model number is no size.
 */
function byTitle(found: readonly ProductMatch[]): readonly RankedProduct[] | null {
  const measured = found.flatMap((match) => {
    const value = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?\s*(?:\p{L}+|["″])/u.exec(foldAccents(match.product.title))?.[0];
    const measure = value === undefined ? null : readMeasure(value);
    return value === undefined || measure === null ? [] : [{ match, value, ...measure }];
  });
  const dimensions = new Set(measured.map(({ dimension }) => dimension));
  const isComparable = measured.length === found.length && dimensions.size === 1;
  return isComparable && new Set(measured.map(({ number }) => number)).size > 1 ? measured : null;
}

interface Measured extends RankedProduct {
  readonly dimension: string;
}

function measureOf(match: ProductMatch, name: string): readonly Measured[] {
  const value = statedDetails(match.product).find((each) => foldAccents(each.name) === name)?.value;
  const measure = value === undefined ? null : readMeasure(value);
  return value === undefined || measure === null ? [] : [{ match, value, ...measure }];
}

/** The first number of `28 cm` or `1.4 kg` that has a unit, else the only one, as in `400 lm`; null when there is none. */
function readMeasure(value: string): { readonly number: number; readonly dimension: string } | null {
  const text = foldAccents(value);
  for (const [, digits = '', name = ''] of text.matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}+|["″])/gu)) {
    const unit = unitOf(name);
    if (unit) return { number: numberOf(digits) * unit.factor, dimension: unit.dimension };
  }
  const [, digits, dimension = ''] = /^(\d+(?:[.,]\d+)?)\s*(\p{L}*)$/u.exec(text.trim()) ?? [];
  return digits === undefined ? null : { number: numberOf(digits), dimension };
}

function numberOf(digits: string): number {
  return Number(digits.replace(',', '.'));
}
