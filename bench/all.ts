import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs every bench, one after the other; the build must be there (`npm run build`). */
const benches = ['cached-page', 'invalidation-latency', 'storm', 'unknown-addresses', 'lists', 'import'];

const failed = benches.filter((name) => {
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  return spawnSync(process.execPath, [script], { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) console.error(`Did not run to the end: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
