import type { Events } from '#commerce/events.ts';
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
import type { ContentKind, EntryList, EntryOfKind } from '#shop/content/entry.ts';
import type { PageRange, Paginated } from '#shop/listing/listing.ts';
import type { Profile } from '#shop/profile.ts';

/** Where pages, articles and menus come from: the platform itself, or a system beside it. */
export interface ContentSource {
  content(reader: ReaderContext): Content;
  /** What the source announces; null: it announces nothing, or no secret is configured. */
  readonly events: Events | null;
  close(): Promise<void>;
  /** Absent if drafts are managed by another system. */
  readonly drafts?: DraftSource;
}

export interface DraftSource {
  /** The source of the document shown at a path; null if none can be edited. */
  compare(path: string): Promise<DraftComparison | null>;
}

/** The published and the draft version of a document, as source. */
export interface DraftComparison {
  readonly title: string;
  /** null: not published. */
  readonly published: string | null;
  /** null: there is no draft. */
  readonly draft: string | null;
  /** ISO 8601. */
  readonly savedAt: string;
  /** When the draft is published automatically (ISO 8601); null: not scheduled. */
  readonly publishAt: string | null;
}

export interface Content {
  profile(): Promise<Profile>;
  /** The first announcement that is valid now. */
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
  /** Cards of a blog's articles in the order of the handles; unknown handles are left out. */
  articleCards(blog: string, handles: readonly string[]): Promise<readonly ArticleCard[]>;
  policy(handle: string): Promise<Policy | null>;
  policies(): Promise<readonly ContentEntry[]>;
  /** The kinds of content that the shop has declared itself. */
  kinds(): Promise<readonly ContentKind[]>;
  /** A kind with a page of its entries. */
  entries(kind: string, range: PageRange): Promise<EntryList | null>;
  entry(kind: string, handle: string): Promise<EntryOfKind | null>;
  /** Pages, articles, policies and answers that match a term, best first. */
  search(term: string, limit: number): Promise<readonly ContentHit[]>;
  /** The path that a path redirects to, or null. */
  redirect(path: string): Promise<string | null>;
}

export interface ArticleRange extends PageRange {
  /** Only articles with this tag. */
  readonly tag?: string;
}
