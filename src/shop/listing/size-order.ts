import { foldAccents, normalizeText } from '../text/normalize.ts';
import { inBaseUnit } from './units.ts';

/** What sizes are called in the languages of the storefront, folded, with their letters, from small to large. */
export const sizeNames: readonly (readonly string[])[] = [
  's small klein kleine kleinen kleiner kleines kleinem liten lita lite lille',
  'm medium mittel mittlere mittleren mittlerer mittleres middels mellom mellomste',
  'l large gross grosse grossen grosser grosses grossem stor stort store',
].map((names) => names.split(' '));

/** Words for what fits everybody; it comes after all other sizes. */
const oneSize: ReadonlySet<string> = new Set(['one size', 'onesize', 'os', 'einheitsgröße', 'en størrelse']);

/**
 * A comparison that brings labels from small to large: `XS`, `S`, `M`, `2XL`; `36`, `38 ½`; `500 g`, `1 kg`; `0–2`, `3–5`.
 * null unless every label is a size, a number or a measure, and all are of the same kind.
 */
export function sizeOrder(labels: readonly string[]): ((one: string, other: string) => number) | null {
  if (labels.length < 2) return null;
  for (const rankOf of [clothingRank, measureRank]) {
    const ranks = new Map(labels.map((label) => [label, rankOf(normalizeText(label))]));
    const isComplete = [...ranks.values()].every((rank) => rank !== null);
    if (isComplete) return (one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0);
  }
  return null;
}

/** `xs`, `2xl`, `xxl`, `large`; null for anything else. `m` is 0. */
function clothingRank(label: string): number | null {
  if (oneSize.has(label)) return 100;
  const word = sizeNames.findIndex((names) => names.includes(foldAccents(label)));
  if (word >= 0) return word - 1;
  const [, count = '', xs = '', end = ''] = /^(\d{0,2})(x{1,6})(s|l)$/.exec(label) ?? [];
  if (end === '') return null;
  const steps = 1 + (count === '' ? xs.length : Number(count) + xs.length - 1);
  return end === 's' ? -steps : steps;
}

/** The first number of a label, in the base unit of its unit; null for a label that does not begin with a number. */
function measureRank(label: string): number | null {
  const [, number, half = '', unit = ''] =
    /^(\d{1,9}(?:[.,]\d{1,4})?) ?(½|1\/2)?(?: ?([a-z]{1,2})\b)?/.exec(label) ?? [];
  if (number === undefined) return null;
  const plain = Number(number.replace(',', '.')) + (half === '' ? 0 : 0.5);
  return unit === '' ? plain : (inBaseUnit(String(plain), unit) ?? plain);
}
