import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { compare, type Compared, rowOf, type Side } from './compare.ts';
import type { Ready } from './raw-server.ts';
import { report } from './report.ts';
import { inChild, startBuilt } from './start-built.ts';

/** Cached pages and 304s against raw `node:http` sending the same bytes. `node bench/cached-page.ts [path] [rounds]` */
const [path = '/products/morgen-mug', rounds = '30'] = process.argv.slice(2);
const load = { rounds: Number(rounds), milliseconds: 300, connections: 32 };

const shop = await startBuilt();
const asks = { 'accept-encoding': 'br' };
const page = await take(asks);
const asksAgain = { ...asks, 'if-none-match': page.etag };
const raw = await startRaw({ page, notModified: await take(asksAgain) });
try {
  const pages = await compare(sidesFor(asks), load);
  const notModified = await compare(sidesFor(asksAgain), load);
  report(
    'cached-page',
    [...pages.map((each) => rowOf('200', each)), ...notModified.map((each) => rowOf('304', each))],
    [
      { what: 'cached page, of raw', measured: ofRaw(pages), atLeast: 0.8 },
      { what: 'cached page, p99 ms', measured: pages.at(-1)?.p99 ?? Number.NaN, atMost: 10 },
      { what: '304, of raw', measured: ofRaw(notModified), atLeast: 0.85 },
    ],
  );
} finally {
  raw.child.kill();
  await shop.stop();
}

function sidesFor(headers: Side['headers']): readonly [Side, Side] {
  return [
    { name: 'raw', port: raw.port, pid: raw.child.pid ?? 0, path, headers },
    { name: 'shop', port: shop.port, pid: shop.pid, path, headers },
  ];
}

/** By processor time, which others on the machine disturb least. */
function ofRaw(compared: readonly Compared[]): number {
  return compared.at(-1)?.ofBaselineByProcessor ?? Number.NaN;
}

async function startRaw(ready: Ready): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = fork(fileURLToPath(new URL('raw-server.ts', import.meta.url)), { execArgv: inChild });
  child.send(ready);
  const [{ port }] = await once(child, 'message');
  return { child, port };
}

async function take(headers: Readonly<Record<string, string>>) {
  const asked = request({ port: shop.port, path, headers }).end();
  const [response] = await once(asked, 'response');
  const body = Buffer.concat(await response.toArray());
  const own: readonly string[] = response.rawHeaders;
  return { headers: withoutTransport(own), body: body.toString('base64'), etag: String(response.headers.etag) };
}

/** Without what `node:http` adds by itself. */
function withoutTransport(headers: readonly string[]): readonly string[] {
  return headers.filter((_, at) => !/^(?:date|connection|keep-alive)$/i.test(headers[at - (at % 2)] ?? ''));
}
