import { routes } from '#routes.ts';
import { parsePageNumber } from '#shop/listing/page-numbers.ts';
import { escapeXml } from '#shop/text/html/escape.ts';

/** Addresses per shard: few enough to render on request. The protocol allows 50,000. */
export const shardSize = 1000;

export const sitemapKinds = ['products', 'collections', 'pages', 'articles', 'policies', 'blogs'] as const;

export type SitemapKind = (typeof sitemapKinds)[number];

export interface SitemapUrl {
  /** A path of this site. */
  readonly path: string;
  /** ISO 8601; null when unknown. */
  readonly changedAt: string | null;
}

/** Parses the parts of a shard's name; null for an unknown kind or an invalid number. */
export function parseShardName(
  kind: string | undefined,
  number: string | undefined,
): { readonly kind: SitemapKind; readonly page: number } | null {
  const known = sitemapKinds.find((each) => each === kind);
  const page = parsePageNumber(number ?? '');
  return known && page !== null ? { kind: known, page } : null;
}

/** The index that leads to all shards (sitemaps.org 0.9). */
export function sitemapIndex(origin: string, shards: readonly string[]): string {
  const entries = shards.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return `${xmlDeclaration}<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>\n`;
}

/** One shard. */
export function sitemapShard(origin: string, urls: readonly SitemapUrl[]): string {
  return `${xmlDeclaration}<urlset xmlns="${namespace}">${urls.map((url) => urlEntry(origin, url)).join('')}</urlset>\n`;
}

function urlEntry(origin: string, { path, changedAt }: SitemapUrl): string {
  const changed = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
}

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** robots.txt: crawlers may fetch all but the pages of one visitor, and what is not a page. */
export function robotsText(origin: string): string {
  const closed = [routes.cart(), routes.checkout(), '/orders/', '/discount/', '/api/', routes.suggest(), '/health/'];
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${routes.sitemap()}`, ''].join('\n');
}
