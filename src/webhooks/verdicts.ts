import { writeMetric } from '#cache/prometheus.ts';
import type { Journal, DeliveryVerdict } from './journal.ts';

export interface MeteredJournal extends Pick<Journal, 'record'> {
  /** How many deliveries came since the start of this process, by verdict, for Prometheus. */
  readonly metrics: () => string;
}

/** Counts what goes into a journal, also what cannot be written there. */
export function countDeliveries(journal: Pick<Journal, 'record'>): MeteredJournal {
  const counts: Record<DeliveryVerdict, number> = {
    accepted: 0,
    malformed: 0,
    missing_header: 0,
    invalid_signature: 0,
    unavailable: 0,
  };
  return {
    record: async (entry) => {
      counts[entry.verdict] += 1;
      return journal.record(entry);
    },
    metrics: () =>
      writeMetric({
        name: 'storefront_deliveries_total',
        type: 'counter',
        help: 'Deliveries of events, by what became of them.',
        value: { label: 'verdict', values: counts },
      }),
  };
}
