import { contentStems, stemsOf } from '../../src/assistant/words.ts';
import type { Catalog } from '../../src/platform/port.ts';
import type { SafeHtml } from '../../src/shop/html.ts';
import type { Collection, Facet, Filters, Listing, ListQuery, SortKey } from '../../src/shop/listing.ts';
import { pageSize, sortKeys } from '../../src/shop/listing.ts';
import type { Product, ProductCard, Variant } from '../../src/shop/product.ts';

export interface MemoryProduct extends Product {
  readonly collections: readonly string[];
  readonly goesWith: readonly string[];
}

/** A catalogue held in memory, as small as the port allows: for tests of what stands on the port. */
export function memoryCatalog(products: readonly MemoryProduct[], collections: readonly Collection[]): Catalog {
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const cardsFor = (handles: readonly string[]): readonly ProductCard[] =>
    handles.flatMap((handle) => {
      const product = byHandle.get(handle);
      return product?.variants[0] ? [cardOf(product, product.variants[0])] : [];
    });
  return {
    product: (handle) => Promise.resolve(byHandle.get(handle) ?? null),
    products: (handles) => Promise.resolve(handles.flatMap((handle) => byHandle.get(handle) ?? [])),
    productById: (id) => Promise.resolve(products.find((product) => product.id === id) ?? null),
    cards: (handles) => Promise.resolve(cardsFor(handles)),
    list: (query) => Promise.resolve(list(products, collections, query)),
    collection: (handle) => Promise.resolve(collections.find((each) => each.handle === handle) ?? null),
    collections: (page, perPage) => {
      const items = collections.slice((page - 1) * perPage, page * perPage);
      return Promise.resolve({
        items,
        page,
        pages: Math.ceil(collections.length / perPage),
        total: collections.length,
      });
    },
    recommendations: (id, limit) => {
      const product = products.find((each) => each.id === id);
      const others =
        product?.goesWith ?? products.filter((each) => each.type === product?.type).map((each) => each.handle);
      const cards = cardsFor(others.filter((handle) => handle !== product?.handle).slice(0, limit));
      return Promise.resolve(cards.map((card) => ({ card, reason: null })));
    },
    cartRecommendations: () => Promise.resolve([]),
    suggest: () => Promise.resolve({ queries: [], products: [], collections: [], content: [] }),
    sitemap: () => Promise.resolve({ items: [], page: 1, pages: 1, total: 0 }),
  };
}

export function product(given: Partial<MemoryProduct> & { readonly handle: string }): MemoryProduct {
  const title = given.title ?? given.handle;
  return {
    id: `p-${given.handle}`,
    title,
    subtitle: null,
    summary: '',
    type: null,
    vendor: null,
    tags: [],
    home: null,
    options: [],
    variants: [variant({ id: `v-${given.handle}` })],
    pictures: [],
    details: [],
    fulfilment: 'stock',
    fulfilmentNote: null,
    requiresShipping: true,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    collections: [],
    goesWith: [],
    ...given,
    description: safe(given.summary ?? ''),
  };
}

export function variant(given: Partial<Variant> & { readonly id: string }): Variant {
  return {
    sku: null,
    title: (given.values ?? []).join(' / '),
    values: [],
    price: { amount: 1000, currency: 'EUR' },
    compareAt: null,
    lowestRecent: null,
    unitPrice: null,
    stock: 10,
    available: true,
    picture: null,
    barcode: null,
    weightGrams: null,
    ...given,
  };
}

/** Text of a test's own making, which needs no sanitiser. */
export function safe(html: string): SafeHtml {
  return html as SafeHtml;
}

export function cardOf(of: Product, shown: Variant): ProductCard {
  const options = of.options.map(({ name }, index) => ({ name, value: shown.values[index] ?? '' }));
  return {
    id: of.id,
    handle: of.handle,
    title: of.title,
    variant: { id: shown.id, sku: shown.sku, options },
    price: shown.price,
    priceVaries:
      of.variants.every(({ price }) => price.amount >= shown.price.amount) &&
      of.variants.some(({ price }) => price.amount > shown.price.amount),
    compareAt: shown.compareAt,
    unitPrice: null,
    picture: null,
    hover: null,
    look: options[0]?.value ?? null,
    otherLooks: 0,
    available: shown.available,
    single: of.variants.length === 1,
    createdAt: of.createdAt,
  };
}

