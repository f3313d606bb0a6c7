import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from './steps.js';
import { readPlaywrightReport, readVitestReport, reportsFolder } from './test-reports.js';

/** Everything that must pass before a release, cheapest first: `npm run verify`. */
rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });

await runSteps(
  [
    { name: 'format', command: ['prettier', ['--check', '--log-level=warn', '.']] },
    { name: 'lint', command: ['oxlint', ['--type-aware', '--deny-warnings', '.']] },
    { name: 'types', command: ['astro-check', []] },
    vitest('unit'),
    vitest('data'),
    { name: 'build', command: ['astro', ['build']] },
    vitest('http'),
    { name: 'browser', command: ['playwright', ['test']], tests: readPlaywrightReport },
  ],
  { script: 'verify' },
);

function vitest(name) {
  const outputFile = join(reportsFolder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  return {
    name,
    command: ['vitest', ['run', '--project', name, ...reporters]],
    tests: () => readVitestReport(name),
  };
}
