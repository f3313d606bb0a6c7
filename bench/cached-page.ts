import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { compare, type ComparisonResult, rowOf, type ComparedServer } from './harness/compare-servers.ts';
import type { RawResponses } from './processes/raw-server.ts';
import { writeReport } from './harness/report.ts';
import { childProcessArguments, startBuiltServer } from './harness/start-built-server.ts';

/** Cached pages and 304s against raw `node:http` sending the same bytes. `node bench/cached-page.ts [path] [rounds]` */
const [path = '/products/morgen-mug', rounds = '30'] = process.argv.slice(2);
const load = { rounds: Number(rounds), milliseconds: 300, connections: 32 };

const shop = await startBuiltServer();
const requestHeaders = { 'accept-encoding': 'br' };
const page = await fetchRawResponse(requestHeaders);
const conditionalHeaders = { ...requestHeaders, 'if-none-match': page.etag };
const raw = await startRaw({ page, notModified: await fetchRawResponse(conditionalHeaders) });
try {
  const pages = await compare(sidesFor(requestHeaders), load);
  const notModified = await compare(sidesFor(conditionalHeaders), load);
  writeReport(
    'cached-page',
    [...pages.map((each) => rowOf('200', each)), ...notModified.map((each) => rowOf('304', each))],
    [
      { what: 'cached page, ratio to raw', measured: ratioToRaw(pages), atLeast: 0.8 },
      { what: 'cached page, p99 ms', measured: pages.at(-1)?.p99 ?? Number.NaN, atMost: 10 },
      { what: '304, ratio to raw', measured: ratioToRaw(notModified), atLeast: 0.85 },
    ],
  );
} finally {
  raw.child.kill();
  await shop.stop();
}

function sidesFor(headers: ComparedServer['headers']): readonly [ComparedServer, ComparedServer] {
  return [
    { name: 'raw', port: raw.port, pid: raw.child.pid ?? 0, path, headers },
    { name: 'shop', port: shop.port, pid: shop.pid, path, headers },
  ];
}

/** By processor time, which other processes on the machine affect least. */
function ratioToRaw(compared: readonly ComparisonResult[]): number {
  return compared.at(-1)?.processorRatioToBaseline ?? Number.NaN;
}

async function startRaw(ready: RawResponses): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = fork(fileURLToPath(new URL('processes/raw-server.ts', import.meta.url)), {
    execArgv: childProcessArguments,
  });
  child.send(ready);
  const [{ port }] = await once(child, 'message');
  return { child, port };
}

async function fetchRawResponse(headers: Readonly<Record<string, string>>) {
  const sent = request({ port: shop.port, path, headers }).end();
  const [response] = await once(sent, 'response');
  const body = Buffer.concat(await response.toArray());
  const own: readonly string[] = response.rawHeaders;
  return { headers: withoutTransport(own), body: body.toString('base64'), etag: String(response.headers.etag) };
}

/** Without the headers that `node:http` adds itself. */
function withoutTransport(headers: readonly string[]): readonly string[] {
  return headers.filter((_, at) => !/^(?:date|connection|keep-alive)$/i.test(headers[at - (at % 2)] ?? ''));
}
