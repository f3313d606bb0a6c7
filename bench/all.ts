import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { goalsOf, isMet, verdictOn } from './report.ts';

/** Runs every bench, one after the other, and says which goals are met; the build must be there (`npm run build`). */
const benches = [
  'cached-page',
  'uncached-page',
  'start',
  'invalidation-latency',
  'storm',
  'unknown-addresses',
  'cart-writes',
  'lists',
  'relevance',
  'import',
  'assistant',
  'assistant-streams',
] as const;

/** One that takes longer is stuck. */
const longestMs = 5 * 60_000;

const began = Date.now();
const unfinished = benches.filter((name) => !finishes(name));
const goals = benches.filter((name) => !unfinished.includes(name)).flatMap((name) => goalsOf(name));
console.log(`\nAll benches, ${Math.round((Date.now() - began) / 1000)} s`);
console.table(goals.map(verdictOn));
if (unfinished.length > 0) console.error(`Did not run to the end: ${unfinished.join(', ')}`);
process.exitCode = unfinished.length > 0 || !goals.every(isMet) ? 1 : 0;

function finishes(name: string): boolean {
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit', timeout: longestMs });
  return status === 0;
}
