import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { invalidationOf } from '#cache/log/invalidation-log.ts';
import { cacheMetrics } from '#cache/metrics.ts';
import { tags } from '#cache/tags.ts';
import { answerOperatorRequest, createOperatorServer } from '#http/operations/operator-server.ts';
import { createProcessMetrics } from '#http/operations/process-metrics.ts';
import { routes } from '#routes.ts';
import { createCacheHarness, htmlPage, loadWith, type CacheHarness } from '../../helpers/cache-harness.ts';
import { sendDelivery, deliverySecret } from '../../helpers/send-delivery.ts';
import { freePort } from '../../helpers/servers/free-port.ts';
import { startShop } from '../../helpers/start-shop.ts';

const asking = { target: '/products/lamp?utm_source=x', encoding: 'br' } as const;

async function openOperator(): Promise<
  CacheHarness & { readonly ask: (path: string, token?: string) => Promise<Response> }
> {
  const bench = createCacheHarness();
  await bench.cache.respond(
    asking,
    loadWith(() => htmlPage('lamp'.repeat(200), [tags.product('1')])),
  );
  const watched = createProcessMetrics();
  const server = createOperatorServer(
    answerOperatorRequest({
      cache: bench.cache,
      clock: bench.clock,
      token: 'secret token',
      metrics: () => cacheMetrics(bench.cache) + watched(),
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const ask = async (path: string, token = 'secret token'): Promise<Response> =>
    fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
  return { ...bench, ask };
}

test('the operator API explains a page by its address and by a tag', async () => {
  const { ask, cache, log } = await openOperator();
  cache.hit(asking);
  const byPath = await (await ask('/explain?path=/products/lamp')).json();
  const expected = {
    key: '/products/lamp',
    status: 200,
    state: 'fresh',
    hits: 1,
    encodings: ['br'],
    tags: ['product:1', 'address:%2Fproducts%2Flamp'],
  };
  expect(byPath).toMatchObject({ key: '/products/lamp', page: expected });
  expect(await (await ask('/explain?tag=product:1')).json()).toMatchObject([expected]);
  await log.append(invalidationOf([tags.product('1')]));
  expect(await (await ask('/explain?path=/products/lamp')).json()).toMatchObject({ page: { state: 'invalidated' } });
  expect(await (await ask('/explain?path=/cart')).json()).toEqual({ key: null, page: null });
});

test.each(['', 'secret', 'secret token2'])('the token %j is refused', async (token) => {
  const { ask } = await openOperator();
  expect((await ask('/explain?path=/products/lamp', token)).status).toBe(401);
});

test('metrics count hits, renders and pages', async () => {
  const { ask, cache } = await openOperator();
  cache.hit(asking);
  const text = await (await ask('/metrics')).text();
  expect(text).toContain('\nstorefront_cache_hits_total 1\n');
  expect(text).toContain('\nstorefront_cache_renders_total 1\n');
  expect(text).toContain('\nstorefront_cache_pages 1\n');
});

/** Names and values as Prometheus reads them, each described once before its value. */
function readMetrics(text: string): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  let described = '';
  for (const line of text.trimEnd().split('\n')) {
    const [, name] = /^# TYPE ([a-z][a-z0-9_]*) (?:counter|gauge)$/.exec(line) ?? [];
    if (name) described = name;
    if (line.startsWith('#')) continue;
    const [, sample = '', value = ''] = /^([a-z0-9_]+(?:\{[a-z]+="[a-z_]+"\})?) ([0-9.e+-]+)$/.exec(line) ?? [];
    expect([line, sample.split('{')[0]]).toEqual([line, described]);
    values.set(sample, Number(value));
  }
  return values;
}

test('a running shop exposes metrics in the text format of Prometheus', async () => {
  const METRICS_PORT = String(await freePort());
  const shop = await startShop({ METRICS_PORT, WEBHOOK_SECRETS: deliverySecret });
  onTestFinished(shop.stop);
  await sendDelivery(shop.url, []);
  await fetch(shop.url + routes.webhooks(), { method: 'POST' });
  const metrics = readMetrics(await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text());
  expect(metrics.get('storefront_deliveries_total{verdict="missing_header"}')).toBe(1);
  expect(metrics.get('storefront_deliveries_total{verdict="accepted"}')).toBeGreaterThan(0);
  expect(metrics.get('storefront_log_current')).toBe(1);
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(metrics.get('storefront_event_loop_delay_max_seconds')).toBeGreaterThanOrEqual(0);
  const documented = await readFile('docs/operation.md', 'utf8');
  const names = [...metrics.keys()].map((name) => name.replace(/\{.*/, ''));
  expect(names.filter((name) => !documented.includes(`\`${name}`))).toEqual([]);
});

test('without CACHE_PAGES every request is rendered', async () => {
  const uncached = await startShop({ CACHE_PAGES: 'false' });
  onTestFinished(uncached.stop);
  for (const _ of [1, 2]) {
    const home = await fetch(uncached.url);
    expect([home.status, home.headers.get('cache-status') ?? '']).toEqual([200, expect.not.stringContaining('hit')]);
  }
});
