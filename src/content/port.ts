import type { ReaderContext } from '#commerce/port.ts';
import type {
  Announcement,
  Article,
  ArticleCard,
  Blog,
  ContentEntry,
  ContentHit,
  ContentPage,
  Home,
  MenuItem,
  Policy,
} from '#shop/content/content.ts';
import type { Paginated } from '#shop/listing/listing.ts';
import type { Profile } from '#shop/profile.ts';

export interface ContentSource {
  content(reader: ReaderContext): Content;
  /** Absent where texts are written in a system of its own. */
  readonly drafts?: DraftSource;
}

export interface DraftSource {
  /** What is shown at a path, as it is written; null where nothing is that can be edited. */
  compare(path: string): Promise<DraftComparison | null>;
}

/** Two versions of a text in the form in which it is written. */
export interface DraftComparison {
  readonly title: string;
  /** null: visitors see nothing of it. */
  readonly published: string | null;
  /** null: nothing is written that is not published. */
  readonly draft: string | null;
  /** ISO 8601. */
  readonly savedAt: string;
  /** When the draft is published by itself; null: when somebody publishes it. */
  readonly publishAt: string | null;
}

export interface Content {
  profile(): Promise<Profile>;
  /** The announcement whose dates fit now. */
  announcement(): Promise<Announcement | null>;
  menu(handle: string): Promise<readonly MenuItem[]>;
  home(): Promise<Home | null>;
  page(slug: string): Promise<ContentPage | null>;
  pages(): Promise<readonly ContentEntry[]>;
  blogs(): Promise<readonly Blog[]>;
  blog(handle: string): Promise<Blog | null>;
  /** Newest first. */
  articles(blog: string, range: ArticleRange): Promise<Paginated<ArticleCard>>;
  article(blog: string, handle: string): Promise<Article | null>;
  /** Cards for handles of one blog, in their order, unknown ones left out. */
  articleCards(blog: string, handles: readonly string[]): Promise<readonly ArticleCard[]>;
  policy(handle: string): Promise<Policy | null>;
  policies(): Promise<readonly ContentEntry[]>;
  /** Pages, articles, policies and answers that match a term, best first. */
  search(term: string, limit: number): Promise<readonly ContentHit[]>;
  /** Where an old path leads now; null when nowhere. */
  redirect(path: string): Promise<string | null>;
}

export interface ArticleRange {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Only articles with this tag. */
  readonly tag?: string;
}
