import { requestMissingPages } from '../harness/load-generator.ts';
import { processorMicros, residentMegabytes } from '../harness/process-usage.ts';
import { writeReport, round } from '../harness/report.ts';
import { startBuiltServer } from '../harness/start-built-server.ts';

/**
 * Cost of a flood of URLs that do not exist: processor time, memory of the process, and whether a frequently requested
 * page is still cached afterwards. `node bench/pages/unknown-addresses.ts [addresses]`
 */
const [addresses = 35_000] = process.argv.slice(2).map(Number);
const clients = { headers: { accept: 'text/html', 'accept-encoding': 'br' }, connections: 32 };
const hotPath = '/products/morgen-mug';
const hitStatus = 'storefront; hit';

const shop = await startBuiltServer();
try {
  for (let visit = 0; visit < 20; visit += 1) await cacheStatusOf(hotPath);
  const start = await flood('/products/start-', 1000);
  const first = await flood('/products/first-', addresses / 5);
  const products = await flood('/products/unknown-', addresses);
  const paths = await flood('/unknown/', addresses / 5);
  const rows = [start, first, products, paths];
  writeReport('unknown-addresses', rows, [
    {
      what: `memory after ${addresses} more unknown URLs, MB`,
      measured: products['live MB'] - first['live MB'],
      atMost: 8,
    },
    {
      what: `resident memory after ${addresses} more unknown URLs, MB`,
      measured: products['resident MB'],
      atMost: 300,
    },
    {
      what: 'hot page still cached',
      measured: rows.filter((row) => row['hot page'] === hitStatus).length,
      atLeast: rows.length,
    },
    { what: 'answers other than 404', measured: rows.reduce((sum, row) => sum + row.failures, 0), atMost: 0 },
  ]);
} finally {
  await shop.stop();
}

async function flood(start: string, count: number) {
  const before = processorMicros(shop.pid);
  const { failures, p99, perSecond } = await requestMissingPages(
    { ...clients, port: shop.port },
    unknownPaths(start, count),
  );
  return {
    addresses: `${count} of ${start}…`,
    'per second': Math.round(perSecond),
    'p99 ms': round(p99),
    'processor µs': Math.round((processorMicros(shop.pid) - before) / count),
    failures,
    'live MB': round(await shop.liveMegabytes()),
    'resident MB': residentMegabytes(shop.pid),
    'hot page': await cacheStatusOf(hotPath),
  };
}

function* unknownPaths(start: string, count: number): Generator<string> {
  for (let at = 0; at < count; at += 1) yield `${start}${at}`;
}

async function cacheStatusOf(path: string): Promise<string> {
  const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return answer.headers.get('cache-status') ?? '';
}
