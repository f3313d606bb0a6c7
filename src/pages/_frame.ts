import { completeMenus, lacksMenus } from '#ui/layout/complete-menus.ts';
import type { DraftState, Frame } from '#ui/layout/frame.ts';
import type { Display } from '#ui/parts/display.ts';
import type { Profile } from '#shop/profile.ts';

/** Reads what every page shows around its content, all at once. */
export async function readFrame(locals: App.Locals, url: URL): Promise<Frame> {
  const { content, origin } = locals;
  const [profile, announcement, menus, draft] = await Promise.all([
    content.profile(),
    content.announcement(),
    readMenus(locals),
    readDraftState(locals, url),
  ]);
  return { profile, announcement, menus, display: displayOf(locals, profile), origin, path: url.pathname, draft };
}

/** How things are shown to this visit. */
export function displayOf({ config, now }: App.Locals, { locale, words }: Profile): Display {
  return { locale, words, variantUrls: config.VARIANT_URLS, now };
}

const mostCollections = 8;

async function readMenus({ catalog, content }: App.Locals): Promise<Frame['menus']> {
  const [header, more, footer] = await Promise.all([
    content.menu('header'),
    content.menu('header-more'),
    content.menu('footer'),
  ]);
  const menus = { header, more, footer };
  if (!lacksMenus(menus)) return menus;
  const [{ items: collections }, pages, policies] = await Promise.all([
    catalog.collections(1, mostCollections),
    content.pages(),
    content.policies(),
  ]);
  return completeMenus(menus, { collections, pages, policies });
}

async function readDraftState(
  { draftUntil, drafts }: App.Locals,
  { pathname, search }: URL,
): Promise<DraftState | null> {
  if (!draftUntil) return null;
  const comparison = await drafts?.compare(pathname);
  const page = comparison ? (comparison.draft === null ? 'published' : 'changed') : 'unknown';
  return { until: draftUntil, target: pathname + search, page };
}
