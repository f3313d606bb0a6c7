import { spawn } from 'node:child_process';
import { deliverySecret, renameWithoutEvent, runSql, sendDelivery } from '../../tests/helpers/send-delivery.ts';
import { freePort } from '../../tests/helpers/servers/free-port.ts';
import { processorMicros } from '../harness/process-usage.ts';
import { quantile, type ReportRow, round, writeReport } from '../harness/report.ts';
import { type BuiltServer, startBuiltServer } from '../harness/start-built-server.ts';

/** Time from the answer 200 to a delivery until every process serves the new page, and time of the answer itself. */
const editCount = 200;
/** Edits before measuring, because a process that has just started is still compiling. */
const warmUp = 50;
const path = '/products/morgen-mug';
const change = { kind: 'product', ids: [], handles: ['morgen-mug'], deleted: false, version: null, settleMs: 0 };

const [one, three] = [await measureOne(), await measureThree()];
writeReport(
  'invalidation-latency',
  [one, three],
  [
    { what: 'new page after a delivery, one process, p99 ms', measured: slowest(one), atMost: 20 },
    { what: 'new page after a delivery, three processes, p99 ms', measured: slowest(three), atMost: 200 },
    { what: 'pages older than a delivery', measured: stalePages(one) + stalePages(three), atMost: 0 },
  ],
);

function slowest(row: ReportRow): number {
  return Number(row['new everywhere p99 ms']);
}

function stalePages(row: ReportRow): number {
  return Number(row['older pages']);
}

async function measureOne(): Promise<ReportRow> {
  const shop = await startBuiltServer({ WEBHOOK_SECRETS: deliverySecret });
  try {
    return await measure('one process', [shop]);
  } finally {
    await shop.stop();
  }
}

async function measureThree(): Promise<ReportRow> {
  const redis = await startRedis(await freePort());
  const common = { WEBHOOK_SECRETS: deliverySecret, CACHE_LOG: redis.url };
  const first = await startBuiltServer(common);
  const others = [
    await startBuiltServer({ ...common, DATA_DIR: first.folder }),
    await startBuiltServer({ ...common, DATA_DIR: first.folder }),
  ];
  try {
    return await measure('three processes, Redis', [first, ...others]);
  } finally {
    for (const shop of [...others, first]) await shop.stop();
    redis.kill();
  }
}

async function measure(name: string, shops: readonly [BuiltServer, ...BuiltServer[]]): Promise<ReportRow> {
  const responseTimes: number[] = [];
  const freshPageTimes: number[] = [];
  let older = 0;
  let processor = 0;
  for (let edit = 0; edit < warmUp + editCount; edit += 1) {
    if (edit === warmUp) processor = processorSeconds(shops);
    await Promise.all(shops.map(async ({ url }) => fetchText(url)));
    runSql(shops[0].folder, renameWithoutEvent('morgen-mug', `Edit ${edit}.`));
    const began = performance.now();
    const shop = shops[edit % shops.length] ?? shops[0];
    const answer = await sendDelivery(shop.url, [change]);
    if (answer.status !== 200) throw new Error(`Expected status 200, got ${answer.status}`);
    const acknowledged = performance.now();
    const texts = await Promise.all(shops.map(async ({ url }) => fetchText(url)));
    if (edit >= warmUp) {
      freshPageTimes.push(performance.now() - acknowledged);
      responseTimes.push(acknowledged - began);
    }
    older += texts.filter((text) => !text.includes(`Edit ${edit}.`)).length;
  }
  const sort = (times: number[]): readonly number[] => times.toSorted((one, other) => one - other);
  return {
    name,
    edits: editCount,
    'delivery answered p50 ms': round(quantile(sort(responseTimes), 0.5)),
    'delivery answered p99 ms': round(quantile(sort(responseTimes), 0.99)),
    'new everywhere p50 ms': round(quantile(sort(freshPageTimes), 0.5)),
    'new everywhere p99 ms': round(quantile(sort(freshPageTimes), 0.99)),
    'processor ms per edit and process': round(
      ((processorSeconds(shops) - processor) * 1000) / editCount / shops.length,
    ),
    'older pages': older,
  };
}

/** Processor seconds of all processes of the shop. */
function processorSeconds(shops: readonly BuiltServer[]): number {
  return shops.reduce((sum, { pid }) => sum + processorMicros(pid) / 1e6, 0);
}

async function fetchText(url: string): Promise<string> {
  return (await fetch(url + path)).text();
}

/** Starts an empty Redis or Valkey: the program named by `REDIS_SERVER`, otherwise redis-server. */
export async function startRedis(port: number): Promise<{ readonly url: string; readonly kill: () => void }> {
  const program = process.env['REDIS_SERVER'] ?? 'redis-server';
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes('Ready to accept connections')) break;
  }
  child.stdout.resume();
  return { url: `redis://127.0.0.1:${port}`, kill: () => void child.kill('SIGKILL') };
}
