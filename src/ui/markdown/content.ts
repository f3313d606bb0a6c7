import { routes } from '#routes.ts';
import type { Article, ArticleCard, Blog, ContentEntry, Policy } from '#shop/content/content.ts';
import type { Paginated } from '#shop/listing/listing.ts';
import type { ProductCard } from '#shop/product/product.ts';
import { formatDate } from '#shop/text/dates.ts';
import { htmlToMarkdown } from '#shop/text/markdown/html-to-markdown.ts';
import { markdownDocument, markdownLink, markdownList, oneLine } from '#shop/text/markdown/write-markdown.ts';
import type { Frame, MarkdownContext } from '../layout/frame.ts';
import { pageLinks } from './lists.ts';
import { cardLine } from './product.ts';

/** An article in a list. */
export function articleLine(origin: string, { blog, handle, title, excerpt }: ArticleCard): string {
  return `${markdownLink(title, origin + routes.article(blog, handle))}: ${oneLine(excerpt)}`;
}

interface ArticleMarkdownData {
  readonly blog: Blog;
  readonly article: Article;
  readonly cards: readonly ProductCard[];
}

export function articleMarkdown(frame: Frame, { blog, article, cards }: ArticleMarkdownData): string {
  const { origin, profile } = frame;
  const { content: messages } = frame.display.messages;
  const { author, publishedAt, minutes, related } = article;
  const byline = [
    author === null ? null : messages.author({ author: oneLine(author) }),
    publishedAt === null ? null : formatDate(publishedAt, profile.locale, profile.timeZone),
    messages.readingTime({ count: minutes }),
    messages.inBlog({ blog: markdownLink(blog.title, origin + routes.blog(blog.handle)) }),
  ];
  return markdownDocument([
    `# ${oneLine(article.title)}`,
    byline.filter((each) => each !== null).join(' · '),
    oneLine(article.excerpt),
    htmlToMarkdown(article.body, origin),
    cards.length > 0 && `## ${messages.inThisStory}\n\n${markdownList(cards.map((card) => cardLine(frame, card)))}`,
    related.length > 0 &&
      `## ${messages.readNext}\n\n${markdownList(related.map((each) => articleLine(origin, each)))}`,
  ]);
}

interface BlogMarkdownData {
  readonly blog: Blog;
  readonly articles: Paginated<ArticleCard>;
  readonly tag: string | null;
}

export function blogMarkdown({ origin, display }: MarkdownContext, { blog, articles, tag }: BlogMarkdownData): string {
  const { items, page, pages } = articles;
  return markdownDocument([
    `# ${oneLine(blog.title)}${tag === null ? '' : `: ${oneLine(tag)}`}`,
    oneLine(blog.text),
    markdownList(items.map((each) => articleLine(origin, each))),
    pageLinks({ origin, display }, { page, pages, pageHref: (to) => routes.blogPage(blog.handle, { page: to, tag }) }),
  ]);
}

export interface BlogWithNewest {
  readonly blog: Blog;
  readonly newest: readonly ArticleCard[];
}

export function blogsMarkdown({ origin, display }: MarkdownContext, blogs: readonly BlogWithNewest[]): string {
  const parts = blogs.map(({ blog, newest }) => {
    const articles = markdownList(newest.map((each) => articleLine(origin, each)));
    return [`## ${markdownLink(blog.title, origin + routes.blog(blog.handle))}`, oneLine(blog.text), articles]
      .filter(Boolean)
      .join('\n\n');
  });
  return markdownDocument([`# ${display.messages.content.stories}`, ...parts]);
}

export function policyMarkdown({ origin, profile, display }: Frame, { title, body, updatedAt }: Policy): string {
  const changed = formatDate(updatedAt, profile.locale, profile.timeZone);
  return markdownDocument([
    `# ${oneLine(title)}`,
    display.messages.content.updated({ date: changed }),
    htmlToMarkdown(body, origin),
  ]);
}

export function policiesMarkdown({ origin, display }: MarkdownContext, policies: readonly ContentEntry[]): string {
  const lines = policies.map(
    ({ handle, title, excerpt }) => `${markdownLink(title, origin + routes.policy(handle))}: ${oneLine(excerpt)}`,
  );
  return markdownDocument([`# ${display.messages.content.policies}`, markdownList(lines)]);
}
