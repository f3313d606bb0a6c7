import { runSteps } from './steps.js';
import { browserStep, clearReports, vitestStep } from './test-reports.js';

/** Everything that must pass before a release, cheapest first: `npm run verify`. */
clearReports();

await runSteps(
  [
    { name: 'format', command: ['prettier', ['--check', '--log-level=warn', '.']] },
    { name: 'lint', command: ['oxlint', ['--type-aware', '--deny-warnings', '.']] },
    { name: 'types', command: ['astro-check', []] },
    vitestStep('unit'),
    vitestStep('data'),
    { name: 'build', command: ['astro', ['build']] },
    vitestStep('http'),
    browserStep,
  ],
  { script: 'verify' },
);
