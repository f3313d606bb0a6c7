import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { openDeliveryJournal } from '#app/freshness.ts';
import { connectShop, copyOptions } from '#app/platform/choose-platform.ts';
import { type CopiedPlatform, openCopiedPlatform } from '#app/platform/copied-platform.ts';
import { fillCopy } from '#app/platform/fill-copy.ts';
import { systemRuntime } from '#app/runtime.ts';
import { type Config, readConfig } from '#config.ts';
import type { ApiHandler } from '#http/request/request-context.ts';
import { planInCopy } from '#sync/engine/provisional-pages.ts';
import { summarizePending } from '#sync/engine/reads/pending-reads.ts';
import { webhookRoute } from '#sync/receive.ts';
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

const emptyRequest = {
  id: 'request',
  method: 'POST',
  url: new URL('http://shop.test/api/webhooks/commerce'),
  clientAddress: '127.0.0.1',
  draft: null,
  format: 'html',
  signal: new AbortController().signal,
} as const;

const folder = mkdtempSync(join(tmpdir(), 'bench-announced-'));
const emulator = fork(fileURLToPath(new URL('../processes/announcing-shopify.ts', import.meta.url)), [
  String(products),
]);

try {
  const environment = environmentSchema.parse((await once(emulator, 'message'))[0]);
  const config = readConfig({ ...environment, COUNTRY: 'DE', DATA_DIR: folder });
  const shop = await openShop(config);
  const receiver = openReceiver(config, shop);
  const rows: ReportRow[] = [];
  for (const latencyMs of [0, 200])
    for (const topic of topics) {
      await takeIn(receiver, await ask(emulator, { topic, latencyMs, edits: 200 }));
      rows.push(await measure({ shop, receiver }, topic, latencyMs));
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

interface DeliveryReceiver {
  readonly handle: ApiHandler;
  /** Deliveries that were answered when the copy had their changes. */
  applied: number;
}

/** The route of a shop without its server and page cache. */
function openReceiver(config: Config, { events, copy, sync }: CopiedPlatform): DeliveryReceiver {
  if (!events) throw new Error('There are no events.');
  const accept: CopiedPlatform['sync']['accept'] = async (changes) => {
    const outcome = await sync.accept(changes);
    if (outcome === 'applied') receiver.applied += 1;
    return outcome;
  };
  const { handle } = webhookRoute({
    events,
    log: { append: async () => {} },
    copy: { plan: (changes) => planInCopy(copy, changes), accept, disconnect: () => sync.disconnect() },
    journal: openDeliveryJournal(config),
    pagesWith: () => [],
    report: console.error,
  });
  const receiver = { handle, applied: 0 };
  return receiver;
}

async function openShop(config: Config): Promise<CopiedPlatform> {
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

async function measure(
  { shop, receiver }: { readonly shop: CopiedPlatform; readonly receiver: DeliveryReceiver },
  topic: EmulatorCommand['topic'],
  latencyMs: number,
): Promise<ReportRow> {
  const { deliveries } = await ask(emulator, { topic, latencyMs, edits: count });
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  receiver.applied = 0;
  const answers = await takeIn(receiver, { deliveries });
  const answered = performance.now() - startedAt;
  while (summarizePending(shop.copy.store).count > 0) await delay(10);
  const read = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  const { requests } = await ask(emulator, { topic, latencyMs: 0, edits: 0 });
  const times = answers.toSorted((one, other) => one - other);
  return {
    topic,
    'latency ms': latencyMs,
    'deliveries/s until answered': Math.round((count / answered) * 1000),
    'deliveries/s until read': Math.round((count / read) * 1000),
    'processor µs each': Math.round((user + system) / count),
    'answered as read %': round((receiver.applied / count) * 100, 1),
    'answer p50 ms': Math.round(quantile(times, 0.5)),
    'answer p99 ms': Math.round(quantile(times, 0.99)),
    'platform requests': Object.values(requests).reduce((sum, each) => sum + each, 0),
  };
}

/** Milliseconds until each answer. */
async function takeIn(
  receiver: DeliveryReceiver,
  { deliveries }: { readonly deliveries: readonly AnnouncedChange[] },
): Promise<readonly number[]> {
  const waiting = [...deliveries].toReversed();
  const taken: number[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) taken.push(await takeOne(receiver, next));
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return taken;
}

async function takeOne({ handle }: DeliveryReceiver, { headers, body }: AnnouncedChange): Promise<number> {
  const startedAt = performance.now();
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const { status } = await handle({ ...emptyRequest, headers: lower, body: Buffer.from(body) });
  if (status !== 200) throw new Error(`A delivery was answered with ${status}.`);
  return performance.now() - startedAt;
}
