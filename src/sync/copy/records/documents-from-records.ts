import { z } from 'zod';
import type { MenuText, PageText } from '#commerce/records/content-record.ts';
import type { CatalogRecord, RecordOf } from '#commerce/records/catalog-record.ts';
import { readDocument } from '#content/documents.ts';
import { type DocumentInput, type DocumentKind } from '#content/save-document.ts';
import { markdownToText } from '#shop/text/html/plain-text.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { Database } from '#storage/database.ts';

/** Records that are documents of the shop's content. */
export type ContentRecord = Exclude<CatalogRecord, RecordOf<'product'> | RecordOf<'collection'> | RecordOf<'redirect'>>;

export interface DocumentContext {
  /** Of `CatalogCopy.source.market`. */
  readonly market: string;
  /** Stores a picture and returns its key. */
  readonly keepPicture: (picture: Picture) => string;
  /** What merchants wrote about the shop in its own database, as front matter. */
  readonly profile: Readonly<Record<string, unknown>>;
  /** ISO 8601: of records that have no time of their own. */
  readonly now: string;
}

/** A document's place among those of its kind. */
export interface DocumentKey {
  readonly kind: DocumentKind;
  readonly parent: string;
  readonly handle: string;
}

/** The name of a record's document. */
export function documentName({ kind, handle }: Pick<ContentRecord, 'kind' | 'handle'>): DocumentKey {
  if (kind === 'home') return { kind, parent: '', handle: 'home' };
  if (kind === 'profile') return { kind, parent: '', handle: 'shop' };
  if (kind !== 'article') return { kind, parent: '', handle };
  const slash = handle.indexOf('/');
  return { kind, parent: handle.slice(0, slash), handle: handle.slice(slash + 1) };
}

/** A record as the content writes documents; null: this market does not have it. */
export function documentOf(record: ContentRecord, context: DocumentContext): DocumentInput | null {
  const body = documentBody(record, context);
  if (!body) return null;
  const publishedAt = body.publishedAt ?? record.version ?? context.now;
  return {
    ...documentName(record),
    title: body.title,
    front: body.front,
    body: body.body,
    status: 'published',
    publishedAt,
    updatedAt: record.version ?? context.now,
    position: 0,
  };
}

interface DocumentBody extends Pick<DocumentInput, 'title' | 'front' | 'body'> {
  readonly publishedAt: string | null;
}

function documentBody(record: ContentRecord, context: DocumentContext): DocumentBody | null {
  switch (record.kind) {
    case 'page':
    case 'home': {
      const text = record.overlays[context.market];
      return text ? pageBody(text, record.base, context) : null;
    }
    case 'article':
      return articleBody(record, context);
    case 'blog':
    case 'policy': {
      const text = record.overlays[context.market];
      if (!text) return null;
      const words = markdownToText(text.body);
      const front = { text: words, description: text.seo.description ?? words.slice(0, descriptionCharacters) };
      return { title: text.title, front, body: text.body, publishedAt: null };
    }
    case 'menu': {
      const text: MenuText | undefined = record.overlays[context.market];
      return text ? { title: text.title, front: text.items, body: '', publishedAt: null } : null;
    }
    case 'profile':
      return profileBody(record, context);
    default:
      return record satisfies never;
  }
}

function pageBody(text: PageText, base: RecordOf<'page'>['base'], { keepPicture }: DocumentContext): DocumentBody {
  const front = {
    description: text.seo.description ?? markdownToText(text.body).slice(0, descriptionCharacters),
    image: base.picture && keepPicture(base.picture),
    sections: withPictureKeys(text, keepPicture),
  };
  return { title: text.title, front, body: text.body, publishedAt: base.publishedAt };
}

/** Sections whose fields name pictures by the keys of the copy. */
function withPictureKeys(
  { sections, pictures = {} }: PageText,
  keepPicture: DocumentContext['keepPicture'],
): PageText['sections'] {
  const keys = new Map(Object.entries(pictures).map(([name, picture]) => [name, keepPicture(picture)]));
  const keyOf = (value: unknown): unknown => (typeof value === 'string' ? (keys.get(value) ?? value) : value);
  return sections.map(({ type, ...fields }) => ({
    type,
    ...mapValues(fields, (value) => (Array.isArray(value) ? value.map(keyOf) : keyOf(value))),
  }));
}

function mapValues(fields: object, change: (value: unknown) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
}

/** What search engines show of a description. */
const descriptionCharacters = 155;

function articleBody(
  { base, overlays }: RecordOf<'article'>,
  { market, keepPicture }: DocumentContext,
): DocumentBody | null {
  const text = overlays[market];
  if (!text) return null;
  const front = {
    description: text.seo.description ?? text.excerpt,
    excerpt: text.excerpt,
    author: base.author,
    tags: base.tags,
    image: base.picture && keepPicture(base.picture),
  };
  return { title: text.title, front, body: text.body, publishedAt: base.publishedAt };
}

/** What the platform does not know is as merchants wrote it here. */
function profileBody(
  { base, overlays }: RecordOf<'profile'>,
  { market, profile }: DocumentContext,
): DocumentBody | null {
  const text = overlays[market];
  if (!text) return null;
  const address = { ...asObject(profile['address']), country: base.country };
  const contact = { ...asObject(profile['contact']), ...(base.email !== null && { email: base.email }) };
  const front = {
    ...(base.filters.length > 0 && { facets: [...platformFilters, ...base.filters.map(detailFilter)] }),
    ...profile,
    name: text.name,
    description: text.description,
    currency: base.currency,
    language: base.locale,
    ...(base.timeZone !== null && { timeZone: base.timeZone }),
    address,
    contact,
  };
  return { title: text.name, front, body: '', publishedAt: null };
}

/** What every list can be filtered by, before the details that the platform names. */
const platformFilters = ['type', 'option', 'vendor', 'tag'];

/** Platforms separate the values of a list by commas. */
function detailFilter(name: string): Readonly<Record<string, string>> {
  return { source: 'detail', name, separator: ',' };
}

const objectSchema = z.record(z.string(), z.unknown()).catch({});

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return objectSchema.parse(value);
}

/** The front matter of the profile in a shop's own database; empty where there is none. */
export function readOwnProfile(durable: Database, now: string): Readonly<Record<string, unknown>> {
  const reader = { context: { country: '', language: '', currency: '' }, draft: false, record: () => {} };
  return asObject(readDocument({ store: durable, reader, now }, 'profile', { handle: 'shop' })?.front);
}
