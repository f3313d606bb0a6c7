import type { Messages } from '#messages/messages.ts';
import type { ContentEntry, MenuItem } from '#shop/content/content.ts';
import { filterKeys } from '#shop/listing/query/list-query-filters.ts';
import type { Collection, ProductType } from '#shop/listing/listing.ts';
import { routes } from '#routes.ts';
import type { Frame } from '../frame.ts';

/** What generated menus link to. */
export interface MenuTargets {
  readonly collections: readonly Collection[];
  /** Types of products, for shops without collections. */
  readonly types: readonly ProductType[];
  readonly pages: readonly ContentEntry[];
  readonly policies: readonly ContentEntry[];
}

type Menus = Frame['menus'];

const maxPages = 4;

/** Whether a menu must be generated, because the shop has not written it. */
export function hasMissingMenu({ header, footer }: Menus): boolean {
  return header.length === 0 || footer.length === 0;
}

/**
 * The menus of a shop. Those that it has not written are generated from its collections, or the types of its products
 * where it has none, and from its pages and policies.
 */
export function completeMenus(
  menus: Menus,
  targets: MenuTargets,
  { home, listing }: Pick<Messages, 'home' | 'listing'>,
): Menus {
  const pages = targets.pages.slice(0, maxPages).map(({ title, handle }) => menuItem(title, routes.page(handle)));
  const policies = targets.policies.map(({ title, handle }) => menuItem(title, routes.policy(handle)));
  const shop = shopMenu(targets, home.menus.shop, menuItem(listing.all, routes.allProducts()));
  const help = { ...menuItem(home.menus.help, routes.policies()), children: [...pages, ...policies] };
  const isShopOpened = shop.children.length > 1;
  const isWritten = menus.header.length > 0;
  return {
    header: isWritten ? menus.header : [...(isShopOpened ? [shop] : shop.children), ...pages],
    // A sheet without a menu of the shop lists the links of the header, among them the pages.
    more: isWritten ? menus.more : isShopOpened ? pages : [],
    footer: menus.footer.length > 0 ? menus.footer : [shop, help].filter(({ children }) => children.length > 0),
  };
}

/** Links to what the shop sells. A single product type is left out, because it would list all products. */
function shopMenu({ collections, types }: MenuTargets, label: string, all: MenuItem): MenuItem {
  if (collections.length > 0)
    return { ...menuItem(label, routes.collections()), children: [...collections.map(collectionItem), all] };
  return { ...all, label, children: [...(types.length > 1 ? types.map(typeItem) : []), all] };
}

function collectionItem({ title, handle, count, picture }: Collection): MenuItem {
  return { ...menuItem(title, routes.collection(handle)), count, picture };
}

function typeItem({ label, value, count }: ProductType): MenuItem {
  const parameters = new URLSearchParams([[filterKeys.type, value]]);
  return { ...menuItem(label, `${routes.allProducts()}?${parameters.toString()}`), count };
}

function menuItem(label: string, href: string): MenuItem {
  return { label, href, children: [], count: null };
}
