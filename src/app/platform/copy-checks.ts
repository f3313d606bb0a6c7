import { existsSync } from 'node:fs';
import type { Config } from '#config.ts';
import type { DoctorCheck, DoctorFinding } from '#commerce/setup.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { routes } from '#routes.ts';
import { countRecords, readRefusedDeletions } from '#sync/engine/deletions.ts';
import { disconnectedSince } from '#sync/engine/disconnection.ts';
import { isCopyComplete } from '#sync/engine/first-scan.ts';
import { type KindBound, readBounds } from '#sync/engine/polls/poll-times.ts';
import { type PartFailure, readFailures } from '#sync/engine/attempts.ts';
import { readUnreadable } from '#sync/engine/unreadable-records.ts';
import { summarizePending } from '#sync/engine/reads/pending-reads.ts';
import { openDeliveryJournal } from '../freshness.ts';
import { configuredCopyPath, copyOptions } from './choose-platform.ts';
import { compareRecords } from './compare-records.ts';
import { type ConnectedShop, type CopiedPlatform, openCopiedPlatform } from './copied-platform.ts';

/** What `doctor` checks of the copy of a platform's catalog. */
export function copyChecks(config: Config, connected: ConnectedShop): readonly DoctorCheck[] {
  return [
    ...copyParts.map(({ name, run }) => ({
      name,
      run: async (signal: AbortSignal) => {
        const finding = await withCopy(config, connected, (shop) => run(shop, signal));
        return finding.isOfCopy && name !== copyParts[0]?.name ? notChecked : finding;
      },
    })),
    { name: 'subscriptions', run: async (signal) => checkSubscriptions(config, connected, signal) },
    { name: 'deliveries', run: async () => checkDeliveries(config, connected) },
  ];
}

interface CopyCheck {
  readonly name: string;
  readonly run: (shop: CopiedPlatform, signal: AbortSignal) => Promise<DoctorFinding>;
}

const copyParts: readonly CopyCheck[] = [
  { name: 'copy', run: async ({ copy, feed }) => checkCounts(copy, feed?.kinds ?? []) },
  { name: 'same records', run: compareRecords },
  { name: 'unreadable', run: async ({ copy, feed }) => checkUnreadable(copy, feed?.kinds ?? []) },
  { name: 'lag', run: async ({ copy }) => checkLag(copy) },
  { name: 'bounds', run: async ({ copy, feed }) => checkBounds(readBounds(copy, feed?.kinds ?? [])) },
  { name: 'permission', run: async ({ copy }) => checkPermission(copy) },
  { name: 'image hosts', run: async (shop) => checkHosts(shop) },
];

/** The finding of every check of the copy when there is none. */
type CopyFinding = DoctorFinding & { readonly isOfCopy?: true };

const noCopy: CopyFinding = {
  isOfCopy: true,
  status: 'warning',
  line: 'the catalog has not been copied yet',
  remedy: 'Start the shop, or run `npm run shop -- sync`.',
};

/** The finding of further checks, once a missing copy was reported. */
const notChecked: DoctorFinding = {
  status: 'warning',
  line: 'not checked, there is no whole copy',
  remedy: 'See “copy”.',
};

/** Runs a check of the copy if it exists, because a check must not create one. */
async function withCopy(
  config: Config,
  { name, connector }: ConnectedShop,
  look: (shop: CopiedPlatform) => Promise<DoctorFinding>,
): Promise<CopyFinding> {
  const path = configuredCopyPath(config);
  if (path === null || !existsSync(path)) return noCopy;
  // All checks use the connector; their caller closes it.
  const lent = { name, connector: { ...connector, close: async () => {} } };
  const shop = openCopiedPlatform(
    lent,
    copyOptions(config, () => {}),
  );
  try {
    return isCopyComplete(shop.copy) ? await look(shop) : unfinished(shop.copy);
  } finally {
    await shop.close();
  }
}

/** Says why a first scan does not progress. */
function unfinished(copy: CopyOf): CopyFinding {
  const failures = describeFailures(readFailures(copy));
  if (failures.length === 0) return noCopy;
  const line = `the catalog has not been copied completely: ${failures.join('; ')}`;
  const remedy = 'It is continued when that is mended, while the shop runs.';
  return { isOfCopy: true, status: 'failed', line, remedy };
}

type CopyOf = CopiedPlatform['copy'];
type FeedKinds = Parameters<typeof readBounds>[1];

function checkCounts(copy: CopyOf, kinds: FeedKinds): DoctorFinding {
  const line = kinds.map(({ kind }) => `${kind} ${countRecords(copy, kind)}`).join(', ');
  const refused = kinds.flatMap(({ kind }) => {
    const found = readRefusedDeletions(copy, kind);
    return found ? [`${found.missing} of ${found.total} ${kind} records have disappeared and were kept`] : [];
  });
  if (refused.length === 0) return { status: 'ok', line };
  const remedy = 'Check the scopes of the token and the publications of the shop.';
  return { status: 'warning', line: refused.join(', '), remedy };
}

const maxNamed = 5;

