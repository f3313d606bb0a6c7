import { freePort } from '../tests/helpers/free-port.ts';
import { deliver, deliverySecret, renameQuietly, changeData } from '../tests/helpers/deliver.ts';
import { processorMicros } from './processor-time.ts';
import { startBuilt, type Built } from './start-built.ts';
import { startRedis } from './start-redis.ts';
import { quantile, report, round, type Row } from './report.ts';

/** From the answer 200 to a delivery until every process shows the new page, and how long the answer itself took. */
const edits = 200;
/** Edits before the first that counts: a process that has just started compiles what it runs. */
const warmUp = 50;
const path = '/products/morgen-mug';
const change = { kind: 'product', ids: [], handles: ['morgen-mug'], deleted: false, version: null, settleMs: 0 };

const [one, three] = [await measureOne(), await measureThree()];
report(
  'invalidation-latency',
  [one, three],
  [
    { what: 'new page after a delivery, one process, p99 ms', measured: slowest(one), atMost: 20 },
    { what: 'new page after a delivery, three processes, p99 ms', measured: slowest(three), atMost: 200 },
    { what: 'pages older than a delivery', measured: olderIn(one) + olderIn(three), atMost: 0 },
  ],
);

function slowest(row: Row): number {
  return Number(row['new everywhere p99 ms']);
}

function olderIn(row: Row): number {
  return Number(row['older pages']);
}

async function measureOne(): Promise<Row> {
  const shop = await startBuilt({ WEBHOOK_SECRETS: deliverySecret });
  try {
    return await measure('one process', [shop]);
  } finally {
    await shop.stop();
  }
}

async function measureThree(): Promise<Row> {
  const redis = await startRedis(await freePort());
  const common = { WEBHOOK_SECRETS: deliverySecret, CACHE_LOG: redis.url };
  const first = await startBuilt(common);
  const others = [
    await startBuilt({ ...common, DATA_DIR: first.folder }),
    await startBuilt({ ...common, DATA_DIR: first.folder }),
  ];
  try {
    return await measure('three processes, Redis', [first, ...others]);
  } finally {
    for (const shop of [...others, first]) await shop.stop();
    redis.kill();
  }
}

async function measure(name: string, shops: readonly [Built, ...Built[]]): Promise<Row> {
  const answered: number[] = [];
  const shown: number[] = [];
  let older = 0;
  let processor = 0;
  for (let edit = 0; edit < warmUp + edits; edit += 1) {
    if (edit === warmUp) processor = used(shops);
    await Promise.all(shops.map(async ({ url }) => textOf(url)));
    changeData(shops[0].folder, renameQuietly('morgen-mug', `Edit ${edit}.`));
    const began = performance.now();
    const shop = shops[edit % shops.length] ?? shops[0];
    const answer = await deliver(shop.url, [change]);
    if (answer.status !== 200) throw new Error(`The delivery was answered ${answer.status}`);
    const acknowledged = performance.now();
    const texts = await Promise.all(shops.map(async ({ url }) => textOf(url)));
    if (edit >= warmUp) {
      shown.push(performance.now() - acknowledged);
      answered.push(acknowledged - began);
    }
    older += texts.filter((text) => !text.includes(`Edit ${edit}.`)).length;
  }
  const sort = (times: number[]): readonly number[] => times.toSorted((one, other) => one - other);
  return {
    name,
    edits,
    'delivery answered p50 ms': round(quantile(sort(answered), 0.5)),
    'delivery answered p99 ms': round(quantile(sort(answered), 0.99)),
    'new everywhere p50 ms': round(quantile(sort(shown), 0.5)),
    'new everywhere p99 ms': round(quantile(sort(shown), 0.99)),
    'processor ms per edit and process': round(((used(shops) - processor) * 1000) / edits / shops.length),
    'older pages': older,
  };
}

/** Processor seconds of all processes of the shop. */
function used(shops: readonly Built[]): number {
  return shops.reduce((sum, { pid }) => sum + processorMicros(pid) / 1e6, 0);
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url + path)).text();
}
