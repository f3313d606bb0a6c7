import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type ProcessUsage, trackProcess } from '../harness/process-usage.ts';
import { round, writeReport } from '../harness/report.ts';

/**
 * `shop sync` in front of an emulated shop on Shopify: the first scan, and one that was killed half way and continued.
 * The emulator answers from the same machine. `node bench/imports/shopify-scan.ts [products]`
 */
const products = Number(process.argv[2] ?? 10_000);
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
const folders = [mkdtempSync(join(tmpdir(), 'bench-scan-')), mkdtempSync(join(tmpdir(), 'bench-scan-'))] as const;
const emulator = spawn(process.execPath, [scriptAt('../processes/shopify-emulator.ts'), String(products)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});

interface ScanRun {
  /** null: it was killed. */
  readonly usage: ProcessUsage | null;
  readonly seconds: number;
  /** Products that were read when the first line about them was printed. */
  readonly firstCount: number;
}

try {
  const environment = await readEnvironment(emulator);
  const undisturbed = await runSync(folders[0], environment);
  const killed = await runSync(folders[1], environment, products / 2);
  const continued = await runSync(folders[1], environment);
  writeReport(
    'shopify-scan',
    [
      {
        what: `first scan of ${products} products`,
        seconds: round(undisturbed.seconds),
        perSecond: Math.round(products / undisturbed.seconds),
        processorSeconds: round(undisturbed.usage?.cpuSeconds ?? 0),
        megabytes: Math.round(undisturbed.usage?.peakMegabytes ?? 0),
      },
      { what: 'killed half way, after', seconds: round(killed.seconds) },
      { what: 'continued, until the end', seconds: round(continued.seconds) },
    ],
    [
      { what: 'memory of a first scan at its peak, MB', measured: undisturbed.usage?.peakMegabytes ?? 0, atMost: 300 },
      { what: 'products known when a killed scan continues', measured: continued.firstCount, atLeast: products / 2 },
    ],
  );
} finally {
  emulator.kill();
  for (const folder of folders) rmSync(folder, { recursive: true });
}

function scriptAt(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

async function readEnvironment({ stdout }: ChildProcess): Promise<Readonly<Record<string, string>>> {
  if (!stdout) throw new Error('The emulator has no standard output.');
  const [line] = z.tuple([z.string()]).parse(await once(createInterface(stdout), 'line'));
  return z.record(z.string(), z.string()).parse(JSON.parse(line));
}

/** Runs `shop sync` to its end, or kills it after so many products. */
async function runSync(
  folder: string,
  environment: Readonly<Record<string, string>>,
  killAfter = Infinity,
): Promise<ScanRun> {
  const startedAt = performance.now();
  const env = { ...process.env, ...environment, COUNTRY: 'DE', DATA_DIR: folder };
  const child = spawn(process.execPath, [...flags, scriptAt('../../src/cli/shop.ts'), 'sync'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let firstCount = 0;
  createInterface(child.stdout).on('line', (line) => {
    const count = Number(/^product: ([\d,]+)/.exec(line)?.[1]?.replaceAll(',', '') ?? 0);
    firstCount ||= count;
    if (count >= killAfter) child.kill('SIGKILL');
  });
  if (killAfter < Infinity) await once(child, 'exit');
  const usage = killAfter < Infinity ? null : await trackProcess(child);
  return { usage, seconds: (performance.now() - startedAt) / 1000, firstCount };
}
