import type { Counts } from './counts.ts';
import type { PageCache } from './page-cache.ts';

/** The cache's state as Prometheus reads it (text format 0.0.4). */
export function cacheMetrics({ counts, shelf }: PageCache): string {
  const counters = countNames.map((name) => {
    const metric = `storefront_cache_${name}_total`;
    return `# HELP ${metric} ${meanings[name]}\n# TYPE ${metric} counter\n${metric} ${counts[name]}\n`;
  });
  return [
    ...counters,
    gauge('storefront_cache_bytes', 'Bytes of the pages held.', shelf.bytes),
    gauge('storefront_cache_pages', 'Pages held.', shelf.count),
  ].join('');
}

const meanings: Readonly<Record<keyof Counts, string>> = {
  hits: 'Pages answered from memory.',
  renders: 'Pages made.',
  collapsed: 'Visitors who were given a page that another had made.',
  stale: 'Pages shown though they may be outdated, and marked so.',
  fenced: 'Renders not kept because what they read was invalidated meanwhile.',
  invalidations: 'Invalidations followed.',
};

const countNames = [
  'hits',
  'renders',
  'collapsed',
  'stale',
  'fenced',
  'invalidations',
] as const satisfies (keyof Counts)[];

function gauge(name: string, meaning: string, value: number): string {
  return `# HELP ${name} ${meaning}\n# TYPE ${name} gauge\n${name} ${value}\n`;
}
