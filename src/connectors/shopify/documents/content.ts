import { z } from 'zod';
import { defineOperation } from '../client/operation.ts';
import {
  connectionOf,
  contextVariables,
  idPageOf,
  imageFields,
  imageSchema,
  inContext,
  nodesOf,
  pageInfoFields,
  readable,
  seoFields,
  seoSchema,
} from './common.ts';
import { sectionFragments, sectionListFields, sectionListSchema } from './metaobject.ts';

/** Sections are references of a metafield, which a token without access to metaobjects may not ask for. */
const pageFields = `
  fragment PageFields on Page {
    id
    handle
    title
    body
    createdAt
    updatedAt
    seo { ...SeoFields }
    sections: metafield(namespace: "storefront", key: "sections") @include(if: $withSections) { ${sectionListFields} }
  }`;
const blogFields = 'fragment BlogFields on Blog { id handle title seo { ...SeoFields } }';
const articleFields = `
  fragment ArticleFields on Article {
    id
    handle
    title
    contentHtml
    excerpt
    publishedAt
    tags
    authorV2 { name }
    image { ...ImageFields }
    seo { ...SeoFields }
    blog { id handle }
  }`;

export const pageSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  body: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  seo: seoSchema.nullable(),
  sections: sectionListSchema.optional(),
});
export const blogSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  seo: seoSchema.nullable(),
});
export const articleSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  contentHtml: z.string(),
  excerpt: z.string().nullable(),
  publishedAt: z.string(),
  tags: z.array(z.string()),
  authorV2: z.object({ name: z.string() }).nullable(),
  image: imageSchema.nullable(),
  seo: seoSchema.nullable(),
  blog: z.object({ id: z.string(), handle: z.string() }),
});
const redirectSchema = z.object({ id: z.string(), path: z.string(), target: z.string() });

export type PageNode = z.infer<typeof pageSchema>;
export type BlogNode = z.infer<typeof blogSchema>;
export type ArticleNode = z.infer<typeof articleSchema>;
export type RedirectNode = z.infer<typeof redirectSchema>;

const pageVariables = `$query: String, $first: Int!, $after: String, ${contextVariables}`;
const sectionVariables = '$withSections: Boolean!';
const written = [pageFields, seoFields, ...sectionFragments];
const articles = [articleFields, imageFields, seoFields];

export const pagePage = defineOperation('PagePage', z.object({ pages: connectionOf(readable(pageSchema)) }), [
  `query PagePage(${pageVariables}, ${sectionVariables}) ${inContext} {
    pages(query: $query, first: $first, after: $after, sortKey: ID) { nodes { ...PageFields } pageInfo { ...PageInfoFields } }
  }`,
  ...written,
  pageInfoFields,
]);
export const pageIds = idPageOf('PageIds', 'pages(query: $query, first: $first, after: $after, sortKey: ID)');
export const pagesById = defineOperation('PagesById', z.object({ nodes: nodesOf(readable(pageSchema)) }), [
  `query PagesById($ids: [ID!]!, ${contextVariables}, ${sectionVariables}) ${inContext} { nodes(ids: $ids) { ...PageFields } }`,
  ...written,
]);
export const pageByHandle = defineOperation('PageByHandle', z.object({ page: pageSchema.nullable() }), [
  `query PageByHandle($handle: String!, ${contextVariables}, ${sectionVariables}) ${inContext} { page(handle: $handle) { ...PageFields } }`,
  ...written,
]);

export const blogPage = defineOperation('BlogPage', z.object({ blogs: connectionOf(readable(blogSchema)) }), [
  `query BlogPage(${pageVariables}) ${inContext} {
    blogs(query: $query, first: $first, after: $after, sortKey: ID) { nodes { ...BlogFields } pageInfo { ...PageInfoFields } }
  }`,
  blogFields,
  seoFields,
  pageInfoFields,
]);
export const blogIds = idPageOf('BlogIds', 'blogs(query: $query, first: $first, after: $after, sortKey: ID)');
export const blogsById = defineOperation('BlogsById', z.object({ nodes: nodesOf(readable(blogSchema)) }), [
  `query BlogsById($ids: [ID!]!, ${contextVariables}) ${inContext} { nodes(ids: $ids) { ...BlogFields } }`,
  blogFields,
  seoFields,
]);
export const blogByHandle = defineOperation('BlogByHandle', z.object({ blog: blogSchema.nullable() }), [
  `query BlogByHandle($handle: String!, ${contextVariables}) ${inContext} { blog(handle: $handle) { ...BlogFields } }`,
  blogFields,
  seoFields,
]);

export const articlePage = defineOperation(
  'ArticlePage',
  z.object({ articles: connectionOf(readable(articleSchema)) }),
  [
    `query ArticlePage(${pageVariables}) ${inContext} {
    articles(query: $query, first: $first, after: $after, sortKey: ID) {
      nodes { ...ArticleFields }
      pageInfo { ...PageInfoFields }
    }
  }`,
    ...articles,
    pageInfoFields,
  ],
);
export const articleIds = idPageOf('ArticleIds', 'articles(query: $query, first: $first, after: $after, sortKey: ID)');
export const articlesById = defineOperation('ArticlesById', z.object({ nodes: nodesOf(readable(articleSchema)) }), [
  `query ArticlesById($ids: [ID!]!, ${contextVariables}) ${inContext} { nodes(ids: $ids) { ...ArticleFields } }`,
  ...articles,
]);
export const articleByHandle = defineOperation(
  'ArticleByHandle',
  z.object({ blog: z.object({ articleByHandle: articleSchema.nullable() }).nullable() }),
  [
    `query ArticleByHandle($blog: String!, $handle: String!, ${contextVariables}) ${inContext} {
      blog(handle: $blog) { articleByHandle(handle: $handle) { ...ArticleFields } }
    }`,
    ...articles,
  ],
);

export const redirectPage = defineOperation(
  'RedirectPage',
  z.object({ urlRedirects: connectionOf(readable(redirectSchema)) }),
  [
    `query RedirectPage($query: String, $first: Int!, $after: String) {
    urlRedirects(query: $query, first: $first, after: $after) {
      nodes { id path target }
      pageInfo { ...PageInfoFields }
    }
  }`,
    pageInfoFields,
  ],
);
export const redirectIds = idPageOf('RedirectIds', 'urlRedirects(query: $query, first: $first, after: $after)');
export const redirectsById = defineOperation('RedirectsById', z.object({ nodes: nodesOf(readable(redirectSchema)) }), [
  `query RedirectsById($ids: [ID!]!) { nodes(ids: $ids) { ... on UrlRedirect { id path target } } }`,
]);
