import type { Announcement, MenuItem } from '#shop/content/content.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { Profile } from '#shop/profile.ts';
import type { SiteIdentity, Thing } from '#shop/seo/structured-data.ts';
import type { Display } from '../parts/product/display.ts';

/** What every page shows around its own content. */
export interface Frame {
  readonly profile: Profile;
  readonly announcement: Announcement | null;
  readonly menus: {
    readonly header: readonly MenuItem[];
    /** Shown below the shop's menu in the menu sheet of small screens. */
    readonly more: readonly MenuItem[];
    readonly footer: readonly MenuItem[];
  };
  /** Buyers can find their orders on pages of this shop, and withdraw from them. */
  readonly hasOrders: boolean;
  /** Visitors can ask to be emailed when a product is back in stock. */
  readonly hasStockAlerts: boolean;
  /** Where customers sign in and see their orders on the platform; null: nowhere. */
  readonly accountUrl: string | null;
  readonly display: Display;
  /** Scheme and host of canonical links, without a slash at the end. */
  readonly origin: string;
  /** Path of this page as the visitor asked for it. */
  readonly path: string;
  /** null outside of draft mode. */
  readonly draft: DraftState | null;
}

/** What the structured data of pages is made from. */
export type PublishedShop = SiteIdentity & Pick<Frame, 'display'>;

/** What links and prices in Markdown depend on. */
export type MarkdownContext = Pick<Frame, 'origin' | 'display'>;

/** What the banner of a draft visit shows. */
export interface DraftState {
  /** When draft mode ends. */
  readonly until: Date;
  /** Path and query of this page. */
  readonly target: string;
  /** Whether the content of this page has unpublished changes; `unknown` for pages with several documents. */
  readonly page: 'changed' | 'published' | 'unknown';
  /** The drafts of all pages are shown, not only those of this one. */
  readonly isWholeShop: boolean;
}

/** The `<head>` of a page. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Path and query of the canonical URL; null for pages without one (404, 500). */
  readonly canonical: string | null;
  readonly robots?: 'index' | 'noindex';
  /** Pages about one visitor have no Markdown version. */
  readonly hasMarkdown?: false;
  readonly picture?: Picture | null;
  readonly type?: 'website' | 'article' | 'product';
  /** What the page is about, in the words of schema.org. */
  readonly things?: readonly Thing[];
  readonly feed?: { readonly title: string; readonly href: string };
}
