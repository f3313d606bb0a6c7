import {
  type Article,
  type ArticleCard,
  articlesPerPage,
  type Blog,
  type ContentEntry,
  type ContentLink,
  type ContentPage,
  type Policy,
} from '#shop/content/content.ts';
import type { Paginated } from '#shop/listing/listing.ts';
import { articleData, breadcrumbData, collectionData, faqData } from '#shop/seo/structured-data-page.ts';
import type { SiteIdentity } from '#shop/seo/structured-data.ts';
import { routes } from '#routes.ts';
import type { Head } from '../../layout/frame.ts';
import { definitionOf } from '../../sections/section-types.ts';

const homeLink: ContentLink = { label: 'Home', href: routes.home() };
const blogsTrail: readonly ContentLink[] = [homeLink, { label: 'Stories', href: routes.blogs() }];
const policiesTrail: readonly ContentLink[] = [homeLink, { label: 'Policies', href: routes.policies() }];

export function pageHead(site: SiteIdentity, page: ContentPage): Head {
  const { title, description, picture, handle } = page;
  const canonical = routes.page(handle);
  const questions = faqData(page.sections.flatMap((section) => definitionOf(section)?.questions?.(section) ?? []));
  const trail = breadcrumbData(site, [homeLink, { label: title, href: canonical }]);
  return { title, description, picture, canonical, things: questions ? [trail, questions] : [trail] };
}

export function blogsHead(site: SiteIdentity, blogs: readonly Blog[]): Head {
  return {
    title: 'Stories',
    description: `Stories and news from ${site.profile.name}: ${blogs.map(({ title }) => title).join(', ')}.`,
    canonical: routes.blogs(),
    things: [breadcrumbData(site, blogsTrail)],
  };
}

interface BlogHeadInput {
  readonly blog: Blog;
  readonly articles: Paginated<ArticleCard>;
  readonly tag: string | null;
}

/** A page of a blog; narrowed to a tag it is not for search engines, which know the articles from the whole. */
export function blogHead(site: SiteIdentity, { blog, articles, tag }: BlogHeadInput): Head {
  const { page } = articles;
  const path = routes.blogPage(blog.handle, { page, tag });
  const title = [blog.title, tag, page > 1 ? `page ${page}` : null].filter((part) => part !== null).join(', ');
  const items = articles.items.map((each) => ({ label: each.title, href: routes.article(blog.handle, each.handle) }));
  const before = (page - 1) * articlesPerPage;
  return {
    title,
    description: blog.description,
    canonical: path,
    robots: tag === null ? 'index' : 'noindex',
    feed: { title: blog.title, href: routes.blogFeed(blog.handle) },
    things: [
      breadcrumbData(site, [...blogsTrail, { label: blog.title, href: routes.blog(blog.handle) }]),
      collectionData(site, { path, title, description: blog.description, items, before }),
    ],
  };
}

export function articleHead(site: SiteIdentity, blog: Blog, article: Article): Head {
  const { title, description, picture } = article;
  const path = routes.article(blog.handle, article.handle);
  const trail = [...blogsTrail, { label: blog.title, href: routes.blog(blog.handle) }, { label: title, href: path }];
  const things = [breadcrumbData(site, trail), articleData(site, article, path)];
  return { title, description, picture, canonical: path, type: 'article', things };
}

export function policiesHead(site: SiteIdentity, policies: readonly ContentEntry[]): Head {
  const description = `What ${site.profile.name} promises: ${policies.map(({ title }) => title).join(', ')}.`;
  return {
    title: 'Policies',
    description,
    canonical: routes.policies(),
    things: [breadcrumbData(site, policiesTrail)],
  };
}

export function policyHead(site: SiteIdentity, { title, description, handle }: Policy): Head {
  const canonical = routes.policy(handle);
  const trail = breadcrumbData(site, [...policiesTrail, { label: title, href: canonical }]);
  return { title, description, canonical, things: [trail] };
}
