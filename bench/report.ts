import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

export type Row = Readonly<Record<string, string | number>>;

/** Prints what was measured as a table and keeps it as JSON in `bench/results`. */
export function report(name: string, rows: readonly Row[]): void {
  console.log(`\n${name}`);
  console.table(rows);
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const machine = { processor: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
  const result = { name, measured: new Date().toISOString(), machine, rows };
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(result, null, 2)}\n`);
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

/** The value below which a share of sorted numbers lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
