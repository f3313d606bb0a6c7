import { type UnitOfMeasure, unitOf } from '#shop/listing/units.ts';
import { type Product, statedDetails, type Variant } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { singularize } from '#shop/text/stem.ts';
import { isAge, suitsAge, variantSuitsAge } from './ages.ts';
import { isGender, isOnlyForWomen } from './genders.ts';
import { isPersons, suitsPersons } from './persons.ts';
import { functionWords } from '../words/function-words.ts';
import { stemsOf } from '../words/words.ts';

/** Bounds of measures that a message states, and the message without them. */
export interface StatedMeasures {
  /** As they were written: `more than 10 gears`, `under 2 kg`. */
  readonly measures: readonly string[];
  readonly rest: string;
}

type BoundKind = 'atLeast' | 'above' | 'atMost' | 'below' | 'not';

const moreThan =
  'more than|over|above|(?:longer|bigger|larger|heavier|wider|taller|higher|deeper|thicker|stronger|faster) than|mehr als|uber|mer enn|>';
const lessThan =
  'less than|fewer than|under|below|(?:lighter|smaller|shorter|narrower|lower|thinner|slimmer) than|weniger als|unter|mindre enn|<';
const not = "(?:not|no|never|isn't|aren't|isnt|nicht|ikke)";

const comparisons: readonly (readonly [BoundKind, string])[] = [
  ['atLeast', `at least|min(?:imum)?(?: of)?|${not} (?:${lessThan})|mindestens|minst`],
  ['atMost', `at most|up to|max(?:imum)?(?: of)?|${not} (?:${moreThan})|hochstens|maximal|bis zu|maks|opp til`],
  ['above', moreThan],
  ['below', lessThan],
  ['not', 'not|no|except|without'],
];

const number = String.raw`\d+(?:[.,]\d+)?`;
const unit = String.raw`\p{L}+|["″]`;

const before = comparisons.map(([comparison, words]): readonly [BoundKind, RegExp] => [
  comparison,
  new RegExp(String.raw`(?<![\p{L}\d])(?<words>${words}) ?(?<number>${number}) ?(?<unit>${unit})`, 'u'),
]);
const after: readonly (readonly [BoundKind, RegExp])[] = [
  [
    'atLeast',
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(?<number>${number}) ?(?<unit>${unit}) (?:or (?:more|above|higher|bigger|larger)|plus|at least|minimum|\+)(?![\p{L}\d])`,
      'u',
    ),
  ],
  [
    'atMost',
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(?<number>${number}) ?(?<unit>${unit}) (?:or (?:less|under|below|lower|smaller)|at most|maximum|max)(?![\p{L}\d])`,
      'u',
    ),
  ],
];
const patterns = [...before, ...after];

/** Which of several such measures is meant: `8 GB RAM`. */
const topics =
  'ram|memory|storage|disk|ssd|screen|display|battery|weight|width|height|depth|length|arbeitsspeicher|speicher|festplatte|bildschirm|minne|lagring|skjerm';
const topicAfter = new RegExp(String.raw`^ (?:of )?(?:${topics})(?![\p{L}\d])`, 'u');
const topicAtEnd = new RegExp(String.raw` (?<topic>${topics})$`, 'u');

/** Units of prices, times and counts, which are read elsewhere or of no product. */
const foreignUnits =
  /^(?:euros?|eur|kr|kroner|nok|sek|dkk|dollars?|usd|pounds?|gbp|bucks?|percent|days?|weeks?|months?|years?|items?|pieces?|pcs|products?|people|persons?)$/;

/** Reads the bounds out of folded tokens joined by spaces. `isKind`: the catalog knows products of that name. */
export function readMeasures(text: string, isKind: (word: string) => boolean): StatedMeasures {
  let rest = text;
  const measures: string[] = [];
  for (const [comparison, pattern] of patterns) {
    const match = pattern.exec(rest);
    const name = match?.groups?.['unit'] ?? '';
    if (!match || !isUnit(comparison, name) || isKind(singularize(name))) continue;
    const topic = topicAfter.exec(rest.slice(match.index + match[0].length))?.[0] ?? '';
    measures.push(match[0] + topic);
    rest = rest.replace(match[0] + topic, ' | ').replace(/\s+/g, ' ');
  }
  return { measures, rest };
}

/** A negated number needs a unit of measure, or a word in the singular: `not 11 speed`. `Not 2 lamps` is something else. */
function isUnit(comparison: BoundKind, name: string): boolean {
  if (unitOf(name) !== null) return true;
  if (comparison === 'not' && singularize(name) !== name) return false;
  return name.length > 1 && !functionWords.has(name) && !foreignUnits.test(name);
}

