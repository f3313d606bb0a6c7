import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse';
import manifest from '../package.json' with { type: 'json' };
import { copyRows } from './copy-rows.ts';
import { followProcess, type Used } from './follow-process.ts';
import { report, round, type Row } from './report.ts';

/**
 * How long `npm run shop -- import` takes for a product file, how much memory, and how long a process that serves the
 * shop meanwhile waits; against the bare CSV parser reading the file and the same rows inserted plainly.
 * `node bench/import.ts [products]`
 */
const products = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
const file = join(folder, 'products.csv');
const dataDir = join(folder, 'data');
const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

try {
  mkdirSync(dataDir);
  spawnSync(process.execPath, [script('import-file.ts'), folder, String(products)], { stdio: 'inherit' });
  const megabytes = Math.round(statSync(file).size / 1e6);
  const first = await importBeside();
  const again = await importBeside();
  const parsing = await seconds(readPlainly);
  const inserting = await seconds(async () => copyRows(join(dataDir, 'shop.sqlite'), join(folder, 'copy.sqlite')));
  report(
    'import',
    [
      row(`${products} products, ${megabytes} MB, into an empty shop`, first, parsing + inserting),
      row('the same file again', again, parsing + inserting),
      { what: 'baseline: the bare parser reads the file', seconds: round(parsing) },
      { what: 'baseline: the same rows inserted plainly', seconds: round(inserting) },
    ],
    [
      { what: `import of ${products} products, s`, measured: first.used.seconds, atMost: 60 },
      { what: 'memory of an import at its peak, MB', measured: first.used.peakMegabytes, atMost: 300 },
    ],
  );
} finally {
  rmSync(folder, { recursive: true });
}

function row(what: string, { used, neighbour }: Imported, baseline: number): Row {
  return {
    what,
    seconds: round(used.seconds),
    cpu: round(used.cpu),
    'products/s': Math.round(products / used.seconds),
    'peak MB': Math.round(used.peakMegabytes),
    '× baselines': round(used.seconds / baseline),
    'read p99 ms': round(neighbour.reads.p99),
    'cart p50 ms': round(neighbour.writes.p50),
    'cart p99 ms': round(neighbour.writes.p99),
    'cart longest ms': Math.round(neighbour.writes.longest),
    'carts failed': neighbour.failures,
  };
}

interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

interface Imported {
  readonly used: Used;
  readonly neighbour: { readonly reads: Spread; readonly writes: Spread; readonly failures: number };
}

/** Imports the file with the command line while another process serves the shop. */
async function importBeside(): Promise<Imported> {
  const neighbour = spawn(process.execPath, [script('import-neighbour.ts'), dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface(neighbour.stdout).on('line', (line) => said.push(line));
  await once(lines, 'line');
  const [, ...shop] = manifest.scripts.shop.split(' ');
  const env = { ...process.env, DATA_DIR: dataDir, SEED_DEMO: 'false' };
  const used = await followProcess(spawn(process.execPath, [...shop, 'import', file], { env, stdio: 'inherit' }));
  neighbour.stdin.end();
  await once(lines, 'close');
  const told: Imported['neighbour'] = JSON.parse(said.at(-1) ?? '');
  return { used, neighbour: told };
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

async function readPlainly(): Promise<void> {
  let rows = 0;
  for await (const _row of createReadStream(file).pipe(parse())) rows += 1;
  if (rows <= products) throw new Error('The file has fewer rows than products.');
}
