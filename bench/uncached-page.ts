import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { nodeFront } from '#http/astro-adapter.ts';
import { compare, rowOf } from './compare.ts';
import { report } from './report.ts';
import { startBuilt } from './start-built.ts';

/**
 * Product pages that are not cached, read from the embedded platform, against the same front and view with their data
 * in memory. `node bench/uncached-page.ts [path] [rounds]`
 */
const [path = '/products/morgen-mug', rounds = '20'] = process.argv.slice(2);
const folder = new URL('../dist/in-memory-shop/', import.meta.url);
/** A visit that carries a draft cookie, genuine or not, is shown no kept page and leaves none. */
const headers = { 'accept-encoding': 'br', cookie: 'draft=none' };

await build({
  root: fileURLToPath(new URL('..', import.meta.url)),
  outDir: fileURLToPath(folder),
  adapter: nodeFront(new URL('in-memory-shop.ts', import.meta.url)),
  logLevel: 'error',
});
const memory = await startBuilt({}, fileURLToPath(new URL('server/entry.mjs', folder)));
const shop = await startBuilt();
try {
  const compared = await compare(
    [
      { name: 'data in memory', port: memory.port, pid: memory.pid, path, headers },
      { name: 'shop', port: shop.port, pid: shop.pid, path, headers },
    ],
    { rounds: Number(rounds), milliseconds: 700, connections: 8 },
  );
  const measured = compared.at(-1)?.ofBaselineByProcessor ?? Number.NaN;
  report(
    'uncached-page',
    compared.map((each) => rowOf('product', each)),
    [{ what: 'page not cached, of the same view with its data in memory', measured, atLeast: 0.6 }],
  );
} finally {
  await memory.stop();
  await shop.stop();
}
