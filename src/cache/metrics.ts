import type { PageCacheStats } from './counts.ts';
import type { InvalidationLog } from './log.ts';
import type { PageCache } from './page-cache.ts';
import { writeMetric } from './prometheus.ts';

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
