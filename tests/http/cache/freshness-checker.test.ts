import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createRandom, type RandomSource } from '../../../bench/catalog/random.ts';
import { runSql, sendDelivery, deliverySecret, renameWithoutEvent } from '../../helpers/send-delivery.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';
import { openNetworkLink, startValkey } from '../../helpers/servers/start-valkey.ts';

/** Minimum duration of the check; set it higher for a manual search. */
const seconds = Number(process.env['CHECKER_SECONDS'] ?? 60);
/** Events that must have happened before the check ends. A busy machine may take this many times as long. */
const floors: Readonly<Partial<Record<CheckerCount, number>>> = {
  edits: 2 * seconds,
  editsWhileCut: seconds / 2,
  hits: 100 * seconds,
  marked: seconds / 10,
  kills: seconds / 12,
  cuts: seconds / 12,
};
const patience = 4;
/** Maximum age of a page marked as unverified, and tolerance for late clock readings. */
const boundMs = 5000;
const slackMs = 500;
const handles = ['morgen-mug', 'kveld-table-lamp'] as const;
const paths = ['/collections/all', '/search?q=version', ...handles.map((handle) => `/products/${handle}`)] as const;

/** Acknowledged versions of one product with their times. */
type AcknowledgedVersions = { readonly version: number; readonly at: number }[];

type CheckerCount = 'edits' | 'editsWhileCut' | 'pages' | 'hits' | 'marked' | 'unanswered' | 'kills' | 'cuts';

interface CheckerRun {
  readonly folder: string;
  readonly environments: readonly Readonly<Record<string, string>>[];
  readonly shops: (RunningShop | null)[];
  readonly known: ReadonlyMap<string, AcknowledgedVersions>;
  readonly violations: string[];
  readonly tally: Record<CheckerCount, number>;
  readonly isCut: () => boolean;
  readonly over: () => boolean;
}

test(
  `${seconds} s of random edits, visits, kills and network cuts on three processes serve no outdated page`,
  { timeout: (patience * seconds + 60) * 1000 },
  async () => {
    const { world, cable } = await openRun();
    await Promise.all([
      ...handles.map(async (handle, at) =>
        edit(world, { handle, random: createRandom(at), id: idOf(world.folder, handle) }),
      ),
      killProcess(world),
      cutAndHeal(world, cable),
      ...Array.from({ length: 6 }, (_, seed) => visit(world, seed)),
    ]);
    expect(world.violations).toEqual([]);
    expect(missing(world.tally)).toEqual([]);
  },
);

/** Events that have not happened often enough yet. */
function missing(tally: Readonly<Record<CheckerCount, number>>): readonly string[] {
  return Object.entries(tally).flatMap(([name, count]) => {
    const floor = Object.entries(floors).find(([each]) => each === name)?.[1] ?? 0;
    return count < floor ? [`${name}: ${count} of ${floor}`] : [];
  });
}

