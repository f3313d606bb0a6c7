import { PlatformContractError } from '#commerce/errors.ts';
import type { SearchListing } from '#commerce/records/content-record.ts';
import type { SeoNode } from '../documents/common.ts';

/** A time of Shopify's as `toISOString` writes it. Throws PlatformContractError for a text that is none. */
export function toVersion(time: string): string {
  const date = new Date(time);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  throw new PlatformContractError(`Shopify’s time ${time} is none`);
}

/** Shopify writes an empty text where a merchant has removed one. */
export function toSearchListing(seo: SeoNode | null): SearchListing {
  return { title: seo?.title?.trim() || null, description: seo?.description?.trim() || null };
}
