import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startBuilt } from './start-built.ts';
import { measure, type Measured } from './load.ts';
import { cpuSeconds } from './processor.ts';
import { report, round, type Row } from './report.ts';

/** Cached pages and 304s against raw `node:http` sending the same bytes, in turns on this machine. */
const rounds = 7;
const load = { path: '/products/morgen-mug', connections: 32, milliseconds: 1000 };

const shop = await startBuilt();
const shopPort = Number(new URL(shop.url).port);
const path = process.argv[2] ?? load.path;
const headers = { 'accept-encoding': 'br' };
const page = await take(shopPort);
const raw = fork(fileURLToPath(new URL('raw-server.ts', import.meta.url)));
raw.send({ headers: page.headers, body: page.body.toString('base64') });
const [{ port: rawPort }] = await once(raw, 'message');

try {
  const results: Result[] = [];
  const sides = [
    { name: 'raw', port: rawPort, pid: raw.pid ?? 0 },
    { name: 'shop', port: shopPort, pid: shop.pid },
  ];
  const kinds = [
    { kind: '200', more: {} },
    { kind: '304', more: { 'if-none-match': page.etag } },
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, port, pid } of sides) {
      for (const { kind, more } of kinds) {
        const before = cpuSeconds(pid);
        const measured = await measure({ ...load, path, port, headers: { ...headers, ...more } });
        results.push({ name, kind, ...measured, cpuMicros: ((cpuSeconds(pid) - before) * 1e6) / measured.count });
      }
    }
  }
  report(
    'cached-page',
    kinds.flatMap(({ kind }) => rowsOf(kind, results)),
  );
} finally {
  raw.kill();
  await shop.stop();
}

async function take(port: number): Promise<{ headers: string[]; body: Buffer; etag: string }> {
  const asked = request({ port, path, headers }).end();
  const [response] = await once(asked, 'response');
  const body = Buffer.concat(await response.toArray());
  if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`);
  const skipped = /^(?:date|connection|keep-alive|content-length|content-encoding)$/i;
  const pairs = Object.entries<string>(response.headers).filter(([name]) => !skipped.test(name));
  const length = ['content-encoding', response.headers['content-encoding'], 'content-length', String(body.length)];
  return { headers: [...pairs.flat(), ...length], body, etag: response.headers.etag };
}

interface Result extends Measured {
  readonly name: string;
  readonly kind: string;
  /** Microseconds of processor time for each answer: says the same on a busy machine. */
  readonly cpuMicros: number;
}

function rowsOf(kind: string, results: readonly Result[]): readonly Row[] {
  const [raw, shop] = ['raw', 'shop'].map((name) =>
    best(results.filter((each) => each.name === name && each.kind === kind)),
  );
  if (!raw || !shop) throw new Error('Nothing was measured');
  return [raw, shop].map(({ name, perSecond, p50, p99, cpuMicros, failures }) => ({
    kind,
    name,
    'per second': Math.round(perSecond),
    'of raw': round(perSecond / raw.perSecond),
    'p50 ms': round(p50),
    'p99 ms': round(p99),
    'cpu µs': round(cpuMicros, 1),
    'of raw by cpu': round(raw.cpuMicros / cpuMicros),
    failures,
  }));
}

/** The round with the least processor time, which others on the machine disturbed least. */
function best(results: readonly Result[]): Result | undefined {
  return results.toSorted((one, other) => one.cpuMicros - other.cpuMicros)[0];
}
