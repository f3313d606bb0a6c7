import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { namedByOption } from '../../retrieval/variants/named-values.ts';
import { valueByColor } from '../../retrieval/variants/variant-color.ts';
import { valueBySize } from '../../retrieval/variants/variant-size.ts';

/**
 * Whether a message means this variant of the product and no other: it has every option value that the message names,
 * and among the variants that do it is the first or was shown. A sold-out variant is not replaced by another one.
 */
export function isVariantStated({ product, variant }: ProductMatch, message: string, wasShown: boolean): boolean {
  const said = `${message} ${valueBySize(product, message) ?? ''} ${valueByColor(product, message) ?? ''}`;
  const named = namedByOption(product, said);
  const meant = product.variants.filter(({ values }) =>
    named.every((wanted, index) => wanted.length === 0 || wanted.includes(values[index] ?? '')),
  );
  return meant.some(({ id }) => id === variant.id) && (wasShown || meant[0]?.id === variant.id);
}
