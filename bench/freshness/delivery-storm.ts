import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { deliverySecret } from '../../tests/helpers/send-delivery.ts';
import { freePort } from '../../tests/helpers/servers/free-port.ts';
import { measureLoad, type LoadResult } from '../harness/load-generator.ts';
import { processorMicros } from '../harness/process-usage.ts';
import { writeReport, round, type ReportRow } from '../harness/report.ts';
import { startBuiltServer } from '../harness/start-built-server.ts';

/**
 * Page latency on an idle shop, while another process sends 5,000 deliveries of edits in 10 seconds, and while the same
 * deliveries go to another shop on this machine: that part of the difference is caused by the machine.
 */
const deliveries = 5000;
const seconds = 10;
const load = { path: '/products/morgen-mug', headers: { 'accept-encoding': 'br' }, connections: 8 };
const statuses = z.array(z.number());

const METRICS_PORT = String(await freePort());
const shop = await startBuiltServer({ WEBHOOK_SECRETS: deliverySecret, METRICS_PORT });
const another = await startBuiltServer({ WEBHOOK_SECRETS: deliverySecret });
try {
  await send(shop.url, 500, 1);
  await measureWhile(async () => []);
  const idle = await row('idle', async () => []);
  const elsewhere = await row('storm elsewhere', async () => send(another.url, deliveries, seconds));
  const storm = await row('storm', async () => send(shop.url, deliveries, seconds));
  const slower = Number(storm['p99 ms']) / Number(idle['p99 ms']);
  writeReport(
    'storm',
    [idle, elsewhere, storm],
    [
      { what: 'page p99 during deliveries, ratio to idle', measured: slower, atMost: 2 },
      { what: 'deliveries accepted', measured: Number(storm['deliveries accepted']), atLeast: deliveries },
    ],
  );
} finally {
  await another.stop();
  await shop.stop();
}

async function row(name: string, meanwhile: () => Promise<readonly number[]>): Promise<ReportRow> {
  const before = processorMicros(shop.pid) / 1e6;
  await loopDelayMs();
  const { pages, answers } = await measureWhile(meanwhile);
  return {
    name,
    pages: pages.count,
    'p50 ms': round(pages.p50),
    'p99 ms': round(pages.p99),
    'event loop delay p99 ms': await loopDelayMs(),
    'processor s of the shop': round(processorMicros(shop.pid) / 1e6 - before),
    'deliveries accepted': answers.filter((status) => status === 200).length,
  };
}

/** The 99th percentile of the shop's event loop delay since the last call, from its own metrics. */
async function loopDelayMs(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  return round(Number(/^storefront_event_loop_delay_p99_seconds (.+)$/m.exec(metrics)?.[1]) * 1000);
}

async function measureWhile(
  meanwhile: () => Promise<readonly number[]>,
): Promise<{ readonly pages: LoadResult; readonly answers: readonly number[] }> {
  const port = Number(new URL(shop.url).port);
  const [pages, answers] = await Promise.all([
    measureLoad({ ...load, port, milliseconds: seconds * 1000 }),
    meanwhile(),
  ]);
  return { pages, answers };
}

async function send(url: string, count: number, within: number): Promise<readonly number[]> {
  const sender = fork(fileURLToPath(new URL('../processes/storm-sender.ts', import.meta.url)), [
    url,
    String(count),
    String(within),
  ]);
  const [answers] = await once(sender, 'message');
  return statuses.parse(answers);
}
