import { measureLoad, type LoadOptions, type LoadResult } from './load-generator.ts';
import { processorMicros } from './process-usage.ts';
import { quantile, round, type ReportRow } from './report.ts';

/** A server and the request that it is measured with. */
export interface ComparedServer extends Pick<
  LoadOptions,
  'port' | 'path' | 'headers' | 'nextRequest' | 'expectedStatus'
> {
  readonly name: string;
  readonly pid: number;
  /** How long a round of this server is, where it differs from the other's. */
  readonly round?: Pick<LoadOptions, 'milliseconds' | 'maxRequests'>;
}

export interface ComparisonOptions {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly connections: number;
}

/** Medians of all rounds. */
export interface ComparisonResult {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time per response. */
  readonly microsPerAnswer: number;
  readonly failures: number;
  /** Ratios to the baseline of the same round: responses per second, and responses per processor time. */
  readonly ratioToBaseline: number;
  readonly processorRatioToBaseline: number;
}

/**
 * Measures a baseline and another server alternately, in many short rounds. Each round gives ratios of its own, because
 * other load on the machine affects both servers of a round.
 */
export async function compare(
  sides: readonly [ComparedServer, ComparedServer],
  each: ComparisonOptions,
): Promise<readonly ComparisonResult[]> {
  for (const side of sides) for (let turn = 0; turn < warmUpRounds; turn += 1) await measureRound(side, each);
  const results: (readonly RoundResult[])[] = [];
  while (results.length < each.rounds)
    results.push([await measureRound(sides[0], each), await measureRound(sides[1], each)]);
  return sides.map(({ name }, at) => medianResult(name, results, at));
}

const warmUpRounds = 3;

interface RoundResult extends LoadResult {
  readonly microsPerAnswer: number;
}

async function measureRound(
  side: ComparedServer,
  { milliseconds, connections }: ComparisonOptions,
): Promise<RoundResult> {
  const before = processorMicros(side.pid);
  const measured = await measureLoad({ milliseconds, ...side.round, ...side, connections });
  return { ...measured, microsPerAnswer: (processorMicros(side.pid) - before) / measured.count };
}

function medianResult(name: string, results: readonly (readonly RoundResult[])[], at: number): ComparisonResult {
  const median = (of: (other: RoundResult, baseline: RoundResult) => number): number => {
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
    microsPerAnswer: median(({ microsPerAnswer }) => microsPerAnswer),
    failures: results.reduce((sum, round) => sum + (round[at]?.failures ?? 0), 0),
    ratioToBaseline: median((other, baseline) => other.perSecond / baseline.perSecond),
    processorRatioToBaseline: median((other, baseline) => baseline.microsPerAnswer / other.microsPerAnswer),
  };
}

export function rowOf(kind: string, compared: ComparisonResult): ReportRow {
  return {
    kind,
    name: compared.name,
    'per second': Math.round(compared.perSecond),
    'of baseline': round(compared.ratioToBaseline),
    'p50 ms': round(compared.p50),
    'p99 ms': round(compared.p99),
    'processor µs': round(compared.microsPerAnswer, 1),
    'of baseline by processor': round(compared.processorRatioToBaseline),
    failures: compared.failures,
  };
}
