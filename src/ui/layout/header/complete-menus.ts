import type { Messages } from '#messages/messages.ts';
import type { ContentEntry, MenuItem } from '#shop/content/content.ts';
import type { Collection } from '#shop/listing/listing.ts';
import { routes } from '#routes.ts';
import type { Frame } from '../frame.ts';

/** What menus can lead to that nobody wrote. */
export interface MenuTargets {
  readonly collections: readonly Collection[];
  readonly pages: readonly ContentEntry[];
  readonly policies: readonly ContentEntry[];
}

type Menus = Frame['menus'];

const maxPages = 4;

/** Whether a shop has left a menu for us to make. */
export function hasMissingMenu({ header, footer }: Menus): boolean {
  return header.length === 0 || footer.length === 0;
}

/** The menus of a shop; those that it has not written lead to what there is. */
export function completeMenus(
  menus: Menus,
  { collections, pages, policies }: MenuTargets,
  messages: Pick<Messages, 'home' | 'listing'>,
): Menus {
  const { menus: labels } = messages.home;
  const collectionItems = [...collections.map(collectionItem), menuItem(messages.listing.all, routes.allProducts())];
  const some = pages.slice(0, maxPages).map(({ title, handle }) => menuItem(title, routes.page(handle)));
  const terms = policies.map(({ title, handle }) => menuItem(title, routes.policy(handle)));
  const help = [...some, ...terms];
  const shop =
    collections.length > 0
      ? { ...menuItem(labels.shop, routes.collections()), children: collectionItems }
      : collectionItems[0];
  const columns = [
    { ...menuItem(labels.shop, routes.collections()), children: collectionItems },
    ...(help.length > 0 ? [{ ...menuItem(labels.help, routes.policies()), children: help }] : []),
  ];
  return {
    header: menus.header.length > 0 ? menus.header : [...(shop ? [shop] : []), ...some],
    more: menus.header.length > 0 ? menus.more : collections.length > 0 ? some : [],
    footer: menus.footer.length > 0 ? menus.footer : columns,
  };
}

function collectionItem({ title, handle, count, picture }: Collection): MenuItem {
  return { ...menuItem(title, routes.collection(handle)), count, picture };
}

function menuItem(label: string, href: string): MenuItem {
  return { label, href, children: [], count: null };
}
