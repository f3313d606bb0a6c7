import { completeMenus, hasMissingMenu } from '#ui/layout/header/complete-menus.ts';
import type { DraftState, Frame } from '#ui/layout/frame.ts';
import type { Display } from '#ui/parts/product/display.ts';
import type { ProductType } from '#shop/listing/listing.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import type { Profile } from '#shop/profile.ts';

/** Reads what every page shows around its content. */
export async function readFrame(locals: App.Locals, url: URL): Promise<Frame> {
  const { content, origin } = locals;
  const [profile, announcement, menus, draft] = await Promise.all([
    content.profile(),
    content.announcement(),
    readMenus(locals),
    readDraftState(locals, url),
  ]);
  const display = displayOf(locals, profile);
  const { hasCheckout: hasOrders, accountUrl } = locals;
  const hasStockAlerts = locals.stockAlerts !== null;
  const path = url.pathname;
  return { profile, announcement, menus, hasOrders, hasStockAlerts, accountUrl, display, origin, path, draft };
}

/** How this request displays products and prices. */
export function displayOf({ config, messages, now }: App.Locals, { locale }: Profile): Display {
  return { locale, messages, variantUrls: config.VARIANT_URLS, now };
}

/** The most links of a generated menu. */
const maxCollections = 8;
const maxTypes = 8;
const noTypes: readonly ProductType[] = [];

async function readMenus({ catalog, content, messages }: App.Locals): Promise<Frame['menus']> {
  const [header, more, footer] = await Promise.all([
    content.menu('header'),
    content.menu('header-more'),
    content.menu('footer'),
  ]);
  const menus = { header, more, footer };
  if (!hasMissingMenu(menus)) return menus;
  const [{ items: collections }, pages, policies] = await Promise.all([
    catalog.collections(1, maxCollections),
    content.pages(),
    content.policies(),
  ]);
  const types = collections.length === 0 ? await catalog.productTypes(maxTypes) : noTypes;
  const sources = [header, more, footer, collections, types, pages, policies];
  return completedMenus.get(sources, '', () => completeMenus(menus, { collections, types, pages, policies }, messages));
}

/** Whether pages link to the list of collections. */
export async function readHasCollections({ catalog }: App.Locals): Promise<boolean> {
  return (await catalog.collections(1, 1)).items.length > 0;
}

const completedMenus = createIdentityCache<Frame['menus']>();

async function readDraftState(
  { draftExpiresAt, showsAllDrafts, drafts }: App.Locals,
  { pathname, search }: URL,
): Promise<DraftState | null> {
  if (!draftExpiresAt) return null;
  const comparison = await drafts?.compare(pathname);
  const page = comparison ? (comparison.draft === null ? 'published' : 'changed') : 'unknown';
  return { until: draftExpiresAt, target: pathname + search, page, isWholeShop: showsAllDrafts };
}
