import { PlatformUnavailableError } from '#commerce/errors.ts';
import { maxRead } from '#commerce/feed.ts';
import type { DoctorFinding } from '#commerce/setup.ts';
import { existingRecords } from '#sync/copy/records/record-rows.ts';
import { readUnreadable } from '#sync/engine/unreadable-records.ts';
import type { CopiedPlatform } from './copied-platform.ts';

/** The kinds that are compared. Records of other kinds are few, and all of them are read regularly. */
const comparedKinds = ['product', 'collection'] as const;

interface ComparedCopy extends Pick<CopiedPlatform, 'feed'> {
  readonly copy: Pick<CopiedPlatform['copy'], 'store' | 'source'>;
}

type ComparedKind = (typeof comparedKinds)[number];

/** Whether copy and platform have the same records and, if not, which ones only one side has. */
export async function compareRecords(shop: ComparedCopy, signal: AbortSignal): Promise<DoctorFinding> {
  const comparisons: KindComparison[] = [];
  try {
    for (const kind of comparedKinds) comparisons.push(await compareKind(shop, kind, signal));
  } catch (error) {
    if (error instanceof PlatformUnavailableError && !signal.aborted)
      return { status: 'warning', line: 'not compared, the platform does not answer', remedy: 'See the checks above.' };
    const line = `the platform’s records could not be read: ${error instanceof Error ? error.message : String(error)}`;
    return { status: 'warning', line, remedy: 'A large catalog takes longer than this check; otherwise try again.' };
  }
  const line = comparisons.map(describeComparison).join('; ');
  const isEqual = comparisons.every(({ onlyHere, onlyThere }) => onlyHere.length + onlyThere.length === 0);
  if (isEqual) return { status: 'ok', line };
  return { status: 'warning', line, remedy: 'Run `npm run shop -- sync`, and look again.' };
}

interface KindComparison {
  readonly kind: ComparedKind;
  /** Records on both sides. */
  readonly common: number;
  /** Records of the copy that are in no list, and that platforms do not list either. */
  readonly unlisted: number;
  /** Handles of records that only the copy has. */
  readonly onlyHere: readonly string[];
  /** Ids of records that only the platform has. */
  readonly onlyThere: readonly string[];
  /** Records on the platform that could not be read; another check reports the reasons. */
  readonly unreadable: number;
}

async function compareKind(shop: ComparedCopy, kind: ComparedKind, signal: AbortSignal): Promise<KindComparison> {
  const { copy, feed } = shop;
  const there = new Set<string>();
  for await (const ids of feed?.ids({ kind, signal }) ?? []) for (const id of ids) there.add(id);
  const here = existingRecords(copy.store, kind);
  const ids = new Set(here.map(({ id }) => id));
  const missing = [...there].filter((id) => !ids.has(id));
  const different = [...here.flatMap(({ id, listed }) => (listed && !there.has(id) ? [id] : [])), ...missing];
  const shown = await shownRecords(shop, { kind, ids: different, signal });
  const alone = here.filter(({ id }) => !there.has(id) && !shown.has(id));
  const unreadable = readUnreadable(copy, kind);
  const unread = missing.filter((id) => unreadable[id] !== undefined);
  const onlyThere = missing.filter((id) => unreadable[id] === undefined && shown.has(id));
  const onlyHere = alone.flatMap(({ listed, handle }) => (listed ? [handle] : []));
  return {
    kind,
    common: here.length - alone.length,
    unlisted: alone.length - onlyHere.length,
    onlyHere,
    onlyThere,
    unreadable: unread.length,
  };
}

/**
 * Which records the platform shows in the market of the copy, as the copy reads them: its list of all is that of its own
 * market, which may lack some and have others.
 */
async function shownRecords(
  { copy, feed }: ComparedCopy,
  { kind, ids, signal }: { readonly kind: ComparedKind; readonly ids: readonly string[]; readonly signal: AbortSignal },
): Promise<ReadonlySet<string>> {
  const shown = new Set(ids);
  if (!feed) return shown;
  for (let from = 0; from < ids.length; from += maxRead) {
    const request = { kind, ids: ids.slice(from, from + maxRead), markets: [copy.source.market], signal };
    for (const id of (await feed.read(request)).missing) shown.delete(id);
  }
  return shown;
}

/** `product 42 on both sides, 1 here that the platform does not list, only here: anvil`. */
function describeComparison({ kind, common, unlisted, onlyHere, onlyThere, unreadable }: KindComparison): string {
  return [
    `${kind} ${common} on both sides`,
    ...(unlisted > 0 ? [`${unlisted} here that the platform does not list`] : []),
    ...(onlyHere.length > 0 ? [`only here: ${shorten(onlyHere)}`] : []),
    ...(unreadable > 0 ? [`${unreadable} on the platform that cannot be read`] : []),
    ...(onlyThere.length > 0 ? [`only on the platform: ${shorten(onlyThere)}`] : []),
  ].join(', ');
}

/** Maximum number of names in a line. */
const maxNames = 5;

function shorten(names: readonly string[]): string {
  const more = names.length - maxNames;
  return names.slice(0, maxNames).join(' ') + (more > 0 ? ` and ${more} more` : '');
}
