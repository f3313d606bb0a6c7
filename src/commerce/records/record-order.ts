/**
 * The state of the platform that a record was read in: the end of the change log, noted before the read began. No clock
 * is compared.
 */
export interface AsOf {
  /** Grows by one whenever the log is begun anew: all of an earlier epoch is older. */
  readonly epoch: number;
  readonly position: number;
}

/** What decides which of two reads of the same thing is newer. A tombstone has no version. */
export interface ReadState {
  readonly asOf: AsOf;
  /** `RecordOf.version`. */
  readonly version: string | null;
}

/**
 * Whether a read replaces what is stored: it began with the same or a later end of the log, and the platform did not
 * answer an older version, as one that is still catching up does.
 */
export function replaces(read: ReadState, stored: ReadState): boolean {
  if (compareAsOf(read.asOf, stored.asOf) < 0) return false;
  return read.version === null || stored.version === null || read.version >= stored.version;
}

/** Negative if the first is earlier, 0 if both are the same. */
export function compareAsOf(one: AsOf, other: AsOf): number {
  return one.epoch - other.epoch || one.position - other.position;
}

/** Whether a record is at least as new as an event announced; otherwise it has to be read again later. */
export function reachesVersion(version: string | null, least: string | null): boolean {
  return version === null || least === null || version >= least;
}
