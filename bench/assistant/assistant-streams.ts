import { Agent, request } from 'node:http';
import { startModelServer } from '../../tests/helpers/assistant/model-server.ts';
import { processorMicros, residentMegabytes } from '../harness/process-usage.ts';
import { quantile, writeReport, round, type ReportRow } from '../harness/report.ts';
import { startBuiltServer } from '../harness/start-built-server.ts';

/**
 * Time to the first byte of an answer while many other answers are streamed, and the memory that those take. A local
 * model server that never finishes keeps each answer open. The first load opens its streams ten at a time, the second
 * adds more, two at a time. Needs the build. `node bench/assistant/assistant-streams.ts [streams]`
 */
const [streams = 1000] = process.argv.slice(2).map(Number);
const additionalStreams = 200;

const model = await startModelServer(() => ({ repeat: 'One moment. ', everyMs: 3000 }));
const shop = await startBuiltServer({
  TRUSTED_PROXIES: '127.0.0.1',
  AI_BASE_URL: model.baseUrl,
  AI_MODEL: 'test',
  AI_DAILY_TOKENS: '1000000000',
});
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

for (let visitor = 0; visitor < 50; visitor += 1) (await ask(visitor)).leave();
const before = residentMegabytes(shop.pid);
const initialLoad = await openStreams({ count: streams, from: 1000, concurrency: 10 });
const liveMegabytes = residentMegabytes(shop.pid) - before;
const additionalLoad = await openStreams({ count: additionalStreams, from: 100_000, concurrency: 2 });
writeReport(
  'assistant-streams',
  [initialLoad.row, additionalLoad.row].map((row) => ({ ...row, 'MB of the first load': round(liveMegabytes, 0) })),
  [
    { what: `${streams} open chat streams, MB`, measured: liveMegabytes, atMost: 200 },
    { what: 'first byte beside them, p99 ms', measured: additionalLoad.row['p99 ms'], atMost: 100 },
  ],
);
for (const each of [...initialLoad.open, ...additionalLoad.open]) each.leave();
await shop.stop();
await model.close();

interface StreamLoad {
  readonly count: number;
  /** Number of the first visitor. */
  readonly from: number;
  readonly concurrency: number;
}

interface StreamLoadResult {
  readonly open: readonly OpenChatStream[];
  readonly row: ReportRow & { readonly 'p99 ms': number };
}

async function openStreams({ count, from, concurrency }: StreamLoad): Promise<StreamLoadResult> {
  const [processor, began] = [processorMicros(shop.pid), performance.now()];
  const open = await runConcurrently(count, concurrency, (number) => ask(from + number));
  const took = performance.now() - began;
  const times = open.map(({ firstMs }) => firstMs).toSorted((a, b) => a - b);
  const at = (share: number): number => round(quantile(times, share), 1);
  const row = {
    requests: count,
    concurrency,
    'still open': open.filter((each) => !each.isOver()).length,
    'first byte p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    'per second': round(count / (took / 1000), 0),
    'processor ms per stream': round((processorMicros(shop.pid) - processor) / 1000 / count, 1),
  };
  return { open, row };
}

interface OpenChatStream {
  readonly firstMs: number;
  readonly isOver: () => boolean;
  readonly leave: () => void;
}

/** Asks from an IP address of its own for each visitor; resolves with the first byte. */
function ask(visitor: number): Promise<OpenChatStream> {
  const address = `10.${Math.floor(visitor / 65_536)}.${Math.floor(visitor / 256) % 256}.${visitor % 256}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const began = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<OpenChatStream>();
  let isOver = false;
  const clientRequest = request(`${shop.url}/api/chat`, { method: 'POST', headers, agent }, (answer) => {
    if (answer.statusCode !== 200) return reject(new Error(`Expected status 200, got ${answer.statusCode}`));
    answer.on('close', () => (isOver = true));
    answer.once('data', () => {
      resolve({ firstMs: performance.now() - began, isOver: () => isOver, leave: () => clientRequest.destroy() });
      answer.resume();
    });
  });
  clientRequest.on('error', (error) => reject(error));
  clientRequest.end(JSON.stringify({ message: 'lamps' }));
  return promise;
}

/** Calls `work` for each number from 0 up to `count`, at most `width` at a time. */
async function runConcurrently<T>(
  count: number,
  width: number,
  work: (number: number) => Promise<T>,
): Promise<readonly T[]> {
  const done: T[] = [];
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < count) done.push(await work(next++));
  };
  await Promise.all(Array.from({ length: width }, run));
  return done;
}
