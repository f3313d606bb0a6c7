import type { Product, ProductPicture, Variant } from './product.ts';

/**
 * The pictures that tell the truth about a variant, its own first: those that show none of its options differently.
 * All of them when none fits, since a look in another colour is better than none.
 */
export function variantPictures(product: Product, variant: Variant): readonly ProductPicture[] {
  const chosen = new Map(product.options.map((option, index) => [option.name, variant.values[index]]));
  const fitting = product.pictures.filter((picture) => showsVariant(picture, chosen));
  const own = variant.picture === null ? undefined : product.pictures[variant.picture];
  const pictures = fitting.length > 0 ? fitting : product.pictures;
  return own ? [own, ...pictures.filter((picture) => picture !== own)] : pictures;
}

function showsVariant(picture: ProductPicture, chosen: ReadonlyMap<string, string | undefined>): boolean {
  return Object.entries(picture.shows).every(([name, value]) => !chosen.has(name) || chosen.get(name) === value);
}
