import { ensureInstalled, environment } from './prepare.js';
import { runSteps } from './steps.js';
import { browserStep, clearReports, vitestStep } from './test-reports.js';

/**
 * The tests over HTTP and in the browser in front of the Shopify emulator: `npm run test:shopify`. Those that do not
 * apply are listed with their reasons in `tests/helpers/platform/inapplicable-tests.ts`.
 */
ensureInstalled();
environment['TEST_PLATFORM'] = 'shopify';
clearReports();
await runSteps([{ steps: [vitestStep('http'), browserStep], atOnce: 1 }], { script: 'test-shopify' });
