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
import { trackProcess, type ProcessUsage } from './follow-process.ts';
import { writeReport, round, type ReportRow } from './report.ts';

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
  const first = await importBesideServer();
  const again = await importBesideServer();
  const parsing = await timeSeconds(parseOnly);
  const inserting = await timeSeconds(async () => copyRows(join(dataDir, 'shop.sqlite'), join(folder, 'copy.sqlite')));
  writeReport(
    'import',
    [
      row(`${products} products, ${megabytes} MB, into an empty shop`, first, parsing + inserting),
      row('the same file again', again, parsing + inserting),
      { what: 'baseline: the bare parser reads the file', seconds: round(parsing) },
      { what: 'baseline: the same rows inserted plainly', seconds: round(inserting) },
    ],
    [
      { what: `import of ${products} products, s`, measured: first.usage.seconds, atMost: 60 },
      { what: 'memory of an import at its peak, MB', measured: first.usage.peakMegabytes, atMost: 300 },
    ],
  );
} finally {
  rmSync(folder, { recursive: true });
}

function row(what: string, { usage, server }: ImportMeasurement, baseline: number): ReportRow {
  return {
    what,
    seconds: round(usage.seconds),
    cpu: round(usage.cpuSeconds),
    'products/s': Math.round(products / usage.seconds),
    'peak MB': Math.round(usage.peakMegabytes),
    '× baselines': round(usage.seconds / baseline),
    'read p99 ms': round(server.reads.p99),
    'cart p50 ms': round(server.writes.p50),
    'cart p99 ms': round(server.writes.p99),
    'cart longest ms': Math.round(server.writes.longest),
    'carts failed': server.failures,
  };
}

interface LatencySummary {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

interface ImportMeasurement {
  readonly usage: ProcessUsage;
  readonly server: { readonly reads: LatencySummary; readonly writes: LatencySummary; readonly failures: number };
}

/** Imports the file with the command line while another process serves the shop. */
async function importBesideServer(): Promise<ImportMeasurement> {
  const server = spawn(process.execPath, [script('import-neighbour.ts'), dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const outputLines: string[] = [];
  const lines = createInterface(server.stdout).on('line', (line) => outputLines.push(line));
  await once(lines, 'line');
  const [, ...shop] = manifest.scripts.shop.split(' ');
  const env = { ...process.env, DATA_DIR: dataDir, SEED_DEMO: 'false' };
  const usage = await trackProcess(spawn(process.execPath, [...shop, 'import', file], { env, stdio: 'inherit' }));
  server.stdin.end();
  await once(lines, 'close');
  const latencies: ImportMeasurement['server'] = JSON.parse(outputLines.at(-1) ?? '');
  return { usage, server: latencies };
}

async function timeSeconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

async function parseOnly(): Promise<void> {
  let rows = 0;
  for await (const _row of createReadStream(file).pipe(parse())) rows += 1;
  if (rows <= products) throw new Error('The file has fewer rows than products.');
}
