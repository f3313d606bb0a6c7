import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readGoals, isGoalMet, goalRow } from './harness/report.ts';

/**
 * Runs all benchmarks one after the other and prints which goals are met. Needs `npm run build`.
 * `npm run bench -- <name> [arguments]` runs one.
 */
const benchmarks = [
  'pages/cached-page',
  'pages/uncached-page',
  'pages/pages',
  'pages/start',
  'freshness/invalidation-latency',
  'freshness/delivery-storm',
  'pages/unknown-addresses',
  'load/event-loop',
  'load/cart-writes',
  'pages/lists',
  'relevance/relevance',
  'imports/import',
  'imports/pictures',
  'imports/copy',
  'imports/shopify-scan',
  'freshness/platform-latency',
  'assistant/assistant',
  'assistant/assistant-streams',
  'assistant/assistant-evaluation',
] as const;

/** A benchmark that takes longer hangs: the longest takes five minutes on a slow machine. */
const timeoutMs = 15 * 60_000;

const [only, ...rest] = process.argv.slice(2);
const chosen = benchmarks.filter((path) => only === undefined || nameOf(path) === only);
if (chosen.length === 0) throw new Error(`Expected one of: ${benchmarks.map(nameOf).join(', ')}`);

const began = Date.now();
const unfinished = chosen.filter((path) => !runToEnd(path));
const goals = chosen.filter((path) => !unfinished.includes(path)).flatMap((path) => readGoals(nameOf(path)));
console.log(`\n${only ?? 'All benchmarks'}, ${Math.round((Date.now() - began) / 1000)} s`);
console.table(goals.map(goalRow));
if (unfinished.length > 0) console.error(`Did not finish: ${unfinished.map(nameOf).join(', ')}`);
process.exitCode = unfinished.length > 0 || !goals.every(isGoalMet) ? 1 : 0;

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function runToEnd(path: string): boolean {
  const script = fileURLToPath(new URL(`${path}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [script, ...rest], { stdio: 'inherit', timeout: timeoutMs });
  return status === 0;
}
