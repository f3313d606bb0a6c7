import type { Invalidation } from '#cache/log.ts';
import type { Config } from '#config.ts';
import { openInvalidationLog } from '#freshness.ts';

/** Makes pages void; once it resolves no process of the shop shows one of them. Rejects with LogUnavailable. */
export async function appendInvalidation(config: Config, invalidation: Invalidation): Promise<void> {
  if (invalidation.tags.length === 0) return;
  const log = await openInvalidationLog(config);
  try {
    await log.append(invalidation);
  } finally {
    await log.close();
  }
}
