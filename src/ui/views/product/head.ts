import { createIdentityCache } from '#shop/memoize.ts';
import { type Product, variantPictures } from '#shop/product/product.ts';
import type { Thing } from '#shop/seo/structured-data.ts';
import { productData } from '#shop/seo/structured-data-product.ts';
import type { VariantSelection } from '#shop/product/variant.ts';
import { routes } from '#routes.ts';
import type { Frame, Head } from '../../layout/frame.ts';
import { trailData } from '../../layout/trail-data.ts';

interface ProductHeadInput {
  readonly frame: Frame;
  readonly product: Product;
  readonly chosen: VariantSelection;
}

/** Title and meta data of a product page: one canonical address and one description for all variants. */
export function productHead({ frame, product, chosen }: ProductHeadInput): Head {
  const path = routes.product(product.handle);
  const { title, home, listed, seo } = product;
  const trail = [
    ...(home ? [{ label: home.title, href: routes.collection(home.handle) }] : []),
    { label: title, href: path },
  ];
  return {
    title: chosen.matchedBy === 'default' ? (seo.title ?? title) : [title, ...chosen.variant.values].join(', '),
    description: seo.description ?? product.summary,
    robots: listed ? 'index' : 'noindex',
    canonical: path,
    picture: variantPictures(product, chosen.variant)[0] ?? null,
    type: 'product',
    things: thingsOf.get([product, frame.profile], `${frame.origin} ${frame.display.variantUrls}`, () => [
      trailData(frame, trail),
      productData(product, { site: frame, path, scheme: frame.display.variantUrls }),
    ]),
  };
}

/** The page for being emailed when a product is back: for one visitor, and not for search engines. */
export function stockAlertHead({ display, profile }: Pick<Frame, 'display' | 'profile'>): Head {
  const { label, description } = display.messages.product.backInStock;
  return { title: label, description: description({ shop: profile.name }), canonical: null, robots: 'noindex' };
}

const thingsOf = createIdentityCache<readonly Thing[]>();
