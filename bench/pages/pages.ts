import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../catalog/random.ts';
import { compare } from '../harness/compare-servers.ts';
import { type LoadOptions, type LoadRequest, measureLoad } from '../harness/load-generator.ts';
import { fetchResponse, type RawBaseline, startRawBaseline } from '../harness/raw-baseline.ts';
import { type BenchmarkGoal, type ReportRow, round as rounded, writeReport } from '../harness/report.ts';
import { type BuiltServer, startBuiltServer } from '../harness/start-built-server.ts';
import { type PageRequest, pageRequests } from './page-requests.ts';
import { fillPageShop, openVisits, type PageShop } from './page-shop.ts';

/**
 * What a page costs that is rendered: the processor time of a response as a multiple of raw `node:http` sending the same
 * finished bytes and headers, in shops of several sizes, with entities in memory (`warm`) and with memory for hardly any
 * (`cold`). `node bench/pages/pages.ts [sizes=40,10000] [rounds=5] [part of a page's name]`
 */
const [sizes = '40,10000', rounds = '5', only = ''] = process.argv.slice(2);
const load = { rounds: Number(rounds), milliseconds: 300, connections: 8 };
/** By their number, so that a busy machine compiles and measures as much as a quiet one. */
const round = { milliseconds: 20_000, maxRequests: 100 };
/** Until the code of a page is compiled for speed, as that of the baseline is after a fraction of a round. */
const warmUp = { milliseconds: 60_000, maxRequests: 1500 };
/** As browsers do. */
const acceptsCompression = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const megabytes = { warm: '256', cold: '1' } as const;

const raw = await startRawBaseline();
const rows: ReportRow[] = [];
const goals: BenchmarkGoal[] = [];
try {
  for (const products of sizes.split(',').map(Number)) await measureShop(products);
} finally {
  raw.stop();
}
writeReport('pages', rows, goals);

async function measureShop(products: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const shop = await fillPageShop(folder, products);
  try {
    await measureServer({ folder, products, shop, memory: 'warm' });
    await measureServer({ folder, products, shop, memory: 'cold' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface ServerSetup {
  readonly folder: string;
  readonly products: number;
  readonly shop: PageShop;
  readonly memory: keyof typeof megabytes;
}

async function measureServer({ folder, products, shop, memory }: ServerSetup): Promise<void> {
  const server = await startBuiltServer({
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    CACHE_MEGABYTES: megabytes[memory],
    CACHE_PAGES: 'false',
  });
  try {
    const cookies = await openVisits(server.url, folder, shop);
    for (const request of pageRequests(shop, cookies, createRandom(20_261_122))) {
      if (!request.name.includes(only)) continue;
      const measured = await measurePage(server, raw, request);
      rows.push({ products, page: request.name, memory, ...measured.row });
      if (!request.goals) continue;
      const what = `${request.name}, ${products} products, ${memory}, multiple of raw`;
      goals.push({ what, measured: measured.multiple, atMost: request.goals[memory] });
    }
  } finally {
    await server.stop();
  }
}

interface MeasuredPage {
  readonly multiple: number;
  readonly row: ReportRow;
}

async function measurePage(server: BuiltServer, baseline: RawBaseline, request: PageRequest): Promise<MeasuredPage> {
  const nextRequest = asVisitors(request.next);
  const { path, headers } = nextRequest();
  const page = await fetchResponse(server.port, path, { ...acceptsCompression, ...headers });
  await baseline.send({ page });
  const common = { path, headers: { ...acceptsCompression, ...headers }, nextRequest, expectedStatus: request.status };
  const side = { ...common, name: request.name, port: server.port, pid: server.pid, round };
  await measureLoad({ ...side, ...load, ...warmUp });
  const results = await compare([{ ...common, name: 'raw', port: baseline.port, pid: baseline.pid }, side], load);
  const [rawResult, result] = results;
  if (!rawResult || !result || result.failures > 0) throw new Error(`${request.name}: ${result?.failures} failures`);
  const multiple = 1 / result.processorRatioToBaseline;
  const allocated = await allocatedBytesPerResponse(server, { ...side, ...load, ...round });
  return {
    multiple,
    row: {
      'multiple of raw': rounded(multiple, 0),
      'processor µs': rounded(result.microsPerAnswer, 0),
      'raw µs': rounded(rawResult.microsPerAnswer, 0),
      'per second': rounded(result.perSecond, 0),
      'p99 ms': rounded(result.p99, 1),
      'allocated KB': rounded(allocated / 1024, 0),
      'compressed bytes': page.bytes,
    },
  };
}

/** Each request comes from an address of its own, so that no rate is limited. */
function asVisitors(next: () => LoadRequest): () => LoadRequest {
  let visitors = 0;
  return () => {
    visitors += 1;
    const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const { path, headers } = next();
    return { path, headers: { ...headers, 'x-forwarded-for': address } };
  };
}

async function allocatedBytesPerResponse(server: BuiltServer, options: LoadOptions): Promise<number> {
  const before = await server.allocatedBytes();
  const { count } = await measureLoad(options);
  return ((await server.allocatedBytes()) - before) / count;
}
