import { join } from 'node:path';
import { writeMetric } from '#cache/metrics.ts';
import type { Runtime } from '#cache/runtime.ts';
import { DatabaseUnusableError } from '#commerce/errors.ts';
import { databaseFile } from '#connectors/embedded/platform.ts';
import type { Config } from '#config.ts';
import { checkIntegrity } from '#storage/check-integrity.ts';
import { configuredCopyPath } from '../platform/choose-platform.ts';

export interface IntegrityOptions {
  readonly files: readonly string[];
  readonly runtime: Runtime;
  /** Called with an error that names a damaged file and what to do, or that says why a file could not be checked. */
  readonly report: (error: unknown) => void;
  readonly check?: (path: string, signal: AbortSignal) => Promise<void>;
}

export interface IntegrityChecks {
  /** Throws DatabaseUnusableError from the moment that damage was found until the process ends. */
  readonly assertIntact: () => void;
  readonly metrics: () => string;
  readonly stop: () => Promise<void>;
}

/** The files that cannot be created again when they are damaged, or only by reading everything from the platform. */
export function databaseFiles(config: Config): readonly string[] {
  const copy = configuredCopyPath(config);
  return [join(config.DATA_DIR, databaseFile), ...(copy === null ? [] : [copy])];
}

/** Long enough for the start to be over, short enough for somebody still to be watching. */
const firstCheckMs = 60_000;
const betweenChecksMs = 24 * 60 * 60_000;

/**
 * Checks whole database files a minute after the start and then daily. Damage to a page of the file that no request reads
 * would otherwise be found only after the last good backup has been overwritten.
 */
export function startIntegrityChecks({
  files,
  runtime,
  report,
  check = checkIntegrity,
}: IntegrityOptions): IntegrityChecks {
  const stopping = new AbortController();
  const { signal } = stopping;
  let damage: DatabaseUnusableError | null = null;
  let checkedAt = 0;
  const checkFile = async (path: string): Promise<void> => {
    try {
      await check(path, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof DatabaseUnusableError) damage ??= error;
      report(error);
    }
  };
  const run = async (): Promise<void> => {
    for (let waitMs = firstCheckMs; ; waitMs = betweenChecksMs) {
      await runtime.sleep(waitMs, signal);
      if (signal.aborted) return;
      for (const path of files) await checkFile(path);
      checkedAt = runtime.clock.wall() / 1000;
    }
  };
  const running = run();
  return {
    assertIntact: () => {
      if (damage) throw damage;
    },
    metrics: () => integrityMetrics({ isDamaged: damage !== null, checkedAt }),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

function integrityMetrics({
  isDamaged,
  checkedAt,
}: {
  readonly isDamaged: boolean;
  readonly checkedAt: number;
}): string {
  return [
    writeMetric({
      name: 'storefront_database_damaged',
      type: 'gauge',
      help: '1 once a check of the whole database has found damage: restore a backup.',
      value: isDamaged ? 1 : 0,
    }),
    writeMetric({
      name: 'storefront_database_checked_timestamp_seconds',
      type: 'gauge',
      help: 'Last check of the whole database, in seconds since the epoch; 0 before the first.',
      value: Math.round(checkedAt),
    }),
  ].join('');
}
