import type { z } from 'zod';
import type { ArticleCard, Question, Section } from '#shop/content/content.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { CollectionLink } from '#shop/listing/listing.ts';
import type { ProductCard } from '#shop/product/product.ts';
import type { SafeHtml } from '#shop/text/html/sanitize.ts';
import type { MarkdownContext } from '../layout/frame.ts';
import type { Display } from '../parts/product/display.ts';

/**
 * Everything specific to a type of section, which is named like its folder. Methods with a `section` take what `resolve`
 * returned.
 */
export interface SectionDefinition<Source = unknown, Resolved extends Section = Section> {
  /** The section in front matter; other fields are dropped. */
  readonly schema: z.ZodType<Source>;
  /** Replaces picture keys, Markdown and patterns with pictures, HTML and counts; null omits the section. */
  resolve(source: Source, tools: SectionTools): Resolved | null;
  /** The products and articles that the view shows as cards. */
  cards?(section: Resolved): SectionReads;
  /** The section in the Markdown version of the page. */
  markdown(section: Resolved, context: SectionContext): string;
  /** Questions for structured data. */
  questions?(section: Resolved): readonly Question[];
  /** What the assistant may quote. */
  passages?(section: Resolved): readonly SectionPassage[];
  /** Whether the view of this section also shows the next one. */
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

/** The cards that `SectionDefinition.cards` requested. */
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

/** The props of the view of a section. */
export interface SectionProps<Resolved extends Section = Section> extends SectionCards {
  readonly section: Resolved;
  readonly display: Display;
  /** The id for its heading, unique on the page. */
  readonly id: string;
  /** The section opens the page: its heading is the `h1`. */
  readonly isOpening: boolean;
  /** The next section where `joins` returned true, else null. */
  readonly joined: Section | null;
}

/** Infers the types of a definition from its schema and from what `resolve` returns. */
export function defineSection<Source, Resolved extends Section>(
  definition: SectionDefinition<Source, Resolved>,
): SectionDefinition<Source, Resolved> {
  return definition;
}
