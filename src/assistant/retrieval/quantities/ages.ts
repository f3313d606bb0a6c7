import { type Product, statedDetails, type Variant } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';

/** For whom something is wanted, as a message says it. */
export interface StatedAge {
  /** `age 3 years`; null when it says none. */
  readonly measure: string | null;
  readonly rest: string;
}

const unit = String.raw`(?<unit>years?|yrs?|months?|mths?|jahre?n?|monate?n?|ars?|maned(?:er)?|mnd)`;
const number = String.raw`(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const person = String.raw`(?:boys?|girls?|child(?:ren)?|kids?|son|daughter|toddler|baby|friend|grandson|granddaughter|grandchild|nephew|niece|kind(?:er|ern)?|junge[n]?|madchen|bub|enkel(?:in|kind)?|neffen?|nichte|gutt(?:en)?|jent[ea]|barn(?:et)?|sonn(?:en)?|datter(?:en)?|barnebarn(?:et)?)`;
const whose = String.raw`(?:(?:an?|my|our|the|his|her|about|ca|${person}) )*`;
const old = String.raw`(?: ?-)?(?: (?:olds?|alt(?:e[nrs]?)?|gam(?:mel|melt|le)))?(?: ${person}(?![\p{L}]))?`;

const patterns: readonly RegExp[] = [
  // `ab 3 jahren`, `for a child aged 3 years`
  String.raw`(?:(?:for|fur|til) (?=${whose}(?:from|at least|ab|fra) ))?${whose}(?:for|from|aged?|ages|at least|fur|ab|fra|til|is|turns) ${whose}(?:(?:of|aged?|from|von|pa) )?${number} (?:- )?${unit}(?![\p{L}\d])${old}`,
  // `a 3 year old`
  String.raw`${number} (?:- )?${unit} (?:- )?(?:olds?|alte?[nrs]?|gam(?:mel|melt|le))(?: ${person}(?![\p{L}]))?`,
  // `a boy of 4`, `my son is 4`
  String.raw`(?:for )?${whose}${person} (?:of|aged?|who is|who's|which is|that is|is|turns|turning|from|at least|ab|fra|von|mit|with|pa) ${number}(?: ${unit})?(?! ?(?:[.,:]?\d|cm|kg|mm|euros?))${old}`,
  // `for my daughter, 2 years`, `she's 7`
  String.raw`(?:for )?${whose}${person} (?:, )?${number} ${unit}(?![\p{L}\d])${old}`,
  String.raw`(?:(?:for )?${whose}${person} (?:, )?)?(?:s?he's|s?he is|hun is|han is) ${number}(?: ${unit})?(?! ?(?:[.,:]?\d|%|cm|kg|mm|euros?))${old}`,
].map((source) => new RegExp(String.raw`(?<![\p{L}\d]|\d - )${source}(?![\p{L}\d]| - \d)`, 'u'));

/** Reads the age of whom something is for out of folded tokens joined by spaces. */
export function readAge(text: string): StatedAge {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { number: digits = '', unit: name = '' } = match.groups ?? {};
    const count = parseNumberWord(digits) ?? 0;
    const rest = text.replace(match[0], ' | ').replaceAll(/\s+/g, ' ');
    return { measure: `age ${count} ${isMonth(name) ? 'months' : 'years'}`, rest };
  }
  const bare = bareAge.exec(text);
  if (!bare?.groups) return { measure: null, rest: text };
  return { measure: `age ${bare.groups.number} years`, rest: text.replace(bare.groups.said ?? '', '|') };
}

/** `games from 5`: a small number alone is an age beside what is made for ages, and a price beside anything else. */
const bareAge = new RegExp(
  String.raw`(?<![\p{L}])(?:${person}|\p{L}*(?:toys?|games?|puzzles?|dolls?|spiele?|spielzeuge?|puppen?|bucher|lek(?:er?|etoy)|spill|dukker?|boker)) (?:(?:for|fur|til) \d{1,2} (?:people|persons?|players?|personen|leute|spieler|personer|spillere) )?(?:for |fur |til )?(?<said>(?:from|at least|ab|fra) (?<number>[1-9]|1[0-4]))(?= ?(?:$|[|?!,]|and |or |in |with |from |made ))`,
  'u',
);

function isMonth(name: string): boolean {
  return name.startsWith('m');
}

const ageMeasure = /^age (\d{1,2}) (years|months)$/;

export function isAge(measure: string): boolean {
  return ageMeasure.test(measure);
}

/** The number of years alone, and months with their unit: `3`, `6 Monate`. */
export function ageText(measure: string, locale: string): string {
  const [, count = '0', name] = ageMeasure.exec(measure) ?? [];
  if (name === 'years') return count;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(Number(count));
}

/** Whether a product is for an age by what is stated of it; one that states no age is for any. */
export function suitsAge(product: Product, measure: string): boolean {
  const told = agesOf(product);
  return told.length === 0 || told.some((range) => isWithin(range, measure));
}

