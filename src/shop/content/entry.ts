import type { Paginated } from '../listing/listing.ts';
import type { SafeHtml } from '../text/html/sanitize.ts';
import type { ContentEntry, ContentLink, Heading } from './content.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Picture } from './picture.ts';

/** The types of the fields of a content kind. */
export const fieldTypes = [
  'text',
  'markdown',
  'number',
  'date',
  'link',
  'image',
  'list',
  'hours',
  'reference',
] as const;

export type FieldType = (typeof fieldTypes)[number];

/** A field that the entries of a content kind have. */
export interface KindField {
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** The unit of a number, e.g. `m²`. */
  readonly unit: string | null;
  /** What a reference names: `product`, `collection`, `page` or another content kind. */
  readonly to: string | null;
  /** The property of schema.org that the field is, e.g. `telephone`. */
  readonly property: string | null;
}

/** A kind of content that the shop has declared itself, e.g. its stores. */
export interface ContentKind {
  /** Also the address of its pages: `/pages/<handle>` and `/pages/<handle>/<entry>`. */
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  /** The type of schema.org that its entries are, e.g. `Store`. */
  readonly schema: string | null;
  /** The field that lists show below the title; null: the description. */
  readonly summary: string | null;
  /** The field that lists are ordered by, `title` or one of its own; with `-` before it from the last to the first. */
  readonly order: string;
  readonly fields: readonly KindField[];
  readonly updatedAt: string;
}

/** The value of a field, ready to show. */
export type FieldValue =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'html'; readonly html: SafeHtml }
  | { readonly type: 'number'; readonly number: number; readonly unit: string | null }
  /** `YYYY-MM-DD` */
  | { readonly type: 'date'; readonly day: string }
  | { readonly type: 'picture'; readonly picture: Picture }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'hours'; readonly hours: readonly OpeningHours[] }
  | { readonly type: 'links'; readonly links: readonly ContentLink[] }
  /** Handles. */
  | { readonly type: 'products'; readonly products: readonly string[] };

export interface EntryField extends Pick<KindField, 'name' | 'label' | 'property'> {
  readonly value: FieldValue;
}

/** An entry as a list shows it; its excerpt is the summary that its kind declares. */
export interface EntryCard extends ContentEntry {
  readonly kind: string;
}

/** An entry of a content kind, with the fields that it has. */
export interface Entry extends EntryCard {
  readonly fields: readonly EntryField[];
  readonly body: SafeHtml;
  readonly headings: readonly Heading[];
}

export interface EntryOfKind {
  readonly kind: ContentKind;
  readonly entry: Entry;
}

/** A kind with a page of its entries, in the order of their titles. */
export interface EntryList {
  readonly kind: ContentKind;
  readonly entries: Paginated<EntryCard>;
}

/** Entries on a page of the list of their kind. */
export const entriesPerPage = 48;
