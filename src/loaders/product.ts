import type { AstroGlobal } from 'astro';
import { deliveryDates, type DeliveryDates } from '#shop/checkout/delivery-dates.ts';
import type { Product, Recommendation } from '#shop/product/product.ts';
import { chooseVariant, type VariantSelection } from '#shop/product/variant.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { readFrame } from './frame.ts';

interface ProductPageData {
  readonly frame: Frame;
  readonly product: Product;
  readonly chosen: VariantSelection;
  readonly dates: DeliveryDates | null;
  readonly recommendations: readonly Recommendation[];
}

/** Reads what both addresses of a product show; null when they name nothing. */
export async function readProduct({ locals, params, url }: AstroGlobal): Promise<ProductPageData | null> {
  const product = await locals.catalog.product(params['handle'] ?? '');
  const chosen = product && chooseVariant(product, { pathId: params['variantId'] ?? null, params: url.searchParams });
  if (!product || !chosen) return null;
  const [frame, recommendations] = await Promise.all([
    readFrame(locals, url),
    locals.catalog.recommendations(product.id, 4),
  ]);
  const isStocked = product.fulfilment === 'stock' && chosen.variant.available;
  const dates = isStocked ? deliveryDates(frame.profile.delivery, frame.profile.timeZone, locals.now) : null;
  if (dates) locals.limitFreshness(dates.until);
  return { frame, product, chosen, dates, recommendations };
}
