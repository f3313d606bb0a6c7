import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type ProcessUsage, trackProcess } from '../harness/process-usage.ts';
import { round, writeReport } from '../harness/report.ts';

/**
 * The first scan of a platform's products into an empty copy, undisturbed and continued after kill -9 half way, with a
 * platform that answers at once; then announced changes of 5,000 products. `node bench/imports/copy.ts [products]`
 */
const products = Number(process.argv[2] ?? 10_000);
const folders = [mkdtempSync(join(tmpdir(), 'bench-copy-')), mkdtempSync(join(tmpdir(), 'bench-copy-'))] as const;

interface CopyRun {
  readonly usage: ProcessUsage | null;
  readonly lines: readonly string[];
  readonly seconds: number;
}

try {
  const undisturbed = await runCopy(folders[0]);
  const changes = await runCopy(folders[0]);
  const killed = await runCopy(folders[1], products / 2);
  const continued = await runCopy(folders[1]);
  const [applied = 0, milliseconds = 1, processorMs = 1, blockMs = 0] =
    changes.lines.at(-1)?.split(' ').slice(1).map(Number) ?? [];
  writeReport(
    'copy',
    [
      {
        what: `first scan of ${products} products`,
        seconds: round(undisturbed.seconds),
        perSecond: Math.round(products / undisturbed.seconds),
        perProcessorSecond: Math.round(products / (undisturbed.usage?.cpuSeconds ?? Infinity)),
        megabytes: Math.round(undisturbed.usage?.peakMegabytes ?? 0),
      },
      { what: 'killed half way, after', seconds: round(killed.seconds) },
      { what: 'continued, until the end', seconds: round(continued.seconds) },
      {
        what: `${applied} announced changes`,
        seconds: milliseconds / 1000,
        perSecond: Math.round((applied * 1000) / milliseconds),
        perProcessorSecond: Math.round((applied * 1000) / processorMs),
        delayOfRequestsP99: round(blockMs),
      },
    ],
    [
      {
        what: 'products of a first scan per second of processor time',
        measured: Math.round(products / (undisturbed.usage?.cpuSeconds ?? Infinity)),
        atLeast: 1000,
      },
      {
        what: 'announced changes per second of processor time',
        measured: Math.round((applied * 1000) / processorMs),
        atLeast: 1000,
      },
      { what: 'memory of a first scan at its peak, MB', measured: undisturbed.usage?.peakMegabytes ?? 0, atMost: 300 },
      {
        what: 'a scan that was killed reads what it has not read only',
        measured: rest(continued),
        atMost: products / 2,
      },
    ],
  );
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true });
}

/** Products that were read after the first line of a continued scan. */
function rest({ lines }: CopyRun): number {
  const counts = lines.flatMap((line) => (line.startsWith('product ') ? [Number(line.split(' ')[1])] : []));
  return (counts.at(-1) ?? 0) - (counts[0] ?? 0);
}

/** Runs the process to its end, or kills it after so many products. */
async function runCopy(folder: string, killAfter = Infinity): Promise<CopyRun> {
  const script = fileURLToPath(new URL('../processes/fill-copy.ts', import.meta.url));
  const startedAt = performance.now();
  const flags = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
  const child = spawn(process.execPath, [...flags, script, folder, String(products)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    if (line.startsWith('product ') && Number(line.split(' ')[1]) >= killAfter) child.kill('SIGKILL');
  });
  if (killAfter < Infinity) await once(child, 'exit');
  const usage = killAfter < Infinity ? null : await trackProcess(child);
  return { usage, lines, seconds: (performance.now() - startedAt) / 1000 };
}
