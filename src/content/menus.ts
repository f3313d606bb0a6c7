import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import { routes } from '#routes.ts';
import type { MenuItem } from '#shop/content/content.ts';
import { isSafeLink } from '#shop/text/html/sanitize.ts';
import { type ContentContext, readDocument } from './documents.ts';

interface MenuItemSource {
  readonly label: string;
  readonly href: string;
  readonly children: readonly MenuItemSource[];
}

const menuItem: z.ZodType<MenuItemSource> = z.object({
  label: z.string(),
  /** An unsafe or missing address becomes empty: the label is shown without a link. */
  href: z.string().refine(isSafeLink).catch(''),
  get children() {
    return z.array(menuItem).default([]);
  },
});

const menuSchema = z.array(menuItem).catch([]);

/** A menu by its handle, empty if there is none. Links to collections have their picture and number of products. */
export function readMenu(context: ContentContext, handle: string): readonly MenuItem[] {
  context.reader.record(tags.menu(handle));
  const items = menuSchema.parse(readDocument(context, 'menu', { handle })?.front ?? []);
  const links = readCollectionLinks(context, items.flatMap(linkedPaths));
  return items.map((item) => toMenuItem(item, links));
}

function linkedPaths({ href, children }: MenuItemSource): readonly string[] {
  return [href, ...children.flatMap(linkedPaths)];
}

type LinkDetails = Pick<MenuItem, 'count' | 'picture'>;

function readCollectionLinks({ catalog }: ContentContext, links: readonly string[]): ReadonlyMap<string, LinkDetails> {
  const handles = links.flatMap((href) => /^\/collections\/(?<handle>[^/?#]+)$/u.exec(href)?.groups?.['handle'] ?? []);
  const collections = catalog.collections([...new Set(handles)].filter((handle) => handle !== 'all'));
  const byPath = new Map<string, LinkDetails>(
    collections.map(({ handle, count, picture }) => [routes.collection(handle), { count, picture }]),
  );
  if (links.includes(routes.allProducts())) byPath.set(routes.allProducts(), { count: catalog.countProducts() });
  return byPath;
}

function toMenuItem({ label, href, children }: MenuItemSource, links: ReadonlyMap<string, LinkDetails>): MenuItem {
  return { label, href, children: children.map((child) => toMenuItem(child, links)), count: null, ...links.get(href) };
}
