import type { Product } from '#shop/product/product.ts';
import { statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';

/** For whom a value of an option is: `140-160 cm`, `2–5 kg`. */
interface ValueRange {
  readonly value: string;
  readonly low: number;
  readonly high: number;
  /** null: of measures in centimetres, shops often leave it out. */
  readonly unit: 'cm' | 'kg' | null;
}

interface BodyMeasure {
  readonly amount: number;
  readonly unit: 'cm' | 'kg';
}

/** `my son has a 54 cm head` of a helmet for 52–56 cm, `3 kg` of nappies: the only value with a range that has the measure. */
export function valueByMeasure(product: Product, message: string): string | null {
  const measure = bodyMeasureIn(message);
  if (!measure) return null;
  const fitting = rangesOf(product).filter((range) => contains(range, measure));
  const [only, second] = new Set(fitting.map(({ value }) => value));
  return second === undefined ? (only ?? null) : null;
}

function contains({ low, high, unit }: ValueRange, measure: BodyMeasure): boolean {
  return (unit ?? 'cm') === measure.unit && low <= measure.amount && measure.amount <= high;
}

/** A number beside what it is the measure of. */
const inCentimetres = /(?<![\d.,])(?<amount>\d{2,3}) ?(?:cm|tall|hoch|gross|hoy)\b(?!.* (?:long|wide|deep|lang|breit))/;
const inKilograms = /(?<![\d.,x×-])(?<amount>\d{1,3}(?:[.,]\d)?) ?(?:kg|kilo(?:s|gramm?)?)\b/;

/** The message without what it says of somebody's measures. */
export function withoutMeasure(message: string): string {
  return message.replace(inCentimetres, ' ').replace(inKilograms, ' ');
}

function bodyMeasureIn(message: string): BodyMeasure | null {
  const text = foldAccents(message);
  const length = inCentimetres.exec(text)?.groups?.['amount'];
  if (length !== undefined) return { amount: Number(length), unit: 'cm' };
  const weight = inKilograms.exec(text)?.groups?.['amount'];
  return weight === undefined ? null : { amount: Number(weight.replace(',', '.')), unit: 'kg' };
}

const range = String.raw`(?<![\d.,])(?<low>\d{1,3}(?:[.,]\d)?) ?(?:[-–/]|to|bis|til) ?(?<high>\d{1,3}(?:[.,]\d)?)(?: ?(?<unit>cm|kg)\b)?`;
const rangeIn = new RegExp(range);

/** The ranges that values have in themselves, or else that the shop's texts state beside them: `Gr. 1: 2–5 kg`. */
function rangesOf(product: Product): readonly ValueRange[] {
  const values = product.options.flatMap((option) => option.values.map(({ value }) => value));
  const own = values.flatMap((value) => rangeFrom(value, rangeIn.exec(foldAccents(value))) ?? []);
  if (own.length > 0) return own;
  const details = statedDetails(product).map(({ name, value }) => `${name}: ${value}`);
  const text = foldAccents([product.summary, ...details].join('. '));
  return values.flatMap((value) => rangeFrom(value, besideSize(value).exec(text)) ?? []);
}

function besideSize(value: string): RegExp {
  const name = RegExp.escape(foldAccents(value));
  return new RegExp(String.raw`\b(?:gr|grosse|size|str|storrelse)\b\.? ?${name} ?[:(=,–-]? ?${range}`);
}

function rangeFrom(value: string, found: RegExpExecArray | null): ValueRange | null {
  const { low, high, unit } = found?.groups ?? {};
  if (low === undefined || high === undefined) return null;
  const [from, to] = [low, high].map((number) => Number(number.replace(',', '.')));
  if (from === undefined || to === undefined || to <= from) return null;
  return { value, low: from, high: to, unit: unit === 'cm' || unit === 'kg' ? unit : null };
}