/** Whether some number of a product's texts is within a bound; one that states none does not meet it. */
export function meetsMeasure(product: Product, measure: string): boolean {
  if (isAge(measure)) return suitsAge(product, measure);
  if (isPersons(measure)) return suitsPersons(product, measure);
  if (isGender(measure)) return !isOnlyForWomen(product);
  const bound = boundOf(measure);
  if (!bound) return true;
  const values = numbersFor(product, bound);
  if (bound.comparison === 'not') return !values.includes(bound.value);
  if (values.length === 0) return false;
  const isWhole = (bound.comparison === 'below' || bound.comparison === 'atMost') && bound.unit?.dimension === 'length';
  return isWhole ? values.every((value) => isWithin(value, bound)) : values.some((value) => isWithin(value, bound));
}

/** Whether no value of a variant, such as `250 g`, breaks a bound. */
export function variantMeetsMeasure(variant: Variant, measure: string): boolean {
  if (isAge(measure)) return variantSuitsAge(variant, measure);
  if (isPersons(measure) || isGender(measure)) return true;
  const bound = boundOf(measure);
  if (!bound) return true;
  return variant.values.flatMap((value) => numbersIn(value, bound)).every((value) => isWithin(value, bound));
}

const signs: Readonly<Record<BoundKind, string>> = { atLeast: '≥', above: '>', atMost: '≤', below: '<', not: '≠' };

/** `higher than 28 cm` as `> 28 cm`, which every language reads. */
export function withSign(measure: string): string {
  for (const [comparison, pattern] of patterns) {
    const match = pattern.exec(measure);
    if (!match?.groups) continue;
    const { number: digits = '', unit: name = '' } = match.groups;
    const topic = measure.slice(match.index + match[0].length).trim();
    return [signs[comparison], digits, name, topic].filter((part) => part !== '').join(' ');
  }
  return measure;
}

interface MeasureBound {
  readonly comparison: BoundKind;
  /** In the base unit of its kind. */
  readonly value: number;
  /** null: a word such as `gears`, in `stem`. */
  readonly unit: UnitOfMeasure | null;
  readonly stem: string;
  /** The details that a word of the comparison is about: `wider`. */
  readonly detail: RegExp | null;
}

function boundOf(measure: string): MeasureBound | null {
  for (const [comparison, pattern] of patterns) {
    const groups = pattern.exec(measure)?.groups;
    if (!groups) continue;
    const { number: digits = '', unit: name = '', words = '' } = groups;
    const known = unitOf(name);
    const value = Number(digits.replace(',', '.')) * (known?.factor ?? 1);
    const topic = topicAtEnd.exec(measure)?.groups?.['topic'];
    const detail = comparedDetails.find(([word]) => word.test(words))?.[1] ?? (topic ? new RegExp(topic) : null);
    return { comparison, value, unit: known, stem: singularize(name), detail };
  }
  return null;
}

const comparedDetails: readonly (readonly [RegExp, RegExp])[] = [
  [/wider|narrower/, /width|breite|bredde/],
  [/taller|higher|lower/, /height|hohe|hoyde/],
  [/longer|shorter/, /length|lange|lengde/],
  [/deeper/, /depth|tiefe|dybde/],
  [/thicker|thinner|slimmer/, /thick|dicke|tykkelse/],
];

function isWithin(value: number, { comparison, value: bound }: MeasureBound): boolean {
  switch (comparison) {
    case 'atLeast':
      return value >= bound;
    case 'above':
      return value > bound;
    case 'atMost':
      return value <= bound;
    case 'below':
      return value < bound;
    case 'not':
      return value !== bound;
    default:
      return comparison satisfies never;
  }
}

function numbersFor(product: Product, bound: MeasureBound): readonly number[] {
  const details = statedDetails(product);
  const named = bound.detail ? details.filter(({ name }) => bound.detail?.test(foldAccents(name))) : [];
  if (named.length > 0) return named.flatMap(({ name, value }) => numbersIn(`${name} ${value}`, bound));
  const values = product.options.flatMap((option) => option.values.map(({ value }) => value));
  const texts = [...details.map(({ name, value }) => `${name} ${value}`), ...values];
  const stated = texts.flatMap((text) => numbersIn(text, bound));
  const told = [product.title, product.summary].flatMap((text) => numbersIn(text, bound));
  if (bound.comparison === 'not') return [...stated, ...told];
  return stated.length > 0 ? stated : told;
}

/** The numbers of a text that have the unit, or of which the text is about: `Gears: 7`. */
function numbersIn(text: string, { unit: wanted, stem }: MeasureBound): readonly number[] {
  const pairs = [...foldAccents(text).matchAll(/(\d+(?:[.,]\d+)?)[ -]?(["″]|\p{L}+)?/gu)];
  if (wanted) {
    return pairs.flatMap(([, digits = '', name = '']) => {
      const found = unitOf(name);
      return found?.dimension === wanted.dimension ? [Number(digits.replace(',', '.')) * found.factor] : [];
    });
  }
  const isAbout = stemsOf(text).includes(stem);
  const counted = pairs.filter(([, , name = '']) => singularize(name) === stem);
  const chosen = counted.length > 0 ? counted : isAbout ? pairs.filter(([, , name = '']) => unitOf(name) === null) : [];
  return chosen.map(([, digits = '']) => Number(digits.replace(',', '.')));
}
