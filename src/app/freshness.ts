import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createCdnPurger, type CdnPurger } from '#cache/cdn/cdn-purger.ts';
import { cdnProviders } from '#cache/cdn/cdn.ts';
import { createEntityCache, type EntityCache } from '#cache/entities/entity-cache.ts';
import type { InvalidationLog } from '#cache/log/invalidation-log.ts';
import { createSqliteLog, openSqliteLogStorage } from '#cache/log/sqlite-log.ts';
import { cacheMetrics, entityMetrics, logMetrics } from '#cache/metrics.ts';
import { createPageCache, type PageCache } from '#cache/page-cache.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import type { MarketContext } from '#commerce/context.ts';
import type { OutgoingEvent } from '#commerce/events.ts';
import type { CommercePlatform } from '#commerce/port.ts';
import type { Config } from '#config.ts';
import type { ContentSource } from '#content/port.ts';
import type { ServerLog } from '#http/operations/log.ts';
import { answerOperatorRequest, type AnswerOperatorRequest } from '#http/operations/operator-server.ts';
import { createProcessMetrics } from '#http/operations/process-metrics.ts';
import type { ApiRoute } from '#http/request/request-context.ts';
import { encodeResponse } from '#http/response/finalize-response.ts';
import { routes } from '#routes.ts';
import { openBookkeepingDatabase } from '#storage/bookkeeping-database.ts';
import { planInCopy } from '#sync/engine/provisional-pages.ts';
import { countDeliveries, createJournal, type Journal, journalSchema } from '#sync/journal.ts';
import { type OutboxSender, startOutboxSender } from '#sync/outbox-sender.ts';
import { webhookRoute, type WebhookReceiverOptions } from '#sync/receive.ts';
import { configuredCopyPath } from './platform/choose-platform.ts';
import type { CopiedPlatform } from './platform/copied-platform.ts';
import { systemRuntime } from './runtime.ts';
import { secretFor, webhookSecrets } from './secret.ts';

/** The page cache and what invalidates it. */
export interface Freshness {
  readonly cache: PageCache;
  readonly entities: EntityCache;
  /** The API route that receives deliveries; empty without a secret. */
  readonly apiRoutes: ReadonlyMap<string, ApiRoute>;
  /** Sends the events of the embedded platform, to this process too; null when the platform sends its own. */
  readonly startEventSender: (url: string) => OutboxSender | null;
  /** Answers the operator API; the caller lets it listen. */
  readonly answerOperator: AnswerOperatorRequest;
  readonly close: () => Promise<void>;
}

export interface FreshnessParts {
  readonly platform: CommercePlatform;
  readonly content: Pick<ContentSource, 'events'>;
  readonly context: MarketContext;
  readonly log: ServerLog;
  /** Where pages read a copy of the platform's catalog. */
  readonly copied: CopiedPlatform | null;
  /** Further metrics of the process, besides those of cache and deliveries, in the text format of Prometheus. */
  readonly metrics: () => string;
}

/** Opens the cache, the log that it follows, and the route for deliveries. */
export async function openFreshness(config: Config, parts: FreshnessParts): Promise<Freshness> {
  const { platform, context, log, copied } = parts;
  const invalidationLog = copied ? openCopyLog(copied, config, log) : await openInvalidationLog(config);
  const journal = openDeliveryJournal(config);
  const countedJournal = countDeliveries(journal);
  const bytes = config.CACHE_MEGABYTES * 1024 * 1024;
  const entityBytes = bytes * entityShare;
  const entities = createEntityCache({ bytes: entityBytes, log: invalidationLog, runtime: systemRuntime });
  const cache = createPageCache({
    bytes: bytes - entityBytes,
    currency: context.currency,
    log: invalidationLog,
    encode: encodeResponse,
    report: (error, key) => log.error({ err: error, key }, 'render failed, served a stale page'),
    runtime: systemRuntime,
  });
  const purger = openPurger(config, log);
  if (purger) invalidationLog.follow(purger.follower);
  const receiver = {
    log: invalidationLog,
    journal: countedJournal,
    pagesWith: (tags) => cache.keysWithTags(tags),
    report: (error, delivery) => log.error({ err: error, delivery }, 'delivery failed'),
  } satisfies Omit<WebhookReceiverOptions, 'events'>;
  return {
    cache,
    entities,
    apiRoutes: deliveryRoutes(parts, receiver),
    startEventSender: (url) => sendFromOutbox(config, { platform, log, url }),
    answerOperator: answerOperatorRequest({
      cache,
      clock: systemRuntime.clock,
      token: operatorToken(config),
      metrics: combineMetrics(config, [
        () => cacheMetrics(cache),
        () => entityMetrics(entities),
        () => logMetrics(invalidationLog),
        countedJournal.metrics,
        ...(purger ? [purger.metrics] : []),
        parts.metrics,
      ]),
    }),
    close: async () => {
      await purger?.stop();
      await invalidationLog.close();
      journal.close();
    },
  };
}

