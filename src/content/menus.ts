import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import { routes } from '#routes.ts';
import type { MenuItem } from '#shop/content/content.ts';
import { isSafeLink } from '#shop/text/sanitize.ts';
import { collectionsByHandle } from '#catalog/products/collections.ts';
import { countPublishedProducts } from '#catalog/lists/list-products.ts';
import { readDocument } from './documents.ts';
import type { QueryContext } from '#storage/query-context.ts';

interface MenuItemSource {
  readonly label: string;
  readonly href: string;
  readonly children: readonly MenuItemSource[];
}

const menuItem: z.ZodType<MenuItemSource> = z.object({
  label: z.string(),
  /** One that leads nowhere is shown as no link. */
  href: z.string().refine(isSafeLink).catch(''),
  get children() {
    return z.array(menuItem).default([]);
  },
});

const menuSchema = z.array(menuItem).catch([]);

/** A menu by its handle, empty when there is none; links to collections carry their picture and how many products are behind them. */
export function readMenu(context: QueryContext, handle: string): readonly MenuItem[] {
  context.reader.record(tags.menu(handle));
  const items = menuSchema.parse(readDocument(context, 'menu', { handle })?.front ?? []);
  const shown = readCollectionLinks(context, items.flatMap(linkedPaths));
  return items.map((item) => toMenuItem(item, shown));
}

function linkedPaths({ href, children }: MenuItemSource): readonly string[] {
  return [href, ...children.flatMap(linkedPaths)];
}

type CollectionLink = Pick<MenuItem, 'count' | 'picture'>;

function readCollectionLinks(context: QueryContext, links: readonly string[]): ReadonlyMap<string, CollectionLink> {
  const handles = links.flatMap((href) => /^\/collections\/(?<handle>[^/?#]+)$/u.exec(href)?.groups?.['handle'] ?? []);
  const found = collectionsByHandle(
    context,
    [...new Set(handles)].filter((handle) => handle !== 'all'),
  );
  const shown = new Map<string, CollectionLink>(
    found.map(({ handle, count, picture }) => [routes.collection(handle), { count, picture }]),
  );
  if (links.includes(routes.allProducts())) shown.set(routes.allProducts(), { count: countPublishedProducts(context) });
  return shown;
}

function toMenuItem({ label, href, children }: MenuItemSource, shown: ReadonlyMap<string, CollectionLink>): MenuItem {
  return { label, href, children: children.map((child) => toMenuItem(child, shown)), count: null, ...shown.get(href) };
}
