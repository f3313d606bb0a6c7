import type { Home } from '#shop/content.ts';
import type { Profile } from '#shop/profile.ts';
import { completeHome, lacksProducts } from '#ui/views/home.ts';
import { popularCards } from './_popular.ts';

/** The home page's content, completed where the shop has none. */
export async function readHome({ catalog, content }: App.Locals, profile: Profile): Promise<Home> {
  const home = await content.home();
  const popular = lacksProducts(home) ? await popularCards(catalog, 4) : [];
  return completeHome(
    home,
    profile,
    popular.map(({ handle }) => handle),
  );
}
