import { tags } from '#cache/tags.ts';
import type { QueryContext } from '#storage/query-context.ts';

/** A product that may be shown. */
export interface OfferCandidate {
  readonly id: number;
  /** On sale, and not sold out. */
  readonly isBuyable: boolean;
}

/** Sold-out candidates that are recorded one by one; with more, any change of stock in their list counts. */
export const maxPassedOver = 40;

/**
 * The first candidates that can be bought. Records them and those that were passed over: nobody else's stock changes the
 * choice. null: there may be more than these `limit + maxPassedOver` candidates, and too few can be bought.
 */
export function chooseBuyable(
  context: QueryContext,
  candidates: readonly OfferCandidate[],
  limit: number,
): readonly number[] | null {
  const chosen = candidates.filter(({ isBuyable }) => isBuyable).slice(0, limit);
  if (chosen.length < limit && candidates.length >= limit + maxPassedOver) return null;
  recordPassedOver(context, candidates, chosen.length < limit ? null : (chosen.at(-1) ?? null));
  return chosen.map(({ id }) => id);
}

/** Records the candidates up to the last one that is shown: whether they can be bought decides what is; null: all. */
export function recordPassedOver(
  { reader }: QueryContext,
  candidates: readonly OfferCandidate[],
  last: OfferCandidate | null,
): void {
  const end = last ? candidates.indexOf(last) + 1 : candidates.length;
  for (const { id } of candidates.slice(0, end)) reader.record(tags.offer(String(id)));
}
