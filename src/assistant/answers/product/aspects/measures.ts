import { type Product, type ProductDetail, statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { productSentences } from '../product-texts.ts';
import type { ComparedMeasure } from './aspect.ts';
import { quantities } from './quantities.ts';

/** By which products are compared. */
export const measures: readonly ComparedMeasure[] = quantities.flatMap(({ measure }) => measure ?? []);
/** Which measure a message compares by, and which end of it is asked for; null: by none. */
export function comparedMeasure(
  texts: readonly string[],
): { readonly measure: ComparedMeasure; readonly which: 'most' | 'least' } | null {
  for (const text of texts.map(foldAccents))
    for (const measure of measures) {
      if (measure.least.test(text)) return { measure, which: 'least' };
      if (measure.most.test(text)) return { measure, which: 'most' };
    }
  return null;
}

/** What a product states of a measure. */
export interface StatedMeasure {
  /** In the base unit of the measure; null where several are stated. */
  readonly number: number | null;
  /** The number with its unit, as it is written. */
  readonly value: string;
  /** Whether it is a rating, `IPX4`, and no amount. */
  readonly isRating: boolean;
  readonly detail?: ProductDetail;
  readonly sentence?: string;
}

/** The first statement of a measure in the details, the description and the title of a product; null: none. */
export function measureOf(measure: ComparedMeasure, product: Product): StatedMeasure | null {
  const details = statedDetails(product).map((detail) => ({ text: `${detail.name}: ${detail.value}`, detail }));
  const sentences = [...productSentences(product), product.title].map((text) => ({ text, sentence: text }));
  for (const { text, ...source } of [...details, ...sentences]) {
    const found = valuesIn(measure, text);
    const [first] = found;
    if (first)
      return {
        ...source,
        value: first.value,
        isRating: first.isRating,
        number: found.length > 1 || isRange(text) ? null : first.number,
      };
  }
  return null;
}

/** `3–5 h` and `up to 20 h` are no single number. */
function isRange(text: string): boolean {
  return /\d ?(?:[-–]|bis|to|til) ?\d/.test(text);
}

function valuesIn(
  { value, factors }: ComparedMeasure,
  text: string,
): readonly (Pick<StatedMeasure, 'value' | 'isRating'> & { readonly number: number })[] {
  const folded = foldAccents(text);
  return [...folded.matchAll(new RegExp(value, 'gu'))].flatMap(({ groups = {} }) => {
    const digits = groups['number'] ?? groups['column'] ?? groups['other'] ?? '';
    const unit = groups['unit'] ?? groups['length'] ?? '';
    const read = Number(digits.replace(/(?<=\d)[ .](?=\d{3}(?!\d))/g, '').replace(',', '.'));
    const isRating = groups['number'] !== undefined && unit === '';
    const written = isRating ? `IPX${digits}` : writtenIn(text, digits, unit);
    return Number.isFinite(read) && digits !== ''
      ? [{ number: read * (factors[unit] ?? 1), value: written, isRating }]
      : [];
  });
}

/** With the unit as the text has it: `dB`, not `db`. */
function writtenIn(text: string, digits: string, unit: string): string {
  const pattern = new RegExp(String.raw`${RegExp.escape(digits.trim())}\s?${RegExp.escape(unit)}`, 'iu');
  return pattern.exec(text)?.[0] ?? `${digits} ${unit}`;
}
