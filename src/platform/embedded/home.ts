import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import { routes } from '#routes.ts';
import type { Home, Section } from '#shop/content.ts';
import { allCollections } from './collections.ts';
import { countProducts } from './count-products.ts';
import { readDocument } from './documents.ts';
import { findPicture } from './pictures.ts';
import { readProfile } from './profile.ts';
import { text } from './row.ts';
import { readSections, type Warn } from './sections.ts';
import type { Visit } from './visit.ts';

const homeSchema = z.object({
  description: z.string().catch(''),
  image: z.string().nullable().catch(null),
  sections: z.unknown().optional(),
});

/** The home page as it is written; a shop that wrote none shows its name, its newest products and its collections. */
export function readHome(visit: Visit, warn: Warn): Home {
  visit.reading.record(tags.home);
  const document = readDocument(visit, 'home', { handle: 'home' });
  if (!document) return fallbackHome(visit);
  const { description, image, sections } = homeSchema.parse(document.front);
  return {
    title: document.title,
    description,
    picture: image === null ? null : findPicture(visit.store, image),
    sections: readSections(visit, sections, (line) => warn(`home: ${line}`)),
    updatedAt: document.updatedAt,
  };
}

function fallbackHome(visit: Visit): Home {
  const { name, tagline, description } = readProfile(visit);
  const sections = [welcome(name, tagline), ...newestProducts(visit), ...firstCollections(visit)];
  return { title: name, description, picture: null, sections, updatedAt: visit.now };
}

function welcome(heading: string, tagline: string): Section {
  const action = { label: 'See everything', href: routes.allProducts() };
  return { type: 'hero', heading, text: tagline || null, picture: null, action, style: 'full', shelf: null };
}

const newest = `
SELECT p.handle FROM product_list l JOIN product p ON p.id = l.product_id
WHERE l.published = 1 ORDER BY l.created_at DESC, l.product_id LIMIT 8`;

function newestProducts(visit: Visit): readonly Section[] {
  visit.reading.record(tags.listing);
  const products = visit.store.all(newest).map((row) => text(row, 'handle'));
  if (products.length === 0) return [];
  const action = { label: `All ${countProducts(visit)} products`, href: routes.allProducts() };
  return [{ type: 'product-row', heading: 'New in the shop', layout: 'row', products, preferred: {}, action }];
}

function firstCollections(visit: Visit): readonly Section[] {
  const { items } = allCollections(visit, 1, 6);
  if (items.length === 0) return [];
  const tiles = items.map(({ handle, title, picture, count }, index) => ({
    collection: handle,
    label: title,
    wide: index < 2,
    picture,
    count,
  }));
  return [{ type: 'collection-tiles', heading: 'Collections', items: tiles }];
}
