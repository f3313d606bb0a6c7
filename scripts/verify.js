import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, root } from './prepare.js';

const reports = join(root, 'test-results');
const vitest = (project) => [
  'vitest',
  ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report(project)}`],
];

/** What stands between a change and a release, cheapest first; all run, so that one run tells everything. */
const steps = [
  { name: 'format', command: ['prettier', ['--check', '--log-level=warn', '.']] },
  { name: 'lint', command: ['oxlint', ['--type-aware', '--deny-warnings', '.']] },
  { name: 'types', command: ['astro-check', []] },
  { name: 'unit', command: vitest('unit'), counts: vitestCounts },
  { name: 'build', command: ['astro', ['build']] },
  { name: 'http', command: vitest('http'), counts: vitestCounts },
  { name: 'browser', command: ['playwright', ['test']], counts: playwrightCounts },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = [];
for (const step of steps) results.push(await perform(step));
finish();

async function perform({ name, command: [program, args], counts }) {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const code = await attempt(program, args);
  const { passed, failed } = counts?.(name) ?? { passed: 0, failed: 0 };
  return { name, ok: code === 0, passed, failed, seconds: (performance.now() - started) / 1000 };
}

function finish() {
  console.log('\n');
  for (const { name, ok, passed, failed, seconds } of results) {
    const tests = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(9)}${seconds.toFixed(1).padStart(7)} s  ${tests}`);
  }
  const broken = results.filter((result) => !result.ok);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (broken.length > 0) console.log(`\nNot green: ${broken.map((result) => result.name).join(', ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(broken.length > 0 ? 1 : 0);
}

function report(name) {
  return join(reports, `${name}.json`);
}

function vitestCounts(name) {
  const result = readReport(name);
  return { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 };
}

function playwrightCounts(name) {
  const stats = readReport(name)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return null;
  }
}
