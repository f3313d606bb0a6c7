import type {
  ShopIdentity,
  ShopifyArticle,
  ShopifyBlog,
  ShopifyCollection,
  ShopifyDiscount,
  ShopifyGiftCard,
  ShopifyMenu,
  ShopifyMetaobject,
  ShopifyPage,
  ShopifyProduct,
  ShopifyRedirect,
  ShopifyShopData,
} from './shop-data.ts';

/** The records of an emulated shop as merchants edit them and as its Storefront API shows them, which may be later. */
export interface ShopStore {
  readonly products: RecordTable<ShopifyProduct>;
  readonly collections: RecordTable<ShopifyCollection>;
  readonly pages: RecordTable<ShopifyPage>;
  readonly blogs: RecordTable<ShopifyBlog>;
  readonly articles: RecordTable<ShopifyArticle>;
  readonly menus: RecordTable<ShopifyMenu>;
  readonly redirects: RecordTable<ShopifyRedirect>;
  readonly discounts: RecordTable<ShopifyDiscount & { readonly id: string }>;
  readonly giftCards: RecordTable<ShopifyGiftCard>;
  readonly metaobjects: RecordTable<ShopifyMetaobject>;
  identity: ShopIdentity;
  /** Grows with every change that readers can see. */
  version(): number;
  /** Later edits stay invisible to the Storefront API until `showEdits`: webhooks can precede what they announce. */
  delayEdits(): void;
  showEdits(): void;
}

export interface RecordTable<Item> {
  /** What merchants and the Admin API see. */
  newest(id: string): Item | null;
  allNewest(): readonly Item[];
  /** What the Storefront API sees. */
  get(id: string): Item | null;
  find(matches: (item: Item) => boolean): Item | null;
  all(): readonly Item[];
  put(item: Item): void;
  remove(id: string): void;
}

export function createShopStore(data: ShopifyShopData): ShopStore {
  const visibility: Visibility = { version: 0, delayed: null };
  const table = <Item extends { readonly id: string }>(items: readonly Item[]): RecordTable<Item> =>
    createTable(items, visibility);
  return {
    products: table(data.products),
    collections: table(data.collections),
    pages: table(data.pages),
    blogs: table(data.blogs),
    articles: table(data.articles),
    menus: table(data.menus),
    redirects: table(data.redirects),
    discounts: table(data.discounts.map((discount) => ({ ...discount, id: discount.code.toUpperCase() }))),
    giftCards: table(data.giftCards),
    metaobjects: table(data.metaobjects),
    identity: data.shop,
    version: () => visibility.version,
    delayEdits: () => {
      visibility.delayed ??= [];
    },
    showEdits: () => {
      const edits = visibility.delayed ?? [];
      visibility.delayed = null;
      for (const show of edits) show();
      visibility.version += 1;
    },
  };
}

interface Visibility {
  version: number;
  /** Edits that readers do not see yet; null: every edit is visible at once. */
  delayed: (() => void)[] | null;
}

function createTable<Item extends { readonly id: string }>(
  items: readonly Item[],
  visibility: Visibility,
): RecordTable<Item> {
  const newest = new Map(items.map((item) => [item.id, item]));
  const visible = new Map(newest);
  let list: { readonly version: number; readonly items: readonly Item[] } | null = null;

  const change = (edit: (table: Map<string, Item>) => void): void => {
    edit(newest);
    const show = (): void => edit(visible);
    if (visibility.delayed) {
      visibility.delayed.push(show);
    } else {
      show();
      visibility.version += 1;
    }
  };
  const all = (): readonly Item[] => {
    if (list?.version !== visibility.version) list = { version: visibility.version, items: [...visible.values()] };
    return list.items;
  };

  return {
    newest: (id) => newest.get(id) ?? null,
    allNewest: () => [...newest.values()],
    get: (id) => visible.get(id) ?? null,
    find: (matches) => all().find(matches) ?? null,
    all,
    put: (item) => change((table) => table.set(item.id, item)),
    remove: (id) => change((table) => table.delete(id)),
  };
}
