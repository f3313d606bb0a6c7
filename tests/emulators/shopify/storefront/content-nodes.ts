import { z } from 'zod';
import { findVariant } from '../carts.ts';
import { pageOf, type PageArguments } from '../connection.ts';
import type {
  ShopifyArticle,
  ShopifyBlog,
  ShopifyMenu,
  ShopifyMenuItem,
  ShopifyMetaobject,
  ShopifyMetaobjectField,
  ShopifyPage,
} from '../shop-data.ts';
import { globalId, parseGlobalId, requireScope, type StorefrontRequest } from './request.ts';
import { collectionNode, productNode, variantNode } from './catalog-nodes.ts';
import { isVisible } from './collection-members.ts';

export function pageNode({ sections = [], ...page }: ShopifyPage): object {
  return {
    __typename: 'Page',
    ...page,
    metafield: (
      { namespace, key }: { readonly namespace?: string | null; readonly key: string },
      request: StorefrontRequest,
    ) => {
      if (namespace !== 'storefront' || key !== 'sections' || sections.length === 0) return null;
      requireScope('metafield', request, 'unauthenticated_read_metaobjects');
      const value = JSON.stringify(sections.map((each) => globalId('Metaobject', each)));
      const field = { key, type: 'list.mixed_reference', value };
      return { __typename: 'Metafield', namespace, ...field, reference: null, references: referencesOf(field) };
    },
    id: globalId('Page', page.id),
    bodySummary: page.body.replaceAll(/<[^>]*>/g, ' ').slice(0, 150),
    onlineStoreUrl: null,
  };
}

export function blogNode(blog: ShopifyBlog): object {
  return {
    __typename: 'Blog',
    id: globalId('Blog', blog.id),
    handle: blog.handle,
    title: blog.title,
    seo: blog.seo,
    onlineStoreUrl: null,
    authors: [],
    articleByHandle: ({ handle }: { readonly handle: string }, { store }: StorefrontRequest) => {
      const found = store.articles.find((article) => article.blog === blog.id && article.handle === handle);
      return found && articleNode(found);
    },
    articles: (page: PageArguments, { store }: StorefrontRequest) =>
      pageOf(
        store.articles.all().filter((article) => article.blog === blog.id),
        page,
        articleNode,
      ),
  };
}

export function articleNode(article: ShopifyArticle): object {
  const [firstName = '', ...names] = article.author.split(' ');
  const author = { name: article.author, firstName, lastName: names.join(' '), bio: null, email: '' };
  return {
    __typename: 'Article',
    id: globalId('Article', article.id),
    handle: article.handle,
    title: article.title,
    content: article.contentHtml.replaceAll(/<[^>]*>/g, ' '),
    contentHtml: article.contentHtml,
    excerpt: article.excerpt,
    excerptHtml: article.excerpt && `<p>${article.excerpt}</p>`,
    publishedAt: article.publishedAt,
    tags: article.tags,
    author,
    authorV2: author,
    image: article.image,
    seo: article.seo,
    onlineStoreUrl: null,
    blog: (_: unknown, { store }: StorefrontRequest) => {
      const blog = store.blogs.get(article.blog);
      return blog && blogNode(blog);
    },
  };
}

export function menuNode(menu: ShopifyMenu): object {
  return {
    __typename: 'Menu',
    id: globalId('Menu', menu.id),
    handle: menu.handle,
    title: menu.title,
    itemsCount: menu.items.length,
    items: menu.items.map((item, index) => menuItemNode(item, `${menu.id}${index}`)),
  };
}

function menuItemNode(item: ShopifyMenuItem, id: string): object {
  return {
    id: globalId('MenuItem', id),
    title: item.title,
    type: item.type,
    tags: [],
    url: (_: unknown, { store }: StorefrontRequest) =>
      item.url?.startsWith('/') ? `https://${store.identity.domain}${item.url}` : item.url,
    resourceId: item.resource,
    resource: (_: unknown, request: StorefrontRequest) => item.resource && nodeById(item.resource, request),
    items: item.items.map((child, index) => menuItemNode(child, `${id}${index}`)),
  };
}

export function metaobjectNode(metaobject: ShopifyMetaobject): object {
  const fields = metaobject.fields.map((field) => ({
    ...field,
    reference: (_: unknown, request: StorefrontRequest) => referenceOf(field, request),
    references: referencesOf(field),
  }));
  return {
    __typename: 'Metaobject',
    id: globalId('Metaobject', metaobject.id),
    type: metaobject.type,
    handle: metaobject.handle,
    updatedAt: metaobject.updatedAt,
    onlineStoreUrl: null,
    seo: null,
    fields,
    field: ({ key }: { readonly key: string }) => fields.find((field) => field.key === key) ?? null,
  };
}

/** What a single reference leads to, as far as readers can see it. */
function referenceOf({ type, value, image }: ShopifyMetaobjectField, request: StorefrontRequest): object | null {
  if (!/^(?!list\.).*_reference$/.test(type) || value === null) return null;
  if (image) return { __typename: 'MediaImage', id: value, alt: image.altText, image };
  return nodeById(value, request);
}

/** What a list of references leads to, as far as readers can see it; null for other fields. */
function referencesOf({ type, value }: ShopifyMetaobjectField) {
  if (!/^list\..*_reference$/.test(type) || value === null) return null;
  const ids = z.array(z.string()).parse(JSON.parse(value));
  return (given: PageArguments, request: StorefrontRequest) => {
    const found = ids.flatMap((id) => nodeById(id, request) ?? []);
    return pageOf(
      found.map((node, index) => ({ id: String(index), node })),
      given,
      ({ node }) => node,
    );
  };
}

/** Any record of the shop by its global id; null if readers cannot see it. Carts are read by `cart` alone. */
export function nodeById(text: string, request: StorefrontRequest): object | null {
  const { store, country } = request;
  const found = parseGlobalId(text);
  const node = <Item>(item: Item | null, toNode: (item: Item) => object): object | null => item && toNode(item);
  if (!found) return null;
  switch (found.type) {
    case 'Product': {
      const product = store.products.get(found.id);
      return product && isVisible(product, country) ? productNode(product) : null;
    }
    case 'ProductVariant': {
      const variant = findVariant(store, found.id);
      return variant && isVisible(variant.product, country) ? variantNode(variant.product, variant.variant) : null;
    }
    case 'Collection':
      return node(store.collections.get(found.id), collectionNode);
    case 'Page':
      return node(store.pages.get(found.id), pageNode);
    case 'Blog':
      return node(store.blogs.get(found.id), blogNode);
    case 'Article':
      return node(store.articles.get(found.id), articleNode);
    case 'Menu':
      return node(store.menus.get(found.id), menuNode);
    case 'Metaobject':
      return node(store.metaobjects.get(found.id), metaobjectNode);
    case 'UrlRedirect':
      return node(store.redirects.get(found.id), (redirect) => ({
        __typename: 'UrlRedirect',
        ...redirect,
        id: globalId('UrlRedirect', redirect.id),
      }));
    default:
      return null;
  }
}
