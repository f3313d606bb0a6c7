import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readGoals, isGoalMet, goalRow } from './harness/report.ts';

/**
 * Runs all benchmarks one after the other and prints which goals are met. Needs `npm run build`.
 * `npm run bench -- <name> [arguments]` runs one.
 */
const benchmarks = [
  'cached-page',
  'uncached-page',
  'pages',
  'start',
  'invalidation-latency',
  'delivery-storm',
  'unknown-addresses',
  'event-loop',
  'cart-writes',
  'lists',
  'relevance',
  'import',
  'pictures',
  'copy',
  'shopify-scan',
  'platform-latency',
  'assistant',
  'assistant-streams',
  'assistant-evaluation',
] as const;

/** A benchmark that takes longer hangs. */
const timeoutMs = 5 * 60_000;

const [only, ...rest] = process.argv.slice(2);
const chosen = benchmarks.filter((name) => only === undefined || name === only);
if (chosen.length === 0) throw new Error(`Expected one of: ${benchmarks.join(', ')}`);

const began = Date.now();
const unfinished = chosen.filter((name) => !runToEnd(name));
const goals = chosen.filter((name) => !unfinished.includes(name)).flatMap((name) => readGoals(name));
console.log(`\n${only ?? 'All benchmarks'}, ${Math.round((Date.now() - began) / 1000)} s`);
console.table(goals.map(goalRow));
if (unfinished.length > 0) console.error(`Did not finish: ${unfinished.join(', ')}`);
process.exitCode = unfinished.length > 0 || !goals.every(isGoalMet) ? 1 : 0;

function runToEnd(name: string): boolean {
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [script, ...rest], { stdio: 'inherit', timeout: timeoutMs });
  return status === 0;
}
