import type { Article, ContentLink, Question } from '../content/content.ts';
import {
  absolutePicture,
  absoluteUrl,
  shopReference,
  thing,
  type SiteIdentity,
  type Thing,
} from './structured-data.ts';

/** The way to a page, from the first link to the page itself. */
export function breadcrumbData(site: SiteIdentity, trail: readonly ContentLink[]): Thing {
  const steps = trail.map(({ label, href }, index) =>
    thing('ListItem', { position: index + 1, name: label, item: absoluteUrl(site.origin, href) }),
  );
  return thing('BreadcrumbList', { itemListElement: steps });
}

export interface ItemListPage {
  /** The canonical path of this page of the list. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly items: readonly ContentLink[];
  /** Items on the pages before this one. */
  readonly before: number;
}

/** A page that lists products, collections or articles. */
export function collectionData(site: SiteIdentity, page: ItemListPage): Thing {
  const listed = page.items.map(({ label, href }, index) =>
    thing('ListItem', { position: page.before + index + 1, name: label, url: absoluteUrl(site.origin, href) }),
  );
  return thing('CollectionPage', {
    name: page.title,
    description: page.description,
    url: absoluteUrl(site.origin, page.path),
    mainEntity: thing('ItemList', { itemListElement: listed }),
  });
}

export function articleData(site: SiteIdentity, article: Article, path: string): Thing {
  const url = absoluteUrl(site.origin, path);
  return thing('BlogPosting', {
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: url,
    image: article.picture ? absolutePicture(site.origin, article.picture) : null,
    author: article.author === null ? shopReference(site.origin) : thing('Person', { name: article.author }),
    publisher: shopReference(site.origin),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    keywords: article.tags,
    inLanguage: site.profile.locale,
  });
}

/** The questions a page answers; null when it answers none. */
export function faqData(questions: readonly Question[]): Thing | null {
  if (questions.length === 0) return null;
  return thing('FAQPage', {
    mainEntity: questions.map(({ question, answer }) =>
      thing('Question', { name: question, acceptedAnswer: thing('Answer', { text: answer }) }),
    ),
  });
}
