import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { integer } from '#storage/row.ts';
import { type ShopifyEmulator, startShopifyEmulator } from '#tests/emulators/shopify/emulator.ts';
import { generatedShop } from '#tests/emulators/shopify/shops/generated-shop.ts';

function startSync(emulator: ShopifyEmulator, folder: string, errors: 'inherit' | 'pipe' = 'inherit'): ChildProcess {
  return startCommand(['sync'], { ...emulator, folder, errors });
}

interface StartedIn extends Pick<ShopifyEmulator, 'environment'> {
  readonly folder: string;
  readonly errors: 'inherit' | 'pipe';
}

function startCommand(args: readonly string[], { environment, folder, errors }: StartedIn): ChildProcess {
  const child = spawn(process.execPath, ['src/cli/shop.ts', ...args], {
    env: { ...process.env, ...environment, COUNTRY: 'DE', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', errors],
  });
  onTestFinished(() => void child.kill());
  return child;
}

/** Kills a scan once it has printed so many batches: the one that it reads then is read again afterwards. */
async function killAfterBatches(scan: ChildProcess, batches: number): Promise<void> {
  if (!scan.stdout) throw new Error('The command has no standard output.');
  let printed = 0;
  createInterface(scan.stdout).on('line', (line) => {
    if (/^product: \d/.test(line)) printed += 1;
    if (printed === batches) scan.kill('SIGKILL');
  });
  await once(scan, 'exit');
}

function countOf(folder: string, table: string): number {
  const name = readdirSync(folder).find((each) => /^catalog-\w+\.sqlite$/.test(each)) ?? '';
  const store = openDatabase(join(folder, name));
  const row = store.first(`SELECT count(*) count FROM ${table}`);
  store.close();
  return integer(row ?? {}, 'count');
}

test('a first scan that is killed is continued where it was, and then complete', async () => {
  const emulator = await startShopifyEmulator({ data: generatedShop(600) });
  onTestFinished(async () => emulator.close());
  const folder = mkdtempSync(join(tmpdir(), 'shop-sync-'));
  emulator.faults.latencyMs = 300;
  const first = startSync(emulator, folder);
  await killAfterBatches(first, 3);
  const known = countOf(folder, 'product');
  expect(known).toBeGreaterThan(0);
  expect(known).toBeLessThan(600);

  emulator.faults.latencyMs = 0;
  const readsBefore = emulator.requests.counts()['ProductsById'] ?? 0;
  emulator.requests.clear();
  const second = startSync(emulator, folder);
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect([countOf(folder, 'product'), countOf(folder, 'search_document'), countOf(folder, 'search_pending')]).toEqual([
    600, 600, 0,
  ]);
  const readsOfAll = Math.ceil((600 * readsBefore) / known);
  expect(emulator.requests.counts()['ProductsById'] ?? 0).toBeLessThan(readsOfAll);
}, 120_000);

test('a first scan whose connection is lost says so, and goes on when it is back', async () => {
  const emulator = await startShopifyEmulator({ data: generatedShop(600) });
  onTestFinished(async () => emulator.close());
  const folder = mkdtempSync(join(tmpdir(), 'shop-sync-'));
  emulator.faults.latencyMs = 100;
  const scan = startSync(emulator, folder, 'pipe');
  if (!scan.stdout || !scan.stderr) throw new Error('The command has no output.');
  let hasBroken = false;
  createInterface(scan.stdout).on('line', (line) => {
    if (hasBroken || !/^product: \d/.test(line)) return;
    hasBroken = true;
    emulator.faults.outage = 'reset';
  });
  const reports: string[] = [];
  createInterface(scan.stderr).on('line', (line) => {
    reports.push(line);
    emulator.faults.outage = 'none';
    emulator.faults.latencyMs = 0;
  });
  expect(await once(scan, 'exit')).toEqual([0, null]);
  expect(reports).toEqual([expect.stringMatching(/^Shopify cannot be reached .* What has been read is kept/)]);
  expect([countOf(folder, 'product'), countOf(folder, 'search_pending')]).toEqual([600, 0]);
}, 120_000);

test('a platform that cannot be reached is one line with what to do', async () => {
  const emulator = await startShopifyEmulator({ data: generatedShop(1) });
  await emulator.close();
  const folder = mkdtempSync(join(tmpdir(), 'shop-connect-'));
  const connect = startCommand(['connect', 'shopify'], { ...emulator, folder, errors: 'inherit' });
  const [output, [code]] = await Promise.all([connect.stdout ? text(connect.stdout) : '', once(connect, 'exit')]);
  expect(code).toBe(1);
  expect(output.match(/cannot be reached/g)).toHaveLength(1);
  expect(output).toContain('Check that this machine reaches the internet');
}, 120_000);
