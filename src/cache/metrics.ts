import type { PageCacheStats } from './dependencies.ts';
import type { InvalidationLog } from './log/invalidation-log.ts';
import type { PageCache } from './page-cache.ts';

/** The cache's state for Prometheus. */
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
      help: 'Bytes of the pages held.',
      value: entries.bytes,
    }),
    writeMetric({ name: 'storefront_cache_pages', type: 'gauge', help: 'Pages held.', value: entries.count }),
  ].join('');
}

/** Whether this process knows its pages to be right. */
export function logMetrics(log: Pick<InvalidationLog, 'current'>): string {
  return writeMetric({
    name: 'storefront_log_current',
    type: 'gauge',
    help: '1 while the invalidation log is followed to its end; at 0 pages are marked as unverified.',
    value: log.current() ? 1 : 0,
  });
}

const helpTexts: Readonly<Record<keyof PageCacheStats, string>> = {
  hits: 'Pages answered from memory.',
  renders: 'Pages made.',
  collapsed: 'Visitors who were given a page that another had made.',
  stale: 'Pages shown though they may be outdated, and marked so.',
  fenced: 'Renders not kept because what they read was invalidated meanwhile.',
  invalidations: 'Invalidations followed.',
};

const statNames = [
  'hits',
  'renders',
  'collapsed',
  'stale',
  'fenced',
  'invalidations',
] as const satisfies (keyof PageCacheStats)[];

/** One metric with its samples, as Prometheus reads it (text format 0.0.4). */
export interface Metric {
  /** With its unit, and `_total` behind what only grows. */
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  /** A number, or numbers by the value of one label. */
  readonly value: number | { readonly label: string; readonly values: Readonly<Record<string, number>> };
}

export function writeMetric({ name, type, help, value }: Metric): string {
  const samples =
    typeof value === 'number'
      ? [`${name} ${value}`]
      : Object.entries(value.values).map(([each, count]) => `${name}{${value.label}="${each}"} ${count}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples, ''].join('\n');
}
