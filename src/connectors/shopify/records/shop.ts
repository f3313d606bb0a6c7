import type { MenuEntry } from '#commerce/records/content-record.ts';
import type { RecordOf } from '#commerce/records/catalog-record.ts';
import { routes } from '#routes.ts';
import type { MenuItemNode, PolicyNode, ShopNode } from '../documents/shop.ts';
import { type MarketAnswers, overlaysOf } from './market-answers.ts';

export interface MenuNode {
  readonly title: string;
  readonly items: readonly MenuItemNode[];
}

/** Hosts at which the shop is reached: links to them become paths of this shop. */
export type ShopHosts = ReadonlySet<string>;

/** The menu of a place on the pages, which is its id and its handle. */
export function toMenuRecord(place: string, answers: MarketAnswers<MenuNode>, hosts: ShopHosts): RecordOf<'menu'> {
  return {
    kind: 'menu',
    id: place,
    handle: place,
    version: null,
    listed: true,
    base: null,
    overlays: overlaysOf(answers, ({ title, items }) => ({ title, items: items.map((each) => toEntry(each, hosts)) })),
  };
}

function toEntry(item: MenuItemNode, hosts: ShopHosts): MenuEntry {
  return {
    label: item.title,
    href: resourcePath(item) ?? linkPath(item.url, hosts),
    children: (item.items ?? []).map((each) => toEntry(each, hosts)),
  };
}

/** The path of this shop to what an item names; null for one that names nothing that this shop has. */
function resourcePath({ type, resource }: MenuItemNode): string | null {
  const handle = resource?.handle ?? null;
  switch (type) {
    case 'FRONTPAGE':
      return routes.home();
    case 'SEARCH':
      return routes.search();
    case 'CATALOG':
      return routes.allProducts();
    case 'COLLECTIONS':
      return routes.collections();
    case 'PRODUCT':
      return handle && routes.product(handle);
    case 'COLLECTION':
      return handle && routes.collection(handle);
    case 'PAGE':
      return handle && routes.page(handle);
    case 'BLOG':
      return handle && routes.blog(handle);
    case 'ARTICLE':
      return handle && resource?.blog ? routes.article(resource.blog.handle, handle) : null;
    case 'SHOP_POLICY':
      return handle && routes.policy(handle);
    default:
      return null;
  }
}

/** An address of the shop's own hosts as a path; another site's as it is; empty if it is none. */
function linkPath(url: string | null, hosts: ShopHosts): string {
  const address = url === null ? null : URL.parse(url);
  if (!address) return url?.startsWith('/') ? url : '';
  return hosts.has(address.hostname) ? `${address.pathname}${address.search}${address.hash}` : address.href;
}

/** A policy; its id is its handle, since that of subscriptions may have no other. */
export function toPolicyRecord(answers: MarketAnswers<PolicyNode>): RecordOf<'policy'> {
  const [{ source }] = answers;
  return {
    kind: 'policy',
    id: source.handle,
    handle: source.handle,
    version: null,
    listed: true,
    base: null,
    overlays: overlaysOf(answers, ({ title, body }) => ({ title, body, seo: { title: null, description: null } })),
  };
}

/** The id of the one profile. */
export const profileId = 'shop';

export function toProfileRecord(answers: MarketAnswers<ShopNode>, filters: readonly string[]): RecordOf<'profile'> {
  const [{ source }] = answers;
  const { shop, localization } = source;
  return {
    kind: 'profile',
    id: profileId,
    handle: '',
    version: null,
    listed: true,
    base: {
      currency: localization.country.currency.isoCode,
      locale: toLocale(localization.language.isoCode, localization.country.isoCode),
      timeZone: null,
      country: shop.paymentSettings.countryCode,
      email: null,
      filters,
    },
    overlays: overlaysOf(answers, ({ shop: each }) => ({ name: each.name, description: each.description ?? '' })),
  };
}

/** `EN` in Norway is `en-NO`; `PT_BR` and `ZH_CN` name their country themselves. */
function toLocale(language: string, country: string): string {
  const [name = '', region] = language.split('_');
  return `${name.toLowerCase()}-${region ?? country}`;
}
