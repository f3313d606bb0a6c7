import { deliver, deliverySecret } from '../tests/helpers/deliver.ts';
import { measure } from './load.ts';
import { report, round } from './report.ts';
import { startBuilt } from './start-built.ts';

/** Page load with nothing else going on, and while 5,000 deliveries come in 10 seconds. */
const deliveries = 5000;
const seconds = 10;
const load = { path: '/products/morgen-mug', headers: { 'accept-encoding': 'br' }, connections: 8 };

const shop = await startBuilt({ WEBHOOK_SECRETS: deliverySecret });
try {
  const port = Number(new URL(shop.url).port);
  await measure({ ...load, port, milliseconds: 1000 });
  const idle = await measure({ ...load, port, milliseconds: seconds * 1000 });
  const [storm, statuses] = await Promise.all([
    measure({ ...load, port, milliseconds: seconds * 1000 }),
    send(shop.url),
  ]);
  const good = statuses.filter((status) => status === 200).length;
  report(
    'storm',
    [
      { name: 'idle', pages: idle.count, 'p50 ms': round(idle.p50), 'p99 ms': round(idle.p99), deliveries: 0 },
      { name: 'storm', pages: storm.count, 'p50 ms': round(storm.p50), 'p99 ms': round(storm.p99), deliveries: good },
    ],
    [
      { what: 'p99 of pages while 5,000 deliveries come, of idle', measured: storm.p99 / idle.p99, atMost: 2 },
      { what: 'deliveries taken of 5,000', measured: good, atLeast: deliveries },
    ],
  );
} finally {
  await shop.stop();
}

/** Each names another product; every hundredth the one whose page is asked for. */
async function send(url: string): Promise<readonly number[]> {
  const began = performance.now();
  const sent: Promise<number>[] = [];
  while (sent.length < deliveries) {
    const due = Math.floor(((performance.now() - began) / (seconds * 1000)) * deliveries);
    while (sent.length < Math.min(due, deliveries)) {
      const handle = sent.length % 100 === 0 ? 'morgen-mug' : `product-${sent.length}`;
      const change = { kind: 'product', ids: [], handles: [handle], deleted: false, version: null, settleMs: 0 };
      sent.push(statusOf(url, change));
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return Promise.all(sent);
}

/** 0: no answer within the time that a sender waits. */
async function statusOf(url: string, change: object): Promise<number> {
  try {
    const answer = await deliver(url, [change]);
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
