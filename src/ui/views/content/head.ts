import {
  type Article,
  type ArticleCard,
  articlesPerPage,
  type Blog,
  type ContentEntry,
  type ContentLink,
  type ContentPage,
  type Home,
  type Policy,
} from '#shop/content/content.ts';
import type { Paginated } from '#shop/listing/listing.ts';
import { articleData, collectionData, faqData } from '#shop/seo/structured-data-page.ts';
import { homeData } from '#shop/seo/structured-data.ts';
import { routes } from '#routes.ts';
import type { Head, PublishedShop } from '../../layout/frame.ts';
import { trailData } from '../../layout/trail-data.ts';
import { definitionOf } from '../../sections/section-types.ts';

export function homeHead(site: PublishedShop, { title, description, picture }: Home): Head {
  return { title, description, picture, canonical: routes.home(), things: homeData(site, routes.search()) };
}

export function pageHead(site: PublishedShop, page: ContentPage): Head {
  const { title, description, picture, handle } = page;
  const canonical = routes.page(handle);
  const questions = faqData(page.sections.flatMap((section) => definitionOf(section)?.questions?.(section) ?? []));
  const trail = trailData(site, [{ label: title, href: canonical }]);
  return { title, description, picture, canonical, things: questions ? [trail, questions] : [trail] };
}

export function blogsHead(site: PublishedShop, blogs: readonly Blog[]): Head {
  const { content: messages } = site.display.messages;
  const titles = blogs.map(({ title }) => title).join(', ');
  return {
    title: messages.stories,
    description: messages.storiesDescription({ shop: site.profile.name, titles }),
    canonical: routes.blogs(),
    things: [trailData(site, [blogsLink(site)])],
  };
}

interface BlogHeadInput {
  readonly blog: Blog;
  readonly articles: Paginated<ArticleCard>;
  readonly tag: string | null;
}

/** A page of a blog; narrowed to a tag it is not for search engines, which know the articles from the whole. */
export function blogHead(site: PublishedShop, { blog, articles, tag }: BlogHeadInput): Head {
  const { page } = articles;
  const path = routes.blogPage(blog.handle, { page, tag });
  const title = [blog.title, tag, page > 1 ? site.display.messages.content.page({ page }) : null]
    .filter((part) => part !== null)
    .join(', ');
  const items = articles.items.map((each) => ({ label: each.title, href: routes.article(blog.handle, each.handle) }));
  const before = (page - 1) * articlesPerPage;
  return {
    title,
    description: blog.description,
    canonical: path,
    robots: tag === null ? 'index' : 'noindex',
    feed: { title: blog.title, href: routes.blogFeed(blog.handle) },
    things: [
      trailData(site, [blogsLink(site), { label: blog.title, href: routes.blog(blog.handle) }]),
      collectionData(site, { path, title, description: blog.description, items, before }),
    ],
  };
}

export function articleHead(site: PublishedShop, blog: Blog, article: Article): Head {
  const { title, description, picture } = article;
  const path = routes.article(blog.handle, article.handle);
  const trail = [blogsLink(site), { label: blog.title, href: routes.blog(blog.handle) }, { label: title, href: path }];
  const things = [trailData(site, trail), articleData(site, article, path)];
  return { title, description, picture, canonical: path, type: 'article', things };
}

export function policiesHead(site: PublishedShop, policies: readonly ContentEntry[]): Head {
  const { content: messages } = site.display.messages;
  const titles = policies.map(({ title }) => title).join(', ');
  const description = messages.policiesDescription({ shop: site.profile.name, titles });
  return {
    title: messages.policies,
    description,
    canonical: routes.policies(),
    things: [trailData(site, [policiesLink(site)])],
  };
}

export function policyHead(site: PublishedShop, { title, description, handle }: Policy): Head {
  const canonical = routes.policy(handle);
  const trail = trailData(site, [policiesLink(site), { label: title, href: canonical }]);
  return { title, description, canonical, things: [trail] };
}

function blogsLink({ display }: PublishedShop): ContentLink {
  return { label: display.messages.content.stories, href: routes.blogs() };
}

function policiesLink({ display }: PublishedShop): ContentLink {
  return { label: display.messages.content.policies, href: routes.policies() };
}
