import type { Server } from 'node:http';
import { join } from 'node:path';
import { cdns } from '#cache/cdn.ts';
import { createPurger, type Purger } from '#cache/cdn-purger.ts';
import { cacheMetrics, logMetrics } from '#cache/metrics.ts';
import { createKeys } from '#cache/keys.ts';
import type { InvalidationLog } from '#cache/log.ts';
import type { Packer } from '#cache/page.ts';
import { createPageCache, type PageCache } from '#cache/page-cache.ts';
import { openSqliteLog } from '#cache/sqlite-log.ts';
import type { Tag } from '#cache/tags.ts';
import type { Config } from '#config.ts';
import type { ApiRoute } from '#http/exchange.ts';
import type { Log } from '#http/log.ts';
import { createOperatorServer } from '#http/operator-server.ts';
import { watchProcess } from '#http/process-metrics.ts';
import type { CommercePlatform, Context, Outgoing } from '#platform/port.ts';
import { routes } from '#routes.ts';
import { secretFor } from './secret.ts';
import { type Journal, openJournal } from '#webhooks/journal.ts';
import { webhookRoute } from '#webhooks/receive.ts';
import { type Sender, startSending } from '#webhooks/send.ts';
import { type Sweeper, startSweeping } from '#webhooks/sweeper.ts';
import { openTurns } from '#webhooks/turns.ts';
import { countVerdicts } from '#webhooks/verdicts.ts';

/** What keeps pages, and what keeps them fresh. */
export interface Freshness {
  readonly cache: PageCache;
  /** The API path that takes deliveries; empty without a secret. */
  readonly handles: ReadonlyMap<string, ApiRoute>;
  /** Sends what the shop's own platform has to tell, to this process at its address too; null when it sends nothing. */
  readonly startSending: (url: string) => Sender | null;
  /** Answers operators, once it listens. */
  readonly operator: Server;
  readonly close: () => Promise<void>;
}

export interface FreshnessParts {
  readonly platform: CommercePlatform;
  readonly context: Context;
  readonly packer: Packer;
  readonly log: Log;
}

/** Opens the cache, the log that it follows, and the door for deliveries. */
export async function openFreshness(
  config: Config,
  { platform, context, packer, log }: FreshnessParts,
): Promise<Freshness> {
  const invalidations = await openInvalidations(config);
  const journal = openDeliveries(config);
  const counted = countVerdicts(journal);
  const cache = createPageCache({
    bytes: config.CACHE_MEGABYTES * 1024 * 1024,
    keys: createKeys(context.currency),
    log: invalidations,
    packer,
    report: (error, key) => log.error({ err: error, key }, 'an older page stands in'),
  });
  const purger = openPurger(config, log);
  if (purger) invalidations.follow(purger.follower);
  const sweeper = platform.outbox ? null : openSweeper(config, { platform, log, invalidations });
  const secrets = webhookSecrets(config, platform);
  if (secrets.length === 0) log.warn('WEBHOOK_SECRETS is not set: deliveries of events are not taken');
  const route = webhookRoute({
    secrets,
    events: platform.events,
    log: invalidations,
    journal: counted,
    pagesWith: (tags) => keysWith(cache, tags),
    report: (error, delivery) => log.error({ err: error, delivery }, 'a delivery had trouble'),
  });
  return {
    cache,
    handles: new Map(secrets.length > 0 ? [[routes.webhooks(), route]] : []),
    startSending: (url) => send(config, { platform, log, url, secrets }),
    operator: createOperatorServer({
      cache,
      token: operatorToken(config),
      metrics: allMetrics(config, [
        () => cacheMetrics(cache),
        () => logMetrics(invalidations),
        counted.metrics,
        ...(purger ? [purger.metrics] : []),
      ]),
    }),
    close: async () => {
      await sweeper?.stop();
      await purger?.stop();
      await invalidations.close();
      journal.close();
    },
  };
}

/** The process is watched only where somebody can ask. */
function allMetrics({ METRICS_PORT }: Config, parts: readonly (() => string)[]): () => string {
  if (METRICS_PORT === undefined) return () => '';
  const all = [...parts, watchProcess()];
  return () => all.map((tell) => tell()).join('');
}

/** A CDN keeps pages only where it can be told to drop them. */
function openPurger({ CDN, CDN_PURGE_URL, CDN_TOKEN }: Config, log: Log): Purger | null {
  if (!CDN || !CDN_PURGE_URL) return null;
  const report = (error: unknown): void => log.warn({ err: error }, 'the CDN did not take a purge');
  return createPurger({ cdn: cdns[CDN], url: CDN_PURGE_URL, token: CDN_TOKEN, report });
}

interface Sweeping extends Pick<FreshnessParts, 'platform' | 'log'> {
  readonly invalidations: InvalidationLog;
}

function openSweeper({ DATA_DIR }: Config, { platform, log, invalidations }: Sweeping): Sweeper {
  const turns = openTurns(join(DATA_DIR, 'turns.sqlite'));
  const report = (error: unknown): void => log.warn({ err: error }, 'changes could not be asked for');
  const sweeper = startSweeping({ events: platform.events, log: invalidations, turns, report });
  return {
    stop: async () => {
      await sweeper.stop();
      turns.close();
    },
  };
}

/** The log that all processes of the shop share. The client for Valkey is loaded only where there is one. */
export async function openInvalidations({ CACHE_LOG, DATA_DIR }: Config): Promise<InvalidationLog> {
  if (!CACHE_LOG) return openSqliteLog(join(DATA_DIR, 'invalidations.sqlite'));
  const { openValkeyLog } = await import('#cache/valkey-log.ts');
  return openValkeyLog({ url: CACHE_LOG });
}

/** The journal of deliveries. */
export function openDeliveries({ DATA_DIR }: Config): Journal {
  return openJournal(join(DATA_DIR, 'deliveries.sqlite'));
}

function keysWith({ shelf }: PageCache, tags: readonly Tag[]): readonly string[] {
  const held = tags.flatMap((tag) => shelf.withTag(tag)).filter(({ use }) => !use.isVoid);
  return [...new Set(held.map(({ key }) => key))];
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

interface Sending extends Pick<FreshnessParts, 'platform' | 'log'> {
  readonly url: string;
  readonly secrets: readonly string[];
}

function send({ WEBHOOK_TARGETS = [] }: Config, { platform: { outbox }, log, url, secrets }: Sending): Sender | null {
  const [secret] = secrets;
  if (!outbox || secret === undefined) return null;
  const targets = [url + routes.webhooks(), ...WEBHOOK_TARGETS];
  const report = (error: unknown, { id, target, attempts }: Outgoing, next: string): void =>
    log.warn({ err: error, event: id, target, attempts, next }, 'an event could not be delivered');
  return startSending({ outbox, targets, secret, report });
}
