import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processorMicros, residentMegabytes } from '../harness/process-usage.ts';
import { quantile, writeReport, round } from '../harness/report.ts';
import { startBuiltServer } from '../harness/start-built-server.ts';

/**
 * Time from the start of the built shop to its first page, and its idle memory: the first start with an empty data
 * folder, which is filled with the demo shop, and later starts with Node's compile cache, as in `npm start`.
 * `node bench/pages/start.ts [starts]`
 */
const [starts = 9] = process.argv.slice(2).map(Number);
const idleMs = 3000;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const first = await start();
  const later: StartMeasurement[] = [];
  while (later.length < starts) later.push(await start());
  const middle = (of: (each: StartMeasurement) => number): number =>
    quantile(
      later.map(of).toSorted((one, other) => one - other),
      0.5,
    );
  const median = {
    ms: middle(({ ms }) => ms),
    micros: middle(({ micros }) => micros),
    idle: middle(({ idle }) => idle),
  };
  writeReport(
    'start',
    [rowOf('with an empty data folder', first), rowOf(`median of ${starts} with data`, median)],
    [
      { what: 'start to first page, s', measured: median.ms / 1000, atMost: 0.5 },
      { what: 'resident when idle, MB', measured: median.idle, atMost: 150 },
    ],
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

interface StartMeasurement {
  /** From the start of the process to the end of its first page. */
  readonly ms: number;
  /** Processor time until then. */
  readonly micros: number;
  /** Resident megabytes after it. */
  readonly idle: number;
}

async function start(): Promise<StartMeasurement> {
  const began = performance.now();
  const shop = await startBuiltServer({ DATA_DIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') });
  await (await fetch(shop.url)).text();
  const [ms, micros] = [performance.now() - began, processorMicros(shop.pid)];
  await wait(idleMs);
  const idle = residentMegabytes(shop.pid);
  await shop.stop();
  return { ms, micros, idle };
}

function rowOf(name: string, { ms, micros, idle }: StartMeasurement) {
  return { name, 'first page ms': round(ms), 'processor ms': round(micros / 1000), 'idle MB': idle };
}
