/** One metric with its samples, as Prometheus reads it (text format 0.0.4). */
export interface Metric {
  /** With its unit, and `_total` behind what only grows. */
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  /** A number, or numbers by the value of one label. */
  readonly value: number | { readonly label: string; readonly values: Readonly<Record<string, number>> };
}

export function writeMetric({ name, type, help, value }: Metric): string {
  const samples =
    typeof value === 'number'
      ? [`${name} ${value}`]
      : Object.entries(value.values).map(([each, count]) => `${name}{${value.label}="${each}"} ${count}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples, ''].join('\n');
}
