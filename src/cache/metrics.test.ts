import { expect, test } from 'vitest';
import { ask, createCacheHarness, htmlPage } from '#tests/helpers/cache-harness.ts';
import { createEntityCache } from './entities/entity-cache.ts';
import { invalidationOf } from './log/invalidation-log.ts';
import { cacheMetrics, entityMetrics, logMetrics, writeMetric } from './metrics.ts';
import { tags } from './tags.ts';

const product = tags.product('1');

/** The samples of a text in the format of Prometheus, each of which is described before it. */
function samplesOf(text: string): Readonly<Record<string, number>> {
  const described = /^# HELP (\S+) [A-Z1].+\.\n# TYPE \1 (?:counter|gauge)\n((?:\1(?:\{[^}]*\})? \d+\n)+)/gm;
  const samples = [...text.matchAll(described)].flatMap(([, , lines = '']) => lines.trim().split('\n'));
  expect(text.replaceAll(described, '')).toBe('');
  return Object.fromEntries(samples.map((line) => line.split(' ')).map(([name = '', value]) => [name, Number(value)]));
}

test('the metrics of the cache count what it did', async () => {
  const bench = createCacheHarness();
  const page = () => htmlPage('page', [product]);
  await ask(bench, '/products/lamp', page);
  await ask(bench, '/products/lamp', page);
  await Promise.all([ask(bench, '/pages/a', page), ask(bench, '/pages/a', page)]);
  await bench.log.append(invalidationOf([product]));
  await ask(bench, '/products/lamp', page);
  expect(samplesOf(cacheMetrics(bench.cache))).toEqual({
    storefront_cache_hits_total: 1,
    storefront_cache_renders_total: 3,
    storefront_cache_confirmed_total: 0,
    storefront_cache_collapsed_total: 1,
    storefront_cache_stale_total: 0,
    storefront_cache_fenced_total: 0,
    storefront_cache_invalidations_total: 1,
    storefront_cache_bytes: bench.cache.entries.bytes,
    storefront_cache_pages: 2,
  });
  expect(bench.cache.entries.bytes).toBeGreaterThan(0);
});

test('the metrics of the values that pages are made of count what was loaded and what was used again', async () => {
  const { log, clock } = createCacheHarness();
  const cache = createEntityCache({ bytes: 1_000_000, log, runtime: { clock } });
  const names = cache.kind<string>('names');
  const read = (key: string) =>
    names.read(key, { record: () => {} }, async ({ record }) => {
      record(product);
      return key;
    });
  for (const key of ['lamp', 'lamp', 'lamp', 'vase']) await read(key);
  expect(samplesOf(entityMetrics(cache))).toEqual({
    storefront_entity_hits_total: 2,
    storefront_entity_loads_total: 2,
    storefront_entity_bytes: cache.entries.bytes,
  });
  expect(entityMetrics(cache)).toContain('# TYPE storefront_entity_bytes gauge');
});

test('the metric of the log says whether it is read to its end', async () => {
  const { log } = createCacheHarness();
  expect(samplesOf(logMetrics(log))).toEqual({ storefront_log_current: 1 });
  log.reachable = false;
  expect(samplesOf(logMetrics(log))).toEqual({ storefront_log_current: 0 });
  expect(logMetrics(log)).toContain('# TYPE storefront_log_current gauge');
});

test('a metric with a label has one sample for each of its values', () => {
  const value = { label: 'result', values: { accepted: 2, failed: 0 } };
  expect(writeMetric({ name: 'purges_total', type: 'counter', help: 'Purges by result.', value })).toBe(
    `# HELP purges_total Purges by result.
# TYPE purges_total counter
purges_total{result="accepted"} 2
purges_total{result="failed"} 0
`,
  );
});
