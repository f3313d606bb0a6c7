import { routes } from '#routes.ts';
import type { ContentLink } from '#shop/content/content.ts';
import { type ContentKind, entriesPerPage, type EntryList, type EntryOfKind } from '#shop/content/entry.ts';
import { entryData } from '#shop/seo/structured-data-entry.ts';
import { breadcrumbData, collectionData } from '#shop/seo/structured-data-page.ts';
import type { Head, PublishedShop } from '../../layout/frame.ts';

export function entriesHead(site: PublishedShop, { kind, entries }: EntryList): Head {
  const { description } = kind;
  const { page } = entries;
  const title = page > 1 ? `${kind.title}, ${site.display.messages.content.page({ page })}` : kind.title;
  const path = routes.entries(kind.handle, page);
  const before = (page - 1) * entriesPerPage;
  const items = entries.items.map((each) => ({ label: each.title, href: routes.entry(kind.handle, each.handle) }));
  const things = [
    breadcrumbData(site, kindTrail(site, kind)),
    collectionData(site, { path, title, description, items, before }),
  ];
  return { title, description, canonical: path, things };
}

export function entryHead(site: PublishedShop, shown: EntryOfKind): Head {
  const { kind, entry } = shown;
  const { title, description, picture } = entry;
  const canonical = routes.entry(kind.handle, entry.handle);
  const trail = breadcrumbData(site, [...kindTrail(site, kind), { label: title, href: canonical }]);
  const data = entryData(site, shown, canonical);
  return { title, description, picture, canonical, things: data ? [trail, data] : [trail] };
}

function kindTrail({ display }: PublishedShop, { handle, title }: ContentKind): readonly ContentLink[] {
  return [
    { label: display.messages.layout.home, href: routes.home() },
    { label: title, href: routes.page(handle) },
  ];
}