/** Three processes over one database; the third reaches Valkey through a proxy that can be cut. */
async function openRun() {
  const folder = await mkdtemp(join(tmpdir(), 'checker-'));
  onTestFinished(async () => rm(folder, { recursive: true, force: true }));
  const server = await startValkey();
  const cable = await openNetworkLink(server.port);
  const environments = [server.url, server.url, cable.url].map((url) => ({
    DATA_DIR: folder,
    CACHE_LOG: url,
    WEBHOOK_SECRETS: deliverySecret,
  }));
  const [first, ...others] = environments;
  const shops = [await start(first), ...(await Promise.all(others.map(start)))];
  const began = performance.now();
  const tally = { edits: 0, editsWhileCut: 0, pages: 0, hits: 0, marked: 0, unanswered: 0, kills: 0, cuts: 0 };
  const world: CheckerRun = {
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

interface EditedProduct {
  readonly handle: string;
  readonly id: string;
  readonly random: RandomSource;
}

/** Each edit has a version of its own; it counts once a process has answered 200 for it. */
async function edit(run: CheckerRun, { handle, id, random }: EditedProduct): Promise<void> {
  const change = { kind: 'product', ids: [id], handles: [handle], deleted: false, version: null, settleMs: 0 };
  for (let version = 1; !run.over(); version += 1) {
    runSql(run.folder, renameWithoutEvent(handle, `Version ${version} of ${handle}`));
    const shop = run.shops[run.isCut() ? random.below(2) : random.below(3)];
    const answer = shop ? await sendDelivery(shop.url, [change]).catch(() => null) : null;
    if (answer?.status === 200) run.known.get(handle)?.push({ version, at: performance.now() });
    if (answer?.status === 200 && run.isCut()) run.tally.editsWhileCut += 1;
    run.tally[answer?.status === 200 ? 'edits' : 'unanswered'] += 1;
    await pause(random.below(200));
  }
}

async function visit(run: CheckerRun, seed: number): Promise<void> {
  const random = createRandom(100 + seed);
  while (!run.over()) {
    const shop = run.shops[random.below(run.shops.length)];
    const path = random.pick(paths);
    const requestedAt = performance.now();
    const acknowledged = new Map([...run.known].map(([handle, known]) => [handle, [...known]]));
    const answer = shop ? await fetchPage(shop.url + path) : null;
    if (answer) checkPage(run, { ...answer, path, requestedAt, acknowledged });
    await pause(random.below(10));
  }
}

interface ObservedPage {
  readonly text: string;
  readonly cache: string;
}

/** null: the process was killed meanwhile. */
async function fetchPage(url: string): Promise<ObservedPage | null> {
  try {
    const answer = await fetch(url);
    return { text: await answer.text(), cache: answer.headers.get('cache-status') ?? '' };
  } catch {
    return null;
  }
}

interface CheckedPage extends ObservedPage {
  readonly path: string;
  /** On the clock of `performance.now()`. */
  readonly requestedAt: number;
  /** Versions acknowledged by then. */
  readonly acknowledged: ReadonlyMap<string, AcknowledgedVersions>;
}

/** A page must show each product at least as acknowledged before the request, or be marked as unverified. */
function checkPage(
  { tally, violations }: CheckerRun,
  { text, cache, path, requestedAt, acknowledged }: CheckedPage,
): void {
  const isMarked = cache.includes('ttl=-1');
  tally.pages += 1;
  if (cache === 'storefront; hit') tally.hits += 1;
  if (isMarked) tally.marked += 1;
  for (const [, shownVersion, handle = ''] of text.matchAll(/Version (\d+) of ([a-z-]+)/g)) {
    const missed = acknowledged.get(handle)?.find(({ version }) => version > Number(shownVersion));
    if (!missed || (isMarked && requestedAt - missed.at < boundMs + slackMs)) continue;
    violations.push(
      `${path}: ${handle} at ${shownVersion}, ${missed.version} was acknowledged ${Math.round(requestedAt - missed.at)} ms before; ${cache}`,
    );
  }
}

/** Kills and restarts one process after the other. */
async function killProcess(run: CheckerRun): Promise<void> {
  const random = createRandom(2);
  while (!run.over()) {
    await pause(4000 + random.below(4000));
    const at = random.below(run.shops.length);
    const shop = run.shops[at];
    run.shops[at] = null;
    shop?.process.kill('SIGKILL');
    await shop?.stop();
    run.tally.kills += 1;
    run.shops[at] = await start(run.environments[at]);
  }
}

async function cutAndHeal(
  { over, tally }: CheckerRun,
  cable: Awaited<ReturnType<typeof openNetworkLink>>,
): Promise<void> {
  const random = createRandom(3);
  while (!over()) {
    await pause(2000 + random.below(2000));
    cable.cut();
    tally.cuts += 1;
    await pause(3000 + random.below(4000));
    cable.heal();
  }
}
