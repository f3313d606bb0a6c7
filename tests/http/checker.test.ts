import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeRandom, type Random } from '../../bench/random.ts';
import { changeData, deliver, deliverySecret, renameQuietly } from '../helpers/deliver.ts';
import { startShop, type RunningShop } from '../helpers/start-shop.ts';
import { layCable, startValkey } from '../helpers/start-valkey.ts';

/** How long the checker runs at least; more for a search by hand. */
const seconds = Number(process.env['CHECKER_SECONDS'] ?? 60);
/** What must have happened before it ends; a machine that is busy takes longer, and this many times as long at most. */
const floors: Readonly<Partial<Record<Count, number>>> = {
  edits: 2 * seconds,
  editsWhileCut: seconds / 2,
  hits: 100 * seconds,
  marked: seconds / 10,
  kills: seconds / 12,
  cuts: seconds / 12,
};
const patience = 4;
/** How old a page may be that says of itself that it could not be verified; and what reading a clock late adds. */
const boundMs = 5000;
const slackMs = 500;
const handles = ['morgen-mug', 'kveld-table-lamp'] as const;
const paths = ['/collections/all', '/search?q=version', ...handles.map((handle) => `/products/${handle}`)] as const;

/** What was acknowledged of one product: each version with when. */
type Acknowledged = { readonly version: number; readonly at: number }[];

type Count = 'edits' | 'editsWhileCut' | 'pages' | 'hits' | 'marked' | 'unanswered' | 'kills' | 'cuts';

interface World {
  readonly folder: string;
  readonly environments: readonly Readonly<Record<string, string>>[];
  readonly shops: (RunningShop | null)[];
  readonly known: ReadonlyMap<string, Acknowledged>;
  readonly violations: string[];
  readonly tally: Record<Count, number>;
  readonly isCut: () => boolean;
  readonly over: () => boolean;
}

test(
  `${seconds} s of random edits, visits, kills and cuts on three processes: nobody is shown an older page`,
  { timeout: (patience * seconds + 60) * 1000 },
  async () => {
    const { world, cable } = await openWorld();
    await Promise.all([
      ...handles.map(async (handle, at) =>
        edit(world, { handle, random: makeRandom(at), id: idOf(world.folder, handle) }),
      ),
      kill(world),
      cutAndHeal(world, cable),
      ...Array.from({ length: 6 }, (_, seed) => visit(world, seed)),
    ]);
    expect(world.violations).toEqual([]);
    expect(missing(world.tally)).toEqual([]);
  },
);

/** What has not happened often enough yet. */
function missing(tally: Readonly<Record<Count, number>>): readonly string[] {
  return Object.entries(tally).flatMap(([name, count]) => {
    const floor = Object.entries(floors).find(([each]) => each === name)?.[1] ?? 0;
    return count < floor ? [`${name}: ${count} of ${floor}`] : [];
  });
}

/** Three processes over one database; the third reaches Valkey over a line that can be cut. */
async function openWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'checker-'));
  onTestFinished(async () => rm(folder, { recursive: true, force: true }));
  const server = await startValkey();
  const cable = await layCable(server.port);
  const environments = [server.url, server.url, cable.url].map((url) => ({
    DATA_DIR: folder,
    CACHE_LOG: url,
    WEBHOOK_SECRETS: deliverySecret,
  }));
  const [first, ...others] = environments;
  const shops = [await start(first), ...(await Promise.all(others.map(start)))];
  const began = performance.now();
  const tally = { edits: 0, editsWhileCut: 0, pages: 0, hits: 0, marked: 0, unanswered: 0, kills: 0, cuts: 0 };
  const world: World = {
    folder,
    environments,
    shops,
    known: new Map(handles.map((handle) => [handle, []])),
    violations: [],
    tally,
    isCut: cable.isCut,
    over: () => {
      const ran = (performance.now() - began) / 1000;
      return ran > patience * seconds || (ran > seconds && missing(tally).length === 0);
    },
  };
  onTestFinished(async () => {
    await Promise.all(world.shops.map(async (shop) => shop?.stop()));
  });
  return { world, cable };
}

