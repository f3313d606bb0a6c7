import type { Runtime } from '#cache/runtime.ts';
import type { MarketContext } from '#commerce/context.ts';
import type { Feed } from '#commerce/feed.ts';
import type { AsOf } from '#commerce/records/record-order.ts';
import type { CatalogCopy } from '../copy/catalog-copy.ts';
import { logEnd } from './change-log.ts';

/** What all parts of the synchronization work with. */
export interface EngineContext {
  readonly copy: CatalogCopy;
  readonly feed: Feed;
  readonly runtime: Runtime;
  /** Called with errors that stop nothing. */
  readonly report: (error: unknown) => void;
  /** Aborted when the process stops. */
  readonly signal: AbortSignal;
  /** Whether this process still synchronizes; renews its lease. */
  readonly holdsLease: () => boolean;
}

/** The markets that a feed reads overlays for. */
export function marketsOf({ copy }: Pick<EngineContext, 'copy'>): readonly MarketContext[] {
  return [copy.source.market];
}

/** Notes the end of the change log, then reads: the result has everything that was announced until then. */
export async function readAsOf<T>(
  { copy }: Pick<EngineContext, 'copy'>,
  read: () => Promise<T>,
): Promise<{ readonly asOf: AsOf; readonly result: T }> {
  const asOf = logEnd(copy.store);
  return { asOf, result: await read() };
}
