import type { DraftState, Frame } from '#ui/layout/frame.ts';

/** Reads what every page shows around its content, all at once. */
export async function readFrame(locals: App.Locals, url: URL): Promise<Frame> {
  const { content, config, origin, now } = locals;
  const [profile, announcement, header, more, footer, draft] = await Promise.all([
    content.profile(),
    content.announcement(),
    content.menu('header'),
    content.menu('header-more'),
    content.menu('footer'),
    readDraftState(locals, url),
  ]);
  const display = { locale: profile.locale, variantUrls: config.VARIANT_URLS, now };
  return { profile, announcement, menus: { header, more, footer }, display, origin, path: url.pathname, draft };
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
