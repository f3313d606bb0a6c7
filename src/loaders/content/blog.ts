import type { AstroGlobal } from 'astro';
import { type Article, type ArticleCard, articlesPerPage, type Blog, readBlogTag } from '#shop/content/content.ts';
import type { Paginated } from '#shop/listing/listing.ts';
import { readPageNumber } from '#shop/listing/page-numbers.ts';
import type { ProductCard } from '#shop/product/product.ts';
import type { AtomFeedInput } from '#ui/feeds/atom.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { articleMarkdown, blogMarkdown, blogsMarkdown, type BlogWithNewest } from '#ui/markdown/content.ts';
import { readFrame } from '../frame.ts';
import { pageOrMarkdown, type PageResult, redirectOrNotFound } from '../page-result.ts';

const newestShown = 3;

interface BlogsPage {
  readonly frame: Frame;
  readonly blogs: readonly BlogWithNewest[];
}

/** Reads all blogs, each with its newest articles. */
export async function readBlogsPage(astro: AstroGlobal): Promise<PageResult<BlogsPage>> {
  const { locals, url } = astro;
  const [frame, all] = await Promise.all([readFrame(locals, url), locals.content.blogs()]);
  const blogs = await Promise.all(
    all.map(async (blog) => {
      const { items } = await locals.content.articles(blog.handle, { page: 1, perPage: newestShown });
      return { blog, newest: items };
    }),
  );
  return pageOrMarkdown(astro, { frame, blogs }, () => blogsMarkdown(frame, blogs));
}

interface BlogPage {
  readonly frame: Frame;
  readonly blog: Blog;
  readonly articles: Paginated<ArticleCard>;
  readonly tag: string | null;
}

/** Reads a page of a blog. Past its last page it is shown with status 404; for a tag that no article has there is none. */
export async function readBlogPage(astro: AstroGlobal): Promise<PageResult<BlogPage>> {
  const { locals, params, url } = astro;
  const blog = await locals.content.blog(params['blog'] ?? '');
  if (!blog) return redirectOrNotFound(astro);
  const [page, tag] = [readPageNumber(url.searchParams), readBlogTag(url.searchParams)];
  const range = { page, perPage: articlesPerPage, ...(tag !== null && { tag }) };
  const articles = await locals.content.articles(blog.handle, range);
  const isPastEnd = page > 1 && page > articles.pages;
  if (articles.total === 0 && (isPastEnd || tag !== null)) return redirectOrNotFound(astro);
  if (isPastEnd) astro.response.status = 404;
  const frame = await readFrame(locals, url);
  return pageOrMarkdown(astro, { frame, blog, articles, tag }, (shown) => blogMarkdown(frame, shown));
}

interface ArticlePage {
  readonly frame: Frame;
  readonly blog: Blog;
  readonly article: Article;
  /** The products that the article mentions. */
  readonly cards: readonly ProductCard[];
}

/** Reads an article with the products that it mentions. */
export async function readArticlePage(astro: AstroGlobal): Promise<PageResult<ArticlePage>> {
  const { blog: blogHandle = '', article: handle = '' } = astro.params;
  const { catalog, content } = astro.locals;
  const [blog, article] = await Promise.all([content.blog(blogHandle), content.article(blogHandle, handle)]);
  if (!blog || !article) return redirectOrNotFound(astro);
  const [frame, cards] = await Promise.all([readFrame(astro.locals, astro.url), catalog.cards(article.products)]);
  return pageOrMarkdown(astro, { frame, blog, article, cards }, (shown) => articleMarkdown(frame, shown));
}

const maxFeedArticles = 20;

/** Reads the newest articles of a blog for its feed; null when there is no such blog. */
export async function readBlogFeed({ content, origin }: App.Locals, handle: string): Promise<AtomFeedInput | null> {
  const blog = await content.blog(handle);
  if (!blog) return null;
  const [profile, { items }] = await Promise.all([
    content.profile(),
    content.articles(blog.handle, { page: 1, perPage: maxFeedArticles }),
  ]);
  return { origin, language: profile.locale, publisher: profile.name, blog, articles: items };
}