function agesOf(product: Product): readonly AgeRange[] {
  const details = statedDetails(product).filter(({ name }) => ageNames.test(foldAccents(name)));
  const ranges = details.flatMap(({ value }) => rangesIn(inYears(value)));
  return ranges.length > 0 ? ranges : rangesIn(product.summary).filter(({ isBound }) => isBound);
}

/** `3+`, `ab 3` and `8-12` are years where only an age can be meant. */
function inYears(value: string): string {
  const { bound, low, high, open } = ageAlone.exec(value.trim())?.groups ?? {};
  if (low === undefined) return value;
  const isOpen = (bound ?? open) !== undefined;
  return high === undefined ? `${isOpen ? 'from ' : ''}${low} years` : `${low}-${high} years`;
}

const ageAlone =
  /^(?<bound>from|ab|fra)? ?(?<low>\d{1,2})(?: ?[-–] ?(?<high>\d{1,2}))? ?(?<open>\+|and up|and older|und älter|og oppover)?$/i;

/** Whether the shop says for which ages a product is. */
export function statesAge(product: Product): boolean {
  const values = product.options.flatMap((option) => option.values.map(({ value }) => value));
  return agesOf(product).length > 0 || values.some((value) => rangesIn(value).length > 0);
}

/** Whether no value of a variant, such as `0-6 months`, is for another age. */
export function variantSuitsAge({ values }: Variant, measure: string): boolean {
  return values.flatMap(rangesIn).every((range) => isWithin(range, measure));
}

const ageNames = /^(?:recommended )?(?:age|alter|alder)/;

/** In months; `to` is not included. */
interface AgeRange {
  readonly from: number;
  readonly to: number;
  /** Whether words say that it is a bound: `from 3 years`. */
  readonly isBound: boolean;
}

const statedRange =
  /(?<bound>from|ab|fra|up to|bis|inntil|under)? ?(?<low>\d{1,2})(?: ?(?<lowUnit>years?|months?|jahre?n?|monate?n?|ar|maneder))?(?: ?(?:-|–|to|bis|til) ?(?<high>\d{1,2}))? ?(?<unit>years?|months?|jahre?n?|monate?n?|ar|maneder)(?![\p{L}])/gu;
const fromBirth = /from birth|ab geburt|fra fodsel/;

/** `Not for children under three years` is for all from three years on. */
const deniedBelow =
  /(?<!\p{L})(?:not|never|unsuitable|nicht|ungeeignet|keine?|ikke|uegnet)(?!\p{L})[^.;]{0,40}?(?:under|below|younger than|unter|junger als|yngre enn) (?:the age of |an age of )?(?<count>\d{1,2}|\p{L}+) ?(?<unit>years?|months?|jahre?n?|monate?n?|ar|maned(?:er)?)(?!\p{L})/gu;
const onceWritten = /^(?:one|eine?[mnrs]?|ett?|en)$/;

function rangesIn(text: string): readonly AgeRange[] {
  const folded = foldAccents(text);
  const denied = [...folded.matchAll(deniedBelow)].map(({ groups: { count = '', unit: name = '' } = {} }) => {
    const number = onceWritten.test(count) ? 1 : (parseNumberWord(count) ?? 0);
    return { from: number * (isMonth(name) ? 1 : 12), to: Infinity, isBound: true };
  });
  const found = [...folded.replaceAll(deniedBelow, ' ').matchAll(statedRange)].flatMap(({ groups }) =>
    groups ? [rangeOf(groups)] : [],
  );
  const isFromBirth = fromBirth.test(folded) && found.length + denied.length === 0;
  return isFromBirth ? [{ from: 0, to: outgrownAt(0), isBound: true }] : [...denied, ...found];
}

/** A board book from two years is nothing for a child of eight; what is for older ones, nobody outgrows. */
function outgrownAt(months: number): number {
  return months >= 60 ? Infinity : Math.max(36, 3 * months);
}

function rangeOf({ bound = '', low = '', lowUnit, high, unit: name = '' }: Partial<Record<string, string>>): AgeRange {
  const months = (count: string, of: string): number => Number(count) * (isMonth(of) ? 1 : 12);
  const [from, next] = [months(low, lowUnit ?? name), months(String(Number(high ?? low) + 1), name)];
  if (/^(?:from|ab|fra)$/.test(bound) && high === undefined) return { from, to: outgrownAt(from), isBound: true };
  if (bound !== '' && high === undefined) return { from: 0, to: next, isBound: true };
  return { from, to: next, isBound: bound !== '' };
}

function isWithin({ from, to }: AgeRange, measure: string): boolean {
  const [, count = '0', name] = ageMeasure.exec(measure) ?? [];
  const months = name === 'months' ? Number(count) : 12 * Number(count);
  return months >= from && months < to;
}
