import type { Server } from 'node:http';
import { join } from 'node:path';
import { cdnProviders } from '#cache/cdn/cdn.ts';
import { createCdnPurger, type CdnPurger } from '#cache/cdn/cdn-purger.ts';
import { cacheMetrics, logMetrics } from '#cache/metrics.ts';
import { createCacheKeys } from '#cache/key.ts';
import type { InvalidationLog } from '#cache/log/invalidation-log.ts';
import type { PageEncoder } from '#cache/entries/page-response.ts';
import { createPageCache, type PageCache } from '#cache/page-cache.ts';
import { openSqliteLog } from '#cache/log/sqlite-log.ts';
import type { CacheTag } from '#cache/tags.ts';
import type { Config } from '#config.ts';
import type { ApiRoute } from '#http/request/request-context.ts';
import type { ServerLog } from '#http/operations/log.ts';
import { createOperatorServer } from '#http/operations/operator-server.ts';
import { createProcessMetrics } from '#http/operations/process-metrics.ts';
import type { OutgoingEvent } from '#commerce/events.ts';
import type { CommercePlatform, MarketContext } from '#commerce/port.ts';
import { routes } from '#routes.ts';
import { systemRuntime } from './runtime.ts';
import { secretFor } from './secret.ts';
import { countDeliveries, createJournal, type Journal, journalSchema } from '#sync/journal.ts';
import { openSqlite } from '#storage/sqlite.ts';
import { webhookRoute } from '#sync/receive.ts';
import { type OutboxSender, startOutboxSender } from '#sync/outbox-sender.ts';
import { type ChangePoller, startChangePoller } from '#sync/change-poller.ts';
import { createJobLease, jobLeaseSchema } from '#sync/job-lease.ts';

/** What keeps pages, and what keeps them fresh. */
export interface Freshness {
  readonly cache: PageCache;
  /** The API path that takes deliveries; empty without a secret. */
  readonly apiRoutes: ReadonlyMap<string, ApiRoute>;
  /** Sends what the shop's own platform has to tell, to this process at its address too; null when it sends nothing. */
  readonly startEventSender: (url: string) => OutboxSender | null;
  /** Answers operators, once it listens. */
  readonly operator: Server;
  readonly close: () => Promise<void>;
}

export interface FreshnessParts {
  readonly platform: CommercePlatform;
  readonly context: MarketContext;
  readonly packer: PageEncoder;
  readonly log: ServerLog;
}

/** Opens the cache, the log that it follows, and the door for deliveries. */
export async function openFreshness(
  config: Config,
  { platform, context, packer: encoder, log }: FreshnessParts,
): Promise<Freshness> {
  const invalidationLog = await openInvalidationLog(config);
  const journal = openDeliveryJournal(config);
  const countedJournal = countDeliveries(journal);
  const cache = createPageCache({
    bytes: config.CACHE_MEGABYTES * 1024 * 1024,
    keys: createCacheKeys(context.currency),
    log: invalidationLog,
    encoder,
    report: (error, key) => log.error({ err: error, key }, 'an older page stands in'),
  });
  const purger = openPurger(config, log);
  if (purger) invalidationLog.follow(purger.follower);
  const poller = platform.outbox ? null : openChangePoller(config, { platform, log, invalidations: invalidationLog });
  const secrets = webhookSecrets(config, platform);
  if (secrets.length === 0) log.warn('WEBHOOK_SECRETS is not set: deliveries of events are not taken');
  const deliveryRoute = webhookRoute({
    secrets,
    events: platform.events,
    log: invalidationLog,
    journal: countedJournal,
    pagesWith: (tags) => cachedKeysWithTags(cache, tags),
    report: (error, delivery) => log.error({ err: error, delivery }, 'a delivery had trouble'),
    clock: systemRuntime.clock,
  });
  return {
    cache,
    apiRoutes: new Map(secrets.length > 0 ? [[routes.webhooks(), deliveryRoute]] : []),
    startEventSender: (url) => sendFromOutbox(config, { platform, log, url, secrets }),
    operator: createOperatorServer({
      cache,
      token: operatorToken(config),
      metrics: combineMetrics(config, [
        () => cacheMetrics(cache),
        () => logMetrics(invalidationLog),
        countedJournal.metrics,
        ...(purger ? [purger.metrics] : []),
      ]),
    }),
    close: async () => {
      await poller?.stop();
      await purger?.stop();
      await invalidationLog.close();
      journal.close();
    },
  };
}

