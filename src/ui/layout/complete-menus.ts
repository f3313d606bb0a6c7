import type { Entry, MenuItem } from '#shop/content.ts';
import type { Collection } from '#shop/listing.ts';
import { routes } from '#routes.ts';
import type { Frame } from './frame.ts';

/** What menus can lead to that nobody wrote. */
export interface Leads {
  readonly collections: readonly Collection[];
  readonly pages: readonly Entry[];
  readonly policies: readonly Entry[];
}

type Menus = Frame['menus'];

const mostPages = 4;

/** Whether a shop has left a menu for us to make. */
export function lacksMenus({ header, footer }: Menus): boolean {
  return header.length === 0 || footer.length === 0;
}

/** The menus of a shop; those that it has not written lead to what there is. */
export function completeMenus(menus: Menus, { collections, pages, policies }: Leads): Menus {
  const shelves = [...collections.map(toCollection), item('Everything', routes.allProducts())];
  const some = pages.slice(0, mostPages).map(({ title, handle }) => item(title, routes.page(handle)));
  const terms = policies.map(({ title, handle }) => item(title, routes.policy(handle)));
  const help = [...some, ...terms];
  const shop = collections.length > 0 ? { ...item('Shop', routes.collections()), children: shelves } : shelves[0];
  const columns = [
    { ...item('Shop', routes.collections()), children: shelves },
    ...(help.length > 0 ? [{ ...item('Help', routes.policies()), children: help }] : []),
  ];
  return {
    header: menus.header.length > 0 ? menus.header : [...(shop ? [shop] : []), ...some],
    more: menus.header.length > 0 ? menus.more : collections.length > 0 ? some : [],
    footer: menus.footer.length > 0 ? menus.footer : columns,
  };
}

function toCollection({ title, handle, count, picture }: Collection): MenuItem {
  return { ...item(title, routes.collection(handle)), count, picture };
}

function item(label: string, href: string): MenuItem {
  return { label, href, children: [], count: null };
}
