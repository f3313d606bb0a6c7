import { runSteps } from './steps.js';
import { browserStep, clearReports, vitestStep } from './test-reports.js';

/** Everything that must pass before a release, cheapest first: `npm run verify`. */
clearReports();

/** The longest first. Each is busy on one core but for the last, which takes what the first leaves idle at its end. */
const checks = [
  { name: 'types', command: ['astro-check', []] },
  { name: 'format', command: ['prettier', ['--check', '--log-level=warn', '.']] },
  { name: 'lint', command: ['oxlint', ['--type-aware', '--deny-warnings', '.']] },
  vitestStep('unit'),
];
/** Each is busy on both. */
const tests = [vitestStep('data'), { name: 'build', command: ['astro', ['build']] }, vitestStep('http'), browserStep];

await runSteps(
  [
    { steps: checks, atOnce: 2 },
    { steps: tests, atOnce: 1 },
  ],
  { script: 'verify' },
);
