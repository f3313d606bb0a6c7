import { routes } from '#routes.ts';
import type { LoadRequest } from '../harness/load-generator.ts';
import type { RandomSource } from '../catalog/random.ts';
import { largeProduct, type PageShop, type VisitorCookies } from './page-shop.ts';

/** A request for a page that is rendered, and the most processor time that it may take, as multiples of raw. */
export interface PageRequest {
  readonly name: string;
  readonly next: () => LoadRequest;
  readonly status: RegExp;
  readonly goals: { readonly warm: number; readonly cold: number } | null;
}

const found = /^200$/;
const productGoals = { warm: 80, cold: 130 };
const listGoals = { warm: 100, cold: 160 };

/** Every kind of page, for products, collections and terms of the shop that are drawn uniformly. */
export function pageRequests(shop: PageShop, cookies: VisitorCookies, random: RandomSource): readonly PageRequest[] {
  const pick = (items: readonly string[]): string => items[random.below(items.length)] ?? '';
  const page = (name: string, path: () => string, goals: PageRequest['goals'] = null): PageRequest => ({
    name,
    next: () => ({ path: path(), headers: {} }),
    status: found,
    goals,
  });
  const product = page('product', () => routes.product(pick(shop.products)), productGoals);
  const collection = (): string => routes.collection(pick(shop.collections));
  const filter = 'filter.v.availability=1&filter.v.price.gte=10&sort_by=price-ascending';
  return [
    page('home', () => routes.home(), productGoals),
    product,
    page('product with 2,000 variants', () => routes.product(largeProduct)),
    page('collection', collection, listGoals),
    page('collection, filtered', () => `${collection()}?${filter}`, listGoals),
    page('search', () => `${routes.search()}?q=${encodeURIComponent(pick(shop.terms))}`, { warm: 120, cold: 120 }),
    page('suggestions', () => `${routes.suggest()}?q=${encodeURIComponent(pick(shop.terms).slice(0, 3))}`),
    { ...page('cart with 5 lines', routes.cart, { warm: 40, cold: 40 }), next: fixed(routes.cart(), cookies.cart) },
    { ...page('preview', routes.home), next: fixed(routes.home(), cookies.preview) },
    { ...page('not found', () => routes.product(`none-${random.below(1_000_000)}`)), status: /^404$/ },
    { ...product, name: 'product, Markdown', next: asMarkdown(product.next), goals: null },
  ];
}

function fixed(path: string, cookie: string): () => LoadRequest {
  return () => ({ path, headers: { cookie } });
}

function asMarkdown(next: () => LoadRequest): () => LoadRequest {
  return () => {
    const { path, headers } = next();
    return { path, headers: { ...headers, accept: 'text/markdown' } };
  };
}
