import { setTimeout as delay } from 'node:timers/promises';
import { routes } from '#routes.ts';
import { startShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { generatedShop } from '#tests/emulators/shopify/shops/generated-shop.ts';
import { sitemapPaths } from '#tests/helpers/html.ts';
import { round, writeReport } from '../harness/report.ts';
import { startBuiltServer } from '../harness/start-built-server.ts';

/**
 * Pages in front of an emulated Shopify that answers at once, after 200 ms and after 2 s, with and without the page
 * cache; the latencies take turns, so that what else the machine does affects all alike. Needs `npm run build`.
 * `node bench/freshness/platform-latency.ts [products] [rounds]`
 */
const products = Number(process.argv[2] ?? 40);
const rounds = Number(process.argv[3] ?? 5);
const latencies = [0, 200, 2000] as const;

const emulator = await startShopifyEmulator({ data: generatedShop(products) });
const environment = { ...emulator.environment, COUNTRY: 'DE' };
const servers = [
  { what: 'from the page cache', server: await startBuiltServer(environment) },
  { what: 'rendered', server: await startBuiltServer({ ...environment, CACHE_PAGES: 'false' }) },
];

try {
  const rows: LatencyRow[] = [];
  for (const { what, server } of servers) {
    await untilReady(server.url);
    const paths = await sitemapPaths(server.url);
    await visitAll(server.url, paths);
    const times = new Map<number, number[]>(latencies.map((latency) => [latency, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const latency of latencies) {
        emulator.faults.latencyMs = latency;
        times.get(latency)?.push(...(await visitAll(server.url, paths)));
      }
    emulator.faults.latencyMs = 0;
    for (const latency of latencies)
      rows.push({ pages: what, latencyMs: latency, ...percentiles(times.get(latency) ?? []) });
  }
  const p50 = (pages: string, latency: number): number =>
    rows.find((row) => row.pages === pages && row.latencyMs === latency)?.p50 ?? Infinity;
  writeReport(
    'platform-latency',
    rows,
    servers.map(({ what }) => ({
      what: `pages ${what} with 2 s of platform latency, of those with none (p50)`,
      measured: round(p50(what, 2000) / p50(what, 0)),
      atMost: 1.2,
    })),
  );
} finally {
  for (const { server } of servers) await server.stop();
  await emulator.close();
}

type LatencyRow = Percentiles & { readonly pages: string; readonly latencyMs: number };

async function untilReady(url: string): Promise<void> {
  while ((await fetch(url + routes.ready())).status !== 200) await delay(100);
}

/** Milliseconds of each page, read to its end, one after the other. */
async function visitAll(url: string, paths: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const startedAt = performance.now();
    await (await fetch(url + path)).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return times;
}

type Percentiles = {
  readonly visits: number;
  readonly p50: number;
  readonly p99: number;
};

function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { visits: times.length, p50: at(0.5), p99: at(0.99) };
}
