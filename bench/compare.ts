import { measure, type Load, type Measured } from './load.ts';
import { processorMicros } from './processor-time.ts';
import { quantile, round, type Row } from './report.ts';

/** A server that is asked for one thing. */
export interface Side extends Pick<Load, 'port' | 'path' | 'headers'> {
  readonly name: string;
  readonly pid: number;
}

export interface Rounds {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly connections: number;
}

/** Of all rounds the middle one. */
export interface Compared {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time for each answer. */
  readonly micros: number;
  readonly failures: number;
  /** Of the baseline's in the same round: answers per second, and answers per processor time. */
  readonly ofBaseline: number;
  readonly ofBaselineByProcessor: number;
}

/**
 * Asks a baseline and another server in turn, in many short rounds. Each round gives ratios of its own: what else the
 * machine has to do in it hits both.
 */
export async function compare(sides: readonly [Side, Side], each: Rounds): Promise<readonly Compared[]> {
  for (const side of sides) await ask(side, { ...each, milliseconds: 3 * each.milliseconds });
  const results: (readonly Asked[])[] = [];
  while (results.length < each.rounds) results.push([await ask(sides[0], each), await ask(sides[1], each)]);
  return sides.map(({ name }, at) => middle(name, results, at));
}

interface Asked extends Measured {
  readonly micros: number;
}

async function ask(side: Side, { milliseconds, connections }: Rounds): Promise<Asked> {
  const before = processorMicros(side.pid);
  const measured = await measure({ ...side, milliseconds, connections });
  return { ...measured, micros: (processorMicros(side.pid) - before) / measured.count };
}

function middle(name: string, results: readonly (readonly Asked[])[], at: number): Compared {
  const median = (of: (asked: Asked, baseline: Asked) => number): number => {
    const values = results.flatMap((round) => (round[0] && round[at] ? [of(round[at], round[0])] : []));
    return quantile(
      values.toSorted((one, other) => one - other),
      0.5,
    );
  };
  return {
    name,
    perSecond: median(({ perSecond }) => perSecond),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    micros: median(({ micros }) => micros),
    failures: results.reduce((sum, round) => sum + (round[at]?.failures ?? 0), 0),
    ofBaseline: median((asked, baseline) => asked.perSecond / baseline.perSecond),
    ofBaselineByProcessor: median((asked, baseline) => baseline.micros / asked.micros),
  };
}

export function rowOf(kind: string, compared: Compared): Row {
  return {
    kind,
    name: compared.name,
    'per second': Math.round(compared.perSecond),
    'of baseline': round(compared.ofBaseline),
    'p50 ms': round(compared.p50),
    'p99 ms': round(compared.p99),
    'processor µs': round(compared.micros, 1),
    'of baseline by processor': round(compared.ofBaselineByProcessor),
    failures: compared.failures,
  };
}
