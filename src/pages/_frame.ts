import type { Frame } from '#ui/layout/frame.ts';

/** Reads what every page shows around its content, all at once. */
export async function readFrame(locals: App.Locals, url: URL): Promise<Frame> {
  const { content, config, origin, draft, now } = locals;
  const [profile, announcement, header, more, footer] = await Promise.all([
    content.profile(),
    content.announcement(),
    content.menu('header'),
    content.menu('header-more'),
    content.menu('footer'),
  ]);
  const display = { locale: profile.locale, variantUrls: config.VARIANT_URLS, now };
  return { profile, announcement, menus: { header, more, footer }, display, origin, path: url.pathname, draft };
}
