import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

export type ReportRow = Readonly<Record<string, string | number>>;

/** A measured value with its lower or upper limit. */
export type BenchmarkGoal = {
  readonly what: string;
  readonly measured: number;
} & ({ readonly atLeast: number } | { readonly atMost: number });

interface BenchmarkReport {
  readonly name: string;
  readonly measured: string;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly rows: readonly ReportRow[];
  readonly goals: readonly BenchmarkGoal[];
}

const folder = new URL('../results/', import.meta.url);

/** Prints measurements and goals as tables, and writes both as JSON into `bench/results/`. */
export function writeReport(name: string, rows: readonly ReportRow[], goals: readonly BenchmarkGoal[] = []): void {
  console.log(`\n${name}`);
  console.table(rows);
  if (goals.length > 0) console.table(goals.map(goalRow));
  mkdirSync(folder, { recursive: true });
  const machine = { processor: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
  const report: BenchmarkReport = { name, measured: new Date().toISOString(), machine, rows, goals };
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(report, null, 2)}\n`);
}

/** The goals in the last report of a benchmark. */
export function readGoals(name: string): readonly BenchmarkGoal[] {
  const { goals }: Pick<BenchmarkReport, 'goals'> = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  return goals;
}

export function isGoalMet(goal: BenchmarkGoal): boolean {
  return 'atLeast' in goal ? goal.measured >= goal.atLeast : goal.measured <= goal.atMost;
}

export function goalRow(goal: BenchmarkGoal): ReportRow {
  const aim = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  return { what: goal.what, goal: aim, measured: round(goal.measured), verdict: isGoalMet(goal) ? 'met' : 'MISSED' };
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

/** The value below which the given share of sorted numbers lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
