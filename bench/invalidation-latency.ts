import { freePort } from '../tests/helpers/free-port.ts';
import { sendDelivery, deliverySecret, renameWithoutEvent, runSql } from '../tests/helpers/deliver.ts';
import { processorMicros } from './processor-time.ts';
import { startBuiltServer, type BuiltServer } from './start-built.ts';
import { startRedis } from './start-redis.ts';
import { quantile, writeReport, round, type ReportRow } from './report.ts';

/** From the answer 200 to a delivery until every process shows the new page, and how long the answer itself took. */
const editCount = 200;
/** Edits before the first that counts: a process that has just started compiles what it runs. */
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
    if (answer.status !== 200) throw new Error(`The delivery was answered ${answer.status}`);
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
