import type { Terminology } from '#shop/profile.ts';
import type { VariantLink } from '#shop/product.ts';
import { variantUrl, type VariantScheme } from '#shop/variant-url.ts';
import { routes } from '#routes.ts';

/** How things of the shop are shown on a page: handed down from the frame to every card. */
export interface Display {
  /** BCP 47. */
  readonly locale: string;
  readonly words: Terminology;
  readonly variantUrls: VariantScheme;
  readonly now: Date;
}

/** The address of a product with one of its variants selected. */
export function variantHref(handle: string, variant: VariantLink, scheme: VariantScheme): string {
  return variantUrl(routes.product(handle), variant, scheme);
}
