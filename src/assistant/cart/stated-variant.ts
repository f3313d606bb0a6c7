import type { ProductMatch } from '../retrieval/match-variant.ts';
import { stemsOf } from '../retrieval/words.ts';

/**
 * Whether a message means this variant of the product and no other: it has every option value that the message names,
 * and among the variants that do it is the first or was shown. A sold-out variant is not replaced by another one.
 */
export function isVariantStated({ product, variant }: ProductMatch, message: string, wasShown: boolean): boolean {
  const named = product.options.map(({ values }) =>
    namedValues(
      values.map(({ value }) => value),
      message,
    ),
  );
  const meant = product.variants.filter(({ values }) =>
    named.every((wanted, index) => wanted.length === 0 || wanted.includes(values[index] ?? '')),
  );
  return meant.some(({ id }) => id === variant.id) && (wasShown || meant[0]?.id === variant.id);
}

/** `dark oak` does not name `oak` as well. */
function namedValues(values: readonly string[], message: string): readonly string[] {
  const text = ` ${stemsOf(message).join(' ')} `;
  const found = values
    .map((value) => ({ value, phrase: ` ${stemsOf(value).join(' ')} ` }))
    .filter(({ phrase }) => phrase.trim() !== '' && text.includes(phrase));
  return found
    .filter(({ phrase }) => !found.some((other) => other.phrase !== phrase && other.phrase.includes(phrase)))
    .map(({ value }) => value);
}
