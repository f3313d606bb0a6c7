import { z } from 'zod';
import { tags } from '#cache/tags.ts';
import { routes } from '#routes.ts';
import type { ContentLink } from '#shop/content/content.ts';
import type {
  ContentKind,
  EntryCard,
  EntryField,
  EntryList,
  EntryOfKind,
  FieldType,
  FieldValue,
  KindField,
} from '#shop/content/entry.ts';
import type { PageRange } from '#shop/listing/listing.ts';
import { findPicture } from '#storage/media/pictures.ts';
import {
  type ContentContext,
  readDocument,
  readDocuments,
  readEntryDocuments,
  renderBody,
  type StoredDocument,
  toEntry,
} from '../documents.ts';
import { parseEntryOrder } from './entry-order.ts';
import { valueSchemas } from './entry-schema.ts';
import { toContentKind } from './kind-schema.ts';

/** The kinds of content that the shop has declared. */
export function readKinds(context: ContentContext): readonly ContentKind[] {
  context.reader.record(tags.pages);
  return readDocuments(context, 'kind').flatMap((document) => toContentKind(document) ?? []);
}

/** A kind with a page of its entries; null if there is no such kind. */
export function readEntryList(context: ContentContext, handle: string, range: PageRange): EntryList | null {
  // A change of any entry changes the list, as it does for a list of pages.
  context.reader.record(tags.pages);
  const kind = readKind(context, handle);
  if (!kind) return null;
  const order = parseEntryOrder(kind.order);
  const documents = readEntryDocuments(context, { handle, order }, range);
  const items = documents.items.map((document) => toCard(context, kind, document));
  return { kind, entries: { ...documents, items } };
}

/** An entry with its kind; null if there is none. */
export function readEntry(context: ContentContext, kindHandle: string, handle: string): EntryOfKind | null {
  context.reader.record(tags.page(`${kindHandle}/${handle}`));
  const kind = readKind(context, kindHandle);
  const document = kind && readDocument(context, 'entry', { parent: kindHandle, handle });
  if (!document) return null;
  const { html, headings } = renderBody(context, document.body);
  const fields = kind.fields.flatMap((field) => readField(context, field, document) ?? []);
  return { kind, entry: { ...toCard(context, kind, document), fields, body: html, headings } };
}

function readKind(context: ContentContext, handle: string): ContentKind | null {
  context.reader.record(tags.page(handle));
  const document = readDocument(context, 'kind', { handle });
  return document && toContentKind(document);
}

const frontSchema = z.record(z.string(), z.unknown()).catch({});

function toCard(context: ContentContext, kind: ContentKind, document: StoredDocument): EntryCard {
  const entry = toEntry(context, document);
  const written = kind.summary === null ? null : frontSchema.parse(document.front)[kind.summary];
  const summary = Array.isArray(written) ? written.join(', ') : written;
  const excerpt = typeof summary === 'string' ? summary : entry.excerpt || entry.description;
  return { ...entry, description: entry.description || excerpt, excerpt, kind: kind.handle };
}

/** null for a field that the entry leaves out, or whose value is not of its type any more. */
function readField(context: ContentContext, field: KindField, { front }: StoredDocument): EntryField | null {
  const { name, label, property } = field;
  const value = readers[field.type](frontSchema.parse(front)[name], context, field);
  return value && { name, label, property, value };
}

type ReadValue = (written: unknown, context: ContentContext, field: KindField) => FieldValue | null;

const readers: Readonly<Record<FieldType, ReadValue>> = {
  text: readerOf(valueSchemas.text, (text) => ({ type: 'text', text })),
  markdown: readerOf(valueSchemas.markdown, (markdown, context) => ({
    type: 'html',
    html: renderBody(context, markdown).html,
  })),
  number: readerOf(valueSchemas.number, (number, _context, { unit }) => ({ type: 'number', number, unit })),
  date: readerOf(valueSchemas.date, (day) => ({ type: 'date', day })),
  link: readerOf(valueSchemas.link, (href) => ({ type: 'links', links: [{ label: addressLabel(href), href }] })),
  image: readerOf(valueSchemas.image, (key, { store }) => {
    const picture = findPicture(store, key);
    return picture && { type: 'picture', picture };
  }),
  list: readerOf(valueSchemas.list, (items) => ({ type: 'list', items })),
  hours: readerOf(valueSchemas.hours, (hours) => ({ type: 'hours', hours })),
  reference: readerOf(valueSchemas.reference, (handles, context, { to }) => readReference(context, to ?? '', handles)),
};

type ToValue<Value> = (value: Value, context: ContentContext, field: KindField) => FieldValue | null;

function readerOf<Value>(schema: z.ZodType<Value>, toValue: ToValue<Value>): ReadValue {
  return (written, context, field) => {
    const parsed = schema.safeParse(written);
    return parsed.success ? toValue(parsed.data, context, field) : null;
  };
}

/** `https://www.example.com/` is shown as `example.com`. */
function addressLabel(href: string): string {
  return href.replace(/^https?:\/\/(?:www\.)?|\/$/gu, '');
}

/** Links to what the shop has of what a reference names; null for none. */
function readReference(context: ContentContext, to: string, handles: readonly string[]): FieldValue | null {
  if (to === 'product') return { type: 'products', products: handles };
  const links =
    to === 'collection'
      ? context.catalog
          .collections(handles)
          .map(({ handle, title }) => ({ label: title, href: routes.collection(handle) }))
      : handles.flatMap((handle) => linkTo(context, to, handle) ?? []);
  return links.length === 0 ? null : { type: 'links', links };
}

/** A link to a page or to an entry of a kind. */
function linkTo(context: ContentContext, to: string, handle: string): ContentLink | null {
  const isPage = to === 'page';
  context.reader.record(tags.page(isPage ? handle : `${to}/${handle}`));
  const document = isPage
    ? readDocument(context, 'page', { handle })
    : readDocument(context, 'entry', { parent: to, handle });
  return document && { label: document.title, href: isPage ? routes.page(handle) : routes.entry(to, handle) };
}
