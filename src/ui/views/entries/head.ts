import { routes } from '#routes.ts';
import { entriesPerPage, type EntryList, type EntryOfKind } from '#shop/content/entry.ts';
import { entryData } from '#shop/seo/structured-data-entry.ts';
import { collectionData } from '#shop/seo/structured-data-page.ts';
import type { Head, PublishedShop } from '../../layout/frame.ts';
import { trailData } from '../../layout/trail-data.ts';

export function entriesHead(site: PublishedShop, { kind, entries }: EntryList): Head {
  const { description } = kind;
  const { page } = entries;
  const title = page > 1 ? `${kind.title}, ${site.display.messages.content.page({ page })}` : kind.title;
  const path = routes.entries(kind.handle, page);
  const before = (page - 1) * entriesPerPage;
  const items = entries.items.map((each) => ({ label: each.title, href: routes.entry(kind.handle, each.handle) }));
  const things = [
    trailData(site, [{ label: kind.title, href: routes.page(kind.handle) }]),
    collectionData(site, { path, title, description, items, before }),
  ];
  return { title, description, canonical: path, things };
}

export function entryHead(site: PublishedShop, shown: EntryOfKind): Head {
  const { kind, entry } = shown;
  const { title, description, picture } = entry;
  const canonical = routes.entry(kind.handle, entry.handle);
  const trail = trailData(site, [
    { label: kind.title, href: routes.page(kind.handle) },
    { label: title, href: canonical },
  ]);
  const data = entryData(site, shown, canonical);
  return { title, description, picture, canonical, things: data ? [trail, data] : [trail] };
}
