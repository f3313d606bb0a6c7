import type { VariantLink } from '#shop/product.ts';
import { routes } from '#routes.ts';

/** How things of the shop are shown on a page: handed down from the frame to every card. */
export interface Display {
  /** BCP 47. */
  readonly locale: string;
  readonly variantUrls: 'options' | 'id' | 'path';
  readonly now: Date;
}

/** The address of a product with one of its variants selected, in the scheme the shop is set to. */
export function variantHref(handle: string, variant: VariantLink, scheme: Display['variantUrls']): string {
  switch (scheme) {
    case 'path':
      return routes.productVariant(handle, variant.id);
    case 'id':
      return withQuery(routes.product(handle), [['variant', variant.id]]);
    case 'options':
      return withQuery(
        routes.product(handle),
        variant.options.map(({ name, value }) => [name.toLowerCase(), value]),
      );
    default:
      return scheme satisfies never;
  }
}

function withQuery(path: string, pairs: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
