import type { Option, Variant } from './product.ts';

/** For an option's place among the product's options: the values that will do, however they are spelled. */
export type OptionCriteria = ReadonlyMap<number, ReadonlySet<string>>;

/** An option value that could not be kept. */
export interface OptionChange {
  readonly option: string;
  /** null: a value that the product does not have. */
  readonly from: string | null;
  readonly to: string;
}

/**
 * The place of the variant that keeps the most of the wanted values; of equals the one that keeps the earlier options,
 * then the available one, then the first. -1 when there are no variants.
 */
export function nearestVariantIndex(variants: readonly Variant[], criteria: OptionCriteria): number {
  let best = -1;
  let bestRank = -1;
  for (const [index, variant] of variants.entries()) {
    const rank = matchScore(variant, criteria);
    if (rank <= bestRank) continue;
    best = index;
    bestRank = rank;
  }
  return best;
}

/** Larger is nearer: how many wanted values are kept, then which (earlier options weigh more), then availability. */
export function matchScore(variant: Variant, criteria: OptionCriteria): number {
  let kept = 0;
  let which = 0;
  for (const [position, values] of criteria) {
    const keeps = values.has(variant.values[position] ?? '') ? 1 : 0;
    kept += keeps;
    which = which * 2 + keeps;
  }
  return (kept * 2 ** criteria.size + which) * 2 + (variant.available ? 1 : 0);
}

/** What a variant does not keep of the wanted values, in option order. */
export function listOptionChanges(
  options: readonly Option[],
  variant: Variant,
  criteria: OptionCriteria,
): readonly OptionChange[] {
  return [...criteria].flatMap(([position, values]) => {
    const to = variant.values[position] ?? '';
    return values.has(to) ? [] : { option: options[position]?.name ?? '', from: [...values][0] ?? '', to };
  });
}
