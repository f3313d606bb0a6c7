import { setTimeout as pause } from 'node:timers/promises';
import { deliverySecret, sendDelivery } from '../../tests/helpers/send-delivery.ts';
import { createRandom } from '../catalog/random.ts';
import { adjectives, materials, nouns } from '../catalog/words.ts';
import { processorMicros, residentMegabytes } from '../harness/process-usage.ts';
import { type ReportRow, round, writeReport } from '../harness/report.ts';
import { type BuiltServer, startBuiltServer } from '../harness/start-built-server.ts';

/**
 * Memory of a process under what visitors do beside each other: pages, searches, filters, carts, chat, addresses that do
 * not exist, and deliveries of changes. `node bench/load/mixed-load.ts [minutes] [visitors] [requests a second]`; an hour by
 default, as many requests as are answered.
 */
const [minutes = 60, visitors = 8, perSecond = Infinity] = process.argv.slice(2).map(Number);
const random = createRandom(20_261_122);
const samples = 12;
/** A small page cache is full soon, so that other memory that grows becomes visible. */
const cacheMegabytes = 32;
const product = 'morgen-mug';
const pages = ['/', '/collections', '/collections/all', `/products/${product}`, '/blogs/journal', '/policies/refund'];
const counts = new Map<string, number>();
const wordPick = (): string => random.pick([nouns[0], ...nouns, ...adjectives, ...materials]);

/** What one visitor does at a time, by name; each returns the status of the answer. */
const deeds: Readonly<Record<string, (shop: BuiltServer) => Promise<number>>> = {
  page: async (shop) => visit(shop, random.pick(['/', ...pages])),
  search: async (shop) => visit(shop, `/search?q=${encodeURIComponent(`${wordPick()} ${wordPick()}`)}`),
  suggestions: async (shop) => visit(shop, `/search/suggest?q=${encodeURIComponent(wordPick().slice(0, 3))}`),
  filters: async (shop) => {
    const parameters = new URLSearchParams({
      'filter.v.price.gte': String(random.below(200)),
      'filter.p.vendor': wordPick(),
      page: String(1 + random.below(3)),
    });
    return visit(shop, `/collections/all?${parameters.toString()}`);
  },
  cart: async (shop) => visit(shop, `/cart/${1 + random.below(60)}:${1 + random.below(3)}`),
  chat: async (shop) => {
    const body = JSON.stringify({ message: `${wordPick()} ${wordPick()} under €${1 + random.below(300)}` });
    return visit(shop, '/api/chat', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  },
  'unknown address': async (shop) => visit(shop, `/products/${wordPick()}-${random.below(1e9)}`),
  'unknown parameter': async (shop) => visit(shop, `/products/${product}?${wordPick()}=${random.below(1e9)}`),
  delivery: async ({ url }) => {
    const change = { kind: 'product', ids: [], handles: [product], deleted: false, version: null, settleMs: 0 };
    return (await sendDelivery(url, [change])).status;
  },
};

const shop = await startBuiltServer({
  TRUSTED_PROXIES: '127.0.0.1',
  WEBHOOK_SECRETS: deliverySecret,
  CACHE_MEGABYTES: String(cacheMegabytes),
});
try {
  const end = Date.now() + minutes * 60_000;
  const visiting = Array.from({ length: visitors }, async () => browse(shop, end));
  const rows = await sampleMemory(shop);
  await Promise.all(visiting);
  console.table(Object.fromEntries(counts));
  const [half, last] = [rows[Math.floor(rows.length / 2)], rows.at(-1)];
  const growth = round(Number(last?.['live MB']) - Number(half?.['live MB']), 1);
  writeReport('mixed-load', rows, [
    { what: `growth of live memory in the second half of ${minutes} minutes, MB`, measured: growth, atMost: 20 },
    { what: 'resident memory at the end, MB', measured: Number(last?.['resident MB']), atMost: 512 },
    { what: 'answers with a server error', measured: failures(), atMost: 0 },
  ]);
} finally {
  await shop.stop();
}

async function browse(server: BuiltServer, end: number): Promise<void> {
  const names = Object.keys(deeds);
  for (let next = Date.now(); Date.now() < end; next += (1000 * visitors) / perSecond) {
    await pause(Math.max(0, next - Date.now()));
    const name = names[random.below(names.length)] ?? '';
    const status = (await deeds[name]?.(server)) ?? 0;
    const key = `${name} ${status}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}

/** Requests a path as a visitor with an address of their own, so that nobody is over a limit. */
async function visit({ url }: BuiltServer, path: string, options: RequestInit = {}): Promise<number> {
  const address = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  const headers = { ...Object.fromEntries(new Headers(options.headers)), 'x-forwarded-for': address };
  const answer = await fetch(url + path, { ...options, headers, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

async function sampleMemory(server: BuiltServer): Promise<readonly ReportRow[]> {
  const rows: ReportRow[] = [];
  for (let sample = 1; sample <= samples; sample += 1) {
    await pause((minutes * 60_000) / samples);
    const resident = residentMegabytes(server.pid);
    const row = {
      minute: round((sample * minutes) / samples, 1),
      requests: [...counts.values()].reduce((sum, count) => sum + count, 0),
      'processor s': Math.round(processorMicros(server.pid) / 1e6),
      'resident MB': resident,
      'live MB': round(await server.liveMegabytes(), 1),
    };
    rows.push(row);
    console.log(JSON.stringify(row));
  }
  return rows;
}

/** Answers with a status of 500 or above. */
function failures(): number {
  return [...counts].reduce((sum, [key, count]) => (/ 5\d\d$/.test(key) ? sum + count : sum), 0);
}
