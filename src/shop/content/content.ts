import type { SafeHtml } from '../text/html/sanitize.ts';
import type { Picture } from './picture.ts';

/** What every piece of written content has. */
export interface ContentEntry {
  readonly handle: string;
  readonly title: string;
  /** For search engines, up to about 155 characters. */
  readonly description: string;
  readonly excerpt: string;
  readonly author: string | null;
  readonly tags: readonly string[];
  readonly picture: Picture | null;
  /** ISO 8601; null for a draft. */
  readonly publishedAt: string | null;
  readonly updatedAt: string;
}

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3 | 4;
}

export interface ContentLink {
  readonly label: string;
  readonly href: string;
}

/** A typed block of a marketing page or of the home page. `src/ui/sections/` has a folder for each type. */
export interface Section {
  readonly type: string;
  /** The fragment by which links lead to the section. */
  readonly id?: string | null;
  readonly heading?: string | null;
}

export interface Question {
  readonly question: string;
  readonly answer: SafeHtml;
}

/** A content-managed marketing page. */
export interface ContentPage extends ContentEntry {
  readonly heading: string;
  readonly sections: readonly Section[];
}

export interface Home {
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly sections: readonly Section[];
  readonly updatedAt: string;
}

export interface Blog {
  readonly handle: string;
  readonly title: string;
  readonly text: string;
  readonly description: string;
}

/** An article as a listing shows it. */
export interface ArticleCard extends ContentEntry {
  readonly blog: string;
  readonly category: string | null;
  /** Whole minutes at 220 words a minute, at least 1. */
  readonly minutes: number;
}

export interface Article extends ArticleCard {
  readonly body: SafeHtml;
  readonly headings: readonly Heading[];
  /** Handles of the products that it is about. */
  readonly products: readonly string[];
  readonly related: readonly ArticleCard[];
}

export interface Policy extends ContentEntry {
  readonly body: SafeHtml;
  readonly headings: readonly Heading[];
}

export interface MenuItem extends ContentLink {
  readonly children: readonly MenuItem[];
  /** Products behind a collection's link; null elsewhere. */
  readonly count: number | null;
  /** The collection's own picture; absent elsewhere. */
  readonly picture?: Picture | null;
}

export interface Announcement {
  readonly text: string;
  readonly link: ContentLink | null;
}

/** A page or article that a search found. */
export interface ContentHit {
  readonly kind: 'page' | 'article' | 'policy' | 'faq';
  readonly title: string;
  readonly path: string;
  /** The text around the words that were found; for an answer (`faq`), the whole text. */
  readonly excerpt: string;
}

/** Articles on a page of a blog: one across the page and three rows of three. */
export const articlesPerPage = 10;

/** The tag to which a blog's parameters narrow it; null when they name none. */
export function readBlogTag(params: URLSearchParams): string | null {
  const tag = (params.get('tag') ?? '').normalize('NFC').trim().slice(0, 100);
  return tag === '' ? null : tag;
}
