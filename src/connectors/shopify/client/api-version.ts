/** The version that the documents are checked against. https://shopify.dev/docs/api/usage/versioning */
export const apiVersion = '2026-04';

/**
 * When Shopify stops answering by a version, as epoch milliseconds: a version is supported for twelve months from the
 * first day of its month. After that Shopify answers by the oldest one that it still supports.
 */
export function supportEndsAt(version: string): number {
  const [year = 0, month = 0] = version.split('-').map(Number);
  return Date.UTC(year + 1, month - 1, 1);
}
