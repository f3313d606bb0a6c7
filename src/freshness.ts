import { join } from 'node:path';
import { createKeys } from '#cache/keys.ts';
import type { InvalidationLog } from '#cache/log.ts';
import type { PackPage } from '#cache/page.ts';
import { createPageCache, type PageCache } from '#cache/page-cache.ts';
import { openSqliteLog } from '#cache/sqlite-log.ts';
import type { Tag } from '#cache/tags.ts';
import type { Config } from '#config.ts';
import type { ApiRoute } from '#http/exchange.ts';
import type { Log } from '#http/log.ts';
import type { CommercePlatform, Context } from '#platform/port.ts';
import { routes } from '#routes.ts';
import { openJournal } from '#webhooks/journal.ts';
import { webhookRoute } from '#webhooks/receive.ts';

/** What keeps pages, and what keeps them fresh. */
export interface Freshness {
  readonly cache: PageCache;
  /** The API path that takes deliveries; empty without a secret. */
  readonly handles: ReadonlyMap<string, ApiRoute>;
  readonly close: () => Promise<void>;
}

export interface FreshnessParts {
  readonly platform: CommercePlatform;
  readonly context: Context;
  readonly pack: PackPage;
  readonly log: Log;
}

/** Opens the cache, the log that it follows, and the door for deliveries. */
export function openFreshness(config: Config, { platform, context, pack, log }: FreshnessParts): Freshness {
  const invalidations = openSqliteLog(join(config.DATA_DIR, 'invalidations.sqlite'));
  const journal = openJournal(join(config.DATA_DIR, 'deliveries.sqlite'));
  const cache = createPageCache({
    bytes: config.CACHE_MEGABYTES * 1024 * 1024,
    keys: createKeys(context.currency),
    log: invalidations,
    pack,
    report: (error, key) => log.error({ err: error, key }, 'an older page stands in'),
  });
  const secrets = config.WEBHOOK_SECRETS ?? [];
  if (secrets.length === 0) log.warn('WEBHOOK_SECRETS is not set: deliveries of events are not taken');
  const route = webhookRoute({
    secrets,
    events: platform.events,
    log: invalidations,
    journal,
    pagesWith: (tags) => keysWith(cache, tags),
    report: (error, delivery) => log.error({ err: error, delivery }, 'a delivery had trouble'),
  });
  return {
    cache,
    handles: new Map(secrets.length > 0 ? [[routes.webhooks(), route]] : []),
    close: async () => closeAll(invalidations, journal),
  };
}

function keysWith({ shelf }: PageCache, tags: readonly Tag[]): readonly string[] {
  const held = tags.flatMap((tag) => shelf.withTag(tag)).filter(({ use }) => !use.isVoid);
  return [...new Set(held.map(({ key }) => key))];
}

async function closeAll(invalidations: InvalidationLog, journal: { close: () => void }): Promise<void> {
  await invalidations.close();
  journal.close();
}
