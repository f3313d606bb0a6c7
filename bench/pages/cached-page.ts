import { compare, type ComparisonResult, rowOf, type ComparedServer } from '../harness/compare-servers.ts';
import { fetchResponse, startRawBaseline } from '../harness/raw-baseline.ts';
import { writeReport } from '../harness/report.ts';
import { startBuiltServer } from '../harness/start-built-server.ts';

/** Cached pages and 304s against raw `node:http` sending the same bytes. `node bench/pages/cached-page.ts [path] [rounds]` */
const [path = '/products/morgen-mug', rounds = '30'] = process.argv.slice(2);
const load = { rounds: Number(rounds), milliseconds: 300, connections: 32 };

const shop = await startBuiltServer();
const requestHeaders = { 'accept-encoding': 'br' };
const page = await fetchResponse(shop.port, path, requestHeaders);
const conditionalHeaders = { ...requestHeaders, 'if-none-match': page.etag };
const raw = await startRawBaseline();
await raw.send({ page, notModified: await fetchResponse(shop.port, path, conditionalHeaders) });
try {
  const pages = await compare(sidesFor(requestHeaders), load);
  const notModified = await compare(sidesFor(conditionalHeaders), load);
  writeReport(
    'cached-page',
    [...pages.map((each) => rowOf('200', each)), ...notModified.map((each) => rowOf('304', each))],
    [
      { what: 'cached page, ratio to raw', measured: ratioToRaw(pages), atLeast: 0.9 },
      { what: 'cached page, p99 ms', measured: pages.at(-1)?.p99 ?? Number.NaN, atMost: 10 },
      { what: '304, ratio to raw', measured: ratioToRaw(notModified), atLeast: 0.9 },
    ],
  );
} finally {
  raw.stop();
  await shop.stop();
}

function sidesFor(headers: ComparedServer['headers']): readonly [ComparedServer, ComparedServer] {
  return [
    { name: 'raw', port: raw.port, pid: raw.pid, path, headers },
    { name: 'shop', port: shop.port, pid: shop.pid, path, headers },
  ];
}

/** By processor time, which other processes on the machine affect least. */
function ratioToRaw(compared: readonly ComparisonResult[]): number {
  return compared.at(-1)?.processorRatioToBaseline ?? Number.NaN;
}
