import type { HandleRequest, KindRequest, RecordBatch, RecordRequest, ScanBatch, ScanRequest } from '#commerce/feed.ts';
import type { MarketContext } from '#commerce/context.ts';
import type { CatalogRecord } from '#commerce/records/catalog-record.ts';
import type { BulkReader } from '../../bulk/bulk-reader.ts';
import type { GraphqlClient } from '../../client/graphql-client.ts';
import type { ShopifySettings } from '../../settings.ts';
import type { AccessReader } from '../access.ts';

/** How the records of one kind are read. */
export interface KindReader {
  scan(request: ScanRequest): AsyncIterable<ScanBatch>;
  read(request: RecordRequest): Promise<RecordBatch>;
  find(request: HandleRequest): Promise<CatalogRecord | null>;
  ids(request: KindRequest): AsyncIterable<readonly string[]>;
}

export interface FeedContext {
  readonly client: GraphqlClient;
  readonly access: AccessReader;
  readonly settings: Pick<ShopifySettings, 'domain' | 'metafields' | 'menus'>;
  /** null: there is no app. */
  readonly admin: FeedAdmin | null;
}

/** What the Admin API adds: lists of everything that merchants have, and products that are not published yet. */
export interface FeedAdmin {
  readonly client: GraphqlClient;
  readonly bulk: BulkReader;
}

/** Shopify ends every pagination after so many items. https://shopify.dev/docs/api/usage/limits */
export const maxPaginated = 25_000;

export type MarketVariables = { readonly country: string | null; readonly language: string | null };

/** The variables of `@inContext`; null leaves them to the shop. */
export function marketVariables(market: MarketContext | null): MarketVariables {
  return { country: market?.country || null, language: languageCode(market?.language ?? '') };
}

/** Shopify names regions in two languages only; in others it knows the language alone. */
function languageCode(tag: string): string | null {
  const { language = '', region = '' } = parseLocale(tag);
  const withRegion = `${language}_${region}`.toUpperCase();
  return regionalLanguages.has(withRegion) ? withRegion : language.toUpperCase() || null;
}

const regionalLanguages: ReadonlySet<string> = new Set(['PT_BR', 'PT_PT', 'ZH_CN', 'ZH_TW']);

function parseLocale(tag: string): { readonly language?: string; readonly region?: string | undefined } {
  if (tag === '') return {};
  const { language, region } = new Intl.Locale(tag).maximize();
  return { language, region };
}

/** A time of the search syntax; quotes protect its colons. https://shopify.dev/docs/api/usage/search-syntax */
export function since(field: 'created_at' | 'updated_at', time: string | null): string | null {
  return time === null ? null : `${field}:>='${time}'`;
}
