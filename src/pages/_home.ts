import type { Home } from '#shop/content.ts';
import type { Filters } from '#shop/listing.ts';
import type { Profile } from '#shop/profile.ts';
import { completeHome, lacksProducts } from '#ui/views/home.ts';

const noFilters: Filters = {
  options: new Map(),
  available: [],
  priceMin: null,
  priceMax: null,
  types: [],
  vendors: [],
  tags: [],
};

/** The home page's content, completed where the shop has none. */
export async function readHome({ catalog, content }: App.Locals, profile: Profile): Promise<Home> {
  const home = await content.home();
  return completeHome(home, profile, lacksProducts(home) ? await bestSelling(catalog) : []);
}

async function bestSelling(catalog: App.Locals['catalog']): Promise<readonly string[]> {
  const scope = { kind: 'all' } as const;
  const listing = await catalog.list({ scope, filters: noFilters, sort: 'best-selling', page: 1 });
  return (listing?.cards ?? []).slice(0, 4).map(({ handle }) => handle);
}