async function start(environment: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
  return startShop(environment);
}

function idOf(folder: string, handle: string): string {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'), { readOnly: true });
  const row = database.prepare('SELECT id FROM product WHERE handle = ?').get(handle);
  database.close();
  return String(row?.['id']);
}

interface Edited {
  readonly handle: string;
  readonly id: string;
  readonly random: Random;
}

/** Each edit has a version of its own; it counts once some process has answered 200 for it. */
async function edit(world: World, { handle, id, random }: Edited): Promise<void> {
  const change = { kind: 'product', ids: [id], handles: [handle], deleted: false, version: null, settleMs: 0 };
  for (let version = 1; !world.over(); version += 1) {
    changeData(world.folder, renameQuietly(handle, `Version ${version} of ${handle}`));
    const shop = world.shops[world.isCut() ? random.below(2) : random.below(3)];
    const answer = shop ? await deliver(shop.url, [change]).catch(() => null) : null;
    if (answer?.status === 200) world.known.get(handle)?.push({ version, at: performance.now() });
    if (answer?.status === 200 && world.isCut()) world.tally.editsWhileCut += 1;
    world.tally[answer?.status === 200 ? 'edits' : 'unanswered'] += 1;
    await pause(random.below(200));
  }
}

async function visit(world: World, seed: number): Promise<void> {
  const random = makeRandom(100 + seed);
  while (!world.over()) {
    const shop = world.shops[random.below(world.shops.length)];
    const path = random.pick(paths);
    const asked = performance.now();
    const acknowledged = new Map([...world.known].map(([handle, known]) => [handle, [...known]]));
    const answer = shop ? await look(shop.url + path) : null;
    if (answer) judge(world, { ...answer, path, asked, acknowledged });
    await pause(random.below(10));
  }
}

interface Seen {
  readonly text: string;
  readonly cache: string;
}

/** null: the process was killed meanwhile. */
async function look(url: string): Promise<Seen | null> {
  try {
    const answer = await fetch(url);
    return { text: await answer.text(), cache: answer.headers.get('cache-status') ?? '' };
  } catch {
    return null;
  }
}

interface Judged extends Seen {
  readonly path: string;
  /** On the clock of `performance.now()`. */
  readonly asked: number;
  /** What had been acknowledged then. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
}

/** A page must show each product as it was acknowledged before it was asked for, or say that it may not. */
function judge({ tally, violations }: World, { text, cache, path, asked, acknowledged }: Judged): void {
  const isMarked = cache.includes('ttl=-1');
  tally.pages += 1;
  if (cache === 'storefront; hit') tally.hits += 1;
  if (isMarked) tally.marked += 1;
  for (const [, shown, handle = ''] of text.matchAll(/Version (\d+) of ([a-z-]+)/g)) {
    const missed = acknowledged.get(handle)?.find(({ version }) => version > Number(shown));
    if (!missed || (isMarked && asked - missed.at < boundMs + slackMs)) continue;
    violations.push(
      `${path}: ${handle} at ${shown}, ${missed.version} was acknowledged ${Math.round(asked - missed.at)} ms before; ${cache}`,
    );
  }
}

/** Kills one process after the other and starts it again. */
async function kill(world: World): Promise<void> {
  const random = makeRandom(2);
  while (!world.over()) {
    await pause(4000 + random.below(4000));
    const at = random.below(world.shops.length);
    const shop = world.shops[at];
    world.shops[at] = null;
    shop?.process.kill('SIGKILL');
    await shop?.stop();
    world.tally.kills += 1;
    world.shops[at] = await start(world.environments[at]);
  }
}

async function cutAndHeal({ over, tally }: World, cable: Awaited<ReturnType<typeof layCable>>): Promise<void> {
  const random = makeRandom(3);
  while (!over()) {
    await pause(2000 + random.below(2000));
    cable.cut();
    tally.cuts += 1;
    await pause(3000 + random.below(4000));
    cable.heal();
  }
}
