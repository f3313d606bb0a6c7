import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import { routes } from '#routes.ts';
import type { MenuItem } from '#shop/content.ts';
import { collectionsByHandle } from './collections.ts';
import { countProducts } from './count-products.ts';
import { readDocument } from './documents.ts';
import type { Visit } from './visit.ts';

interface MenuSource {
  readonly label: string;
  readonly href: string;
  readonly children: readonly MenuSource[];
}

const menuItem: z.ZodType<MenuSource> = z.object({
  label: z.string(),
  href: z.string().default(''),
  get children() {
    return z.array(menuItem).default([]);
  },
});

const menuSchema = z.array(menuItem).catch([]);

/** A menu by its handle, empty when there is none; links to collections carry how many products are behind them. */
export function readMenu(visit: Visit, handle: string): readonly MenuItem[] {
  visit.reading.record(tags.menu(handle));
  const items = menuSchema.parse(readDocument(visit, 'menu', { handle })?.front ?? []);
  const counts = countCollections(visit, items.flatMap(linked));
  return items.map((item) => toItem(item, counts));
}

function linked({ href, children }: MenuSource): readonly string[] {
  return [href, ...children.flatMap(linked)];
}

function countCollections(visit: Visit, links: readonly string[]): ReadonlyMap<string, number | null> {
  const handles = links.flatMap((href) => /^\/collections\/(?<handle>[^/?#]+)$/u.exec(href)?.groups?.['handle'] ?? []);
  const found = collectionsByHandle(
    visit,
    [...new Set(handles)].filter((handle) => handle !== 'all'),
  );
  const counts = new Map(found.map(({ handle, count }) => [routes.collection(handle), count]));
  if (links.includes(routes.allProducts())) counts.set(routes.allProducts(), countProducts(visit));
  return counts;
}

function toItem({ label, href, children }: MenuSource, counts: ReadonlyMap<string, number | null>): MenuItem {
  return { label, href, children: children.map((child) => toItem(child, counts)), count: counts.get(href) ?? null };
}
