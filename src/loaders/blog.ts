import type { AstroGlobal } from 'astro';
import { type ArticleCard, articlesPerPage, type Blog, readBlogTag } from '#shop/content/content.ts';
import type { Paginated } from '#shop/listing/listing.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { readFrame } from './frame.ts';
import { pageNumber } from './list.ts';

interface BlogPageData {
  readonly frame: Frame;
  readonly blog: Blog;
  readonly articles: Paginated<ArticleCard>;
  readonly tag: string | null;
}

/** Reads a page of a blog; null without such a blog, past its end, and for a tag that no article has. */
export async function readBlog({ locals, params, url }: AstroGlobal): Promise<BlogPageData | null> {
  const blog = await locals.content.blog(params['blog'] ?? '');
  if (!blog) return null;
  const [page, tag] = [pageNumber(url), readBlogTag(url.searchParams)];
  const range = { page, perPage: articlesPerPage, ...(tag !== null && { tag }) };
  const articles = await locals.content.articles(blog.handle, range);
  const isEmptyBlog = page === 1 && tag === null;
  if (articles.items.length === 0 && !isEmptyBlog) return null;
  return { frame: await readFrame(locals, url), blog, articles, tag };
}
