import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { storefrontAdapter } from '#http/astro-adapter.ts';
import { compare, rowOf } from '../harness/compare-servers.ts';
import { writeReport } from '../harness/report.ts';
import { startBuiltServer } from '../harness/start-built-server.ts';

/**
 * Product pages that are not cached, read from the embedded platform, compared with the same server and view with their
 * data in memory. `node bench/pages/uncached-page.ts [path] [rounds]`
 */
const [path = '/products/morgen-mug', rounds = '20'] = process.argv.slice(2);
const folder = new URL('../../dist/in-memory-shop/', import.meta.url);
const headers = { 'accept-encoding': 'br' };

await build({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  outDir: fileURLToPath(folder),
  adapter: storefrontAdapter(new URL('../processes/in-memory-shop.ts', import.meta.url)),
  logLevel: 'error',
});
const inMemoryShop = await startBuiltServer({}, fileURLToPath(new URL('server/entry.mjs', folder)));
const shop = await startBuiltServer({ CACHE_PAGES: 'false' });
try {
  const compared = await compare(
    [
      { name: 'data in memory', port: inMemoryShop.port, pid: inMemoryShop.pid, path, headers },
      { name: 'shop', port: shop.port, pid: shop.pid, path, headers },
    ],
    { rounds: Number(rounds), milliseconds: 700, connections: 8 },
  );
  const measured = compared.at(-1)?.processorRatioToBaseline ?? Number.NaN;
  writeReport(
    'uncached-page',
    compared.map((each) => rowOf('product', each)),
    [{ what: 'uncached page, ratio to the same view with its data in memory', measured, atLeast: 0.6 }],
  );
} finally {
  await inMemoryShop.stop();
  await shop.stop();
}
