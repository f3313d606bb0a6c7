import type { Catalog } from '#catalog/port.ts';
import type { Product } from '#shop/product/product.ts';

/**
 * A catalog for one answer, which looks for the same things under several names and conditions: what it has read it does not
 * read again, and products that several lists have in common are read once. A failed read is tried again.
 */
export function readOnce(catalog: Catalog): Catalog {
  return {
    product: once(async (handle) => catalog.product(handle)),
    productOfPage: once(async (handle) => catalog.productOfPage(handle)),
    productById: once(async (id) => catalog.productById(id)),
    products: productsOnce(catalog),
    cards: once(async (handles, preferred) => catalog.cards(handles, preferred)),
    list: once(async (query) => catalog.list(query)),
    listHandles: once(async (query) => catalog.listHandles(query)),
    collection: once(async (handle) => catalog.collection(handle)),
    collections: once(async (page, perPage) => catalog.collections(page, perPage)),
    productTypes: once(async (limit) => catalog.productTypes(limit)),
    recommendations: once(async (id, limit) => catalog.recommendations(id, limit)),
    cartRecommendations: once(async (ids, limit) => catalog.cartRecommendations(ids, limit)),
    bestsellers: once(async (limit) => catalog.bestsellers(limit)),
    suggest: once(async (term, limit) => catalog.suggest(term, limit)),
    sitemap: once(async (kind, page, perPage) => catalog.sitemap(kind, page, perPage)),
  };
}

function once<Given extends readonly unknown[], Result>(
  read: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return async (...given) => {
    const key = JSON.stringify(given, mapsAsEntries);
    const result = results.getOrInsertComputed(key, async () => read(...given));
    return forgetFailure(results, key, result);
  };
}

function mapsAsEntries(_name: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}

async function forgetFailure<Result>(
  results: Map<string, Promise<Result>>,
  key: string,
  result: Promise<Result>,
): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    results.delete(key);
    throw error;
  }
}

/** By handle, so that a list with one product more reads that one. */
function productsOnce(catalog: Catalog): Catalog['products'] {
  const known = new Map<string, Promise<Product | null>>();
  return async (handles) => {
    const missing = [...new Set(handles)].filter((handle) => !known.has(handle));
    const read = missing.length > 0 ? readByHandle(catalog, missing) : noProducts;
    for (const handle of missing) known.set(handle, productFrom(read, handle));
    const asked = handles.map(async (handle) => forgetFailure(known, handle, known.get(handle) ?? noProduct));
    return (await Promise.all(asked)).flatMap((product) => product ?? []);
  };
}

type ProductsByHandle = ReadonlyMap<string, Product>;

const noProducts: Promise<ProductsByHandle> = Promise.resolve(new Map());
const noProduct: Promise<null> = Promise.resolve(null);

async function readByHandle(catalog: Catalog, handles: readonly string[]): Promise<ProductsByHandle> {
  const products = await catalog.products(handles);
  return new Map(products.map((product) => [product.handle, product]));
}

async function productFrom(products: Promise<ProductsByHandle>, handle: string): Promise<Product | null> {
  return (await products).get(handle) ?? null;
}