/** What differs from the platform because it cannot be read. */
function checkUnreadable(copy: CopyOf, kinds: FeedKinds): DoctorFinding {
  const records = kinds.flatMap(({ kind }) =>
    Object.entries(readUnreadable(copy, kind)).map(([id, reason]) => `${kind} ${id} (${reason})`),
  );
  const failures = describeFailures(readFailures(copy));
  if (records.length + failures.length === 0) return { status: 'ok', line: 'everything could be read' };
  const named = records.slice(0, maxNamed);
  const others = records.length > maxNamed ? [`${records.length - maxNamed} other records`] : [];
  const line = `cannot be read and stays as it is: ${[...failures, ...named, ...others].join('; ')}`;
  const remedy =
    'Open these records on the platform and save them again; if that does not help, tell the platform’s support which ones they are.';
  return { status: 'warning', line, remedy: records.length > 0 ? remedy : 'It is tried again each minute.' };
}

function describeFailures(failures: ReadonlyMap<string, PartFailure>): readonly string[] {
  return Array.from(failures, ([part, { since, message }]) => {
    return `${part} since ${new Date(since).toISOString()} (${message})`;
  });
}

/** How far a copy may lag behind, in seconds: longer than a read, and than most platforms return outdated data. */
const lagSeconds = 60;

function checkLag(copy: CopyOf): DoctorFinding {
  const { count, oldest } = summarizePending(copy.store);
  if (oldest === null) return { status: 'ok', line: 'every announced change has been read' };
  const seconds = secondsSince(copy, oldest);
  const line = `${count} announced changes are still to be read, the oldest for ${seconds} s`;
  if (seconds < lagSeconds) return { status: 'ok', line };
  return { status: 'warning', line, remedy: 'Check that the shop runs and that the platform answers.' };
}

/** How soon changes without a webhook are seen, and which kinds of records were not polled in time. */
function checkBounds(bounds: readonly KindBound[]): DoctorFinding {
  const now = Date.now();
  const late = bounds.filter(({ seconds, askedAt }) => now - (askedAt ?? 0) > 2 * seconds * 1000);
  const line = bounds.map(({ kind, seconds }) => `${kind} ${seconds} s`).join(', ');
  if (late.length === 0) return { status: 'ok', line };
  const names = late.map(({ kind }) => kind).join(', ');
  return { status: 'warning', line: `${line}; not asked in time: ${names}`, remedy: 'Check that the shop is running.' };
}

function checkPermission(copy: CopyOf): DoctorFinding {
  const since = disconnectedSince(copy);
  if (since === null) return { status: 'ok', line: 'the platform has not withdrawn it' };
  const line = `the platform withdrew it at ${new Date(since).toISOString()}, and nothing has been read since`;
  return { status: 'failed', line, remedy: 'Install the app again; KEEP_COPY_DAYS later the copy is deleted.' };
}

function checkHosts(shop: CopiedPlatform): DoctorFinding {
  const origins = shop.pictureOrigins?.() ?? [];
  const hosts = new Set([...shop.setup.mediaHosts, ...origins.map((origin) => new URL(origin).host)]);
  return { status: 'ok', line: [...hosts].join(', ') };
}

function secondsSince({ runtime }: CopyOf, moment: number): number {
  return Math.round((runtime.clock.wall() - moment) / 1000);
}

/** Whether the platform still delivers what this shop has asked for. */
async function checkSubscriptions(
  { PUBLIC_URL, PLATFORM }: Config,
  { connector: { setup } }: ConnectedShop,
  signal: AbortSignal,
): Promise<DoctorFinding> {
  if (!setup.webhooks) return { status: 'ok', line: 'the platform needs none' };
  if (!PUBLIC_URL?.startsWith('https:'))
    return { status: 'warning', line: 'none could arrive', remedy: 'Set PUBLIC_URL to the shop’s https address.' };
  const url = new URL(PUBLIC_URL).origin + routes.webhooks();
  try {
    const missing = await setup.webhooks.missing(url, signal);
    if (missing === null) return { status: 'ok', line: 'registered by hand: there is no access to ask for them' };
    if (missing.length === 0) return { status: 'ok', line: `complete for ${url}` };
    const remedy = `Run \`npm run shop -- connect ${PLATFORM}\`, unless the app’s own configuration has them: a platform may end those that it could not deliver.`;
    return { status: 'warning', line: `missing for ${url}: ${missing.join(', ')}`, remedy };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof PlatformUnavailableError)) throw error;
    return { status: 'warning', line: 'not known, the platform does not answer', remedy: 'See the checks above.' };
  }
}

const maxListed = 1000;

function checkDeliveries(config: Config, { connector }: ConnectedShop): DoctorFinding {
  if (!connector.events)
    return {
      status: 'warning',
      line: 'no secret is configured: webhooks are refused, and changes are found by polling',
      remedy: 'Set the app’s secret, or WEBHOOK_SECRETS.',
    };
  const journal = openDeliveryJournal(config);
  try {
    const last = journal.list(maxListed).find(({ verdict }) => verdict === 'accepted');
    if (last)
      return { status: 'ok', line: `the last one arrived at ${new Date(last.at).toISOString()}: ${last.topic}` };
  } finally {
    journal.close();
  }
  const remedy = `Run \`npm run shop -- connect ${config.PLATFORM}\`, then change a product there.`;
  return { status: 'warning', line: 'a secret is configured, but no webhook has arrived', remedy };
}
