import type { Article, ArticleCard, Blog } from '#shop/content.ts';
import { formatDate } from '#shop/dates.ts';
import type { Page } from '#shop/listing.ts';
import type { ProductCard } from '#shop/product.ts';
import { routes } from '#routes.ts';
import type { Frame } from '../layout/frame.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { turnPages } from './lists.ts';
import { cardLine } from './product.ts';
import { document, line, link, list } from './write.ts';

/** An article in a list. */
export function articleLine(origin: string, { blog, handle, title, excerpt }: ArticleCard): string {
  return `${link(title, origin + routes.article(blog, handle))}: ${line(excerpt)}`;
}

interface ShownArticle {
  readonly blog: Blog;
  readonly article: Article;
  readonly cards: readonly ProductCard[];
}

export function articleMarkdown(frame: Frame, { blog, article, cards }: ShownArticle): string {
  const { origin, profile } = frame;
  const { author, publishedAt, minutes, related } = article;
  const said = [
    author === null ? null : `Text by ${line(author)}`,
    publishedAt === null ? null : formatDate(publishedAt, profile.locale, profile.timeZone),
    `${minutes} min to read`,
    `in ${link(blog.title, origin + routes.blog(blog.handle))}`,
  ];
  return document([
    `# ${line(article.title)}`,
    said.filter((each) => each !== null).join(' · '),
    line(article.excerpt),
    htmlToMarkdown(article.body, origin),
    cards.length > 0 && `## In this story\n\n${list(cards.map((card) => cardLine(frame, card)))}`,
    related.length > 0 && `## Read next\n\n${list(related.map((each) => articleLine(origin, each)))}`,
  ]);
}

interface ShownBlog {
  readonly blog: Blog;
  readonly articles: Page<ArticleCard>;
  readonly tag: string | null;
}

export function blogMarkdown({ origin }: Pick<Frame, 'origin'>, { blog, articles, tag }: ShownBlog): string {
  const { items, page, pages } = articles;
  return document([
    `# ${line(blog.title)}${tag === null ? '' : `: ${line(tag)}`}`,
    line(blog.text),
    list(items.map((each) => articleLine(origin, each))),
    turnPages(origin, { page, pages, pageHref: (to) => routes.blogPage(blog.handle, { page: to, tag }) }),
  ]);
}

interface ListedBlog {
  readonly blog: Blog;
  readonly newest: readonly ArticleCard[];
}

export function blogsMarkdown({ origin }: Pick<Frame, 'origin'>, blogs: readonly ListedBlog[]): string {
  const parts = blogs.map(({ blog, newest }) => {
    const articles = list(newest.map((each) => articleLine(origin, each)));
    return [`## ${link(blog.title, origin + routes.blog(blog.handle))}`, line(blog.text), articles]
      .filter(Boolean)
      .join('\n\n');
  });
  return document(['# Stories', ...parts]);
}