/** The share of the cache's memory that is for the values that pages are made of. */
const entityShare = 1 / 4;

/** A content source beside the platform has a route of its own: each knows only the signatures that it sends. */
function deliveryRoutes(
  { platform, content, log, copied }: FreshnessParts,
  receiver: Omit<WebhookReceiverOptions, 'events'>,
): ReadonlyMap<string, ApiRoute> {
  const received = new Map<string, ApiRoute>();
  const copy = copied && {
    plan: (changes: readonly ChangeReference[]) => planInCopy(copied.copy, changes),
    accept: async (changes: readonly ChangeReference[]) => copied.sync.accept(changes),
    disconnect: () => copied.sync.disconnect(),
  };
  const { events } = platform;
  if (events) received.set(routes.webhooks(), webhookRoute({ ...receiver, ...(copy && { copy }), events }));
  else log.warn('no webhook secret is set: deliveries are refused');
  const isSeparate = content.events !== null && content.events !== platform.events;
  if (isSeparate) received.set(routes.contentWebhooks(), webhookRoute({ ...receiver, events: content.events }));
  return received;
}

/** Process metrics are collected only when the operator API listens. */
function combineMetrics({ METRICS_PORT }: Config, parts: readonly (() => string)[]): () => string {
  if (METRICS_PORT === undefined) return () => '';
  const all = [...parts, createProcessMetrics()];
  return () => all.map((writeMetrics) => writeMetrics()).join('');
}

/** A CDN stores pages only where it can be purged. */
function openPurger({ CDN, CDN_PURGE_URL, CDN_TOKEN }: Config, log: ServerLog): CdnPurger | null {
  if (!CDN || !CDN_PURGE_URL) return null;
  const report = (error: unknown): void => log.warn({ err: error }, 'CDN purge failed');
  return createCdnPurger({
    cdn: cdnProviders[CDN],
    url: CDN_PURGE_URL,
    token: CDN_TOKEN,
    report,
    fetch,
    runtime: systemRuntime,
  });
}

/** The log of a copy is in its own file, so that a change and what it invalidates are committed together. */
function openCopyLog({ copy }: CopiedPlatform, { CACHE_LOG }: Config, log: ServerLog): InvalidationLog {
  if (CACHE_LOG)
    log.warn('CACHE_LOG does not yet share changes of the catalog: each machine reads them from the platform');
  return createSqliteLog({ storage: openSqliteLogStorage(copy.path), runtime: systemRuntime });
}

/** The log that all processes of the shop share. The client for Valkey is loaded only where it is used. */
export async function openInvalidationLog(config: Config): Promise<InvalidationLog> {
  const { CACHE_LOG, DATA_DIR } = config;
  const copy = configuredCopyPath(config);
  if (!CACHE_LOG || copy !== null) {
    // Before the copy exists, no process reads pages from it.
    const path = copy !== null && existsSync(copy) ? copy : join(DATA_DIR, 'invalidations.sqlite');
    return createSqliteLog({ storage: openSqliteLogStorage(path), runtime: systemRuntime });
  }
  const { createValkeyLog } = await import('#cache/log/valkey-log.ts');
  const { openValkeyConnection } = await import('#cache/log/valkey-connection.ts');
  const connections = { commands: openValkeyConnection(CACHE_LOG), wake: openValkeyConnection(CACHE_LOG) };
  return createValkeyLog({ connections, runtime: systemRuntime });
}

/** The journal of deliveries. */
export function openDeliveryJournal({ DATA_DIR }: Config): Journal {
  const database = openBookkeepingDatabase(join(DATA_DIR, 'deliveries.sqlite'), { schema: journalSchema });
  return createJournal(database, systemRuntime.clock);
}

/** The token of the operator API, derived from the secret of the shop. */
export function operatorToken(config: Config): string {
  return Buffer.from(secretFor('operator', config)).toString('base64url');
}

interface EventSenderParts extends Pick<FreshnessParts, 'platform' | 'log'> {
  readonly url: string;
}

function sendFromOutbox(config: Config, { platform: { outbox }, log, url }: EventSenderParts): OutboxSender | null {
  const { WEBHOOK_TARGETS = [] } = config;
  const [secret] = webhookSecrets(config);
  if (!outbox || secret === undefined) return null;
  const targets = [url + routes.webhooks(), ...WEBHOOK_TARGETS];
  const report = (error: unknown, { id, target, attempts }: OutgoingEvent, next: string): void =>
    log.warn({ err: error, event: id, target, attempts, next }, 'event delivery failed');
  return startOutboxSender({ outbox, targets, secret, fetch, runtime: systemRuntime, report });
}
