import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { connectShop, copyOptions } from '#app/platform/choose-platform.ts';
import { type CopiedPlatform, openCopiedPlatform } from '#app/platform/copied-platform.ts';
import { fillCopy } from '#app/platform/fill-copy.ts';
import { systemRuntime } from '#app/runtime.ts';
import { readConfig } from '#config.ts';
import { summarizePending } from '#sync/engine/reads/pending-reads.ts';
import { quantile, round, type ReportRow, writeReport } from '../harness/report.ts';

/**
 * How many deliveries of an emulated Shopify a copy takes in, by topic, where Shopify answers at once and after 200 ms:
 * all at once, at most `parallel` of them unanswered. The emulator is another process; its time is not counted.
 * `node bench/freshness/announced-changes.ts [products] [deliveries] [parallel]`
 */
const products = Number(process.argv[2] ?? 1000);
const count = Number(process.argv[3] ?? 3000);
const parallel = Number(process.argv[4] ?? 1000);
const topics = ['products/update', 'inventory_levels/update', 'collections/update'] as const;

const environmentSchema = z.record(z.string(), z.string());
const reportSchema = z.object({
  requests: z.record(z.string(), z.number()),
  deliveries: z.array(z.object({ headers: environmentSchema, body: z.string() })),
});
type AnnouncedChange = z.infer<typeof reportSchema>['deliveries'][number];

const folder = mkdtempSync(join(tmpdir(), 'bench-announced-'));
const emulator = fork(fileURLToPath(new URL('../processes/announcing-shopify.ts', import.meta.url)), [
  String(products),
]);

try {
  const shop = await openShop(environmentSchema.parse((await once(emulator, 'message'))[0]));
  const rows: ReportRow[] = [];
  for (const latencyMs of [0, 200])
    for (const topic of topics) {
      await takeIn(shop, await ask(emulator, { topic, latencyMs, edits: 200 }));
      rows.push(await measure(shop, topic, latencyMs));
    }
  writeReport(
    'announced-changes',
    rows,
    rows.map((row) => ({
      what: `deliveries/s, ${row['topic']}, ${row['latency ms']} ms`,
      measured: Number(row['deliveries/s until read']),
      atLeast: 1000,
    })),
  );
  await shop.close();
} finally {
  emulator.kill();
  rmSync(folder, { recursive: true });
}

async function openShop(environment: Readonly<Record<string, string>>): Promise<CopiedPlatform> {
  const config = readConfig({ ...environment, COUNTRY: 'DE', DATA_DIR: folder });
  const connected = await connectShop(config);
  if (!connected) throw new Error('There is no connector.');
  const opened = openCopiedPlatform(connected, copyOptions(config, console.error));
  await fillCopy(opened, { runtime: systemRuntime, opensEarly: false, print: () => {} });
  await opened.sync.runDue();
  return opened;
}

interface EmulatorCommand {
  readonly topic: (typeof topics)[number];
  readonly latencyMs: number;
  readonly edits: number;
}

async function ask(child: ChildProcess, command: EmulatorCommand): Promise<z.infer<typeof reportSchema>> {
  const answered = once(child, 'message');
  child.send(command);
  return reportSchema.parse((await answered)[0]);
}

async function measure(shop: CopiedPlatform, topic: EmulatorCommand['topic'], latencyMs: number): Promise<ReportRow> {
  const { deliveries } = await ask(emulator, { topic, latencyMs, edits: count });
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  const answers = await takeIn(shop, { deliveries });
  const answered = performance.now() - startedAt;
  while (summarizePending(shop.copy.store).count > 0) await delay(10);
  const read = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  const { requests } = await ask(emulator, { topic, latencyMs: 0, edits: 0 });
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return {
    topic,
    'latency ms': latencyMs,
    'deliveries/s until answered': Math.round((count / answered) * 1000),
    'deliveries/s until read': Math.round((count / read) * 1000),
    'processor µs each': Math.round((user + system) / count),
    'answered as read %': round((answers.filter(({ outcome }) => outcome === 'applied').length / count) * 100, 1),
    'answer p50 ms': Math.round(quantile(times, 0.5)),
    'answer p99 ms': Math.round(quantile(times, 0.99)),
    'platform requests': Object.values(requests).reduce((sum, each) => sum + each, 0),
  };
}

interface TakenDelivery {
  readonly milliseconds: number;
  readonly outcome: string;
}

async function takeIn(
  shop: CopiedPlatform,
  { deliveries }: { readonly deliveries: readonly AnnouncedChange[] },
): Promise<readonly TakenDelivery[]> {
  const waiting = [...deliveries].toReversed();
  const taken: TakenDelivery[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) taken.push(await takeOne(shop, next));
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return taken;
}

async function takeOne({ events, sync }: CopiedPlatform, { headers, body }: AnnouncedChange): Promise<TakenDelivery> {
  const startedAt = performance.now();
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const read = await events?.read(lower, Buffer.from(body));
  if (!read?.ok) throw new Error('A delivery was refused.');
  const outcome = await sync.accept(read.changes);
  return { milliseconds: performance.now() - startedAt, outcome };
}
