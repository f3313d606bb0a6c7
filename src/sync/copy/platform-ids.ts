import type { Catalog } from '#catalog/port.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import type { Collection } from '#shop/listing/listing.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import type { Product, ProductCard } from '#shop/product/product.ts';
import type { Database } from '#storage/database.ts';
import { id as idOf, integer, text } from '#storage/row.ts';

/** A catalog of a copy whose ids are the platform's, by which carts name variants, and not the numbers of the copy. */
export function withPlatformIds(catalog: Catalog, store: Database): Catalog {
  const numbersOf = (ids: readonly string[]): readonly string[] => ids.flatMap((id) => numberOf(store, id) ?? []);
  const rename = makeRenaming(store);
  return {
    product: async (handle) => renameOne(await catalog.product(handle), rename.products),
    productOfPage: async (handle) => renameOne(await catalog.productOfPage(handle), rename.products),
    productById: async (id) => {
      const number = numberOf(store, id);
      return number === null ? null : renameOne(await catalog.productById(number), rename.products);
    },
    products: async (handles) => rename.products(await catalog.products(handles)),
    cards: async (handles, preferred) => rename.cards(await catalog.cards(handles, preferred)),
    list: async (query) => {
      const listing = await catalog.list(query);
      return listing && { ...listing, cards: rename.cards(listing.cards) };
    },
    listHandles: async (query) => catalog.listHandles(query),
    collection: async (handle) => renameOne(await catalog.collection(handle), rename.collections),
    collections: async (page, perPage) => {
      const found = await catalog.collections(page, perPage);
      return { ...found, items: rename.collections(found.items) };
    },
    productTypes: async (limit) => catalog.productTypes(limit),
    recommendations: async (id, limit) => {
      const number = numberOf(store, id);
      return number === null ? [] : rename.recommendations(await catalog.recommendations(number, limit));
    },
    cartRecommendations: async (ids, limit) =>
      rename.recommendations(await catalog.cartRecommendations(numbersOf(ids), limit)),
    bestsellers: async (limit) => rename.cards(await catalog.bestsellers(limit)),
    suggest: async (term, limit) => {
      const found = await catalog.suggest(term, limit);
      return { ...found, products: rename.cards(found.products), collections: rename.collections(found.collections) };
    },
    sitemap: async (kind, page, perPage) => catalog.sitemap(kind, page, perPage),
  };
}

function numberOf(store: Database, id: string): string | null {
  const row = store.first("SELECT number FROM copy_record WHERE kind = 'product' AND id = ?", id);
  return row && idOf(row, 'number');
}

type Recommended = Awaited<ReturnType<Catalog['recommendations']>>;

interface Renaming {
  readonly products: (found: readonly Product[]) => readonly Product[];
  readonly cards: (found: readonly ProductCard[]) => readonly ProductCard[];
  readonly collections: (found: readonly Collection[]) => readonly Collection[];
  readonly recommendations: (found: Recommended) => Recommended;
}

/** The number of statements does not depend on the number of items. */
function makeRenaming(store: Database): Renaming {
  const renameRecords = <T extends NumberedItem>(kind: RecordKind, items: readonly T[]): readonly T[] =>
    renameItems(items, recordIds(store, kind, items));
  const cards: Renaming['cards'] = (found) => {
    const ids = recordIds(store, 'product', found);
    const variants = variantIds(
      store,
      found.map(({ variant }) => variant),
    );
    return found.map((card) => {
      const renamed = { ...renameItem(card, ids), variant: renameItem(card.variant, variants) };
      return renamedCards.get([card], JSON.stringify([renamed.id, renamed.variant.id]), () => renamed);
    });
  };
  return {
    cards,
    products: (found) => {
      const variants = variantIds(
        store,
        found.flatMap((product) => product.variants),
      );
      return renameRecords('product', found).map((product) => ({
        ...product,
        variants: renameItems(product.variants, variants),
      }));
    },
    collections: (found) => renameRecords('collection', found),
    recommendations: (found) => {
      const renamed = cards(found.map(({ card }) => card));
      return found.map((each, index) => ({ ...each, card: renamed[index] ?? each.card }));
    },
  };
}

/** A card that was renamed before is the same object, so that what pages derived from it is used again. */
const renamedCards = createIdentityCache<ProductCard>();

function renameOne<T>(found: T | null, rename: (all: readonly T[]) => readonly T[]): T | null {
  return found === null ? null : (rename([found])[0] ?? null);
}

interface NumberedItem {
  readonly id: string;
}

function renameItems<T extends NumberedItem>(items: readonly T[], ids: ReadonlyMap<string, string>): readonly T[] {
  return items.map((item) => renameItem(item, ids));
}

function renameItem<T extends NumberedItem>(item: T, ids: ReadonlyMap<string, string>): T {
  return { ...item, id: ids.get(item.id) ?? item.id };
}

/** The platform's ids by the numbers of the copy. */
function recordIds(store: Database, kind: RecordKind, items: readonly NumberedItem[]): ReadonlyMap<string, string> {
  const rows = store.all(
    'SELECT number, id FROM copy_record WHERE kind = ? AND number IN (SELECT value FROM json_each(?))',
    kind,
    JSON.stringify(items.map(({ id }) => Number(id))),
  );
  return new Map(rows.map((row) => [String(integer(row, 'number')), text(row, 'id')]));
}

function variantIds(store: Database, items: readonly NumberedItem[]): ReadonlyMap<string, string> {
  const rows = store.all(
    'SELECT number, id FROM copy_variant WHERE number IN (SELECT value FROM json_each(?))',
    JSON.stringify(items.map(({ id }) => Number(id))),
  );
  return new Map(rows.map((row) => [String(integer(row, 'number')), text(row, 'id')]));
}
