import { readFileSync } from 'node:fs';
import { report } from './report.ts';
import { startBuilt } from './start-built.ts';

/** Memory of the process, and whether a page asked for often is still held, after 100,000 addresses that do not exist. */
const addresses = Number(process.argv[2] ?? 100_000);
const parallel = 32;
const hot = '/products/morgen-mug';

const shop = await startBuilt({ LOG_LEVEL: 'warn' });
try {
  for (let visit = 0; visit < 20; visit += 1) await cacheOf(hot);
  const rows = [{ name: 'before', megabytes: megabytes(shop.pid), 'hot page': await cacheOf(hot) }];
  for (const share of [0.1, 1]) {
    await flood(addresses * share);
    const name = `after ${addresses * share}`;
    rows.push({ name, megabytes: megabytes(shop.pid), 'hot page': await cacheOf(hot) });
  }
  report('unknown-addresses', rows);
} finally {
  await shop.stop();
}

async function flood(count: number): Promise<void> {
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < count) await cacheOf(`/products/unknown-${(next += 1)}-${count}`);
  };
  await Promise.all(Array.from({ length: parallel }, run));
}

async function cacheOf(path: string): Promise<string> {
  const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'gzip' } });
  await answer.arrayBuffer();
  return answer.headers.get('cache-status') ?? '';
}

function megabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
