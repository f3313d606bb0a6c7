import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse';
import { openDatabase } from '#storage/database.ts';
import manifest from '../../package.json' with { type: 'json' };
import { type ProcessUsage, trackProcess } from '../harness/process-usage.ts';
import { type ReportRow, round, writeReport } from '../harness/report.ts';

/**
 * Time and memory of `npm run shop -- import` for a product file, and the delays in a process that serves the shop
 * meanwhile; compared with the CSV parser alone and with plain inserts of the same rows.
 * `node bench/imports/import.ts [products]`
 */
const products = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
const file = join(folder, 'products.csv');
const dataDir = join(folder, 'data');
const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const tables = `product product_option option_value variant product_detail product_tag price_history product_list
  product_facet variant_facet swatch list_version search_document search_posting search_word`.split(/\s+/);

try {
  mkdirSync(dataDir);
  spawnSync(process.execPath, [script('../processes/write-import-file.ts'), folder, String(products)], {
    stdio: 'inherit',
  });
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
      { what: 'longest cart write during an import, ms', measured: longestWrite(first, again), atMost: 250 },
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

function longestWrite(...imports: readonly ImportMeasurement[]): number {
  return Math.max(...imports.map(({ server }) => server.writes.longest));
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
  const server = spawn(process.execPath, [script('../processes/serve-during-import.ts'), dataDir], {
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

/** Copies the rows of a shop's products into an empty shop with one statement per table. */
export function copyRows(from: string, to: string): void {
  openDatabase(to).close();
  const database = new DatabaseSync(to);
  database.exec('PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536');
  database.prepare('ATTACH ? AS source').run(from);
  database.exec('BEGIN IMMEDIATE');
  for (const table of tables) {
    const columns = database.prepare(`SELECT name FROM pragma_table_xinfo('${table}') WHERE hidden = 0`).all();
    const names = columns.map(({ name }) => name).join(', ');
    database.exec(`INSERT INTO main.${table} (${names}) SELECT ${names} FROM source.${table}`);
  }
  database.exec('COMMIT');
  database.close();
}