/** The process is watched only where somebody can ask. */
function combineMetrics({ METRICS_PORT }: Config, parts: readonly (() => string)[]): () => string {
  if (METRICS_PORT === undefined) return () => '';
  const all = [...parts, createProcessMetrics()];
  return () => all.map((writeMetrics) => writeMetrics()).join('');
}

/** A CDN keeps pages only where it can be told to drop them. */
function openPurger({ CDN, CDN_PURGE_URL, CDN_TOKEN }: Config, log: ServerLog): CdnPurger | null {
  if (!CDN || !CDN_PURGE_URL) return null;
  const report = (error: unknown): void => log.warn({ err: error }, 'the CDN did not take a purge');
  return createCdnPurger({ cdn: cdnProviders[CDN], url: CDN_PURGE_URL, token: CDN_TOKEN, report });
}

interface ChangePollerParts extends Pick<FreshnessParts, 'platform' | 'log'> {
  readonly invalidations: InvalidationLog;
}

function openChangePoller({ DATA_DIR }: Config, { platform, log, invalidations }: ChangePollerParts): ChangePoller {
  const database = openSqlite(join(DATA_DIR, 'turns.sqlite'), { schema: jobLeaseSchema });
  const lease = createJobLease(database, systemRuntime.clock);
  const report = (error: unknown): void => log.warn({ err: error }, 'changes could not be asked for');
  const { sleep } = systemRuntime;
  const poller = startChangePoller({ events: platform.events, log: invalidations, lease, sleep, report });
  return {
    stop: async () => {
      await poller.stop();
      lease.close();
    },
  };
}

/** The log that all processes of the shop share. The client for Valkey is loaded only where there is one. */
export async function openInvalidationLog({ CACHE_LOG, DATA_DIR }: Config): Promise<InvalidationLog> {
  if (!CACHE_LOG) return openSqliteLog(join(DATA_DIR, 'invalidations.sqlite'));
  const { openValkeyLog } = await import('#cache/log/valkey-log.ts');
  return openValkeyLog({ url: CACHE_LOG });
}

/** The journal of deliveries. */
export function openDeliveryJournal({ DATA_DIR }: Config): Journal {
  const database = openSqlite(join(DATA_DIR, 'deliveries.sqlite'), { schema: journalSchema });
  return createJournal(database, systemRuntime.clock);
}

function cachedKeysWithTags({ entries }: PageCache, tags: readonly CacheTag[]): readonly string[] {
  const affected = tags.flatMap((tag) => entries.withTag(tag)).filter(({ stats }) => !stats.isInvalidated);
  return [...new Set(affected.map(({ key }) => key))];
}

/** What an operator who can read the data folder or the configuration can make too. */
export function operatorToken(config: Config): string {
  return Buffer.from(secretFor('operator', config)).toString('base64url');
}

/** A shop of our own signs with a secret of its own, so that it needs none to be set. */
export function webhookSecrets(config: Config, { outbox }: Pick<CommercePlatform, 'outbox'>): readonly string[] {
  if (config.WEBHOOK_SECRETS) return config.WEBHOOK_SECRETS;
  return outbox ? [`whsec_${Buffer.from(secretFor('webhooks', config)).toString('base64')}`] : [];
}

interface EventSenderParts extends Pick<FreshnessParts, 'platform' | 'log'> {
  readonly url: string;
  readonly secrets: readonly string[];
}

function sendFromOutbox(
  { WEBHOOK_TARGETS = [] }: Config,
  { platform: { outbox }, log, url, secrets }: EventSenderParts,
): OutboxSender | null {
  const [secret] = secrets;
  if (!outbox || secret === undefined) return null;
  const targets = [url + routes.webhooks(), ...WEBHOOK_TARGETS];
  const report = (error: unknown, { id, target, attempts }: OutgoingEvent, next: string): void =>
    log.warn({ err: error, event: id, target, attempts, next }, 'an event could not be delivered');
  return startOutboxSender({ outbox, targets, secret, fetch, runtime: systemRuntime, report });
}
