import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { DoctorFinding } from '#commerce/setup.ts';
import { existingRecords } from '#sync/copy/records/record-rows.ts';
import { readUnreadable } from '#sync/engine/unreadable-records.ts';
import type { CopiedPlatform } from './copied-platform.ts';

/** Kinds that are compared: there are few others, and they are read whole anyway. */
const comparedKinds = ['product', 'collection'] as const;

interface ComparedCopy extends Pick<CopiedPlatform, 'feed'> {
  readonly copy: Pick<CopiedPlatform['copy'], 'store'>;
}

type ComparedKind = (typeof comparedKinds)[number];

/** Whether copy and platform have the same records, and otherwise which of them one side has alone. */
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
  /** Records here that are in no list, which platforms leave out of theirs. */
  readonly unlisted: number;
  /** Handles. */
  readonly onlyHere: readonly string[];
  /** Ids. */
  readonly onlyThere: readonly string[];
  /** Records there that could not be read, of which another check tells more. */
  readonly unreadable: number;
}

async function compareKind(
  { copy, feed }: ComparedCopy,
  kind: ComparedKind,
  signal: AbortSignal,
): Promise<KindComparison> {
  const there = new Set<string>();
  for await (const ids of feed?.ids({ kind, signal }) ?? []) for (const id of ids) there.add(id);
  const here = existingRecords(copy.store, kind);
  const ids = new Set(here.map(({ id }) => id));
  const alone = here.filter(({ id }) => !there.has(id));
  const missing = [...there].filter((id) => !ids.has(id));
  const unreadable = readUnreadable(copy, kind);
  const onlyThere = missing.filter((id) => unreadable[id] === undefined);
  const onlyHere = alone.flatMap(({ listed, handle }) => (listed ? [handle] : []));
  return {
    kind,
    common: here.length - alone.length,
    unlisted: alone.length - onlyHere.length,
    onlyHere,
    onlyThere,
    unreadable: missing.length - onlyThere.length,
  };
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

/** Names in one line. */
const maxNames = 5;

function shorten(names: readonly string[]): string {
  const more = names.length - maxNames;
  return names.slice(0, maxNames).join(' ') + (more > 0 ? ` and ${more} more` : '');
}
