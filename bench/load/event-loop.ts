import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import { catalogSizeFor, generateCatalog } from '../catalog/generate-catalog.ts';
import { createRandom } from '../catalog/random.ts';
import type { FuzzSlot } from '../fuzz/fuzz-slots.ts';
import { inDraftMode, inLongConversation } from '../fuzz/fuzz-visits.ts';
import { fullCarts, fuzzedRoutes, ordinaryRequest } from '../fuzz/fuzzed-routes.ts';
import { type HostileValue, hostileValues } from '../fuzz/hostile-values.ts';
import { sendRequest } from '../fuzz/send-request.ts';
import { round, type ReportRow, writeReport } from '../harness/report.ts';
import { type BuiltServer, startBuiltServer } from '../harness/start-built-server.ts';

/**
 * How long one request of a visitor can block the event loop: sends every kind of hostile value to every place of every
 * route that takes text. A block is the most processor time that one turn of the loop takes, so that what other processes
 * take of the processor does not count. Blocks over the goal are repeated alone with other values of the
 * same kind; the shortest counts. `node bench/load/event-loop.ts [products] [part of a route's name]`
 */
const [products = '3000', only = ''] = process.argv.slice(2);
const goalMs = 50;
const repetitions = 3;
const random = createRandom(20_261_122);

interface Attack {
  readonly route: string;
  readonly slot: FuzzSlot;
  readonly valueName: string;
  readonly value: HostileValue;
}

interface MeasuredAttack extends Attack {
  readonly blockMs: number;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const draftSecret = 'a-secret-of-more-than-thirty-two-letters';
const cartSlots = fullCarts(fillShop());
const shop = await startBuiltServer({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1', DRAFT_SECRET: draftSecret });
try {
  await warmUp(shop);
  const attackedRoutes = await allAttackedRoutes(shop);
  const rows: ReportRow[] = [];
  for (const [route, slots] of Object.entries(attackedRoutes)) {
    if (route.includes(only)) rows.push(await attackRoute(shop, route, slots));
  }
  const worst = Math.max(...rows.map((row) => Number(row['worst ms'])));
  writeReport('event-loop', rows, [
    { what: 'longest block of the event loop by one request, ms', measured: worst, atMost: goalMs },
  ]);
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the ids of the shop's variants. */
function fillShop(): readonly string[] {
  const platform = openEmbeddedPlatform({ dataDir: folder, chooseDemo: () => resolve('demo'), warn: () => undefined });
  generateCatalog(platform.store, catalogSizeFor(Number(products), '2026-11-20T12:00:00.000Z'));
  const variantIds = platform.store.all('SELECT id FROM variant').map(({ id }) => String(id));
  void platform.close();
  return variantIds;
}

/** Every route as any visitor sees it, and what is only reached by a visit of several requests. */
async function allAttackedRoutes({ url }: BuiltServer): Promise<Readonly<Record<string, readonly FuzzSlot[]>>> {
  const { home, product, collection, allProducts, search, page, article, cart } = fuzzedRoutes;
  const drafts = [home, product, collection, allProducts, search, page, article, cart, fuzzedRoutes.draftChanges];
  return {
    ...fuzzedRoutes,
    'cart with many products': cartSlots,
    'chat, long conversation': await inLongConversation(url),
    'draft mode': await inDraftMode(url, draftSecret, drafts.flat()),
  };
}

/** A process that has just started compiles what it runs for the first time, and reads lists ahead. */
async function warmUp({ port }: BuiltServer): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    for (const slot of Object.values(fuzzedRoutes).flat()) await sendRequest(port, random, ordinaryRequest(slot));
  }
}

async function attackRoute(server: BuiltServer, route: string, slots: readonly FuzzSlot[]): Promise<ReportRow> {
  const attacks = slots.flatMap((slot) =>
    Object.entries(hostileValues).map(([valueName, value]): Attack => ({ route, slot, valueName, value })),
  );
  const measured: MeasuredAttack[] = [];
  for (const attack of attacks) measured.push({ ...attack, blockMs: await confirmedBlock(server, attack) });
  const [worst] = measured.toSorted((one, other) => other.blockMs - one.blockMs);
  return {
    route,
    requests: measured.length,
    'worst ms': round(worst?.blockMs ?? 0, 1),
    where: worst?.slot.name ?? '',
    value: worst?.valueName ?? '',
    'over goal': measured.filter(({ blockMs }) => blockMs > goalMs).length,
  };
}

/** The block of an attack; when it is over the goal, the shortest of several. */
async function confirmedBlock(server: BuiltServer, attack: Attack): Promise<number> {
  let shortest = await blockOf(server, attack);
  for (let turn = 0; turn < repetitions && shortest > goalMs; turn += 1)
    shortest = Math.min(shortest, await blockOf(server, attack));
  if (shortest > goalMs) console.log(`${attack.slot.name}, ${attack.valueName}: ${round(shortest, 1)} ms`);
  return shortest;
}

async function blockOf({ port, longestTurn }: BuiltServer, { slot, value }: Attack): Promise<number> {
  const request = slot.request(value(random, slot.maxBytes), random);
  await longestTurn();
  await sendRequest(port, random, request);
  return longestTurn();
}
