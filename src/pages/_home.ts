import type { Home } from '#shop/content.ts';
import type { Profile } from '#shop/profile.ts';
import { withDefaultSections, needsProducts } from '#ui/views/home.ts';
import { popularCards } from './_popular.ts';

const productsShown = 4;
const collectionsShown = 6;

/** The home page's content, completed where the shop has none. */
export async function readHome({ catalog, content }: App.Locals, profile: Profile): Promise<Home> {
  const home = await content.home();
  const [popular, collections] = await Promise.all([
    needsProducts(home) ? popularCards(catalog, productsShown) : [],
    home ? [] : catalog.collections(1, collectionsShown).then(({ items }) => items),
  ]);
  return withDefaultSections(home, profile, { products: popular.map(({ handle }) => handle), collections });
}
