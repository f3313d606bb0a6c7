import { expect, test } from 'vitest';
import { writeMetric } from '#cache/metrics.ts';
import { createMetricTotals } from './sum-metrics.ts';

const counter = (name: string, value: number) => writeMetric({ name, type: 'counter', help: 'Counts.', value });
const gauge = (name: string, value: number) => writeMetric({ name, type: 'gauge', help: 'Measures.', value });
const texts = (...each: readonly string[]) => new Map(each.map((text, index) => [index + 1, text]));

test('counters and gauges of processes are added, each described once', () => {
  const one = counter('hits_total', 2) + gauge('bytes', 10);
  const other = counter('hits_total', 3) + gauge('bytes', 5);
  expect(createMetricTotals().sum(texts(one, other))).toBe(counter('hits_total', 5) + gauge('bytes', 15));
});

test('samples with labels are added one by one', () => {
  const write = (values: Readonly<Record<string, number>>) =>
    writeMetric({ name: 'deliveries_total', type: 'counter', help: 'Counts.', value: { label: 'verdict', values } });
  const sum = createMetricTotals().sum(texts(write({ taken: 1, refused: 2 }), write({ refused: 3, late: 4 })));
  expect(sum).toBe(write({ taken: 1, refused: 5, late: 4 }));
});

test('a log is current when it is in every process, and the longest delay counts', () => {
  const one = gauge('storefront_log_current', 1) + gauge('storefront_event_loop_delay_p99_seconds', 0.5);
  const other = gauge('storefront_log_current', 0) + gauge('storefront_event_loop_delay_p99_seconds', 0.1);
  const expected = gauge('storefront_log_current', 0) + gauge('storefront_event_loop_delay_p99_seconds', 0.5);
  expect(createMetricTotals().sum(texts(one, other))).toBe(expected);
});

test('the counters of a process that has ended stay, its gauges go', () => {
  const totals = createMetricTotals();
  totals.sum(texts(counter('hits_total', 7) + gauge('bytes', 10)));
  totals.retire(1);
  const next = new Map([[2, counter('hits_total', 1) + gauge('bytes', 4)]]);
  expect(totals.sum(next)).toBe(counter('hits_total', 8) + gauge('bytes', 4));
});
