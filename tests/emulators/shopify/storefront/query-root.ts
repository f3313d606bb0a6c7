import { GraphQLError } from 'graphql';
import { maxPageItems, pageOf, type PageArguments } from '../connection.ts';
import type { ShopifyProduct } from '../shop-data.ts';
import { collectionNode, productNode } from './catalog-nodes.ts';
import { isListed, isVisible } from './collection-members.ts';
import { articleNode, blogNode, menuNode, metaobjectNode, nodeById, pageNode } from './content-nodes.ts';
import { globalId, parseGlobalId, requireScope, type StorefrontRequest } from './request.ts';
import { type SearchArguments, searchProducts, searchRecords } from './search-records.ts';
import { apiVersions, localization, shop } from './shop-nodes.ts';

/** The fields of `QueryRoot`, apart from the cart. */
export const queryRoot = {
  product: (named: Named, request: StorefrontRequest) => {
    const { store, country } = request;
    const found = findNamed(named, store.products);
    return found && isVisible(found, country) ? productNode(found) : null;
  },
  products: (given: SearchArguments, request: StorefrontRequest) =>
    pageOf(searchProducts(given, request), given, productNode),
  collection: (named: Named, { store }: StorefrontRequest) => {
    const found = findNamed(named, store.collections);
    return found && collectionNode(found);
  },
  collections: (given: SearchArguments, { store }: StorefrontRequest) =>
    pageOf(
      searchRecords(store.collections.all(), given, ({ title, updatedAt }) => ({
        title: [title],
        updated_at: [updatedAt],
      })),
      given,
      collectionNode,
    ),
  page: (named: Named, request: StorefrontRequest) => {
    requireScope('page', request, 'unauthenticated_read_content');
    const found = findNamed(named, request.store.pages);
    return found && pageNode(found);
  },
  pages: (given: SearchArguments, request: StorefrontRequest) => {
    requireScope('pages', request, 'unauthenticated_read_content');
    const pages = searchRecords(request.store.pages.all(), given, ({ handle, title, createdAt, updatedAt }) => ({
      handle: [handle],
      title: [title],
      created_at: [createdAt],
      updated_at: [updatedAt],
    }));
    return pageOf(pages, given, pageNode);
  },
  blog: (named: Named, request: StorefrontRequest) => {
    requireScope('blog', request, 'unauthenticated_read_content');
    const found = findNamed(named, request.store.blogs);
    return found && blogNode(found);
  },
  blogs: (given: SearchArguments, request: StorefrontRequest) => {
    requireScope('blogs', request, 'unauthenticated_read_content');
    const blogs = searchRecords(request.store.blogs.all(), given, ({ handle, title, createdAt, updatedAt }) => ({
      handle: [handle],
      title: [title],
      created_at: [createdAt],
      updated_at: [updatedAt ?? createdAt],
    }));
    return pageOf(blogs, given, blogNode);
  },
  article: ({ id }: { readonly id: string }, request: StorefrontRequest) => nodeById(id, request),
  articles: (given: SearchArguments, request: StorefrontRequest) => {
    requireScope('articles', request, 'unauthenticated_read_content');
    const articles = searchRecords(request.store.articles.all(), given, ({ author, tags, publishedAt, updatedAt }) => ({
      author: [author],
      tag: tags,
      created_at: [publishedAt],
      updated_at: [updatedAt],
    }));
    return pageOf(articles, given, articleNode);
  },
  menu: ({ handle }: { readonly handle: string }, request: StorefrontRequest) => {
    requireScope('menu', request, 'unauthenticated_read_content');
    const found = request.store.menus.find((menu) => menu.handle === handle);
    return found && menuNode(found);
  },
  urlRedirects: (given: SearchArguments, { store }: StorefrontRequest) => {
    const redirects = searchRecords(store.redirects.all(), given, ({ path, target }) => ({
      path: [path],
      target: [target],
    }));
    return pageOf(redirects, given, (redirect) => ({ ...redirect, id: globalId('UrlRedirect', redirect.id) }));
  },
  metaobject: (given: MetaobjectArguments, request: StorefrontRequest) => {
    requireScope('metaobject', request, 'unauthenticated_read_metaobjects');
    const { handle, id } = given;
    const found = request.store.metaobjects.find((each) =>
      handle ? each.type === handle.type && each.handle === handle.handle : globalId('Metaobject', each.id) === id,
    );
    return found && metaobjectNode(found);
  },
  metaobjects: (given: PageArguments & { readonly type: string }, request: StorefrontRequest) => {
    requireScope('metaobjects', request, 'unauthenticated_read_metaobjects');
    const found = request.store.metaobjects.all().filter(({ type }) => type === given.type);
    return pageOf(found, given, metaobjectNode);
  },
  node: ({ id }: { readonly id: string }, request: StorefrontRequest) => nodeById(id, request),
  nodes: ({ ids }: { readonly ids: readonly string[] }, request: StorefrontRequest) => {
    if (ids.length > maxPageItems) throw new GraphQLError(`The input array size is greater than ${maxPageItems}.`);
    return ids.map((id) => nodeById(id, request));
  },
  productRecommendations: (given: RecommendationArguments, request: StorefrontRequest) =>
    recommend(given, request)?.map(productNode) ?? null,
  localization,
  shop,
  publicApiVersions: apiVersions,
} as const;

interface Named {
  readonly id?: string | null;
  readonly handle?: string | null;
}

interface MetaobjectArguments {
  readonly id?: string | null;
  readonly handle?: { readonly handle: string; readonly type: string } | null;
}

interface RecommendationArguments {
  readonly intent: 'RELATED' | 'COMPLEMENTARY';
  readonly productId?: string | null;
  readonly productHandle?: string | null;
}

interface NamedTable<Item> {
  get(id: string): Item | null;
  find(matches: (item: Item) => boolean): Item | null;
}

function findNamed<Item extends { readonly handle: string }>(
  { id, handle }: Named,
  table: NamedTable<Item>,
): Item | null {
  if (typeof id === 'string') return table.get(parseGlobalId(id)?.id ?? '');
  return typeof handle === 'string' ? table.find((item) => item.handle === handle) : null;
}

/** At most ten. Shopify chooses related products by sales and texts; here they are those of the same type. */
function recommend(
  { intent, productId, productHandle }: RecommendationArguments,
  request: StorefrontRequest,
): readonly ShopifyProduct[] | null {
  const { store, country } = request;
  const product = findNamed({ id: productId ?? null, handle: productHandle ?? null }, store.products);
  if (!product) return null;
  const found =
    intent === 'COMPLEMENTARY'
      ? product.complementary.flatMap((id) => store.products.get(id) ?? [])
      : store.products.all().filter(({ id, productType }) => id !== product.id && productType === product.productType);
  return found.filter((each) => isListed(each, country)).slice(0, 10);
}
