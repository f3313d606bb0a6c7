import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import { routes } from '#routes.ts';
import type { MenuItem } from '#shop/content.ts';
import { leadsSomewhere } from '../sanitise.ts';
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
  /** One that leads nowhere is shown as no link. */
  href: z.string().refine(leadsSomewhere).catch(''),
  get children() {
    return z.array(menuItem).default([]);
  },
});

const menuSchema = z.array(menuItem).catch([]);

/** A menu by its handle, empty when there is none; links to collections carry their picture and how many products are behind them. */
export function readMenu(visit: Visit, handle: string): readonly MenuItem[] {
  visit.reading.record(tags.menu(handle));
  const items = menuSchema.parse(readDocument(visit, 'menu', { handle })?.front ?? []);
  const shown = showCollections(visit, items.flatMap(linked));
  return items.map((item) => toItem(item, shown));
}

function linked({ href, children }: MenuSource): readonly string[] {
  return [href, ...children.flatMap(linked)];
}

type Shown = Pick<MenuItem, 'count' | 'picture'>;

function showCollections(visit: Visit, links: readonly string[]): ReadonlyMap<string, Shown> {
  const handles = links.flatMap((href) => /^\/collections\/(?<handle>[^/?#]+)$/u.exec(href)?.groups?.['handle'] ?? []);
  const found = collectionsByHandle(
    visit,
    [...new Set(handles)].filter((handle) => handle !== 'all'),
  );
  const shown = new Map<string, Shown>(
    found.map(({ handle, count, picture }) => [routes.collection(handle), { count, picture }]),
  );
  if (links.includes(routes.allProducts())) shown.set(routes.allProducts(), { count: countProducts(visit) });
  return shown;
}

function toItem({ label, href, children }: MenuSource, shown: ReadonlyMap<string, Shown>): MenuItem {
  return { label, href, children: children.map((child) => toItem(child, shown)), count: null, ...shown.get(href) };
}
