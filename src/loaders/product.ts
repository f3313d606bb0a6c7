import type { AstroGlobal } from 'astro';
import { routes } from '#routes.ts';
import { deliveryDates, type DeliveryDates } from '#shop/checkout/delivery-dates.ts';
import { expectedStock } from '#shop/product/stock.ts';
import type { Product, Recommendation } from '#shop/product/product.ts';
import { chooseVariant, type VariantSelection } from '#shop/product/variant.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { productMarkdown } from '#ui/markdown/product.ts';
import { readFrame } from './frame.ts';
import { pageOrMarkdown, type PageResult, redirectOrNotFound } from './page-result.ts';

interface ProductPage {
  readonly frame: Frame;
  readonly product: Product;
  readonly chosen: VariantSelection;
  readonly dates: DeliveryDates | null;
  /** Calendar day on which a sold-out variant is expected, `YYYY-MM-DD`. */
  readonly expectedOn: string | null;
  readonly recommendations: readonly Recommendation[];
}

const maxRecommendations = 4;

/** Reads a product with the variant that the path (`/products/<handle>/<variant>`) or the query selects. */
export async function readProductPage(astro: AstroGlobal): Promise<PageResult<ProductPage>> {
  const { locals, params, url } = astro;
  const product = await locals.catalog.productOfPage(params['handle'] ?? '');
  if (!product) return redirectRenamed(astro);
  const chosen = chooseVariant(product, { pathId: params['variantId'] ?? null, params: url.searchParams });
  if (!chosen) return redirectOrNotFound(astro);
  const [frame, recommendations] = await Promise.all([
    readFrame(locals, url),
    locals.catalog.recommendations(product.id, maxRecommendations),
  ]);
  const isStocked = product.fulfilment === 'stock' && chosen.variant.available;
  const dates = isStocked ? deliveryDates(frame.profile.delivery, frame.profile.timeZone, locals.now) : null;
  const expected = expectedStock(chosen.variant, frame.profile.timeZone, locals.now);
  for (const statement of [dates, expected]) if (statement) locals.limitFreshness(statement.until);
  const expectedOn = expected?.day ?? null;
  return pageOrMarkdown(astro, { frame, product, chosen, dates, expectedOn, recommendations }, productMarkdown);
}

/** A renamed product is redirected with the variant that the path names. */
async function redirectRenamed(astro: AstroGlobal): Promise<Response> {
  const { locals, params, redirect } = astro;
  const { handle = '', variantId } = params;
  if (variantId === undefined || variantId.includes('/')) return redirectOrNotFound(astro);
  const target = await locals.content.redirect(routes.product(handle));
  if (target === null) return redirectOrNotFound(astro);
  const isProduct = /^\/products\/[^/?#]+$/u.test(target);
  return redirect(isProduct ? `${target}/${encodeURIComponent(variantId)}` : target, 301);
}
