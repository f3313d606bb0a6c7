import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.js';
import { runSteps } from './steps.js';

/** Everything that must pass before a release, cheapest first: `npm run verify`. */
const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await runSteps([
  { name: 'format', command: ['prettier', ['--check', '--log-level=warn', '.']] },
  { name: 'lint', command: ['oxlint', ['--type-aware', '--deny-warnings', '.']] },
  { name: 'types', command: ['astro-check', []] },
  vitest('unit'),
  vitest('data'),
  { name: 'build', command: ['astro', ['build']] },
  vitest('http'),
  { name: 'browser', command: ['playwright', ['test']], counts: countPlaywright },
]);

function vitest(name) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${name}.json`)}`];
  const counts = () => {
    const result = readReport(name);
    return { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 };
  };
  return { name, command: ['vitest', ['run', '--project', name, ...reporters]], counts };
}

function countPlaywright() {
  const stats = readReport('browser')?.stats;
  const repeated = stats?.flaky ?? 0;
  return { passed: (stats?.expected ?? 0) + repeated, failed: stats?.unexpected ?? 0, repeated };
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
  } catch {
    return null;
  }
}
