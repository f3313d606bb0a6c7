import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readGoals, isGoalMet, goalRow } from './harness/report.ts';

/** Runs all benchmarks one after the other and prints which goals are met. Needs `npm run build`. */
const benchmarks = [
  'cached-page',
  'uncached-page',
  'start',
  'invalidation-latency',
  'delivery-storm',
  'unknown-addresses',
  'event-loop',
  'cart-writes',
  'lists',
  'relevance',
  'import',
  'assistant',
  'assistant-streams',
] as const;

/** A benchmark that takes longer hangs. */
const timeoutMs = 5 * 60_000;

const began = Date.now();
const unfinished = benchmarks.filter((name) => !runToEnd(name));
const goals = benchmarks.filter((name) => !unfinished.includes(name)).flatMap((name) => readGoals(name));
console.log(`\nAll benchmarks, ${Math.round((Date.now() - began) / 1000)} s`);
console.table(goals.map(goalRow));
if (unfinished.length > 0) console.error(`Did not finish: ${unfinished.join(', ')}`);
process.exitCode = unfinished.length > 0 || !goals.every(isGoalMet) ? 1 : 0;

function runToEnd(name: string): boolean {
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit', timeout: timeoutMs });
  return status === 0;
}
