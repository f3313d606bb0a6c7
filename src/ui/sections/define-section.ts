import type { z } from 'zod';
import type { ArticleCard, Question, Section } from '#shop/content/content.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { CollectionLink } from '#shop/listing/listing.ts';
import type { ProductCard } from '#shop/product/product.ts';
import type { SafeHtml } from '#shop/text/html/sanitize.ts';
import type { MarkdownContext } from '../layout/frame.ts';
import type { Display } from '../parts/product/display.ts';

/**
 * All that is particular to a type of section; the folder's name is the type. Methods that depend on the section take
 * what `resolve` returned.
 */
export interface SectionDefinition<Source = unknown, Resolved extends Section = Section> {
  /** What is written in front matter; other fields are dropped. */
  readonly schema: z.ZodType<Source>;
  /** What is shown: with pictures, HTML and counts in place of keys, Markdown and patterns. null omits the section. */
  resolve(source: Source, tools: SectionTools): Resolved | null;
  /** The products and articles of which the view shows cards. */
  cards?(section: Resolved): SectionReads;
  /** The section in the page's Markdown twin. */
  markdown(section: Resolved, context: SectionContext): string;
  /** Questions for structured data. */
  questions?(section: Resolved): readonly Question[];
  /** What the assistant may quote. */
  passages?(section: Resolved): readonly SectionPassage[];
  /** Whether the view of this section also draws the one after it. */
  joins?(section: Resolved, next: Section): boolean;
}

export interface SectionTools {
  /** The picture of a key; null for null or an unknown key. */
  readonly picture: (key: string | null, alt: string | null) => Picture | null;
  readonly html: (markdown: string) => SafeHtml;
  /** How many products are published. */
  readonly productCount: () => number;
  /** By handle; unknown handles are missing. */
  readonly collections: (handles: readonly string[]) => ReadonlyMap<string, CollectionLink>;
  /** The first picture of a product, or of those of its variants that have this option value. */
  readonly productPicture: (handle: string, value: string | null) => Picture | null;
}

export interface SectionReads {
  /** Handles in order, and by handle the options of the variant to show. */
  readonly products?: { readonly handles: readonly string[]; readonly preferred?: PreferredOptions };
  readonly articles?: { readonly blog: string; readonly handles: readonly string[] };
}

type PreferredOptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The cards that a section asked for. */
export interface SectionCards {
  readonly products: readonly ProductCard[];
  readonly articles: readonly ArticleCard[];
}

export interface SectionContext extends SectionCards, MarkdownContext {}

export interface SectionPassage {
  /** null: the page's title. */
  readonly heading: string | null;
  /** Plain text. */
  readonly text: string;
  /** A path; absent: that of the page. */
  readonly href?: string;
}

/** What the view of a section is given. */
export interface SectionProps<Resolved extends Section = Section> extends SectionCards {
  readonly section: Resolved;
  readonly display: Display;
  /** The id for its heading, unique on the page. */
  readonly id: string;
  /** The head of the page: its heading is the `h1`. */
  readonly isOpening: boolean;
  /** The section after it where `joins` said so. */
  readonly joined: Section | null;
}

/** Types the parts of a definition by its schema and by what `resolve` returns. */
export function defineSection<Source, Resolved extends Section>(
  definition: SectionDefinition<Source, Resolved>,
): SectionDefinition<Source, Resolved> {
  return definition;
}