function list(
  products: readonly MemoryProduct[],
  collections: readonly Collection[],
  query: ListQuery,
): Listing | null {
  const { scope } = query;
  if (scope.kind === 'collection' && !collections.some(({ handle }) => handle === scope.handle)) return null;
  const found = products.filter((each) => isInScope(each, scope)).filter((each) => productMatches(each, query.filters));
  const sort = query.sort ?? 'best-selling';
  const cards = found.flatMap((each) => {
    const fitting = each.variants.filter((one) => variantMatches(each, one, query.filters));
    const shown = sort.startsWith('price') ? cheapest(fitting) : fitting[0];
    return shown ? [cardOf(each, shown)] : [];
  });
  const from = (query.page - 1) * pageSize;
  return {
    cards: sortCards(cards, sort).slice(from, from + pageSize),
    total: found.length,
    page: query.page,
    pages: Math.ceil(found.length / pageSize),
    sort,
    sorts: sortKeys,
    facets: facetsOf(found),
    ignored: [],
    didYouMean: null,
  };
}

function isInScope(each: MemoryProduct, scope: ListQuery['scope']): boolean {
  if (scope.kind === 'all') return true;
  if (scope.kind === 'collection') return each.collections.includes(scope.handle);
  const text = new Set(
    stemsOf([each.title, each.type, each.vendor, ...each.tags, each.summary, each.subtitle].join(' ')),
  );
  return contentStems(scope.term).every((stem) => text.has(stem));
}

function productMatches(each: Product, filters: Filters): boolean {
  const has = (chosen: readonly string[], value: string | null): boolean =>
    chosen.length === 0 || (value !== null && chosen.includes(value));
  const tagged = filters.tags.length === 0 || filters.tags.some((tag) => each.tags.includes(tag));
  const placed = has(filters.types, each.type) && has(filters.vendors, each.vendor) && tagged;
  return placed && each.variants.some((one) => variantMatches(each, one, filters));
}

function variantMatches(of: Product, one: Variant, filters: Filters): boolean {
  const { amount } = one.price;
  if (filters.priceMin !== null && amount < filters.priceMin) return false;
  if (filters.priceMax !== null && amount > filters.priceMax) return false;
  if (filters.available.length > 0 && !filters.available.includes(one.available)) return false;
  return [...filters.options].every(([name, values]) => {
    const index = of.options.findIndex((option) => option.name.toLowerCase() === name);
    return values.includes(one.values[index] ?? '');
  });
}

/** Of those that are available, if any is. */
function cheapest(variants: readonly Variant[]): Variant | undefined {
  const available = variants.filter((each) => each.available);
  return (available.length > 0 ? available : variants).toSorted((a, b) => a.price.amount - b.price.amount)[0];
}

function sortCards(cards: readonly ProductCard[], sort: SortKey): readonly ProductCard[] {
  if (sort === 'price-ascending') return cards.toSorted((a, b) => a.price.amount - b.price.amount);
  if (sort === 'price-descending') return cards.toSorted((a, b) => b.price.amount - a.price.amount);
  if (sort === 'created-descending') return cards.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return sort === 'title-ascending' ? cards.toSorted((a, b) => a.title.localeCompare(b.title)) : cards;
}

function facetsOf(products: readonly MemoryProduct[]): readonly Facet[] {
  const prices = products.flatMap(({ variants }) => variants.map(({ price }) => price.amount));
  const names = [...new Set(products.flatMap(({ options }) => options.map(({ name }) => name)))];
  const optionFacets = names.map((name) => {
    const swatches = new Map(
      products.flatMap(({ options }) =>
        options
          .filter((one) => one.name === name)
          .flatMap((one) => one.values.map((v) => [v.value, v.swatch] as const)),
      ),
    );
    return values(
      `filter.v.option.${name.toLowerCase()}`,
      name,
      products.map((p) => p.options.find((o) => o.name === name)?.values.map((v) => v.value) ?? []),
      swatches,
    );
  });
  return [
    ...optionFacets,
    values(
      'filter.p.product_type',
      'Type',
      products.map(({ type }) => (type ? [type] : [])),
    ),
    values(
      'filter.p.vendor',
      'Maker',
      products.map(({ vendor }) => (vendor ? [vendor] : [])),
    ),
    values(
      'filter.p.tag',
      'Tag',
      products.map(({ tags }) => tags),
    ),
    { kind: 'price', key: 'filter.v.price', label: 'Price', min: Math.min(...prices), max: Math.max(...prices) },
  ];
}

function values(
  ...[key, label, perProduct, swatches]: [
    string,
    string,
    readonly (readonly string[])[],
    ReadonlyMap<string, string | null>?,
  ]
): Facet {
  const counts = new Map<string, number>();
  for (const value of perProduct.flatMap((each) => [...new Set(each)])) counts.set(value, (counts.get(value) ?? 0) + 1);
  const list = [...counts].map(([value, count]) => ({
    value,
    label: value,
    count,
    selected: false,
    swatch: swatches?.get(value) ?? null,
  }));
  return { kind: 'values', key, label, values: list };
}
