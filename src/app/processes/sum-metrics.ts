/** How the values of several processes become one; all others are added. */
const combinations: Readonly<Record<string, (one: number, other: number) => number>> = {
  storefront_log_current: Math.min,
  storefront_database_damaged: Math.max,
  storefront_database_checked_timestamp_seconds: Math.min,
  process_start_time_seconds: Math.min,
  storefront_event_loop_delay_p50_seconds: Math.max,
  storefront_event_loop_delay_p99_seconds: Math.max,
  storefront_event_loop_delay_max_seconds: Math.max,
};

/** Sums the metrics of processes that come and go. */
export interface MetricTotals {
  /**
   * Takes the metrics of processes, by process, in the text format of Prometheus; returns the sum over all processes
   * that have not ended, with the last ones of those that are not given.
   */
  readonly sum: (texts: ReadonlyMap<number, string>) => string;
  /** Keeps the counters of a process that has ended, as they were at its last reading: a counter never falls. */
  readonly retire: (process: number) => void;
}

export function createMetricTotals(): MetricTotals {
  const latest = new Map<number, MetricFamilies>();
  let ended: MetricFamilies = new Map();
  return {
    sum: (texts) => {
      for (const [process, text] of texts) latest.set(process, parseMetrics(text));
      return formatMetrics([ended, ...latest.values()].reduce(combine));
    },
    retire: (process) => {
      const counters = [...(latest.get(process) ?? [])].filter(([, { type }]) => type === 'counter');
      ended = combine(ended, new Map(counters));
      latest.delete(process);
    },
  };
}

/** Metrics with their samples, by the name of the metric. */
type MetricFamilies = ReadonlyMap<string, MetricFamily>;

interface MetricFamily {
  readonly help: string;
  readonly type: string;
  /** Values by sample: the name with its labels. */
  readonly samples: ReadonlyMap<string, number>;
}

/** Parses what `writeMetric` writes. */
function parseMetrics(text: string): MetricFamilies {
  const families = new Map<string, MetricFamily>();
  let help = '';
  let samples = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, type = ''] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (line.startsWith('# HELP ')) help = line;
    else if (name !== undefined) {
      samples = new Map();
      families.set(name, { help, type, samples });
    } else if (line !== '') {
      const end = line.lastIndexOf(' ');
      samples.set(line.slice(0, end), Number(line.slice(end + 1)));
    }
  }
  return families;
}

function combine(one: MetricFamilies, other: MetricFamilies): MetricFamilies {
  const combined = new Map(one);
  for (const [name, family] of other) {
    const samples = new Map(combined.get(name)?.samples);
    const add = combinations[name] ?? ((a: number, b: number) => a + b);
    for (const [sample, value] of family.samples) {
      const known = samples.get(sample);
      samples.set(sample, known === undefined ? value : add(known, value));
    }
    combined.set(name, { ...family, samples });
  }
  return combined;
}

function formatMetrics(families: MetricFamilies): string {
  const lines = Array.from(families, ([name, { help, type, samples }]) => [
    help,
    `# TYPE ${name} ${type}`,
    ...Array.from(samples, ([sample, value]) => `${sample} ${value}`),
    '',
  ]);
  return lines.map((each) => each.join('\n')).join('');
}
