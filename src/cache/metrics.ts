import type { PageCacheStats } from './dependencies.ts';
import type { EntityCache } from './entities/entity-cache.ts';
import type { InvalidationLog } from './log/invalidation-log.ts';
import type { PageCache } from './page-cache.ts';

/** Metrics of the page cache. */
export function cacheMetrics({ stats, entries }: PageCache): string {
  const counters = statNames.map((name) =>
    writeMetric({
      name: `storefront_cache_${name}_total`,
      type: 'counter',
      help: helpTexts[name],
      value: stats[name],
    }),
  );
  return [
    ...counters,
    writeMetric({
      name: 'storefront_cache_bytes',
      type: 'gauge',
      help: 'Bytes of the stored pages.',
      value: entries.bytes,
    }),
    writeMetric({ name: 'storefront_cache_pages', type: 'gauge', help: 'Stored pages.', value: entries.count }),
  ].join('');
}

/** Metrics of the entity cache. */
export function entityMetrics({ stats, entries }: EntityCache): string {
  return [
    writeMetric({
      name: 'storefront_entity_hits_total',
      type: 'counter',
      help: 'Values that pages took from memory.',
      value: stats.hits,
    }),
    writeMetric({
      name: 'storefront_entity_loads_total',
      type: 'counter',
      help: 'Values that pages read and stored in memory.',
      value: stats.loads,
    }),
    writeMetric({
      name: 'storefront_entity_bytes',
      type: 'gauge',
      help: 'Estimated bytes of these values.',
      value: entries.bytes,
    }),
  ].join('');
}

/** Metrics of the invalidation log. */
export function logMetrics(log: Pick<InvalidationLog, 'isCurrent'>): string {
  return writeMetric({
    name: 'storefront_log_current',
    type: 'gauge',
    help: '1 while the invalidation log is read to its end; at 0 pages are marked as unverified.',
    value: log.isCurrent() ? 1 : 0,
  });
}

const helpTexts: Readonly<Record<keyof PageCacheStats, string>> = {
  hits: 'Requests answered with a fresh stored page.',
  renders: 'Pages rendered.',
  confirmed: 'Invalidated pages not rendered again because what they were made of was the same.',
  collapsed: 'Requests that shared the render of another request.',
  stale: 'Requests answered with a stored page that may be outdated, marked as stale.',
  fenced: 'Renders not stored because what they read was invalidated meanwhile.',
  invalidations: 'Invalidations received.',
};

const statNames = [
  'hits',
  'renders',
  'confirmed',
  'collapsed',
  'stale',
  'fenced',
  'invalidations',
] as const satisfies (keyof PageCacheStats)[];

/** A metric with its samples. */
export interface Metric {
  /** Ends in its unit, and in `_total` for a counter. */
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  /** A number, or one for each value of a label. */
  readonly value: number | { readonly label: string; readonly values: Readonly<Record<string, number>> };
}

/** The text format 0.0.4 of Prometheus. */
export function writeMetric({ name, type, help, value }: Metric): string {
  const samples =
    typeof value === 'number'
      ? [`${name} ${value}`]
      : Object.entries(value.values).map(([each, count]) => `${name}{${value.label}="${each}"} ${count}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples, ''].join('\n');
}
